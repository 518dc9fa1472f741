import { largestGoal } from '@gdd/schema/campaigns';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { parseGoal } from '../../domain/goals/parseGoal';
import { TextField } from '../../shared/forms/fields/TextField';
import { useLanguage } from '../../shared/i18n/LanguageProvider';
import { useFormat } from '../../shared/i18n/useFormat';

interface GoalFieldProps<V extends FieldValues> {
  readonly control: Control<V>;
  /** A text field of the form, with the goal as it is typed. */
  readonly name: FieldPath<V>;
  readonly autoFocus?: boolean;
}

/** The field 'Obiettivo' (specification, section 2, modals 1 and 2). */
export function GoalField<V extends FieldValues>({ control, name, autoFocus = false }: GoalFieldProps<V>) {
  const intl = useIntl();
  const format = useFormat();
  const { language } = useLanguage();
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
          parseGoal(text, language) !== undefined ||
          intl.formatMessage({ id: 'campaigns.goal.invalid' }, { most: format.number(largestGoal) }),
      }}
    />
  );
}
