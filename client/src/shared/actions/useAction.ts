import { useState } from 'react';
import { thrownProblem, type Problem } from '../apollo/problem';
import { useErrorToast } from '../apollo/useErrorToast';
import { useToasts } from '../toasts/ToastsContext';

/** What follows an action. */
export interface ActionOutcome<Result> {
  /** The text of a toast after success. */
  readonly done?: string | undefined;
  readonly onDone?: ((result: Result) => void) | undefined;
  /** The name of the record, as the title of the toast that reports an error. */
  readonly name?: string | undefined;
  /** Runs after an error was reported: the record may not be as it is shown. */
  readonly onRefused?: ((problem: Problem) => void) | undefined;
  /** Replaces all that follows an error; `report` shows the toast. */
  readonly onError?: ((problem: Problem, report: () => void) => void) | undefined;
}

/** Runs an action of the user that has no form (else: useSubmit), and reports its outcome. */
export function useAction(): {
  /** @param act rejects with the error of a call */
  readonly run: <Result>(act: () => Promise<Result>, outcome?: ActionOutcome<Result>) => void;
  readonly busy: boolean;
} {
  const toasts = useToasts();
  const reportError = useErrorToast();
  const [busy, setBusy] = useState(false);
  const carryOut = async <Result>(act: () => Promise<Result>, outcome: ActionOutcome<Result>) => {
    const { done, name, onDone, onRefused, onError } = outcome;
    setBusy(true);
    try {
      const result = await act();
      if (done !== undefined) toasts.success(done);
      onDone?.(result);
    } catch (error) {
      const report = () => reportError(error, name);
      const problem = thrownProblem(error);
      if (onError !== undefined) return onError(problem, report);
      report();
      onRefused?.(problem);
    } finally {
      setBusy(false);
    }
  };
  return {
    run: (act, outcome = {}) => {
      if (!busy) void carryOut(act, outcome);
    },
    busy,
  };
}
