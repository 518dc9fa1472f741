import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FormProvider, useForm } from 'react-hook-form';
import { NewPasswordFields } from '../../../shared/forms/fields/NewPasswordFields';
import { FormProblem } from '../../../shared/forms/FormProblem';
import { useSubmit } from '../../../shared/forms/saving/useSubmit';
import { useUnsavedChanges } from '../../../shared/forms/unsaved/useUnsavedChanges';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import { useChangePasswordMutation } from './account.generated';
import { CurrentPasswordField } from './CurrentPasswordField';

const empty = { currentPassword: '', password: '', passwordConfirmation: '' };

/** Changes the user's own password; the user's other sessions end with it. */
export function PasswordForm({ username }: { username: string }) {
  const { say } = useTexts('account.password');
  const toasts = useToasts();
  const [change] = useChangePasswordMutation();
  const form = useForm({ mode: 'onTouched', defaultValues: empty });
  const { control, formState, reset } = form;
  useUnsavedChanges(formState.isDirty);

  const { submit, busy, problem } = useSubmit(form, async (input) => {
    await change({ variables: { input } });
    reset(empty);
    toasts.success(say('saved'));
  });

  return (
    <form onSubmit={submit} noValidate>
      <Stack spacing={2.5}>
        <FormProblem problem={problem} />
        <CurrentPasswordField control={control} username={username} />
        <FormProvider {...form}>
          <NewPasswordFields label={say('new')} confirmationLabel={say('confirmation')} />
        </FormProvider>
        <Box>
          <Button type="submit" variant="outlined" loading={busy}>
            {say('submit')}
          </Button>
        </Box>
      </Stack>
    </form>
  );
}
