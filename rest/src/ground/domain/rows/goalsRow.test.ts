import { describe, expect, test } from '@jest/globals';
import { goalsColumns, goalsRowReader, type GoalsColumn } from './goalsRow.js';

const goal = { campagna: 'Annuale 2025', partita_iva: '01234567897', obiettivo: '120', accettata: 'Sì' };
const read = (changes: Partial<Record<GoalsColumn, string | number>> = {}) => {
  const cells = { ...goal, ...changes };
  return goalsRowReader(new Set())(goalsColumns.map((column) => cells[column]));
};

describe('a row of a goals file', () => {
  test('names a campaign and a dealer, with goal and acceptance', () => {
    expect(read()).toEqual({
      problems: [],
      values: { campaign: 'Annuale 2025', vatNumber: '01234567897', goalThreshold: 120, accepted: true },
    });
    expect(read({ campagna: 65, accettata: 'NO' }).values).toMatchObject({ campaign: '65', accepted: false });
    expect(read({ accettata: 'si' }).values.accepted).toBe(true);
  });

  test.each([
    ['campagna', ''],
    ['partita_iva', ''],
    ['partita_iva', '123'],
    ['obiettivo', ''],
    ['obiettivo', '0'],
    ['obiettivo', '-1'],
    ['obiettivo', '1000001'],
    ['obiettivo', '1.000'],
    ['accettata', ''],
    ['accettata', 'forse'],
  ] as const)('is wrong in %s with %j', (column, cell) => {
    expect(read({ [column]: cell }).problems.map((problem) => problem.column)).toEqual([column]);
  });

  test('is reported by all its bad columns', () => {
    const badColumns = (changes: Parameters<typeof read>[0]) => read(changes).problems.map(({ column }) => column);
    expect(badColumns({ obiettivo: 'x', accettata: 'x' })).toEqual(['obiettivo', 'accettata']);
    expect(badColumns({ campagna: '', accettata: 'x' })).toEqual(['campagna', 'accettata']);
  });
});
