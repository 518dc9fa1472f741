import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { RatesInMemory } from './rate.js';

describe('a bucket', () => {
  test('gives what it holds at once, and then as fast as it fills', () => {
    const rates = new RatesInMemory();
    expect(rates.take('a', 60, 60, 0).wait).toBe(0);
    expect(rates.take('a', 1, 60, 0).wait).toBe(1_000);
    expect(rates.take('a', 1, 60, 999).wait).toBe(1);
    expect(rates.take('a', 1, 60, 1_000).wait).toBe(0);
    expect(rates.take('b', 60, 60, 1_000).wait).toBe(0);
  });

  test('never gives more than it holds and what flowed in, whenever it is asked', () => {
    const sends = fc.array(fc.record({ pause: fc.nat(90_000), units: fc.integer({ min: 1, max: 100 }) }));
    fc.assert(
      fc.property(sends, (takings) => {
        const rates = new RatesInMemory();
        let [now, taken] = [0, 0];
        for (const { pause, units } of takings) {
          now += pause;
          if (rates.take('a', units, 100, now).wait === 0) taken += units;
          expect(taken).toBeLessThanOrEqual(100 + (now * 100) / 60_000 + 1e-6);
        }
      }),
    );
  });

  test('gives what was refused after the time that it named', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1 }), (taken) => {
        const rates = new RatesInMemory();
        let now = 0;
        for (const units of taken) {
          const { wait } = rates.take('a', units, 100, now);
          if (wait === 0) continue;
          now += wait;
          expect(rates.take('a', units, 100, now).wait).toBe(0);
        }
      }),
    );
  });

  test('takes back what was not used, and holds no more than before for it', () => {
    const rates = new RatesInMemory();
    const taken = rates.take('a', 60, 60, 0);
    expect(taken.msToFull).toBe(60_000);
    taken.giveBack(20);
    expect(rates.take('a', 21, 60, 0).wait).toBe(1_000);
    expect(rates.take('a', 20, 60, 0).wait).toBe(0);
    taken.giveBack(200);
    expect(rates.take('a', 61, 60, 0).wait).toBe(1_000);
    expect(rates.take('a', 60, 60, 0).wait).toBe(0);
  });

  test('survives a clock that is set back', () => {
    const rates = new RatesInMemory();
    expect(rates.take('a', 100, 100, 1_000_000).wait).toBe(0);
    expect(rates.take('a', 100, 100, 0).wait).toBeGreaterThan(0);
    expect(rates.take('a', 100, 100, 60_000).wait).toBe(0);
  });
});

describe('stored buckets', () => {
  test('a bucket is stored until it is full again, and no longer', () => {
    const rates = new RatesInMemory();
    rates.take('a', 100, 100, 59_000);
    rates.take('b', 1, 100, 61_000);
    expect(rates.take('a', 50, 100, 62_000).wait).toBeGreaterThan(0);
    for (let now = 120_000; now < 400_000; now += 10_000) rates.take('b', 1, 100, now);
    expect(rates.size).toBe(1);
  });

  test('the number of stored buckets is bounded, whoever comes', () => {
    const rates = new RatesInMemory(100);
    for (let i = 0; i < 10_000; i++) rates.take(`caller ${i}`, 1, 100, 0);
    expect(rates.size).toBeLessThanOrEqual(100);
  });
});
