import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { windowOf } from './tableState.js';

describe('the window of a page', () => {
  test('holds the rows of the page, from whichever end it is counted', () => {
    const sizes = { total: fc.nat(60), page: fc.integer({ min: 1, max: 30 }), pageSize: fc.constantFrom(3, 5, 10) };
    fc.assert(
      fc.property(fc.record(sizes), ({ total, page, pageSize }) => {
        const rows = Array.from({ length: total }, (_, index) => index);
        const { skip, take, fromEnd } = windowOf({ page, pageSize }, total);
        const counted = fromEnd ? [...rows].reverse() : rows;
        const found = counted.slice(skip, skip + take).sort((a, b) => a - b);
        expect(found).toEqual(rows.slice((page - 1) * pageSize, page * pageSize));
        expect(skip).toBeLessThanOrEqual(total / 2);
      }),
    );
  });
});
