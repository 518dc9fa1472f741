import { forgetEntity } from '../../../shared/apollo/forgetEntity';
import { ActionDialog } from '../../../shared/actions/ActionDialog';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useRevokePersonalTokenMutation } from './personalTokens.generated';

interface RevokeTokenDialogProps {
  readonly token: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** Confirms the revocation of a personal token, and reports the outcome. */
export function RevokeTokenDialog({ token: { id, name }, onClose }: RevokeTokenDialogProps) {
  const [revoke] = useRevokePersonalTokenMutation({ update: (cache) => forgetEntity(cache, 'PersonalToken', id) });
  const { say } = useTexts('account.tokens', { name });
  return (
    <ActionDialog
      title={say('revoke.title')}
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
