import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { thrownProblem, type Problem } from '../../apollo/problem';
import { applyProblem } from './applyProblem';

/**
 * Sends the values of a form whose record no version guards (else: useSaveOver, useVersionedSave).
 *
 * @param send rejects with the error of a call
 * @returns what runs at a submit; and the problem of the last one, unless each of its reasons stands at a field
 */
export function useSubmit<Values extends FieldValues>(
  { handleSubmit, setError, getValues }: Pick<UseFormReturn<Values>, 'handleSubmit' | 'setError' | 'getValues'>,
  send: (values: Values) => Promise<void>,
) {
  const [problem, setProblem] = useState<Problem>();
  const submit = handleSubmit(async (values) => {
    setProblem(undefined);
    try {
      await send(values);
    } catch (error) {
      const refused = thrownProblem(error);
      if (!applyProblem(refused, setError, getValues)) setProblem(refused);
    }
  });
  return { problem, submit };
}
