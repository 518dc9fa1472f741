import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { problemOf, type Problem } from '../../apollo/problem';
import { applyProblem } from './applyProblem';
import { useOneAtATime } from './useOneAtATime';

interface VersionedSave<Values extends FieldValues, Saved extends { readonly version: number }> {
  readonly form: UseFormReturn<Values>;
  /** The record that the form begins with. */
  readonly record: Saved;
  readonly valuesOf: (record: Saved) => Values;
  /** Reads the record as it is currently saved. */
  readonly read: () => Promise<Saved | null | undefined>;
  /** Sends the values with the version that they replace; undefined if nothing was saved. */
  readonly send: (values: Values, version: number) => Promise<Saved | undefined>;
  /** Runs after a save; removes the form's draft, if the form is not reset. */
  readonly onSaved: (saved: Saved) => void;
}

/** Saves an edited record over the version that was read, and merges the version that somebody else has saved since. */
export function useVersionedSave<Values extends FieldValues, Saved extends { readonly version: number }>({
  form,
  record,
  valuesOf,
  read,
  send,
  onSaved,
}: VersionedSave<Values, Saved>) {
  // The record whose version is replaced, and the one with which the user's values are compared to find the changes.
  const [current, setCurrent] = useState(record);
  const [base, setBase] = useState(record);
  const [newer, setNewer] = useState<Saved>();
  const [problem, setProblem] = useState<Problem>();

  const follow = (saved: Saved) => {
    setCurrent(saved);
    setBase(saved);
  };

  const meetNewer = async () => {
    const found = await read();
    if (!found) return;
    // Fields that the user has not changed get the newer values: only the others are left to the user's choice.
    const theirs = valuesOf(found);
    const merged = mergedValues(valuesOf(base), form.getValues(), theirs);
    // The first reset sets the default values, the second the merged ones: fields that differ stay dirty.
    form.reset(theirs);
    form.reset(merged, { keepDefaultValues: true });
    setBase(found);
    setNewer(found);
  };

  const submit = async (values: Values, version: number) => {
    try {
      const saved = await send(values, version);
      if (saved === undefined) return;
      follow(saved);
      setNewer(undefined);
      onSaved(saved);
    } catch (error) {
      const refused = problemOf(error);
      setNewer(undefined);
      if (refused?.reason === 'staleVersion') await meetNewer();
      else if (refused !== undefined && !applyProblem(refused, form.setError, form.getValues)) setProblem(refused);
    }
  };

  // `isSubmitting` changes too late for the second click of a double click.
  const save = useOneAtATime((version: number) =>
    form.handleSubmit(async (values) => {
      setProblem(undefined);
      try {
        await submit(values, version);
      } catch (error) {
        setProblem(problemOf(error));
      }
    })(),
  );

  return {
    current,
    problem,
    /** The record that somebody else has saved; undefined if nobody has, or the user has made a choice. */
    newer,
    save: () => save(current.version),
    /** The actions of a StaleVersionDialog: overwrite the newer record, load it, or close the dialog. */
    choices: {
      busy: form.formState.isSubmitting,
      onKeep: () => {
        if (newer !== undefined) save(newer.version);
      },
      onReload: () => {
        if (newer === undefined) return;
        form.reset(valuesOf(newer));
        follow(newer);
        setNewer(undefined);
      },
      onClose: () => setNewer(undefined),
    },
    meetNewer,
    /** Continues from a record that the user changed outside of the form; the form's values stay. */
    follow,
  };
}

/** The newer values, except for the fields that the user has changed. */
function mergedValues<Values extends FieldValues>(base: Values, mine: Values, theirs: Values): Values {
  const changed = Object.entries(mine).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(base[field] as unknown),
  );
  return { ...theirs, ...Object.fromEntries(changed) };
}
