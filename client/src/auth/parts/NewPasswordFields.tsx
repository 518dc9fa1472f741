import { passwordLength } from '@gdd/schema/session';
import { newPasswordRules } from '../../shared/forms/fields/rules';
import type { SmallField } from '../../shared/forms/useSmallForm';
import { useEntry } from '../EntryContext';
import { useTexts } from '../texts';
import { TextField } from './TextField';

export const passwordValues = { password: '', passwordConfirmation: '' };

/** A confirmation that differs from the password is the ConfirmPassword error (specification, section 5). */
export const passwordRules = {
  password: newPasswordRules,
  passwordConfirmation: { required: true, repeats: 'password' },
};

interface NewPasswordFieldsProps {
  readonly password: SmallField<string>;
  readonly confirmation: SmallField<string>;
}

/** A new password, typed twice. */
export function NewPasswordFields({ password, confirmation }: NewPasswordFieldsProps) {
  const { say } = useTexts();
  const { fetchPortal } = useEntry();
  return (
    <>
      <TextField
        {...password}
        type="password"
        label={say('auth.password')}
        hint={say('forms.minimumLength', { min: passwordLength.min })}
        autoComplete="new-password"
        onInput={fetchPortal}
      />
      <TextField
        {...confirmation}
        type="password"
        label={say('auth.passwordConfirmation')}
        autoComplete="new-password"
      />
    </>
  );
}
