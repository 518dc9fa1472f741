import { useApolloClient } from '@apollo/client/react';
import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import PublishedWithChangesOutlined from '@mui/icons-material/PublishedWithChangesOutlined';
import Button from '@mui/material/Button';
import { lazy, startTransition, Suspense, useCallback, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router-dom';
import type { RowAction } from '../../shared/list/ListColumn';
import { ListView } from '../../shared/list/ListView';
import { useChooseAll, type ChoicePage } from '../../shared/list/useChooseAll';
import { useListState } from '../../shared/list/useListState';
import { useSelection } from '../../shared/list/useSelection';
import { useShownPage } from '../../shared/list/useShownPage';
import { PageHeader } from '../../shared/page/PageHeader';
import { useCan } from '../../shared/permissions/useCan';
import { EmptyState } from '../../shared/states/EmptyState';
import { dealerList } from './dealerList';
import { DealerFilters } from './DealerFilters';
import { dealerListCodec, dealerTableInput, isByStatus, type DealerListState } from './dealerListCodec';
import { DealersExport } from './DealersExport';
import { DealerChoicesDocument, useDealerListQuery } from './DealerListPage.generated';
import { useDealerColumns, type DealerRow } from './useDealerColumns';

// Fetched when they are opened first: the list is there sooner.
const BulkStatusDialog = lazy(async () => ({ default: (await import('./BulkStatusDialog')).BulkStatusDialog }));
const DeleteDealerDialog = lazy(async () => ({ default: (await import('./DeleteDealerDialog')).DeleteDealerDialog }));
const StatusDialog = lazy(async () => ({ default: (await import('./StatusDialog')).StatusDialog }));

/** What stands over the list. */
type OpenDialog =
  { readonly kind: 'status' | 'delete'; readonly dealer: DealerRow } | { readonly kind: 'bulk' } | undefined;

/** Nobody's name is looked for among the rows. */
const noRows: readonly DealerRow[] = [];
const labelOf = (row: DealerRow) => row.businessName;
const hrefOf = (row: DealerRow) => `/dealers/${row.id}`;

/** The dealers that the user may see: search, filter, sort, page, choose, open. */
export function Component() {
  const intl = useIntl();
  const can = useCan();
  const canEdit = can('editDealer');
  const controls = useListState(dealerListCodec);
  const input = useMemo(() => dealerTableInput(controls.state), [controls.state]);
  const { data, loading, error, refetch } = useDealerListQuery({
    variables: { input },
    // Coming back shows what was there, and asks whether it still holds.
    fetchPolicy: 'cache-and-network',
  });
  const view = useShownPage({ page: data?.dealersTable, loading, error }, controls.state, controls.key);
  const selection = useSelection(dealerList, controls, view.shown !== undefined);
  const all = useChooseAllDealers(selection, controls.state, controls.key);
  const columns = useDealerColumns();
  const [dialog, setDialog] = useState<OpenDialog>();
  // The list stays as it is until the dialog has been fetched.
  const open = useCallback((next: OpenDialog) => startTransition(() => setDialog(next)), []);
  const close = () => setDialog(undefined);
  const actionsOf = useRowActions(open);

  return (
    <>
      <PageHeader
        title={intl.formatMessage({ id: 'dealers.title' })}
        subtitle={<FormattedMessage id="dealers.list.subtitle" />}
        actions={
          <>
            <DealersExport state={controls.state} rows={view.shown?.total} />
            {canEdit && <NewDealerButton variant="contained" />}
          </>
        }
      />
      <DealerFilters
        controls={controls.filters}
        rows={controls.state.filter.memberId === '' ? noRows : (view.shown?.items ?? noRows)}
      />
      <ListView
        list="dealers"
        label={intl.formatMessage({ id: 'dealers.title' })}
        codec={dealerListCodec}
        controls={controls}
        view={view}
        columns={columns}
        row={{
          labelOf,
          hrefOf,
          ...(canEdit && { actionsOf }),
        }}
        {...(canEdit && {
          choosing: {
            selection,
            all,
            actions: (
              <Button size="small" variant="outlined" onClick={() => open({ kind: 'bulk' })}>
                <FormattedMessage id="dealers.action.status" />
              </Button>
            ),
          },
        })}
        empty={
          <EmptyState
            title={intl.formatMessage({ id: 'dealers.empty.title' })}
            text={intl.formatMessage({ id: 'dealers.empty.text' })}
            action={canEdit && <NewDealerButton variant="outlined" />}
          />
        }
        onRetry={() => void refetch()}
      />
      <Suspense>
        {dialog?.kind === 'status' && (
          <StatusDialog
            dealer={dialog.dealer}
            onClose={(isKnown) => {
              close();
              if (!isKnown || isByStatus(controls.state)) void refetch();
            }}
          />
        )}
        {dialog?.kind === 'delete' && (
          <DeleteDealerDialog
            dealer={dialog.dealer}
            onClose={close}
            onDeleted={() => {
              close();
              selection.setAll([{ id: dialog.dealer.id, label: '' }], false);
              void refetch();
            }}
          />
        )}
        {dialog?.kind === 'bulk' && (
          <BulkStatusDialog
            dealers={[...selection.chosen].map(([id, label]) => ({ id, label }))}
            onClose={(changed) => {
              close();
              // Those that failed stay chosen, to be looked at.
              selection.setAll(changed, false);
              if (changed.length > 0) void refetch();
            }}
          />
        )}
      </Suspense>
    </>
  );
}

function NewDealerButton({ variant }: { variant: 'contained' | 'outlined' }) {
  return (
    <Button variant={variant} component={Link} to="/dealers/new" startIcon={<AddOutlined />}>
      <FormattedMessage id="dealers.new" />
    </Button>
  );
}

function useRowActions(open: (dialog: OpenDialog) => void): (dealer: DealerRow) => readonly RowAction[] {
  const intl = useIntl();
  const navigate = useNavigate();
  return useCallback(
    (dealer) => {
      const label = (action: string) => intl.formatMessage({ id: `dealers.action.${action}` });
      return [
        {
          key: 'edit',
          label: label('edit'),
          icon: EditOutlined,
          onSelect: () => void navigate(`/dealers/${dealer.id}/edit`),
        },
        {
          key: 'status',
          label: label('status'),
          icon: PublishedWithChangesOutlined,
          onSelect: () => open({ kind: 'status', dealer }),
        },
        {
          key: 'delete',
          label: label('delete'),
          icon: DeleteOutlined,
          destructive: true,
          onSelect: () => open({ kind: 'delete', dealer }),
        },
      ];
    },
    [intl, navigate, open],
  );
}

function useChooseAllDealers(selection: ReturnType<typeof useSelection>, state: DealerListState, key: string) {
  const client = useApolloClient();
  const read: ChoicePage = async (page) => {
    const input = dealerTableInput({ ...state, sort: { column: 'id', direction: 'asc' }, page, pageSize: 100 });
    const { data } = await client.query({
      query: DealerChoicesDocument,
      variables: { input },
      fetchPolicy: 'no-cache',
    });
    const { items, total } = data?.dealersTable ?? { items: [], total: 0 };
    return { rows: items.map(({ id, businessName }) => ({ id, label: businessName })), total };
  };
  return useChooseAll(selection, key, read);
}
