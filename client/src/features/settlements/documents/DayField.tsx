import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { DateField } from '../../../shared/dates/DateField';
import { useFormat } from '../../../shared/i18n/useFormat';

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
  const intl = useIntl();
  const format = useFormat();
  const outside = () =>
    intl.formatMessage({ id: 'document.day.outside' }, { from: format.date(first), to: format.date(today) });
  return (
    <DateField
      control={control}
      name={name}
      label={label}
      rules={{ required: true, validate: (day: string) => (day >= first && day <= today) || outside() }}
    />
  );
}
