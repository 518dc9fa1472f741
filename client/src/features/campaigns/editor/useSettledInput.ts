import { useMemo } from 'react';
import { useSettled } from '../../../shared/forms/useSettled';

/** Milliseconds of quiet after which the server works out anew what rules come to. */
const quiet = 300;

/** The input of a query that follows the form, once nobody has typed for a while; the same object until it changes. */
export function useSettledInput<T>(input: T | undefined): T | undefined {
  const settled = useSettled(input === undefined ? undefined : JSON.stringify(input), quiet);
  return useMemo(() => (settled === undefined ? undefined : (JSON.parse(settled) as T)), [settled]);
}
