import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTexts } from '../../../shared/i18n/useTexts';
import { TextField } from '../../../shared/forms/fields/TextField';

interface CurrentPasswordFieldProps<V extends FieldValues> {
  readonly control: Control<V>;
  /** For the password manager: the user whose password this is. */
  readonly username: string;
}

/** The current password, required where a session alone is not enough. */
export function CurrentPasswordField<V extends FieldValues & { currentPassword: string }>({
  control,
  username,
}: CurrentPasswordFieldProps<V>) {
  const { say } = useTexts('account.password');
  return (
    <div>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <TextField
        control={control}
        name={'currentPassword' as FieldPath<V>}
        type="password"
        label={say('current')}
        autoComplete="current-password"
        rules={{ required: true }}
      />
    </div>
  );
}
