import { describe, expect, test } from '@jest/globals';
import { PointsInAmounts } from './pointsInAmounts.js';

function warningOf(isSemicolonFile: boolean, ...amounts: (string | number)[]) {
  const points = new PointsInAmounts('importo', { isSemicolonFile });
  for (const [index, amount] of amounts.entries()) points.note(index + 2, amount);
  return points.warning();
}

describe('the amounts of a file', () => {
  test('with points for thousands in some rows and for decimals in others are warned of, by the rarer ones', () => {
    expect(warningOf(true, '412,80', '1.240', '1.240,50', '412.80')).toEqual({
      code: 'mixedDecimals',
      column: 'importo',
      count: 1,
      examples: [{ row: 5, value: '412.80' }],
      value: null,
      suggestion: null,
      needsConfirmation: true,
    });
    expect(warningOf(false, '412.80', '12.5', '1.240,50')).toMatchObject({
      count: 1,
      examples: [{ row: 4, value: '1.240,50' }],
    });
  });

  test.each<[string, boolean, readonly (string | number)[]]>([
    ['commas and points for thousands', true, ['412,80', '1.240,50', '1.240', '1.240 €']],
    ['points for decimals', false, ['412.80', '1240.5']],
    ['numbers of a spreadsheet', false, [412.8, 1240.5, '1.240,50']],
  ])('with %s alone are not', (_name, isSemicolonFile, amounts) => {
    expect(warningOf(isSemicolonFile, ...amounts)).toBeUndefined();
  });
});
