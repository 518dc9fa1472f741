import { NetworkStatus } from '@apollo/client';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../shared/i18n/useTexts';
import { DefinedListView } from '../../../shared/list/definition/DefinedListView';
import { ListFilters } from '../../../shared/list/definition/ListFilters';
import { useListState } from '../../../shared/list/state/useListState';
import { useSelection } from '../../../shared/list/selection/useSelection';
import { useVisiblePage } from '../../../shared/list/paging/useVisiblePage';
import { PageHeader } from '../../../shared/page/PageHeader';
import { CompleteMonths } from './CompleteMonths';
import { ImportsExport } from './ImportsExport';
import { importList } from './importList';
import { isUnderWay } from '../importOptions';
import { ImportListDocument, useImportListQuery } from '../imports.generated';
import { usePolling } from '../../../shared/apollo/usePolling';
import { useLivePace, useLiveQuery } from '../../../shared/live/liveHooks';

/** The polling interval while the portal is processing one of the imports, in milliseconds. */
const pollInterval = 2_000;

/** The history of imports with their outcome, and the link to a new one. */
export function Component() {
  const { say } = useTexts('imports');
  const controls = useListState(importList.codec);
  const input = useMemo(() => importList.input(controls.state), [controls.state]);
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
  usePolling(view.visible?.items.some(({ status }) => isUnderWay(status)) ?? false, useLivePace(pollInterval), {
    startPolling,
    stopPolling,
  });
  useLiveQuery('IMPORT', ImportListDocument, { input });
  useSelection(importList.name, controls, view.visible !== undefined);

  return (
    <>
      <PageHeader
        title={say('title')}
        subtitle={say('subtitle')}
        actions={
          <>
            <Button component={Link} to="/imports/columns">
              {say('columns.title')}
            </Button>
            <ImportsExport state={controls.state} rows={view.visible?.total} />
            <NewImportButton variant="contained" />
          </>
        }
      />
      <CompleteMonths />
      <ListFilters list={importList} controls={controls.filters} />
      <DefinedListView
        list={importList}
        controls={controls}
        view={view}
        row={{ labelOf: (row) => row.filename, hrefOf: (row) => `/imports/${row.id}` }}
        emptyAction={<NewImportButton variant="outlined" />}
        onRetry={() => void refetch()}
      />
    </>
  );
}

function NewImportButton({ variant }: { variant: 'contained' | 'outlined' }) {
  const { say } = useTexts('imports');
  return (
    <Button variant={variant} component={Link} to="/imports/new" startIcon={<UploadFileOutlined />}>
      {say('new')}
    </Button>
  );
}
