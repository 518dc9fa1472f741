import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { thrownProblem } from '../../apollo/problem';
import { useSubmit } from './useSubmit';

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
  const [newer, setNewer] = useState<Saved>();

  const meetNewer = async () => {
    const saved = await read();
    if (!saved) return;
    // Fields that the user has not changed get the newer values.
    form.reset(valuesOf(saved), { keepDirtyValues: true });
    setNewer(saved);
  };
  const { submit, busy, problem } = useSubmit(form, async (values) => {
    try {
      await save(values, newer);
      setNewer(undefined);
    } catch (error) {
      if (thrownProblem(error).reason === 'staleVersion') await meetNewer();
      throw error;
    }
  });
  return { submit, busy, problem, isStale: newer !== undefined };
}
