import { setTimeout as pause } from 'node:timers/promises';
import type { Service } from './service.js';

/** A row of the table: the time of a call, and the longest time of another request meanwhile. */
export async function timed(
  what: string,
  bar: string,
  service: Service,
  call: () => Promise<unknown>,
): Promise<string[]> {
  let isOver = false;
  let longest = 0;
  const beside = async () => {
    while (!isOver) {
      const start = performance.now();
      await service.call('GET', '/user');
      longest = Math.max(longest, performance.now() - start);
      await pause(50);
    }
  };
  const watching = beside();
  const start = performance.now();
  await call();
  const took = performance.now() - start;
  isOver = true;
  await watching;
  return [what, `${(took / 1000).toFixed(2)} s`, `${Math.round(longest)} ms`, bar];
}
