import { useCallback, useEffect, useRef, useState } from 'react';
import { problemOf, type Problem } from '../../apollo/problem';
import type { Choice } from './useSelection';

/** The outcome of one row: none yet, done, or refused with a reason. */
export type Outcome =
  | { readonly row: Choice; readonly state: 'waiting' | 'done' }
  | { readonly row: Choice; readonly state: 'failed'; readonly problem: Problem };

/** One action on many rows, row by row. */
export interface BulkRun {
  /** In the order of the rows; empty before the start. */
  readonly outcomes: readonly Outcome[];
  readonly isRunning: boolean;
  readonly start: (rows: readonly Choice[], act: (row: Choice) => Promise<unknown>) => Promise<readonly Outcome[]>;
  /** Begins no further row; those under way come to their end. */
  readonly stop: () => void;
  readonly reset: () => void;
}

/** Enough to be quick, few enough to leave the portal to the others. */
const atOnce = 4;

/** Runs an action on many rows, four at a time; one row's failure leaves the others. Leaving the page stops it. */
export function useBulkRun(): BulkRun {
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [isRunning, setRunning] = useState(false);
  const stopped = useRef(false);
  useEffect(
    () => () => {
      stopped.current = true;
    },
    [],
  );

  const start = useCallback<BulkRun['start']>(async (rows, act) => {
    stopped.current = false;
    const results: Outcome[] = rows.map((row) => ({ row, state: 'waiting' }));
    setOutcomes([...results]);
    setRunning(true);
    const queue = rows.entries();
    const work = async () => {
      for (const [index, row] of queue) {
        if (stopped.current) return;
        results[index] = await outcomeOf(row, act);
        setOutcomes([...results]);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    setRunning(false);
    return results;
  }, []);
  const stop = useCallback(() => {
    stopped.current = true;
  }, []);
  const reset = useCallback(() => setOutcomes([]), []);
  return { outcomes, isRunning, start, stop, reset };
}

async function outcomeOf(row: Choice, act: (row: Choice) => Promise<unknown>): Promise<Outcome> {
  try {
    await act(row);
    return { row, state: 'done' };
  } catch (error) {
    return { row, state: 'failed', problem: problemOf(error) ?? { code: 'INTERNAL_SERVER_ERROR' } };
  }
}
