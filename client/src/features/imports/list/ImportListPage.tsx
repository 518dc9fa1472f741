import { NetworkStatus } from '@apollo/client';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { ListView } from '../../../shared/list/ListView';
import { useListState } from '../../../shared/list/state/useListState';
import { useSelection } from '../../../shared/list/selection/useSelection';
import { useVisiblePage } from '../../../shared/list/paging/useVisiblePage';
import { PageHeader } from '../../../shared/page/PageHeader';
import { EmptyState } from '../../../shared/states/EmptyState';
import { ImportsExport } from './ImportsExport';
import { ImportFilters } from './ImportFilters';
import { importList } from '../importList';
import { importListCodec, importTableInput } from './importListCodec';
import { isUnderWay } from '../importOptions';
import { useImportListQuery } from '../imports.generated';
import { useImportColumns } from './useImportColumns';
import { usePolling } from '../../../shared/apollo/usePolling';

/** Milliseconds between two looks at the list while the portal is at work on one of its imports. */
const lookAgain = 2_000;

/** The history of imports: what came in, what became of it, and the way to a new one. */
export function Component() {
  const intl = useIntl();
  const controls = useListState(importListCodec);
  const input = useMemo(() => importTableInput(controls.state), [controls.state]);
  const { data, loading, error, networkStatus, refetch, startPolling, stopPolling } = useImportListQuery({
    variables: { input },
    fetchPolicy: 'cache-and-network',
  });
  const isPolling = networkStatus === NetworkStatus.poll;
  const view = useVisiblePage(
    { page: data?.importsTable, loading: loading && !isPolling, error },
    controls.state,
    controls.key,
  );
  usePolling(view.visible?.items.some(({ status }) => isUnderWay(status)) ?? false, lookAgain, {
    startPolling,
    stopPolling,
  });
  useSelection(importList, controls, view.visible !== undefined);
  const columns = useImportColumns();

  return (
    <>
      <PageHeader
        title={intl.formatMessage({ id: 'imports.title' })}
        subtitle={<FormattedMessage id="imports.subtitle" />}
        actions={
          <>
            <ImportsExport state={controls.state} rows={view.visible?.total} />
            <NewImportButton variant="contained" />
          </>
        }
      />
      <ImportFilters controls={controls.filters} />
      <ListView
        list="imports"
        label={intl.formatMessage({ id: 'imports.title' })}
        codec={importListCodec}
        controls={controls}
        view={view}
        columns={columns}
        row={{ labelOf: (row) => row.filename, hrefOf: (row) => `/imports/${row.id}` }}
        empty={
          <EmptyState
            title={intl.formatMessage({ id: 'imports.empty.title' })}
            text={intl.formatMessage({ id: 'imports.empty.text' })}
            action={<NewImportButton variant="outlined" />}
          />
        }
        onRetry={() => void refetch()}
      />
    </>
  );
}

function NewImportButton({ variant }: { variant: 'contained' | 'outlined' }) {
  return (
    <Button variant={variant} component={Link} to="/imports/new" startIcon={<UploadFileOutlined />}>
      <FormattedMessage id="imports.new" />
    </Button>
  );
}
