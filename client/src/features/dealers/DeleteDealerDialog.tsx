import { useIntl } from 'react-intl';
import { thrownProblem } from '../../shared/apollo/problem';
import { useErrorToast } from '../../shared/apollo/useErrorToast';
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog';
import { useToasts } from '../../shared/toasts/ToastsContext';
import { useDeleteDealerMutation } from './dealer.generated';
import { forgetDealer } from './dealerCache';

interface DeleteDealerDialogProps {
  readonly dealer: { readonly id: string; readonly businessName: string };
  /** Called when the dealer is deleted, also if another user had deleted it before. */
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Confirms that a dealer is deleted, and explains the consequences. */
export function DeleteDealerDialog({ dealer, onDeleted, onClose }: DeleteDealerDialogProps) {
  const intl = useIntl();
  const toasts = useToasts();
  const reportError = useErrorToast();
  const name = dealer.businessName;
  const [deleteDealer, { loading, client }] = useDeleteDealerMutation({
    update: (cache) => forgetDealer(cache, dealer.id),
    onCompleted: () => {
      toasts.success(intl.formatMessage({ id: 'dealers.delete.done' }, { name }));
      onDeleted();
    },
    onError: (error) => {
      reportError(error, name);
      if (thrownProblem(error).code !== 'NOT_FOUND') return onClose();
      forgetDealer(client.cache, dealer.id);
      onDeleted();
    },
  });

  return (
    <ConfirmDialog
      open
      title={intl.formatMessage({ id: 'dealers.delete.title' }, { name })}
      text={intl.formatMessage({ id: 'dealers.delete.text' })}
      confirmLabel={intl.formatMessage({ id: 'dealers.delete.confirm' })}
      destructive
      busy={loading}
      onConfirm={() => {
        if (!loading) void deleteDealer({ variables: { id: dealer.id } });
      }}
      onClose={onClose}
    />
  );
}
