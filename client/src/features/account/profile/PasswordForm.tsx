import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { problemOf, type Problem } from '../../../shared/apollo/problem';
import { NewPasswordFields } from '../../../shared/forms/fields/NewPasswordFields';
import { FormProblem } from '../../../shared/forms/FormProblem';
import { applyProblem } from '../../../shared/forms/saving/applyProblem';
import { useUnsavedChanges } from '../../../shared/forms/unsaved/useUnsavedChanges';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import { useChangePasswordMutation } from './account.generated';
import { CurrentPasswordField } from './CurrentPasswordField';

const empty = { currentPassword: '', password: '', passwordConfirmation: '' };

/** Changes the user's own password; the user's other sessions end with it. */
export function PasswordForm({ username }: { username: string }) {
  const intl = useIntl();
  const toasts = useToasts();
  const [change] = useChangePasswordMutation();
  const [problem, setProblem] = useState<Problem>();
  const form = useForm({ mode: 'onTouched', defaultValues: empty });
  const { control, handleSubmit, formState, setError, getValues, reset } = form;
  useUnsavedChanges(formState.isDirty);

  const submit = handleSubmit(async (input) => {
    setProblem(undefined);
    try {
      await change({ variables: { input } });
      reset(empty);
      toasts.success(intl.formatMessage({ id: 'account.password.saved' }));
    } catch (error) {
      const refused = problemOf(error);
      if (refused !== undefined && !applyProblem(refused, setError, getValues)) setProblem(refused);
    }
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack spacing={2.5}>
        <FormProblem problem={problem} />
        <CurrentPasswordField control={control} username={username} />
        <FormProvider {...form}>
          <NewPasswordFields
            label={intl.formatMessage({ id: 'account.password.new' })}
            confirmationLabel={intl.formatMessage({ id: 'account.password.confirmation' })}
          />
        </FormProvider>
        <Box>
          <Button type="submit" variant="outlined" loading={formState.isSubmitting}>
            <FormattedMessage id="account.password.submit" />
          </Button>
        </Box>
      </Stack>
    </form>
  );
}
