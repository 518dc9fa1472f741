/** Work did not end before its deadline. */
export class DeadlineExceeded extends Error {
  constructor(ms: number) {
    super(`No end within ${ms / 1000} seconds.`);
  }
}

/**
 * Runs work that depends on another system. Returns when the deadline has passed or the process stops, even if the work
 * itself cannot be interrupted; what comes of it then is ignored.
 *
 * @param ms the deadline in milliseconds
 * @param stop aborted when the process stops
 * @param work gets a signal that is aborted in both cases
 * @throws DeadlineExceeded; the reason of `stop` when that is aborted; whatever the work throws
 */
export async function withDeadline<T>(
  ms: number,
  stop: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  stop.throwIfAborted();
  const aborting = new AbortController();
  const onStop = () => aborting.abort(stop.reason);
  stop.addEventListener('abort', onStop);
  const timer = setTimeout(() => aborting.abort(new DeadlineExceeded(ms)), ms);
  try {
    return await Promise.race([work(aborting.signal), rejectionOf(aborting.signal)]);
  } finally {
    clearTimeout(timer);
    stop.removeEventListener('abort', onStop);
  }
}

/** Rejects with the reason of a signal when it is aborted. */
function rejectionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
