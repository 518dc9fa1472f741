import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decimalText } from '../../ground/domain/decimal.js';
import { PackedDealers } from './packedDealers.js';

const id = fc.integer({ min: 1, max: 2_147_483_647 });
const cents = fc.bigInt(-(10n ** 13n), 10n ** 13n);
const dealer = fc.record({
  dealerId: id,
  goalThreshold: fc.integer({ min: 1, max: 1_000_000 }),
  distributorId: fc.option(id),
  quantity: fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
  boosted: fc.bigInt(-(10n ** 15n), 10n ** 15n),
  against: fc.option(cents),
});

/** EUR with two places. */
function euro(value: bigint): string {
  const digits = String(value < 0n ? -value : value).padStart(3, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

test('dealers of a simulation come back as they were added, in their pages', () => {
  fc.assert(
    fc.property(fc.array(fc.array(dealer, { minLength: 1, maxLength: 5 }), { maxLength: 5 }), (pages) => {
      const packed = new PackedDealers();
      for (const page of pages) {
        packed.add(
          page.map(({ boosted, quantity, against, ...rest }) => ({
            ...{ ...rest, quantity: String(quantity), boostedQuantity: decimalText(boosted) },
            against: against === null ? null : euro(against),
          })),
        );
      }
      expect(packed.length).toBe(pages.flat().length);
      const batches = [...packed.batches()];
      expect(batches.map(([from]) => from)).toEqual(pages.map((_page, index) => pages.slice(0, index).flat().length));
      expect(batches.map(([, dealers]) => dealers)).toEqual(
        pages.map((page) =>
          page.map(({ boosted, quantity, against, ...rest }) => ({
            ...{ ...rest, sums: { quantity, boostedQuantity: boosted } },
            against: against === null ? null : euro(against),
          })),
        ),
      );
    }),
  );
});
