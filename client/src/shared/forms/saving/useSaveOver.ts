import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { thrownProblem, type Problem } from '../../apollo/problem';
import { applyProblem } from './applyProblem';

interface SaveOver<Values extends FieldValues, Saved> {
  readonly form: UseFormReturn<Values>;
  readonly valuesOf: (record: Saved) => Values;
  /** Reads the record as it is currently saved. */
  readonly read: () => Promise<Saved | null | undefined>;
  /** Sends the values with the version of `newer`, or else of the record that the form began with. */
  readonly save: (values: Values, newer: Saved | undefined) => Promise<void>;
}

/**
 * Saves a small form. If somebody else has saved first, the form shows a notice (`isStale`), without a dialog, and the
 * next submit overwrites the newer record; for larger records see useVersionedSave.
 */
export function useSaveOver<Values extends FieldValues, Saved>({
  form,
  valuesOf,
  read,
  save,
}: SaveOver<Values, Saved>) {
  const [problem, setProblem] = useState<Problem>();
  const [newer, setNewer] = useState<Saved>();

  const submit = form.handleSubmit(async (values) => {
    setProblem(undefined);
    try {
      await save(values, newer);
      setNewer(undefined);
    } catch (error) {
      const refused = thrownProblem(error);
      if (refused.reason === 'staleVersion') {
        const found = await read();
        if (found) {
          // Fields that the user has not changed get the newer values.
          form.reset(valuesOf(found), { keepDirtyValues: true });
          setNewer(found);
        }
      }
      if (!applyProblem(refused, form.setError, form.getValues)) setProblem(refused);
    }
  });
  return { problem, isStale: newer !== undefined, submit };
}
