import type { Cancellation } from './cancellation.js';
import { SendError } from './send.js';
import { pause } from './pause.js';

/** Tries of a read that a front answers in the place of a replica. */
export const maxTries = 6;

/** Milliseconds before a read is asked for again whose connection failed: from this much to twice as much. */
const pauseAfterFailure = 25;

/**
 * Milliseconds before a read is asked for again that a front answered: up to this much, then up to twice as much each
 * time. Short, because a front that takes its replicas in turns then most often takes the next one; random, because
 * tries that march in step would meet the same one again.
 */
const pauseAfterFront = 5;

/** What is needed to ask again. */
export interface Repetition<A> {
  /** Whether an answer is that of a front in the place of a replica. */
  readonly isOfFront: (answer: A) => boolean;
  /** After it nothing is asked again. */
  readonly cancellation: Cancellation;
  /** Hears that it will be asked again. */
  readonly onRetry?: () => void;
}

/**
 * Asks for a read until there is an answer of the service itself: once more where the connection failed, and up to five
 * times more where a front answered (docs/decisions/0008-behind-a-balancer.md).
 *
 * @param ask one try
 * @returns the last answer
 * @throws SendError where there was none
 */
export async function repeatedRead<A>(
  ask: () => Promise<A>,
  { isOfFront, cancellation, onRetry }: Repetition<A>,
): Promise<A> {
  let hasFailed = false;
  for (let tries = 1; ; tries += 1) {
    let milliseconds: number;
    try {
      const answer = await ask();
      if (!isOfFront(answer) || tries === maxTries || cancellation.isCancelled) return answer;
      milliseconds = pauseAfterFront * 2 ** (tries - 1) * Math.random();
    } catch (error) {
      if (hasFailed || cancellation.isCancelled || !(error instanceof SendError) || error.failure === 'tooLarge')
        throw error;
      hasFailed = true;
      milliseconds = pauseAfterFailure * (1 + Math.random());
    }
    onRetry?.();
    await pause(milliseconds, cancellation);
  }
}
