import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { ListColumns, ListView as View } from '@gdd/schema/lists';
import { refusal, serveNetwork } from '../../test/network';
import { desktop, phone, setPageWidth } from '../../test/pageWidth';
import { renderPart } from '../../test/renderPart';
import { users } from '../../test/users';
import type { ListColumn } from '../columns/ListColumn';
import { listCodec } from '../state/listCodec';
import { ListView } from '../ListView';
import { choiceParameter } from '../state/parameters';
import { useListState } from '../state/useListState';
import { graphql } from '../../test/graphql';

serveNetwork();
beforeEach(() => setPageWidth(desktop));

interface Row {
  readonly id: string;
  readonly name: string;
}

const codec = listCodec({
  filter: { state: choiceParameter('stato', ['active', 'closed'], 'active') },
  sortColumns: ['id', 'name'],
  defaultSort: { column: 'id', direction: 'asc' },
});
const column = (field: string, label: string, card: ListColumn<Row, 'id' | 'name'>['card'] = 'fact') => ({
  field,
  label,
  text: ({ name }: Row) => `${label} di ${name}`,
  width: 120,
  card,
});
const columns = [column('name', 'Nome', 'title'), column('city', 'Città'), column('tires', 'Pneus')];
const items: readonly Row[] = [
  { id: '1', name: 'Gomme 1' },
  { id: '2', name: 'Gomme 2' },
];
const row = { labelOf: ({ name }: Row) => name, hrefOf: ({ id }: Row) => `/dealers/${id}` };

function List() {
  const controls = useListState(codec);
  const { state, key } = controls;
  const { page, pageSize, sort } = state;
  const visible = { items, total: 2, page, pageSize, sort, key };
  return (
    <ListView
      list="dealers"
      label="Dealer"
      codec={codec}
      controls={controls}
      view={{ visible, loading: false, problem: undefined }}
      columns={columns}
      row={row}
      empty={null}
      onRetry={() => undefined}
    />
  );
}

/** A mocked gateway: the stored settings of the list, and the variables of the mutations that it received, in order. */
function service(stored?: { columns?: ListColumns; views?: readonly View[] }) {
  const state = {
    columns: { order: [], hidden: [], widths: [] } as ListColumns,
    views: [] as readonly View[],
    ...stored,
  };
  const saved: unknown[] = [];
  const read = () => ({
    __typename: 'ListSettings',
    list: 'DEALERS',
    columns: {
      __typename: 'ListColumns',
      ...state.columns,
      widths: state.columns.widths.map((width) => ({ __typename: 'ListColumnWidth', ...width })),
    },
    views: state.views.map((view) => ({ __typename: 'ListView', ...view })),
  });
  const handlers = [
    graphql.query('ListSettings', () => HttpResponse.json({ data: { listSettings: [read()] } })),
    graphql.mutation('SetListColumns', ({ variables }) => {
      saved.push(variables);
      state.columns = variables['columns'] as ListColumns;
      return HttpResponse.json({ data: { setListColumns: true } });
    }),
    graphql.mutation('SetListViews', ({ variables }) => {
      saved.push(variables);
      state.views = variables['views'] as readonly View[];
      return HttpResponse.json({ data: { setListViews: true } });
    }),
  ];
  return { handlers, saved, state };
}

const open = (handlers = service().handlers, url = '/dealers') =>
  renderPart(<List />, { url, handlers, user: users.DISTRIBUTOR });
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

