import { lazy, Suspense } from 'react';
import type { useAllByFilter } from '../../../shared/list/selection/useAllByFilter';
import { dealerList, isByStatus, type DealerListState, type DealerRow } from './dealerList';

// Loaded when they are first opened, so that the list loads faster.
const BulkStatusDialog = lazy(async () => ({ default: (await import('../status/BulkStatusDialog')).BulkStatusDialog }));
const DeleteDealerDialog = lazy(async () => ({ default: (await import('../DeleteDealerDialog')).DeleteDealerDialog }));
const StatusDialog = lazy(async () => ({ default: (await import('../status/StatusDialog')).StatusDialog }));

/** The open dialog, if any. */
export type OpenDialog =
  { readonly kind: 'status' | 'delete'; readonly dealer: DealerRow } | { readonly kind: 'bulk' } | undefined;

interface DealerListDialogsProps {
  readonly dialog: OpenDialog;
  readonly state: DealerListState;
  /** The number of rows on all pages that match the filter. */
  readonly total: number;
  readonly choosing: ReturnType<typeof useAllByFilter>;
  readonly onClose: () => void;
  /** Fetches the list again. */
  readonly refetch: () => void;
}

/** The dialogs of the dealers' list; it is fetched again where a change affects its content or order. */
export function DealerListDialogs({ dialog, state, total, choosing, onClose, refetch }: DealerListDialogsProps) {
  const {
    selection,
    all: { isAll },
  } = choosing;
  return (
    <Suspense>
      {dialog?.kind === 'status' && (
        <StatusDialog
          dealer={dialog.dealer}
          onClose={(isKnown) => {
            onClose();
            if (!isKnown || isByStatus(state)) refetch();
          }}
        />
      )}
      {dialog?.kind === 'delete' && (
        <DeleteDealerDialog
          dealer={dialog.dealer}
          onClose={onClose}
          onDeleted={() => {
            onClose();
            selection.setAll([{ id: dialog.dealer.id, label: '' }], false);
            refetch();
          }}
        />
      )}
      {dialog?.kind === 'bulk' && (
        <BulkStatusDialog
          dealers={isAll ? allOf(state) : { ids: [...selection.chosen.keys()] }}
          count={isAll ? total : selection.chosen.size}
          onClose={(outcome) => {
            onClose();
            // After a partial failure the dealers stay selected, so that the user can check them.
            if (outcome === 'changed') selection.clear();
            if (outcome !== 'cancelled') refetch();
          }}
        />
      )}
    </Suspense>
  );
}

/** All dealers that match the list's filter and search. */
function allOf(state: DealerListState) {
  const { filter, search } = dealerList.input(state);
  return { filter: filter ?? {}, ...(search && { search }) };
}
