import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { passwordLength } from '@gdd/schema/session';
import { problemOf, type Problem } from '../../shared/apollo/problem';
import { applyProblem } from '../../shared/forms/applyProblem';
import { FormProblem } from '../../shared/forms/FormProblem';
import { newPasswordRules } from '../../shared/forms/rules';
import { TextField } from '../../shared/forms/TextField';
import { useUnsavedChanges } from '../../shared/forms/useUnsavedChanges';
import { useToasts } from '../../shared/toasts/ToastsContext';
import { useChangePasswordMutation } from './account.generated';

const empty = { currentPassword: '', password: '', passwordConfirmation: '' };

/** Changes the own password; the other sessions of the user end with it. */
export function PasswordForm({ username }: { username: string }) {
  const intl = useIntl();
  const toasts = useToasts();
  const [change] = useChangePasswordMutation();
  const [problem, setProblem] = useState<Problem>();
  const { control, handleSubmit, formState, setError, getValues, reset } = useForm({
    mode: 'onTouched',
    defaultValues: empty,
  });
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
      {/* Tells the password manager whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <Stack spacing={2.5}>
        <FormProblem problem={problem} />
        <TextField
          control={control}
          name="currentPassword"
          type="password"
          label={intl.formatMessage({ id: 'account.password.current' })}
          autoComplete="current-password"
          rules={{ required: true }}
        />
        <TextField
          control={control}
          name="password"
          type="password"
          label={intl.formatMessage({ id: 'account.password.new' })}
          hint={intl.formatMessage({ id: 'forms.minimumLength' }, { min: passwordLength.min })}
          autoComplete="new-password"
          rules={{ ...newPasswordRules, deps: ['passwordConfirmation'] }}
        />
        <TextField
          control={control}
          name="passwordConfirmation"
          type="password"
          label={intl.formatMessage({ id: 'account.password.confirmation' })}
          autoComplete="new-password"
          rules={{
            required: true,
            validate: { ConfirmPassword: (confirmation: string) => confirmation === getValues('password') },
          }}
        />
        <Box>
          <Button type="submit" variant="outlined" loading={formState.isSubmitting}>
            <FormattedMessage id="account.password.submit" />
          </Button>
        </Box>
      </Stack>
    </form>
  );
}
