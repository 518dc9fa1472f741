/** The invoices that a credit note names. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { linkedInvoices } from './linkedInvoices.js';

const invoice = (document: string, day = '2025-03-01') => ({ document, day });

test('an invoice of two campaigns is named once, with its first day', () => {
  const { named } = linkedInvoices([invoice('f/1', '2025-03-02'), invoice('F/1')], '2025-10-15');
  expect(named).toEqual([invoice('F/1')]);
});

test('an invoice of the day of the note is named, one of the day after it is left out and counted', () => {
  expect(linkedInvoices([invoice('F/2', '2025-10-16'), invoice('F/1', '2025-10-15')], '2025-10-15')).toEqual({
    named: [invoice('F/1', '2025-10-15')],
    leftOut: [{ reason: 'afterNote', count: 1 }],
  });
});

test('a number of 20 characters is named; two longer ones with the same beginning are left out and counted', () => {
  const twenty = 'FATTURA/2025/0000001';
  expect(
    linkedInvoices(
      [twenty, `${twenty}1`, `${twenty}2`].map((each) => invoice(each)),
      '2025-10-15',
    ),
  ).toEqual({
    named: [invoice(twenty)],
    leftOut: [{ reason: 'tooLong', count: 2 }],
  });
});

test('a number with letters that the field does not take is left out and counted, never written otherwise', () => {
  const numbers = ['Đ/1', 'à/2', '№ 3', '发票4', 'F/5'].map((each) => invoice(each));
  expect(linkedInvoices(numbers, '2025-10-15')).toEqual({
    named: [invoice('F/5')],
    leftOut: [{ reason: 'notLatin', count: 4 }],
  });
});

test('every invoice is either named or counted, and no two named ones are alike', () => {
  const documents = fc.array(
    fc.record({
      document: fc.oneof(fc.string({ minLength: 1, maxLength: 24 }), fc.string({ unit: 'grapheme', minLength: 1 })),
      day: fc.constantFrom('2024-12-31', '2025-10-15', '2025-10-16'),
    }),
  );
  fc.assert(
    fc.property(documents, (sales) => {
      const { named, leftOut } = linkedInvoices(sales, '2025-10-15');
      const keys = new Set(sales.map(({ document }) => document.toLowerCase()));
      const counted = leftOut.reduce((sum, { count }) => sum + count, 0);
      expect(named.length + counted).toBe(keys.size);
      expect(new Set(named.map(({ document }) => document.toLowerCase())).size).toBe(named.length);
    }),
  );
});
