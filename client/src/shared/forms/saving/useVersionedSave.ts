import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { problemOf, type Problem } from '../../apollo/problem';
import { useUnsavedChanges } from '../unsaved/useUnsavedChanges';
import { applyProblem } from './applyProblem';
import { useOneAtATime } from './useOneAtATime';

interface VersionedSave<Values extends FieldValues, Saved extends { readonly version: number }> {
  readonly form: UseFormReturn<Values>;
  /** The record that the form begins with. */
  readonly record: Saved;
  readonly valuesOf: (record: Saved) => Values;
  /** Reads the record as it is saved now. */
  readonly read: () => Promise<Saved | null | undefined>;
  /** Sends the values over a version; undefined where nothing was saved. */
  readonly send: (values: Values, version: number) => Promise<Saved | undefined>;
  /** Runs after a save; the form's changes no longer hold the page. */
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
  // The record that is saved over, and the one with which the person's values are compared to find the changes.
  const [current, setCurrent] = useState(record);
  const [base, setBase] = useState(record);
  const [newer, setNewer] = useState<Saved>();
  const [problem, setProblem] = useState<Problem>();
  const allowLeave = useUnsavedChanges(form.formState.isDirty);

  const follow = (saved: Saved) => {
    setCurrent(saved);
    setBase(saved);
  };

  const meetNewer = async () => {
    const found = await read();
    if (!found) return;
    // The fields that this person has not touched are the other's: only those that both may have changed are asked about.
    const theirs = valuesOf(found);
    const merged = mergedValues(valuesOf(base), form.getValues(), theirs);
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
      allowLeave();
      onSaved(saved);
    } catch (error) {
      const refused = problemOf(error);
      setNewer(undefined);
      if (refused?.reason === 'staleVersion') await meetNewer();
      else if (refused !== undefined && !applyProblem(refused, form.setError, form.getValues)) setProblem(refused);
    }
  };

  // The second click of a double one comes before the form knows that it is being sent.
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
    /** The record as somebody else has saved it; undefined where nobody has, or the person has chosen. */
    newer,
    save: () => save(current.version),
    /** The ways on that a StaleVersionDialog offers: over the newer record, back to it, or neither for now. */
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
    /** Takes over a change that was made here beside the form: the form's values stay. */
    follow,
  };
}

/** The other's values, but for the fields that this person has changed. */
function mergedValues<Values extends FieldValues>(base: Values, mine: Values, theirs: Values): Values {
  const changed = Object.entries(mine).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(base[field] as unknown),
  );
  return { ...theirs, ...Object.fromEntries(changed) };
}
