import { useState } from 'react';
import { useErrorToast } from '../../shared/apollo/useErrorToast';
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog';
import { useTexts } from '../../shared/i18n/useTexts';
import { useToasts } from '../../shared/toasts/ToastsContext';
import { useRevokeServiceAccountMutation, type ServiceAccountListedFragment } from './serviceAccounts.generated';

interface RevokeServiceAccountDialogProps {
  readonly account: ServiceAccountListedFragment;
  readonly onClose: () => void;
}

/** Confirms the revocation of a service account, and reports the outcome. */
export function RevokeServiceAccountDialog({ account: { id, name }, onClose }: RevokeServiceAccountDialogProps) {
  const { say } = useTexts('serviceAccounts');
  const toasts = useToasts();
  const reportError = useErrorToast();
  const [busy, setBusy] = useState(false);
  const [revoke] = useRevokeServiceAccountMutation({ refetchQueries: ['ServiceAccountList'] });
  const run = async () => {
    setBusy(true);
    try {
      await revoke({ variables: { id } });
      toasts.success(say('revoked'));
    } catch (error) {
      reportError(error, name);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={say('revoke.title', { name })}
      text={say('revoke.text')}
      confirmLabel={say('revoke')}
      destructive
      busy={busy}
      onConfirm={() => void run()}
      onClose={onClose}
    />
  );
}
