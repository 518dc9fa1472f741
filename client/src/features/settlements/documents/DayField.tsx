import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { DateField } from '../../../shared/dates/DateField';
import { useTexts } from '../../../shared/i18n/useTexts';

interface DayFieldProps<V extends FieldValues> {
  readonly control: Control<V>;
  readonly name: FieldPath<V>;
  readonly label: string;
  /** yyyy-mm-dd */
  readonly first: string;
  /** The programme's day, yyyy-mm-dd. */
  readonly today: string;
}

/** The day on which something happened to a document: from a first day to today. */
export function DayField<V extends FieldValues>({ control, name, label, first, today }: DayFieldProps<V>) {
  const { say, format } = useTexts('document.day');
  const outside = () => say('outside', { from: format.date(first), to: format.date(today) });
  return (
    <DateField
      control={control}
      name={name}
      label={label}
      rules={{ required: true, validate: (day: string) => (day >= first && day <= today) || outside() }}
    />
  );
}
