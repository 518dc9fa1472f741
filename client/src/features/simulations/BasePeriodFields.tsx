import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { DateField } from '../../shared/dates/DateField';
import { useTexts } from '../../shared/i18n/useTexts';
import { periodProblem, type BasePeriod } from './basePeriod';

interface BasePeriodFieldsProps<V extends FieldValues & BasePeriod> {
  readonly control: Control<V>;
  /** The programme's day, yyyy-mm-dd; undefined while it is not known. */
  readonly today: string | undefined;
}

/** First and last day of a base period, with the server's validation rules. */
export function BasePeriodFields<V extends FieldValues & BasePeriod>({ control, today }: BasePeriodFieldsProps<V>) {
  const { say } = useTexts('simulations.period');
  return (
    <>
      <DateField control={control} name={'from' as FieldPath<V>} label={say('from')} rules={{ required: true }} />
      <DateField
        control={control}
        name={'to' as FieldPath<V>}
        label={say('to')}
        rules={{
          required: true,
          validate: (_day: unknown, values: V) => {
            const problem = periodProblem(values, today);
            return problem === undefined || say(problem);
          },
        }}
      />
    </>
  );
}
