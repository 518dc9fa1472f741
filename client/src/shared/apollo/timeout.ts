import { ProblemError } from './problem';

/**
 * Milliseconds after which the client cancels a request. Longer than the gateway's own timeouts of reads and writes, so
 * that the gateway's error response arrives first.
 */
const requestTimeout = 15_000;

/** The context of a mutation that works on all dealers at once, for which the gateway's timeout is 110 s. */
export const longRequest = { fetchOptions: { timeout: 115_000 } } as const;

/**
 * `fetch` with a timeout.
 *
 * @param init.timeout milliseconds; default: `requestTimeout`
 * @throws ProblemError UPSTREAM_TIMEOUT, or UPSTREAM_UNAVAILABLE with `offline` where there is no connection
 */
export async function fetchWithin(
  input: RequestInfo | URL,
  { timeout = requestTimeout, ...init }: RequestInit & { readonly timeout?: number } = {},
): Promise<Response> {
  const deadline = AbortSignal.timeout(timeout);
  const signal = init.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
  try {
    return await fetch(input, { ...init, signal });
  } catch (error) {
    if (deadline.aborted) throw new ProblemError({ code: 'UPSTREAM_TIMEOUT' });
    // The error that fetch throws when there is no connection.
    if (error instanceof TypeError) throw new ProblemError({ code: 'UPSTREAM_UNAVAILABLE', offline: true });
    throw error;
  }
}
