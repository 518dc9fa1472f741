import { AsyncLocalStorage } from 'node:async_hooks';

/** The origin of a request, for the audit trail. */
interface RequestOrigin {
  /** The client's IP address. */
  readonly address: string;
  /** The id of the request in the logs of all tiers. */
  readonly requestId: string;
}

const origins = new AsyncLocalStorage<RequestOrigin>();

/** Runs work of a request so that `requestOrigin` returns its origin there and in all that it calls. */
export function withOrigin(origin: RequestOrigin, work: () => void): void {
  origins.run(origin, work);
}

/** The origin of the current request; undefined in background work and in commands of the operator. */
export function requestOrigin(): RequestOrigin | undefined {
  return origins.getStore();
}
