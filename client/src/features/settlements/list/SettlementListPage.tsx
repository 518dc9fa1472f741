import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../shared/i18n/useTexts';
import { DefinedListView } from '../../../shared/list/definition/DefinedListView';
import { ListFilters } from '../../../shared/list/definition/ListFilters';
import { useListPage } from '../../../shared/list/definition/useListPage';
import { useSelection } from '../../../shared/list/selection/useSelection';
import { PageHeader } from '../../../shared/page/PageHeader';
import { useSettlementListQuery, type SettlementListPage_RowFragment } from './SettlementListPage.generated';
import { settlementList } from './settlementList';

const row = {
  labelOf: ({ title }: SettlementListPage_RowFragment) => title,
  hrefOf: ({ id }: SettlementListPage_RowFragment) => `/settlements/${id}`,
};

/** The settlement runs with their payments and approvals. */
export function Component() {
  const { say } = useTexts('settlements');
  const { controls, view, listed } = useListPage(
    settlementList,
    useSettlementListQuery,
    ({ settlementsTable }) => settlementsTable,
  );
  useSelection(settlementList.name, controls, view.visible !== undefined);
  return (
    <>
      <PageHeader
        title={say('title')}
        subtitle={say('subtitle')}
        actions={
          <>
            <Button component={Link} to="/settlements/settings">
              {say('toSettings')}
            </Button>
            <Button component={Link} to="/settlements/holds?rilasciati=no">
              {say('toHolds')}
            </Button>
            <Button variant="outlined" component={Link} to="/settlements/documents">
              {say('toDocuments')}
            </Button>
            <NewButton variant="contained" />
          </>
        }
      />
      <ListFilters list={settlementList} controls={controls.filters} />
      <DefinedListView {...listed} row={row} emptyAction={<NewButton variant="outlined" />} />
    </>
  );
}

function NewButton({ variant }: { readonly variant: 'contained' | 'outlined' }) {
  const { say } = useTexts('settlements');
  return (
    <Button variant={variant} component={Link} to="/settlements/new" startIcon={<AddOutlined />}>
      {say('new')}
    </Button>
  );
}
