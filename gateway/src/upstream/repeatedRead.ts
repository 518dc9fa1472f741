import type { Cancellation } from './resilience/cancellation.js';
import { SendError } from './send.js';
import { pause } from './resilience/pause.js';

/**
 * Tries of a read to which a proxy responds in place of an unreachable replica. With one of two replicas dead, each try
 * meets it with probability 1/2, so one read in 256 fails in all tries (docs/decisions/0008-behind-a-balancer.md).
 */
export const maxTries = 8;

/** Milliseconds before a read is retried after a failed connection: at random between this and twice this. */
const pauseAfterFailure = 25;

/**
 * Milliseconds at most before a read is retried after a response of a proxy, doubled with each try. Short, because a
 * round-robin proxy most often takes the next replica then; random, because tries in step with each other would meet
 * the same replica again.
 */
const pauseAfterProxy = 5;

/** The parameters of a repetition. */
interface Repetition<A> {
  /** Whether a response was made by a proxy in place of a replica. */
  readonly isFromProxy: (response: A) => boolean;
  /** Once cancelled, nothing is retried. */
  readonly cancellation: Cancellation;
  /** Called before each retry. */
  readonly onRetry?: () => void;
}

/**
 * Sends a read until the service itself responds: one retry after a failed connection, up to seven after responses of a
 * proxy (docs/decisions/0008-behind-a-balancer.md). A read that timed out is not retried: a slow service would work on
 * both.
 *
 * @param attempt sends the read once
 * @returns the last response
 * @throws SendError if the last try got none
 */
export async function repeatedRead<A>(
  attempt: () => Promise<A>,
  { isFromProxy, cancellation, onRetry }: Repetition<A>,
): Promise<A> {
  let hasFailed = false;
  for (let tries = 1; ; tries += 1) {
    let milliseconds: number;
    try {
      const response = await attempt();
      if (!isFromProxy(response) || tries === maxTries || cancellation.isCancelled) return response;
      milliseconds = pauseAfterProxy * 2 ** (tries - 1) * Math.random();
    } catch (error) {
      if (hasFailed || cancellation.isCancelled || !isLostConnection(error)) throw error;
      hasFailed = true;
      milliseconds = pauseAfterFailure * (1 + Math.random());
    }
    onRetry?.();
    await pause(milliseconds, cancellation);
  }
}

function isLostConnection(error: unknown): boolean {
  return error instanceof SendError && error.failure === 'connection';
}
