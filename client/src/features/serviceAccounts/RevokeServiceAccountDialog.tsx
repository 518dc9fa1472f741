import { ActionDialog } from '../../shared/actions/ActionDialog';
import { useTexts } from '../../shared/i18n/useTexts';
import { useRevokeServiceAccountMutation, type ServiceAccountListedFragment } from './serviceAccounts.generated';

interface RevokeServiceAccountDialogProps {
  readonly account: ServiceAccountListedFragment;
  readonly onClose: () => void;
}

/** Confirms the revocation of a service account, and reports the outcome. */
export function RevokeServiceAccountDialog({ account: { id, name }, onClose }: RevokeServiceAccountDialogProps) {
  const { say } = useTexts('serviceAccounts');
  const [revoke] = useRevokeServiceAccountMutation({ refetchQueries: ['ServiceAccountList'] });
  return (
    <ActionDialog
      title={say('revoke.title', { name })}
      text={say('revoke.text')}
      confirmLabel={say('revoke')}
      destructive
      act={() => revoke({ variables: { id } })}
      done={say('revoked')}
      name={name}
      onClose={onClose}
    />
  );
}
