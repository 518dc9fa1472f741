import { millionths } from '../decimal.js';

/** The figures of a dealer in a campaign before and after a change. EUR, two decimals. */
interface ChangedFigures {
  readonly accumulatedBefore: string;
  readonly accumulatedAfter: string;
  readonly expendableBefore: string;
  readonly expendableAfter: string;
  readonly debtBefore: string;
  readonly debtAfter: string;
}

/**
 * What a dealer loses by a change, in millionths of EUR: of what it has accumulated, and of what it can spend less what
 * it owes; below 0 where it gains.
 */
export function lossBy(change: ChangedFigures): { readonly accumulated: bigint; readonly balance: bigint } {
  const balance = (expendable: string, debt: string) => millionths(expendable) - millionths(debt);
  return {
    accumulated: millionths(change.accumulatedBefore) - millionths(change.accumulatedAfter),
    balance: balance(change.expendableBefore, change.debtBefore) - balance(change.expendableAfter, change.debtAfter),
  };
}
