import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { ListColumn } from '../columns/ListColumn';
import { useWholeColumns } from './wholeColumns';

interface Row {
  readonly code: string;
  readonly amount: string;
  readonly name: string;
}
type Column = ListColumn<Row, string>;

const columns: readonly Column[] = [
  { field: 'code', label: 'Codice', text: ({ code }) => code, width: 96, tightWidth: 60, card: 'line' },
  { field: 'amount', label: 'Premio', text: ({ amount }) => amount, width: 80, align: 'end', card: 'fact' },
  { field: 'name', label: 'Nome', text: ({ name }) => name, width: 90, tightWidth: 70, card: 'title' },
];
const row = { code: 'DE00001', amount: '12,00 €', name: 'Pneumatici e Gomme di Rossi & Figli 1990' };

function widthsOf(items: readonly Row[]) {
  const { result } = renderHook(() => useWholeColumns(columns, items));
  return result.current.map(({ width, tightWidth }) => [width, tightWidth]);
}

test('a code that is wider than its narrow column widens it, and a figure its own', () => {
  const [code, amount, name] = widthsOf([row, { ...row, amount: '1.234.567,89 €' }]);
  expect(code?.[0]).toBe(96);
  expect(code?.[1]).toBeGreaterThan(70);
  expect(amount?.[0]).toBeGreaterThan(100);
  expect(name).toEqual([90, 70]);
});

test('columns that are wide enough keep their identity, and rows of the same widths change nothing', () => {
  const { result, rerender } = renderHook(({ items }) => useWholeColumns(columns, items), {
    initialProps: { items: [row] },
  });
  const before = result.current;
  expect(before[1]).toBe(columns[1]);
  rerender({ items: [{ ...row, code: 'DE00002' }] });
  expect(result.current).toBe(before);
});

test('figures of another width that their columns have room for change nothing', () => {
  const { result, rerender } = renderHook(({ items }) => useWholeColumns(columns, items), {
    initialProps: { items: [row] },
  });
  const before = result.current;
  rerender({ items: [{ ...row, amount: '1,00 €' }] });
  expect(result.current).toBe(before);
});

test('a word without end does not widen its column without end', () => {
  expect(widthsOf([{ ...row, code: 'x1'.repeat(100) }])[0]).toEqual([96, 60]);
});
