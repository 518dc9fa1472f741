import { useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { passwordLength } from '@gdd/schema/session';
import { newPasswordRules } from '../../shared/forms/rules';
import { TextField } from '../../shared/forms/TextField';

export interface NewPassword {
  password: string;
  passwordConfirmation: string;
}

/** A new password, typed twice; another text the second time sets the ConfirmPassword error. */
export function NewPasswordFields() {
  const intl = useIntl();
  const { control, getValues } = useFormContext<NewPassword>();
  return (
    <>
      <TextField
        control={control}
        name="password"
        type="password"
        label={intl.formatMessage({ id: 'auth.password' })}
        hint={intl.formatMessage({ id: 'forms.minimumLength' }, { min: passwordLength.min })}
        autoComplete="new-password"
        rules={{ ...newPasswordRules, deps: ['passwordConfirmation'] }}
      />
      <TextField
        control={control}
        name="passwordConfirmation"
        type="password"
        label={intl.formatMessage({ id: 'auth.passwordConfirmation' })}
        autoComplete="new-password"
        rules={{
          required: true,
          validate: { ConfirmPassword: (confirmation: string) => confirmation === getValues('password') },
        }}
      />
    </>
  );
}
