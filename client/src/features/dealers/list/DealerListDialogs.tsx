import { lazy, Suspense } from 'react';
import type { useSelection } from '../../../shared/list/selection/useSelection';
import { isByStatus, type DealerListState } from './dealerListCodec';
import type { DealerRow } from './useDealerColumns';

// Fetched when they are opened first: the list is there sooner.
const BulkStatusDialog = lazy(async () => ({ default: (await import('../status/BulkStatusDialog')).BulkStatusDialog }));
const DeleteDealerDialog = lazy(async () => ({ default: (await import('../DeleteDealerDialog')).DeleteDealerDialog }));
const StatusDialog = lazy(async () => ({ default: (await import('../status/StatusDialog')).StatusDialog }));

/** The dialog that stands over the list, if any. */
export type OpenDialog =
  { readonly kind: 'status' | 'delete'; readonly dealer: DealerRow } | { readonly kind: 'bulk' } | undefined;

interface DealerListDialogsProps {
  readonly dialog: OpenDialog;
  readonly state: DealerListState;
  readonly selection: ReturnType<typeof useSelection>;
  readonly onClose: () => void;
  /** Asks for the list again. */
  readonly refetch: () => void;
}

/** The dialogs of the dealers' list; the list is asked for again where a change concerns what it shows. */
export function DealerListDialogs({ dialog, state, selection, onClose, refetch }: DealerListDialogsProps) {
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
          dealers={[...selection.chosen].map(([id, label]) => ({ id, label }))}
          onClose={(changed) => {
            onClose();
            // Those that failed stay chosen, to be looked at.
            selection.setAll(changed, false);
            if (changed.length > 0) refetch();
          }}
        />
      )}
    </Suspense>
  );
}
