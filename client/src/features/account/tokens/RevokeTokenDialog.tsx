import { useState } from 'react';
import { useIntl } from 'react-intl';
import { forgetEntity } from '../../../shared/apollo/forgetEntity';
import { useErrorToast } from '../../../shared/apollo/useErrorToast';
import { ConfirmDialog } from '../../../shared/dialogs/ConfirmDialog';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import { useRevokePersonalTokenMutation } from './personalTokens.generated';

interface RevokeTokenDialogProps {
  readonly token: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** Confirms the revocation of a personal token, and reports the outcome. */
export function RevokeTokenDialog({ token: { id, name }, onClose }: RevokeTokenDialogProps) {
  const intl = useIntl();
  const toasts = useToasts();
  const reportError = useErrorToast();
  const [busy, setBusy] = useState(false);
  const [revoke] = useRevokePersonalTokenMutation({ update: (cache) => forgetEntity(cache, 'PersonalToken', id) });
  const say = (message: string) => intl.formatMessage({ id: `account.tokens.${message}` }, { name });

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
      title={say('revoke.title')}
      text={say('revoke.text')}
      confirmLabel={say('revoke')}
      destructive
      busy={busy}
      onConfirm={() => void run()}
      onClose={onClose}
    />
  );
}
