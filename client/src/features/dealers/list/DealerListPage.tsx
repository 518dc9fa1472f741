import Button from '@mui/material/Button';
import { lazy, startTransition, useCallback, useState } from 'react';
import { useTexts } from '../../../shared/i18n/useTexts';
import { DefinedListView } from '../../../shared/list/definition/DefinedListView';
import { useListState } from '../../../shared/list/state/useListState';
import { useAllByFilter } from '../../../shared/list/selection/useAllByFilter';
import { useSelection } from '../../../shared/list/selection/useSelection';
import { PageHeader } from '../../../shared/page/PageHeader';
import { useCan } from '../../../shared/permissions/useCan';
import { DealerFilters } from './DealerFilters';
import { DealersExport } from './DealersExport';
import { dealerList, type DealerRow } from './dealerList';
import { DealerListDialogs, type OpenDialog } from './DealerListDialogs';
import { NewDealerButton } from './NewDealerButton';
import { useDealerActions } from './useDealerActions';
import { useDealerPage } from './useDealerPage';

// Loaded with the panel that contains it.
const DealerPeek = lazy(async () => ({ default: (await import('./DealerPeek')).DealerPeek }));

/** Without a member in the filter no name is searched among the rows. */
const noRows: readonly DealerRow[] = [];
const labelOf = (row: DealerRow) => row.businessName;
const hrefOf = (row: DealerRow) => `/dealers/${row.id}`;
const peekOf = (row: DealerRow) => <DealerPeek key={row.id} id={row.id} />;

/** The dealers that the user may see: search, filter, sort, page, select, open. */
export function Component() {
  const { say } = useTexts('dealers');
  const can = useCan();
  const canEdit = can('editDealer');
  const controls = useListState(dealerList.codec);
  const { view, refetch } = useDealerPage(controls);
  const selection = useSelection(dealerList.name, controls, view.visible !== undefined);
  const choosing = useAllByFilter(selection, controls.key);
  const [dialog, setDialog] = useState<OpenDialog>();
  // A transition, so that the list stays as it is until the dialog is loaded.
  const open = useCallback((next: OpenDialog) => startTransition(() => setDialog(next)), []);
  const close = () => setDialog(undefined);
  const actionsOf = useDealerActions(open);

  return (
    <>
      <PageHeader
        title={say('title')}
        subtitle={say('list.subtitle')}
        actions={
          <>
            <DealersExport state={controls.state} rows={view.visible?.total} />
            {canEdit && <NewDealerButton variant="contained" />}
          </>
        }
      />
      <DealerFilters
        controls={controls.filters}
        rows={controls.state.filter.memberId === '' ? noRows : (view.visible?.items ?? noRows)}
      />
      <DefinedListView
        list={dealerList}
        controls={controls}
        view={view}
        row={{
          labelOf,
          hrefOf,
          peekOf,
          ...(canEdit && { actionsOf }),
        }}
        {...(canEdit && {
          choosing: {
            ...choosing,
            actions: (
              <Button size="small" variant="outlined" onClick={() => open({ kind: 'bulk' })}>
                {say('action.status')}
              </Button>
            ),
          },
        })}
        emptyAction={canEdit && <NewDealerButton variant="outlined" />}
        onRetry={refetch}
      />
      <DealerListDialogs
        dialog={dialog}
        state={controls.state}
        total={view.visible?.total ?? 0}
        choosing={choosing}
        onClose={close}
        refetch={refetch}
      />
    </>
  );
}
