import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPart } from '../../test/renderPart';
import { serveNetwork } from '../../test/network';
import { SortSelect } from './SortSelect';

serveNetwork();

const plain = { text: () => '', width: 100, card: 'fact' } as const;
const columns = [
  { ...plain, field: 'name', label: 'Nome', sort: 'name' },
  { ...plain, field: 'tires', label: 'Pneus', sort: 'tires', align: 'end' },
] as const;

test('cards are sorted by numbers from the largest first, by texts from the first letter', async () => {
  await renderPart(
    <SortSelect
      columns={columns}
      sort={{ column: 'id', direction: 'asc' }}
      fallback={{ column: 'id', direction: 'asc' }}
      onSort={() => undefined}
    />,
  );
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Ordine predefinito',
    'Nome, crescente',
    'Nome, decrescente',
    'Pneus, decrescente',
    'Pneus, crescente',
  ]);
});
