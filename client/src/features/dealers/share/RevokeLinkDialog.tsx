import { useState } from 'react';
import { useIntl } from 'react-intl';
import { forgetEntity } from '../../../shared/apollo/forgetEntity';
import { thrownProblem } from '../../../shared/apollo/problem';
import { useErrorToast } from '../../../shared/apollo/useErrorToast';
import { ConfirmDialog } from '../../../shared/dialogs/ConfirmDialog';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import { useRevokeShareLinkMutation } from './shareLinks.generated';

interface RevokeLinkDialogProps {
  readonly dealerId: string;
  readonly link: { readonly id: string; readonly ending: string };
  readonly onClose: () => void;
}

/** Confirms the revocation of a share link, and reports the outcome. */
export function RevokeLinkDialog({ dealerId, link: { id, ending }, onClose }: RevokeLinkDialogProps) {
  const intl = useIntl();
  const toasts = useToasts();
  const reportError = useErrorToast();
  const [busy, setBusy] = useState(false);
  const [revoke, { client }] = useRevokeShareLinkMutation();
  const say = (message: string) => intl.formatMessage({ id: `dealers.share.${message}` }, { ending });

  const run = async () => {
    setBusy(true);
    try {
      await revoke({ variables: { dealerId, id } });
      forgetEntity(client.cache, 'ShareToken', id);
      toasts.success(intl.formatMessage({ id: 'dealers.share.revoked' }), say('ending'));
    } catch (error) {
      const problem = thrownProblem(error);
      // Another user has revoked it.
      if (problem.code === 'NOT_FOUND') forgetEntity(client.cache, 'ShareToken', id);
      reportError(error, say('ending'));
    }
    onClose();
  };

  return (
    <ConfirmDialog
      open
      title={say('revoke.title')}
      text={say('revoke.text')}
      confirmLabel={intl.formatMessage({ id: 'account.tokens.revoke' })}
      destructive
      busy={busy}
      onConfirm={() => void run()}
      onClose={onClose}
    />
  );
}
