import { expect, test } from '@jest/globals';
import { isPoolExhausted } from './statements.js';
import { isReadOnlyTransaction, WriteLimit } from './writeLimit.js';

const forever = 60_000;

test('no more writes are at work at once than there are turns, and a turn goes on to who waited first', async () => {
  const limit = new WriteLimit(2, forever);
  const [giveFirst, giveSecond] = [await limit.acquire(), await limit.acquire()];
  const order: number[] = [];
  const others = [3, 4].map((number) => limit.acquire().then((giveBack) => (order.push(number), giveBack)));
  expect([limit.waiting, order]).toEqual([2, []]);
  giveSecond();
  (await others[0])?.();
  await others[1];
  expect([limit.waiting, order]).toEqual([0, [3, 4]]);
  giveFirst();
});

test('a write that gets no turn in time fails as one that gets no connection, and takes no turn', async () => {
  const limit = new WriteLimit(1, 1);
  const giveBack = await limit.acquire();
  const failure: unknown = await limit.acquire().catch((error: unknown) => error);
  expect([isPoolExhausted(failure), limit.waiting]).toEqual([true, 0]);
  giveBack();
  await expect(limit.run(() => Promise.resolve('in its turn'))).resolves.toBe('in its turn');
});

test('a write that fails gives its turn back', async () => {
  const limit = new WriteLimit(1, forever);
  await expect(limit.run(() => Promise.reject(new Error('it failed')))).rejects.toThrow('it failed');
  await expect(limit.run(() => Promise.resolve('the next'))).resolves.toBe('the next');
});

test('of single statements those that write take a turn', async () => {
  const limit = new WriteLimit(1, forever);
  const asked: unknown[] = [];
  const pool = limit.ofPool({ query: (statement: unknown) => Promise.resolve(asked.push(statement)) } as never);
  const giveBack = await limit.acquire();
  await pool.query('select 1');
  const write = pool.query({ text: 'update sessions set id = 1' });
  expect([asked, limit.waiting]).toEqual([['select 1'], 1]);
  giveBack();
  await write;
  expect(asked).toEqual(['select 1', { text: 'update sessions set id = 1' }]);
});

test.each([
  ['no configuration', undefined, false],
  ['read only', { accessMode: 'read only' }, true],
  ['a snapshot', { isolationLevel: 'repeatable read' }, true],
  ['serializable', { isolationLevel: 'serializable' }, false],
] as const)('a transaction with %s is known to read or not', (_, config, does) => {
  expect(isReadOnlyTransaction(config)).toBe(does);
});
