import { useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { passwordLength } from '@gdd/schema/session';
import { newPasswordRules } from './rules';
import { TextField } from './TextField';

interface NewPassword {
  password: string;
  passwordConfirmation: string;
}

interface NewPasswordFieldsProps {
  readonly label: string;
  readonly confirmationLabel: string;
}

/** A new password, typed twice; a confirmation that differs is the ConfirmPassword error (specification, section 5). */
export function NewPasswordFields({ label, confirmationLabel }: NewPasswordFieldsProps) {
  const intl = useIntl();
  const { control, getValues } = useFormContext<NewPassword>();
  return (
    <>
      <TextField
        control={control}
        name="password"
        type="password"
        label={label}
        hint={intl.formatMessage({ id: 'forms.minimumLength' }, { min: passwordLength.min })}
        autoComplete="new-password"
        rules={{ ...newPasswordRules, deps: ['passwordConfirmation'] }}
      />
      <TextField
        control={control}
        name="passwordConfirmation"
        type="password"
        label={confirmationLabel}
        autoComplete="new-password"
        rules={{
          required: true,
          validate: { ConfirmPassword: (confirmation: string) => confirmation === getValues('password') },
        }}
      />
    </>
  );
}
