/**
 * Milliseconds after which the client stops waiting. Longer than the gateway's own bounds for reads and writes, so that
 * its clear answer arrives first wherever there is a connection at all.
 */
export const requestTimeout = 15_000;

/** `fetch`, given up after `requestTimeout` with a TimeoutError. */
export function fetchWithin(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const deadline = AbortSignal.timeout(requestTimeout);
  const signal = init.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
  return fetch(input, { ...init, signal });
}
