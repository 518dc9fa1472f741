import { useMemo } from 'react';
import { useSettled } from '../../../shared/forms/useSettled';

/** Milliseconds without a change after which the server computes the figures again. */
const settleDelay = 300;

/**
 * The input of a query that follows the form, once it has not changed for a while; the same object until it changes.
 */
export function useSettledInput<T>(input: T | undefined): T | undefined {
  const settled = useSettled(input === undefined ? undefined : JSON.stringify(input), settleDelay);
  return useMemo(() => (settled === undefined ? undefined : (JSON.parse(settled) as T)), [settled]);
}
