import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { thrownProblem, type Problem } from '../../apollo/problem';
import { applyProblem } from './applyProblem';

interface SaveOver<Values extends FieldValues, Saved> {
  readonly form: UseFormReturn<Values>;
  readonly valuesOf: (record: Saved) => Values;
  /** Reads the record as it is saved now. */
  readonly read: () => Promise<Saved | null | undefined>;
  /** Sends the values over the newer record, or over the one that the form began with where there is none. */
  readonly save: (values: Values, newer: Saved | undefined) => Promise<void>;
}

/**
 * Saves what a small form holds. Where somebody else was faster the form says so itself, without a dialog, and saves over
 * it if asked again; for larger records see useVersionedSave.
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
          // The fields that this person has not touched are the other's.
          form.reset(valuesOf(found), { keepDirtyValues: true });
          setNewer(found);
        }
      }
      if (!applyProblem(refused, form.setError, form.getValues)) setProblem(refused);
    }
  });
  return { problem, isStale: newer !== undefined, submit };
}
