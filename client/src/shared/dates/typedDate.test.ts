/** @jest-environment node */

import { describe, expect, test } from '@jest/globals';
import { readDay, readWholeDay, writeDay } from './typedDate';

describe('a day that is typed', () => {
  test.each(['1/3/2025', '01/03/2025', '01.03.2025', '1-3-2025', '01 03 2025', '01032025', ' 2025-03-01 '])(
    'is read from %s',
    (text) => {
      expect(readDay(text)).toBe('2025-03-01');
    },
  );

  test.each(['', '1', '01/03', '01/03/20', '01/03/202', '31/02/2025', '01/13/2025', '03/2025', 'domani'])(
    'is none in %s',
    (text) => {
      expect(readDay(text)).toBeUndefined();
    },
  );

  test('a typed date with a year of two digits is of this century', () => {
    expect(readWholeDay('1/3/25')).toBe('2025-03-01');
    expect(readWholeDay('1/3/2025')).toBe('2025-03-01');
    expect(readWholeDay('31/2/25')).toBeUndefined();
  });

  test('is written as people here write it, and what is no day stays as it was typed', () => {
    expect(writeDay('2025-03-01')).toBe('01/03/2025');
    expect(writeDay('1/3')).toBe('1/3');
    expect(writeDay('')).toBe('');
  });
});
