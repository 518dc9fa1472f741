import { expect, test } from '@jest/globals';
import { goalIn } from './typedGoals.js';

test.each([
  ['15', 15],
  [' 15,00 ', 15],
  ['15.00', 15],
  ['15,0', 15],
  ['1.500', 1500],
  ['1.500,00', 1500],
  ['1.000.000', 1_000_000],
])('the goal %s is read as %i', (text, goal) => {
  expect(goalIn(text)).toBe(goal);
});

test.each(['', '0', '0,00', '15,5', '15.5', '15,01', '15,000', '15,', '1.500.00', '1.000.001', '-15', 'quindici'])(
  'the goal %j is none',
  (text) => {
    expect(goalIn(text)).toBeUndefined();
  },
);
