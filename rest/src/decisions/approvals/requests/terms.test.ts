import { expect, test } from '@jest/globals';
import { isAbove, loosens } from './terms.js';

const terms = {
  closing: { on: true },
  rulesWorsening: 'twoPersons' as const,
  goalsWorsening: 'twoPersons' as const,
  undo: { on: true, tires: 100 },
  adjustment: { on: true, amount: '99.90' },
  redemption: { on: true, amount: '50' },
};

test.each([
  ['nothing changes', {}, false],
  ['worsenings are refused', { rulesWorsening: 'refused' as const, goalsWorsening: 'refused' as const }, false],
  ['worsenings of rules are just told', { rulesWorsening: 'told' as const }, true],
  ['worsenings of goals are just told', { goalsWorsening: 'told' as const }, true],
  ['something is switched off', { closing: { on: false } }, true],
  [
    'something is refused, and something else off',
    { rulesWorsening: 'refused' as const, closing: { on: false } },
    true,
  ],
  ['a limit falls', { undo: { on: true, tires: 99 }, adjustment: { on: true, amount: '99.89' } }, false],
  ['a limit of tyres rises', { undo: { on: true, tires: 101 } }, true],
  ['a limit in EUR rises', { adjustment: { on: true, amount: '100' } }, true],
  ['the limit of redemptions rises', { redemption: { on: true, amount: '50.01' } }, true],
  ['redemptions are switched off', { redemption: { on: false, amount: '50' } }, true],
])('less is confirmed where %s: %j, %s', (_what, changes, expected) => {
  expect(loosens(terms, { ...terms, ...changes })).toBe(expected);
});

test('a limit of what is off may rise', () => {
  const off = { ...terms, undo: { on: false, tires: 1 }, adjustment: { on: false, amount: '1' } };
  expect(loosens(off, { ...off, undo: { on: true, tires: 9 }, adjustment: { on: false, amount: '9' } })).toBe(false);
});

test('an amount is above a limit by what it is, whatever its sign and its zeros', () => {
  const amounts = ['100.01', '-100.01', '100.00', '-100', '99.9'];
  expect(amounts.map((amount) => isAbove(amount, '100'))).toEqual([true, true, false, false, false]);
});
