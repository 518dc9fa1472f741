import { useState, type BaseSyntheticEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { thrownProblem, type Problem } from '../../apollo/problem';
import { applyProblem } from './applyProblem';
import { useOneAtATime } from './useOneAtATime';

interface Submit {
  /** Sends the form, unless it is being sent. */
  readonly submit: (event?: BaseSyntheticEvent) => void;
  readonly busy: boolean;
  /** The problem of the last submit, unless each of its reasons stands at a field. */
  readonly problem: Problem | undefined;
}

/**
 * Sends the values of a form whose record no version guards (else: useSaveOver, useVersionedSave).
 *
 * @param send rejects with the error of a call
 * @param onRefused runs after an error: the record may not be as it is shown
 */
export function useSubmit<Values extends FieldValues>(
  {
    handleSubmit,
    setError,
    getValues,
    formState,
  }: Pick<UseFormReturn<Values>, 'handleSubmit' | 'setError' | 'getValues' | 'formState'>,
  send: (values: Values) => Promise<void>,
  onRefused?: (problem: Problem) => void,
): Submit {
  const [problem, setProblem] = useState<Problem>();
  // `isSubmitting` changes too late for the second click of a double click.
  const submit = useOneAtATime(
    handleSubmit(async (values) => {
      setProblem(undefined);
      try {
        await send(values);
      } catch (error) {
        const refused = thrownProblem(error);
        if (!applyProblem(refused, setError, getValues)) setProblem(refused);
        onRefused?.(refused);
      }
    }),
  );
  return { submit, busy: formState.isSubmitting, problem };
}
