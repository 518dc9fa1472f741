import { useIntl } from 'react-intl';
import { forgetEntity } from '../../../shared/apollo/forgetEntity';
import { ActionDialog } from '../../../shared/actions/ActionDialog';
import { useTexts } from '../../../shared/i18n/useTexts';
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
  const [revoke, { client }] = useRevokeShareLinkMutation();
  const { say } = useTexts('dealers.share', { ending });
  const forget = () => forgetEntity(client.cache, 'ShareToken', id);
  return (
    <ActionDialog
      title={say('revoke.title')}
      text={say('revoke.text')}
      confirmLabel={intl.formatMessage({ id: 'account.tokens.revoke' })}
      destructive
      act={() => revoke({ variables: { dealerId, id } })}
      onDone={() => {
        forget();
        toasts.success(say('revoked'), say('ending'));
        onClose();
      }}
      name={say('ending')}
      onRefused={({ code }) => {
        // Another user has revoked it.
        if (code === 'NOT_FOUND') forget();
      }}
      onClose={onClose}
    />
  );
}
