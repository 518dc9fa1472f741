import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { DefinedListView } from '../../../shared/list/definition/DefinedListView';
import { ListFilters } from '../../../shared/list/definition/ListFilters';
import { useVisiblePage } from '../../../shared/list/paging/useVisiblePage';
import { useSelection } from '../../../shared/list/selection/useSelection';
import { useListState } from '../../../shared/list/state/useListState';
import { PageHeader } from '../../../shared/page/PageHeader';
import { useSettlementListQuery, type SettlementListPage_RowFragment } from './SettlementListPage.generated';
import { settlementList } from './settlementList';

const row = {
  labelOf: ({ title }: SettlementListPage_RowFragment) => title,
  hrefOf: ({ id }: SettlementListPage_RowFragment) => `/settlements/${id}`,
};

/** The settlement runs with their payments and approvals. */
export function Component() {
  const intl = useIntl();
  const controls = useListState(settlementList.codec);
  const input = useMemo(() => settlementList.input(controls.state), [controls.state]);
  const { data, loading, error, refetch } = useSettlementListQuery({
    variables: { input },
    fetchPolicy: 'cache-and-network',
  });
  const view = useVisiblePage({ page: data?.settlementsTable, loading, error }, controls.state, controls.key);
  useSelection(settlementList.name, controls, view.visible !== undefined);
  return (
    <>
      <PageHeader
        title={intl.formatMessage({ id: 'settlements.title' })}
        subtitle={<FormattedMessage id="settlements.subtitle" />}
        actions={
          <>
            <Button component={Link} to="/settlements/settings">
              <FormattedMessage id="settlements.toSettings" />
            </Button>
            <Button component={Link} to="/settlements/holds?rilasciati=no">
              <FormattedMessage id="settlements.toHolds" />
            </Button>
            <Button variant="outlined" component={Link} to="/settlements/documents">
              <FormattedMessage id="settlements.toDocuments" />
            </Button>
            <NewButton variant="contained" />
          </>
        }
      />
      <ListFilters list={settlementList} controls={controls.filters} />
      <DefinedListView
        list={settlementList}
        controls={controls}
        view={view}
        row={row}
        emptyAction={<NewButton variant="outlined" />}
        onRetry={() => void refetch()}
      />
    </>
  );
}

function NewButton({ variant }: { readonly variant: 'contained' | 'outlined' }) {
  return (
    <Button variant={variant} component={Link} to="/settlements/new" startIcon={<AddOutlined />}>
      <FormattedMessage id="settlements.new" />
    </Button>
  );
}
