import { ProblemError } from './problem';

/**
 * Milliseconds after which the client stops waiting. Longer than the gateway's own bounds for reads and writes, so that
 * its clear answer arrives first wherever there is a connection at all.
 */
const requestTimeout = 15_000;

/** The context of a mutation that works on the whole network at once, for which the gateway waits 110 s. */
export const longRequest = { fetchOptions: { patience: 115_000 } } as const;

/**
 * `fetch`, given up after a while.
 *
 * @param init.patience milliseconds, in the place of `requestTimeout`
 * @throws ProblemError UPSTREAM_TIMEOUT, or UPSTREAM_UNAVAILABLE with `offline` where there is no connection
 */
export async function fetchWithin(
  input: RequestInfo | URL,
  { patience = requestTimeout, ...init }: RequestInit & { readonly patience?: number } = {},
): Promise<Response> {
  const deadline = AbortSignal.timeout(patience);
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
