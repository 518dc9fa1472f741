import { expect, test } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import { renderPart } from '../../test/renderPart';
import { usePrinting } from '../../print/usePrinting';
import type { ListColumn } from '../columns/ListColumn';
import { ListPager } from '../paging/ListPager';
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

const visible = {
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
  return usePrinting() ? <PrintedRows label="Dealer" columns={columns} visible={visible} /> : <p>Griglia</p>;
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
  expect(screen.getByText('Stampate 2 righe su 1.240: dalla 21 alla 22.')).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.getByText('Griglia')).toBeInTheDocument();
});

test('on paper the place of the pager says how many rows are missing, and nothing where none is', async () => {
  const pager = (total: number) => (
    <ListPager page={1} pageSize={10} total={total} onPage={() => undefined} onPageSize={() => undefined} />
  );
  await renderPart(pager(1204));
  expect(screen.queryByText(/Stampate/)).not.toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText('Stampate 10 righe su 1.204: dalla 1 alla 10.')).toBeInTheDocument();
  cleanup();
  await renderPart(pager(10));
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.queryByText(/Stampate/)).not.toBeInTheDocument();
});
