import { expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { renderPart } from '../../test/renderPart';
import { usePrinting } from '../../print/usePrinting';
import type { ListColumn } from '../columns/ListColumn';
import { PrintedRows } from './PrintedRows';

interface Row {
  readonly id: string;
  readonly tires: number;
}

const columns = Array.from({ length: 12 }, (_, index): ListColumn<Row, 'id'> => ({
  field: `c${index}`,
  label: `Colonna ${index + 1}`,
  text: ({ tires }) => String(tires + index),
  width: 300,
  card: 'fact',
}));

const shown = {
  items: [
    { id: '1', tires: 100 },
    { id: '2', tires: 200 },
  ],
  total: 1240,
  page: 3,
  pageSize: 10,
  sort: { column: 'id', direction: 'asc' },
  key: '',
} as const;

function Page() {
  return usePrinting() ? <PrintedRows label="Dealer" columns={columns} shown={shown} /> : <p>Griglia</p>;
}

test('on paper a list has all its columns, and says which of all rows these are', async () => {
  await renderPart(<Page />);
  expect(screen.getByText('Griglia')).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const table = within(screen.getByRole('table', { name: 'Dealer' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
    columns.map(({ label }) => label),
  );
  expect(table.getAllByRole('row')).toHaveLength(3);
  expect(screen.getByText('Righe 21–22 di 1.240')).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.getByText('Griglia')).toBeInTheDocument();
});
