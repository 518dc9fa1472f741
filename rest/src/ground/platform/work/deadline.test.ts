import { expect, test } from '@jest/globals';
import { DeadlineExceeded, withDeadline } from './deadline.js';

const never = () => new Promise<never>(() => undefined);
const { signal } = new AbortController();

test('work that ends in time gives its result, and work that does not is given up and told so', async () => {
  expect(await withDeadline(60_000, signal, () => Promise.resolve(4))).toBe(4);
  await expect(withDeadline(60_000, signal, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  let told: AbortSignal | undefined;
  const late = withDeadline(1, signal, (given) => {
    told = given;
    return never();
  });
  await expect(late).rejects.toThrow(DeadlineExceeded);
  expect(told?.aborted).toBe(true);
});

test('work is given up when the process stops, and not begun after that', async () => {
  const stop = new AbortController();
  const hanging = withDeadline(60_000, stop.signal, never);
  stop.abort(new Error('stopping'));
  await expect(hanging).rejects.toThrow('stopping');
  let begun = false;
  const after = withDeadline(60_000, stop.signal, () => {
    begun = true;
    return never();
  });
  await expect(after).rejects.toThrow('stopping');
  expect(begun).toBe(false);
});
