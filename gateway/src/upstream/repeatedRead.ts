import type { Cancellation } from './resilience/cancellation.js';
import { SendError } from './send.js';
import { pause } from './resilience/pause.js';

/**
 * Tries of a read that a front answers in the place of a replica. Among many requests each try meets a dead replica of
 * two by chance: one read in 256 does so each time (docs/decisions/0008-behind-a-balancer.md).
 */
export const maxTries = 8;

/** Milliseconds before a read is asked for again whose connection failed: from this much to twice as much. */
const pauseAfterFailure = 25;

/**
 * Milliseconds before a read is asked for again that a front answered: up to this much, then up to twice as much each
 * time. Short, because a front that takes its replicas in turns then most often takes the next one; random, because
 * tries that march in step would meet the same one again.
 */
const pauseAfterFront = 5;

/** The parameters of a repetition. */
interface Repetition<A> {
  /** Whether a response is that of a front in the place of a replica. */
  readonly isOfFront: (response: A) => boolean;
  /** After it nothing is asked again. */
  readonly cancellation: Cancellation;
  /** Called before the read is tried again. */
  readonly onRetry?: () => void;
}

/**
 * Asks for a read until there is a response of the service itself: once more where the connection failed, and up to
 * seven times more where a front answered (docs/decisions/0008-behind-a-balancer.md). One that is late is not asked
 * again: a slow service would work on both.
 *
 * @param attempt one try
 * @returns the last response
 * @throws SendError where there was none
 */
export async function repeatedRead<A>(
  attempt: () => Promise<A>,
  { isOfFront, cancellation, onRetry }: Repetition<A>,
): Promise<A> {
  let hasFailed = false;
  for (let tries = 1; ; tries += 1) {
    let milliseconds: number;
    try {
      const response = await attempt();
      if (!isOfFront(response) || tries === maxTries || cancellation.isCancelled) return response;
      milliseconds = pauseAfterFront * 2 ** (tries - 1) * Math.random();
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
