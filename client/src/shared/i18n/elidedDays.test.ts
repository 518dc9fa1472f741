/** @jest-environment node */

import { expect, test } from '@jest/globals';
import { elidedDays } from './elidedDays';
import { intlOf } from './intlOf';

test.each([
  ['chiusa il 08/10/2025', 'chiusa l’08/10/2025'],
  ['Il 11/10/2025 scade', 'L’11/10/2025 scade'],
  ['dal 08/10/2025 al 11/11/2025', 'dall’08/10/2025 all’11/11/2025'],
  ['Dal 8/10 vale la riga del 11/10', 'Dall’8/10 vale la riga dell’11/10'],
  ['nel 8 ottobre e sul 11 maggio', 'nell’8 ottobre e sull’11 maggio'],
  ['(il 08/10/2025, 09:00)', '(l’08/10/2025, 09:00)'],
])('%s reads %s', (text, expected) => {
  expect(elidedDays(text)).toBe(expected);
});

test.each([
  'il 07/10/2025, dal 18/10/2025 al 10/11/2025',
  'il 11,5 % e il 8 % dei dealer, del 11.000',
  'il premio di 8/10, i 11 ottobre, quel 28/11/2025',
])('%s stays as it is', (text) => {
  expect(elidedDays(text)).toBe(text);
});

test('every Italian message is written so, English ones are not', () => {
  const messages = { closed: 'chiusa il {date}', rich: '<b>chiusa il {date}</b> da {name}' };
  const values = { date: '08/10/2025', name: 'Anna' };
  expect(intlOf('it', messages).formatMessage({ id: 'closed' }, values)).toBe('chiusa l’08/10/2025');
  expect(intlOf('en', messages).formatMessage({ id: 'closed' }, values)).toBe('chiusa il 08/10/2025');
  const b = (parts: unknown[]) => parts.join('');
  expect(intlOf('it', messages).formatMessage({ id: 'rich' }, { ...values, b })).toBe('chiusa l’08/10/2025 da Anna');
});
