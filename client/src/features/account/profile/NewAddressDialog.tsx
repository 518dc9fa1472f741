import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../../shared/dialogs/FormDialog';
import { useDraft } from '../../../shared/forms/drafts/useDraft';
import { emailPattern } from '../../../shared/forms/fields/rules';
import { TextField } from '../../../shared/forms/fields/TextField';
import { FormProblem } from '../../../shared/forms/FormProblem';
import { useSubmit } from '../../../shared/forms/saving/useSubmit';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useSession } from '../../../shared/session/SessionContext';
import type { SessionUser } from '../../../shared/session/SessionStore';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import { useUpdateAccountMutation } from './account.generated';
import { CurrentPasswordField } from './CurrentPasswordField';

interface NewAddressDialogProps {
  readonly user: SessionUser;
  readonly onClose: () => void;
}

/**
 * The form for another address, with the current password; the address takes effect when the link in its mail is
 * opened.
 */
export function NewAddressDialog({ user, onClose }: NewAddressDialogProps) {
  const { intl, say } = useTexts('account.email');
  const { form, draft, submit, busy, problem } = useNewAddress(onClose);
  const { control } = form;
  return (
    <FormDialog
      open
      title={intl.formatMessage({ id: user.email === null ? 'account.email.add' : 'account.email.change' })}
      submitLabel={say('send')}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography>{say('text')}</Typography>
      <FormProblem problem={problem} draft={draft} />
      <TextField
        control={control}
        name="email"
        type="email"
        label={say('new')}
        autoComplete="email"
        autoFocus
        rules={{ required: true, pattern: emailPattern }}
      />
      <CurrentPasswordField control={control} username={user.username} />
    </FormDialog>
  );
}

function useNewAddress(onClose: () => void) {
  const { say } = useTexts('confirmation');
  const toasts = useToasts();
  const { updateUser } = useSession();
  const [save] = useUpdateAccountMutation();
  const form = useForm({ mode: 'onTouched', defaultValues: { email: '', currentPassword: '' } });
  const draft = useDraft(form, 'account.address');

  const submission = useSubmit(form, async ({ email, currentPassword }) => {
    const { data } = await save({ variables: { input: { email, currentPassword } } });
    if (data) updateUser(data.updateAccount);
    draft.sent();
    toasts.success(say('sent', { address: email }));
    onClose();
  });
  return { form, draft, ...submission };
}
