import type { Cancellation } from './cancellation.js';

/** Waits until the time is over or the cancellation happens; it never rejects. */
export function pause(milliseconds: number, cancellation: Cancellation): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      cancellation.unlisten(done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    if (cancellation.isCancelled) done();
    else cancellation.listen(done);
  });
}
