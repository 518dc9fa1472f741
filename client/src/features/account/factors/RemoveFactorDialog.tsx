import { useIntl } from 'react-intl';
import { useErrorToast } from '../../../shared/apollo/useErrorToast';
import { ConfirmDialog } from '../../../shared/dialogs/ConfirmDialog';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import { useRemoveFactorMutation, type FactorRowFragment } from './factors.generated';

interface RemoveFactorDialogProps {
  readonly factor: FactorRowFragment;
  /** It is the user's only factor. */
  readonly isLast: boolean;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Confirms the removal of a factor, and reports the outcome. */
export function RemoveFactorDialog({ factor: { id, name }, isLast, onDone, onClose }: RemoveFactorDialogProps) {
  const intl = useIntl();
  const toasts = useToasts();
  const reportError = useErrorToast();
  const [remove, { loading }] = useRemoveFactorMutation();
  const say = (message: string) => intl.formatMessage({ id: `account.factors.${message}` }, { name });

  const run = async () => {
    try {
      await remove({ variables: { id } });
      toasts.success(say('removed'));
      onDone();
    } catch (error) {
      reportError(error, name);
      onClose();
    }
  };

  return (
    <ConfirmDialog
      open
      title={say('remove.title')}
      text={say(isLast ? 'remove.last' : 'remove.text')}
      confirmLabel={say('remove')}
      destructive
      busy={loading}
      onConfirm={() => void run()}
      onClose={onClose}
    />
  );
}
