import { ProblemError } from './problem';

/**
 * Milliseconds after which the client stops waiting. Longer than the gateway's own bounds for reads and writes, so that
 * its clear answer arrives first wherever there is a connection at all.
 */
const requestTimeout = 15_000;

/**
 * `fetch`, given up after `requestTimeout`.
 *
 * @throws ProblemError UPSTREAM_TIMEOUT, or UPSTREAM_UNAVAILABLE with `offline` where there is no connection
 */
export async function fetchWithin(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const deadline = AbortSignal.timeout(requestTimeout);
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
