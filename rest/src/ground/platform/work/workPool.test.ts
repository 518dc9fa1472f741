import { expect, test } from '@jest/globals';
import { startWorkPool } from './workPool.js';

/** Items that wait, and those in hand, each with what ends it. */
function startPool(waiting: number[], slots: number) {
  const inHand = new Map<number, () => void>();
  const released: number[] = [];
  const failures: unknown[] = [];
  let onBegin: () => void = () => undefined;
  const pool = startWorkPool<number>({
    pollMs: 2 ** 30,
    slots,
    claim: (free) => Promise.resolve(waiting.splice(0, free)),
    work: (item, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => {
          released.push(item);
          resolve();
        });
        inHand.set(item, () => {
          inHand.delete(item);
          if (item < 0) reject(new Error('failed'));
          else resolve();
        });
        onBegin();
      }),
    onFailure: (error) => failures.push(error),
  });
  /** Resolves when these items are in hand. */
  const working = (...items: number[]) =>
    new Promise<void>((resolve) => {
      onBegin = () => {
        if (items.every((item) => inHand.has(item))) resolve();
      };
      onBegin();
    });
  return { pool, inHand, released, failures, working };
}

test('the next item is begun when one ends, although another hangs', async () => {
  const { pool, inHand, working } = startPool([1, 2, 3, 4], 2);
  const drained = pool.drain();
  for (const next of [2, 3, 4]) {
    await working(1, next);
    expect(inHand.size).toBe(2);
    inHand.get(next)?.();
  }
  inHand.get(1)?.();
  await drained;
  expect(inHand.size).toBe(0);
});

test('a wake-up begins an item that came while another hangs', async () => {
  const waiting = [1];
  const { pool, inHand, working } = startPool(waiting, 2);
  const drained = pool.drain();
  await working(1);
  waiting.push(2);
  pool.wake();
  await working(1, 2);
  for (const end of inHand.values()) end();
  await drained;
});

test('a failed item frees its slot', async () => {
  const { pool, inHand, failures, working } = startPool([-1, 2], 1);
  const drained = pool.drain();
  await working(-1);
  inHand.get(-1)?.();
  await working(2);
  inHand.get(2)?.();
  await drained;
  expect(failures).toEqual([new Error('failed')]);
});

test('a stop begins nothing more, and interrupts what does not end', async () => {
  const waiting = [1, 2, 3];
  const { pool, inHand, released, working } = startPool(waiting, 2);
  const drained = pool.drain();
  await working(1, 2);
  const stopped = pool.stop();
  inHand.get(2)?.();
  await stopped;
  await drained;
  expect([...inHand.keys()]).toEqual([1]);
  expect(released).toContain(1);
  expect(waiting).toEqual([3]);
});
