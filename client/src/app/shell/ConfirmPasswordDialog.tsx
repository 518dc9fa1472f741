import { useIntl } from 'react-intl';
import { useSmallForm } from '../../shared/forms/useSmallForm';
import { useSession } from '../../shared/session/SessionContext';
import { useConfirmPasswordMutation } from './confirmPassword.generated';
import { PasswordDialog } from './PasswordDialog';

/** Prompts for the password again where a call that grants access was refused without it; the call is then repeated. */
export function ConfirmPasswordDialog() {
  const { user, confirmingPassword } = useSession();
  return user !== undefined && confirmingPassword ? <ConfirmPasswordForm username={user.username} /> : null;
}

function ConfirmPasswordForm({ username }: { username: string }) {
  const intl = useIntl();
  const { endPasswordPrompt } = useSession();
  const [confirm] = useConfirmPasswordMutation();
  const { field, ...form } = useSmallForm({
    values: { password: '' },
    rules: { password: { required: true } },
    send: async (variables) => {
      await confirm({ variables });
      endPasswordPrompt(true);
    },
  });
  return (
    <PasswordDialog
      username={username}
      form={form}
      password={field('password')}
      title={intl.formatMessage({ id: 'shell.confirmPassword.title' })}
      text={intl.formatMessage({ id: 'shell.confirmPassword.text' })}
      submitLabel={intl.formatMessage({ id: 'shell.confirmPassword.submit' })}
      onClose={() => endPasswordPrompt(false)}
    />
  );
}
