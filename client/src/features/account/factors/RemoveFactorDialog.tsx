import { ActionDialog } from '../../../shared/actions/ActionDialog';
import { useTexts } from '../../../shared/i18n/useTexts';
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
  const [remove] = useRemoveFactorMutation();
  const { say } = useTexts('account.factors', { name });
  return (
    <ActionDialog
      title={say('remove.title')}
      text={say(isLast ? 'remove.last' : 'remove.text')}
      confirmLabel={say('remove')}
      destructive
      act={() => remove({ variables: { id } })}
      done={say('removed')}
      onDone={onDone}
      name={name}
      onClose={onClose}
    />
  );
}
