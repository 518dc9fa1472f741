import { AsyncLocalStorage } from 'node:async_hooks';

/** Where a request comes from. */
interface RequestOrigin {
  /** The client's address. */
  readonly address: string;
  /** As the logs of all tiers name the request. */
  readonly requestId: string;
}

const origins = new AsyncLocalStorage<RequestOrigin>();

/** Does what belongs to a request: whatever it begins knows where it came from, without being handed it. */
export function withOrigin(origin: RequestOrigin, work: () => void): void {
  origins.run(origin, work);
}

/** The request that the running work belongs to; undefined for work in the background and commands of the operator. */
export function requestOrigin(): RequestOrigin | undefined {
  return origins.getStore();
}
