import { ActionDialog } from '../../../shared/actions/ActionDialog';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useRenewRecoveryCodesMutation } from './factors.generated';

interface RenewCodesDialogProps {
  readonly onDone: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Confirms that new recovery codes replace the earlier ones. */
export function RenewCodesDialog({ onDone, onClose }: RenewCodesDialogProps) {
  const { say } = useTexts('account.factors.codes');
  // the codes are stored nowhere, so they must not be in the cache
  const [renew] = useRenewRecoveryCodesMutation({ fetchPolicy: 'no-cache' });
  return (
    <ActionDialog
      title={say('renew.title')}
      text={say('renew.text')}
      confirmLabel={say('renew')}
      act={() => renew()}
      onDone={({ data }) => onDone(data?.renewRecoveryCodes ?? [])}
      onClose={onClose}
    />
  );
}
