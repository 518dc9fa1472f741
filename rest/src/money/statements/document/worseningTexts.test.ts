import { expect, test } from '@jest/globals';
import { goalChangeText } from './worseningTexts.js';

const change = {
  ...{ at: '2025-10-08T08:00:00.000Z', goalBefore: 100, goalAfter: 120, isWithdrawn: false, reason: null },
  ...{ terms: [], accumulatedBefore: '131.50', accumulatedAfter: '120.00', expendableBefore: '0.00' },
  ...{ expendableAfter: '0.00', isConfirmed: false, confirmedBy: null },
};

test('a statement’s document says what another goal made of the prize', () => {
  expect(goalChangeText(change)).toBe(
    'Dall’08/10/2025 l’obiettivo accettato è di 120 pneumatici (prima 100): premio da 131,50 € a 120,00 €.',
  );
});

test('a statement’s document says that the prize stayed the same with another goal', () => {
  expect(goalChangeText({ ...change, accumulatedAfter: '131.50', at: '2025-10-04T08:00:00.000Z' })).toBe(
    'Dal 04/10/2025 l’obiettivo accettato è di 120 pneumatici (prima 100): il premio accumulato è rimasto lo stesso.',
  );
});
