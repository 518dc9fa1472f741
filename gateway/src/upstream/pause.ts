import type { Ending } from './ending.js';

/** Waits, but not beyond the end; it never fails. */
export function pause(milliseconds: number, ending: Ending): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      ending.unlisten(done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    if (ending.isOver) done();
    else ending.listen(done);
  });
}