describe('the columns of a grid', () => {
  test('columns are hidden, moved and reset in their dialog; each change shows at once and is stored', async () => {
    const { handlers, saved } = service();
    const { person } = await open(handlers);
    await screen.findByRole('grid', { name: 'Dealer' });
    const button = screen.getByRole('button', { name: 'Colonne' });
    await person.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Colonne' }));
    expect(dialog.getByRole('checkbox', { name: 'Nome' })).toBeDisabled();
    await person.click(dialog.getByRole('checkbox', { name: 'Città' }));
    await waitFor(() => expect(saved.at(-1)).toMatchObject({ list: 'DEALERS', columns: { hidden: ['city'] } }));
    await person.click(dialog.getByRole('button', { name: 'Sposta prima: Pneus' }));
    await person.click(dialog.getByRole('button', { name: 'Sposta prima: Pneus' }));
    expect(dialog.getByText('Pneus: posizione 1 di 3')).toBeInTheDocument();
    await waitFor(() => expect(saved.at(-1)).toMatchObject({ columns: { order: ['tires', 'name', 'city'] } }));
    await person.click(dialog.getByRole('button', { name: 'Chiudi' }));
    await waitFor(() => expect(heads()).toEqual(['Pneus', 'Nome']));
    expect(button).toHaveFocus();

    await person.click(button);
    await person.click(await screen.findByRole('button', { name: 'Ripristina' }));
    await waitFor(() => expect(saved.at(-1)).toMatchObject({ columns: { order: [], hidden: [], widths: [] } }));
    await person.keyboard('{Escape}');
    await waitFor(() => expect(heads()).toEqual(['Nome', 'Città', 'Pneus']));
  });

  test('columns that were arranged on another machine are arranged alike here', async () => {
    const stored = { columns: { order: ['tires'], hidden: ['city'], widths: [{ field: 'tires', width: 300 }] } };
    await open(service(stored).handlers);
    await screen.findByRole('grid', { name: 'Dealer' });
    await waitFor(() => expect(heads()).toEqual(['Nome', 'Pneus']));
  });

  test('columns are the default ones where settings cannot be read; a change that cannot be stored shows and warns once', async () => {
    const { person } = await open([
      graphql.query('ListSettings', () => refusal({ code: 'UPSTREAM_UNAVAILABLE' })),
      graphql.mutation('SetListColumns', () => refusal({ code: 'UPSTREAM_UNAVAILABLE' })),
    ]);
    await screen.findByRole('grid', { name: 'Dealer' });
    expect(heads()).toEqual(['Nome', 'Città', 'Pneus']);
    await person.click(screen.getByRole('button', { name: 'Colonne' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Colonne' }));
    await person.click(dialog.getByRole('checkbox', { name: 'Città' }));
    expect(await screen.findAllByText(/vale solo per questa visita/)).toHaveLength(1);
    await person.click(dialog.getByRole('checkbox', { name: 'Pneus' }));
    await person.click(dialog.getByRole('button', { name: 'Chiudi' }));
    await waitFor(() => expect(heads()).toEqual(['Nome']));
    expect(screen.getAllByText(/vale solo per questa visita/)).toHaveLength(1);
  });

  test('columns cannot be chosen on a phone, which shows cards', async () => {
    setPageWidth(phone);
    await open();
    await screen.findByRole('list', { name: 'Dealer' });
    expect(screen.queryByRole('button', { name: 'Colonne' })).not.toBeInTheDocument();
  });
});

describe('the views of a list', () => {
  test('a view of a list is saved under a name, opened, renamed and deleted', async () => {
    const { handlers, state } = service({ views: [{ name: 'Chiusi', query: '?stato=closed' }] });
    const { person, path } = await open(handlers, '/dealers?ordina=name.desc&pagina=1&righe=3');
    await person.click(await screen.findByRole('button', { name: 'Viste' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Salva vista…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Salva vista' });
    await person.type(within(dialog).getByRole('textbox', { name: 'Nome' }), 'Dalla Z');
    await person.click(within(dialog).getByRole('button', { name: 'Salva' }));
    expect(await screen.findByRole('button', { name: 'Vista: Dalla Z' })).toBeInTheDocument();
    await waitFor(() => expect(state.views).toContainEqual({ name: 'Dalla Z', query: '?ordina=name.desc' }));

    await person.click(screen.getByRole('button', { name: 'Vista: Dalla Z' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Chiusi' }));
    await waitFor(() => expect(path()).toBe('/dealers?stato=closed&righe=3'));

    await person.click(await screen.findByRole('button', { name: 'Vista: Chiusi' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Rinomina «Chiusi»…' }));
    const name = within(await screen.findByRole('dialog', { name: 'Rinomina vista' })).getByRole('textbox');
    await person.clear(name);
    await person.type(name, 'dalla z');
    expect(screen.getByText('Una vista con questo nome c’è già.')).toBeInTheDocument();
    await person.clear(name);
    await person.type(name, 'Fermi{Enter}');
    await person.click(await screen.findByRole('button', { name: 'Vista: Fermi' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Elimina «Fermi»…' }));
    await person.click(await screen.findByRole('button', { name: 'Elimina' }));
    await waitFor(() => expect(state.views.map((view) => view.name)).toEqual(['Dalla Z']));
    expect(await screen.findByRole('button', { name: 'Viste' })).toBeInTheDocument();
  });

  test('views that another window has saved stay when one is added', async () => {
    const { handlers, state } = service();
    const { person } = await open(handlers, '/dealers?stato=closed');
    await person.click(await screen.findByRole('button', { name: 'Viste' }));
    state.views = [{ name: 'Altrove', query: '' }];
    await person.click(await screen.findByRole('menuitem', { name: 'Salva vista…' }));
    await person.type(await screen.findByRole('textbox', { name: 'Nome' }), 'Qui{Enter}');
    await waitFor(() => expect(state.views.map((view) => view.name)).toEqual(['Altrove', 'Qui']));
  });

  test('the copied link of a view has its name', async () => {
    const { person } = await open(
      service({ views: [{ name: 'Chiusi & fermi', query: '?stato=closed' }] }).handlers,
      '/dealers?stato=closed',
    );
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await person.click(await screen.findByRole('button', { name: 'Vista: Chiusi & fermi' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Copia link' }));
    expect(write).toHaveBeenCalledWith(
      `${window.location.origin}/dealers?stato=closed&vista=${encodeURIComponent('Chiusi & fermi')}`,
    );
    expect(await screen.findByText('Link copiato')).toBeInTheDocument();
  });

  test('a view that was opened by a link is saved under the name in the link', async () => {
    const { handlers, state } = service();
    const { person, path } = await open(handlers, '/dealers?stato=closed&vista=Chiusi');
    expect(await screen.findByRole('button', { name: 'Vista: Chiusi' })).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Vista: Chiusi' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Salva vista…' }));
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Salva' }));
    await waitFor(() => expect(state.views).toEqual([{ name: 'Chiusi', query: '?stato=closed' }]));
    expect(path()).toBe('/dealers?stato=closed&vista=Chiusi');
  });
});

describe('a row beside its grid', () => {
  test('the space bar opens the preview of a row, the arrows move it to other rows, and Escape returns to the grid', async () => {
    const { person, path } = await open(service({ columns: { order: [], hidden: ['city'], widths: [] } }).handlers);
    const first = await screen.findByRole('link', { name: 'Nome di Gomme 1' });
    act(() => first.focus());
    await person.keyboard(' ');
    const panel = within(await screen.findByRole('dialog', { name: 'Gomme 1' }));
    expect(panel.getByRole('heading', { name: 'Gomme 1' })).toHaveFocus();
    expect(panel.getByText('Città di Gomme 1')).toBeInTheDocument();
    await person.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('dialog', { name: 'Gomme 2' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Apri' })).toHaveAttribute('href', '/dealers/2');
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(first).toHaveFocus();
    expect(path()).toBe('/dealers');
  });

  test('the preview of a row opens by its button, and shows another row by that row’s button', async () => {
    const { person, path } = await open();
    await person.click(await screen.findByRole('button', { name: 'Anteprima di Gomme 2' }));
    expect(await screen.findByRole('dialog', { name: 'Gomme 2' })).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Anteprima di Gomme 1' }));
    expect(await screen.findByRole('dialog', { name: 'Gomme 1' })).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Chiudi' }));
    expect(path()).toBe('/dealers');
  });
});
