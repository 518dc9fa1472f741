import { ActionDialog } from '../../shared/actions/ActionDialog';
import { useDeleteDealerMutation } from './dealer.generated';
import { useTexts } from '../../shared/i18n/useTexts';
import { forgetDealer } from './dealerCache';

interface DeleteDealerDialogProps {
  readonly dealer: { readonly id: string; readonly businessName: string };
  /** Called when the dealer is deleted, also if another user had deleted it before. */
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Confirms that a dealer is deleted, and explains the consequences. */
export function DeleteDealerDialog({ dealer, onDeleted, onClose }: DeleteDealerDialogProps) {
  const { say } = useTexts('dealers.delete');
  const name = dealer.businessName;
  const [deleteDealer, { client }] = useDeleteDealerMutation({ update: (cache) => forgetDealer(cache, dealer.id) });

  return (
    <ActionDialog
      title={say('title', { name })}
      text={say('text')}
      confirmLabel={say('confirm')}
      destructive
      act={() => deleteDealer({ variables: { id: dealer.id } })}
      done={say('done', { name })}
      onDone={onDeleted}
      name={name}
      onError={({ code }, report) => {
        report();
        if (code !== 'NOT_FOUND') return onClose();
        forgetDealer(client.cache, dealer.id);
        onDeleted();
      }}
      onClose={onClose}
    />
  );
}
