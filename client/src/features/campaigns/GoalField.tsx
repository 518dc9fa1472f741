import { largestGoal } from '@gdd/schema/campaigns';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { parseInteger } from '../../shared/forms/decimalText';
import { TextField } from '../../shared/forms/TextField';
import { useFormat } from '../../shared/i18n/useFormat';

interface GoalFieldProps<V extends FieldValues> {
  readonly control: Control<V>;
  /** A field that holds the goal as it is typed. */
  readonly name: FieldPath<V>;
  readonly autoFocus?: boolean;
}

/** Whether a text is a goal: a whole number of tyres from 1 to 1.000.000 (domain page, section 3). */
export function isGoal(text: string): boolean {
  const goal = parseInteger(text);
  return goal !== undefined && goal >= 1 && goal <= largestGoal;
}

/** 'Obiettivo' (specification, section 2, modals 1 and 2). */
export function GoalField<V extends FieldValues>({ control, name, autoFocus = false }: GoalFieldProps<V>) {
  const intl = useIntl();
  const format = useFormat();
  return (
    <TextField
      control={control}
      name={name}
      label={intl.formatMessage({ id: 'campaigns.goal' })}
      hint={intl.formatMessage({ id: 'campaigns.goal.hint' })}
      inputMode="numeric"
      autoComplete="off"
      autoFocus={autoFocus}
      rules={{
        required: intl.formatMessage({ id: 'forms.fieldRequired' }),
        validate: (text: string) =>
          isGoal(text) || intl.formatMessage({ id: 'campaigns.goal.invalid' }, { most: format.number(largestGoal) }),
      }}
    />
  );
}
