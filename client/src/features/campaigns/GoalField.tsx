import { largestGoal } from '@gdd/schema/campaigns';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { parseGoal } from '../../domain/goals/parseGoal';
import { TextField } from '../../shared/forms/fields/TextField';
import { useTexts } from '../../shared/i18n/useTexts';

interface GoalFieldProps<V extends FieldValues> {
  readonly control: Control<V>;
  /** A text field of the form, with the goal as it is typed. */
  readonly name: FieldPath<V>;
  readonly autoFocus?: boolean;
}

/** The field 'Obiettivo' (specification, section 2, modals 1 and 2). */
export function GoalField<V extends FieldValues>({ control, name, autoFocus = false }: GoalFieldProps<V>) {
  const { intl, say, format, language } = useTexts('campaigns');
  return (
    <TextField
      control={control}
      name={name}
      label={say('goal')}
      hint={say('goal.hint')}
      inputMode="numeric"
      autoComplete="off"
      autoFocus={autoFocus}
      rules={{
        required: intl.formatMessage({ id: 'forms.fieldRequired' }),
        validate: (text: string) =>
          parseGoal(text, language) !== undefined || say('goal.invalid', { most: format.number(largestGoal) }),
      }}
    />
  );
}
