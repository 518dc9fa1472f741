import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { desktop, phone, setPageWidth } from '../../test/pageWidth';
import { serveNetwork } from '../../test/network';
import { renderPart } from '../../test/renderPart';
import { FilterBar } from './FilterBar';

serveNetwork();
beforeEach(() => setPageWidth(desktop));

const names = ['Anno', 'Tipo', 'Durata', 'Stato', 'Scadenza', 'Rete'];
const keys = ['year', 'type', 'duration', 'state', 'endsWithin', 'distributorId agentId'];
const chip = (filter: string, key = filter) => ({ filter, key, label: key, onRemove: () => undefined });

/** A bar with so many filters, and chips of those that are set. */
async function showBar(count: number, chips: readonly ReturnType<typeof chip>[] = []) {
  const controls = names.slice(0, count).map((name, index) => (
    <button key={keys[index]} type="button">
      {name}
    </button>
  ));
  return renderPart(
    <FilterBar searchLabel="Cerca" search="" onSearch={() => undefined} chips={chips} onClear={() => undefined}>
      {controls}
    </FilterBar>,
  );
}

const buttons = (part: HTMLElement) =>
  within(part)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

test('four filters stand in the bar by themselves', async () => {
  await showBar(4);
  expect(buttons(screen.getByRole('search'))).toEqual(names.slice(0, 4));
});

test('what is beyond four filters stands behind one button, which counts those of them that are set', async () => {
  const chips = [chip('type', 'type.gold'), chip('distributorId'), chip('agentId'), chip('endsWithin')];
  const { person } = await showBar(6, chips);
  expect(buttons(screen.getByRole('search'))).toEqual([...names.slice(0, 4), 'Altri filtri (3)']);
  expect(within(screen.getByRole('list', { name: 'Filtri attivi' })).getAllByRole('listitem')).toHaveLength(5);
  await person.click(screen.getByRole('button', { name: 'Altri filtri (3)' }));
  expect(buttons(screen.getByRole('dialog', { name: 'Altri filtri' }))).toEqual(['Scadenza', 'Rete']);
});

test('on a phone all filters stand in one sheet', async () => {
  setPageWidth(phone);
  const { person } = await showBar(6);
  await person.click(screen.getByRole('button', { name: 'Filtri' }));
  expect(buttons(await screen.findByRole('dialog', { name: 'Filtri' })).slice(0, 6)).toEqual(names);
});
