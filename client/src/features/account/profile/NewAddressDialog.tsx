import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { thrownProblem, type Problem } from '../../../shared/apollo/problem';
import { FormDialog } from '../../../shared/dialogs/FormDialog';
import { useDraft } from '../../../shared/forms/drafts/useDraft';
import { emailPattern } from '../../../shared/forms/fields/rules';
import { TextField } from '../../../shared/forms/fields/TextField';
import { FormProblem } from '../../../shared/forms/FormProblem';
import { applyProblem } from '../../../shared/forms/saving/applyProblem';
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
  const intl = useIntl();
  const { form, draft, problem, submit } = useNewAddress(onClose);
  const { control, formState } = form;
  return (
    <FormDialog
      open
      title={intl.formatMessage({ id: user.email === null ? 'account.email.add' : 'account.email.change' })}
      submitLabel={intl.formatMessage({ id: 'account.email.send' })}
      busy={formState.isSubmitting}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <Typography>
        <FormattedMessage id="account.email.text" />
      </Typography>
      <FormProblem problem={problem} draft={draft} />
      <TextField
        control={control}
        name="email"
        type="email"
        label={intl.formatMessage({ id: 'account.email.new' })}
        autoComplete="email"
        autoFocus
        rules={{ required: true, pattern: emailPattern }}
      />
      <CurrentPasswordField control={control} username={user.username} />
    </FormDialog>
  );
}

function useNewAddress(onClose: () => void) {
  const intl = useIntl();
  const toasts = useToasts();
  const { updateUser } = useSession();
  const [save] = useUpdateAccountMutation();
  const [problem, setProblem] = useState<Problem>();
  const form = useForm({ mode: 'onTouched', defaultValues: { email: '', currentPassword: '' } });
  const draft = useDraft(form, 'account.address');
  const { setError, getValues } = form;

  const submit = form.handleSubmit(async ({ email, currentPassword }) => {
    setProblem(undefined);
    try {
      const { data } = await save({ variables: { input: { email, currentPassword } } });
      if (data) updateUser(data.updateAccount);
      draft.sent();
      toasts.success(intl.formatMessage({ id: 'confirmation.sent' }, { address: email }));
      onClose();
    } catch (error) {
      const refused = thrownProblem(error);
      if (!applyProblem(refused, setError, getValues)) setProblem(refused);
    }
  });
  return { form, draft, problem, submit };
}
