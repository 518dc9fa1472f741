import { lazy, Suspense } from 'react';
import type { useSelection } from '../../../shared/list/selection/useSelection';
import { type Choice } from '../../../shared/list/selection/useSelection';
import type { CustomerRecordFragment } from '../customers.generated';

// Loaded when they are first opened, so that the list loads faster.
const CustomerDialog = lazy(async () => ({ default: (await import('../CustomerDialog')).CustomerDialog }));
const DeleteCustomersDialog = lazy(async () => ({
  default: (await import('../DeleteCustomersDialog')).DeleteCustomersDialog,
}));

/** The open dialog, if any. */
export type OpenDialog =
  | { readonly kind: 'form'; readonly customer: CustomerRecordFragment | undefined }
  | { readonly kind: 'delete'; readonly customers: readonly Choice[] }
  | undefined;

interface CustomerListDialogsProps {
  readonly dialog: OpenDialog;
  readonly selection: ReturnType<typeof useSelection>;
  readonly onClose: () => void;
  /** Fetches the list again. */
  readonly refetch: () => void;
}

/** The dialogs of the customers' list. */
export function CustomerListDialogs({ dialog, selection, onClose, refetch }: CustomerListDialogsProps) {
  return (
    <Suspense>
      {dialog?.kind === 'form' && (
        <CustomerDialog
          customer={dialog.customer}
          onClose={onClose}
          onSaved={() => {
            onClose();
            refetch();
          }}
        />
      )}
      {dialog?.kind === 'delete' && (
        <DeleteCustomersDialog
          customers={dialog.customers}
          onClose={onClose}
          onDeleted={() => {
            onClose();
            selection.setAll(dialog.customers, false);
            refetch();
          }}
        />
      )}
    </Suspense>
  );
}
