import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { graphql } from '../../../shared/test/graphql';
import { refusal, respond, serveNetwork } from '../../../shared/test/network';
import { renderApp } from '../../../shared/test/renderApp';
import { users } from '../../../shared/test/users';
import type { ImportRecordFragment } from '../imports.generated';
import { importErrors, importRecord, importsGateway } from '../testing/importsGateway';

serveNetwork();

type Columns = NonNullable<ImportRecordFragment['columns']>;
type Column = Columns['columns'][number];

const column = (number: number, header: string, field: string | null, guess: Column['guess']): Column => ({
  __typename: 'ImportFileColumn',
  column: number,
  header,
  samples: ['FT-1', 'FT-2'],
  field,
  guess,
});

const columnsOf = (state: Columns['state']): Columns => ({
  __typename: 'ImportColumns',
  row: 3,
  state,
  columns: [
    column(1, 'Fattura', 'documento', 'SYNONYM'),
    column(2, 'Misura', null, null),
    column(3, 'Note', null, null),
  ],
  fields: ['documento', 'cerchio', 'azione'].map((field) => ({
    __typename: 'ImportField' as const,
    field,
    isRequired: field !== 'azione',
  })),
});

const wanted = importRecord({
  status: 'INVALID',
  awaitsColumns: true,
  rowsValid: 0,
  rowsRead: 0,
  errorCount: 1,
  errors: importErrors(1),
  columns: columnsOf('WANTED'),
});

async function open(record: ImportRecordFragment) {
  const given: unknown[] = [];
  const rendered = await renderApp({
    url: '/imports/12',
    user: users.KA_ADMINISTRATOR,
    handlers: importsGateway(record).handlers,
  });
  respond(
    graphql.mutation('MapImportColumns', ({ variables }) => {
      given.push(variables);
      return HttpResponse.json({
        data: { mapImportColumns: importRecord({ columns: columnsOf('CONFIRMED') }) },
      });
    }),
  );
  return { ...rendered, given };
}
const choice = (header: string) => screen.findByRole('combobox', { name: `Che cosa contiene la colonna ${header}` });
const confirm = () => screen.getByRole('button', { name: 'Conferma le colonne' });

describe('a file with a foreign header', () => {
  test('shows the guess, and is read by the columns that are confirmed', async () => {
    const { person, given } = await open(wanted);
    const table = await screen.findByRole('table', { name: 'Colonne' });
    const cells = within(table)
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(cells[1]).toMatch(/^FatturaFT-1 · FT-2.*da un nome simile$/);
    expect(await choice('Fattura')).toHaveValue('documento');
    expect(screen.queryByRole('button', { name: 'Applica' })).not.toBeInTheDocument();
    // what is wrong with the header is what the columns ask about
    expect(screen.queryByRole('heading', { name: 'Righe errate' })).not.toBeInTheDocument();
    await person.selectOptions(await choice('Misura'), 'cerchio');
    await person.click(confirm());
    await waitFor(() => expect(given).toHaveLength(1));
    expect(given[0]).toEqual({
      id: '12',
      columns: [
        { column: 1, field: 'documento' },
        { column: 2, field: 'cerchio' },
        { column: 3, field: null },
      ],
      remember: true,
    });
    expect(await screen.findByText(/ha letto il file con le colonne che hai confermato/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Applica' })).toBeEnabled();
  });

  test('is not sent with a required field missing, or with two columns for one field', async () => {
    const { person, given } = await open(wanted);
    await choice('Misura');
    await person.click(confirm());
    expect(await screen.findByText('Manca una colonna obbligatoria: cerchio.')).toBeInTheDocument();
    await person.selectOptions(await choice('Misura'), 'cerchio');
    await person.selectOptions(await choice('Note'), 'cerchio');
    expect(await choice('Note')).toHaveAttribute('aria-invalid', 'true');
    await person.click(confirm());
    expect(await screen.findByText('Due colonne indicano lo stesso campo: lasciane una.')).toBeInTheDocument();
    expect(given).toEqual([]);
  });

  test('can be mapped by the keyboard alone', async () => {
    const { person, given } = await open(importRecord({ ...wanted, columns: columnsOf('WANTED') }));
    const size = await choice('Misura');
    act(() => size.focus());
    await person.selectOptions(document.activeElement as HTMLElement, 'cerchio');
    await person.tab();
    await person.tab();
    // not for later files
    await person.keyboard(' ');
    await person.tab();
    expect(confirm()).toHaveFocus();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(given).toMatchObject([{ remember: false }]));
  });

  test('says when it was read by remembered columns, which can be changed', async () => {
    const { person } = await open(importRecord({ columns: columnsOf('REMEMBERED') }));
    expect(await screen.findByText(/ha la stessa intestazione di uno già confermato/)).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Cambia le colonne' }));
    expect(await choice('Fattura')).toHaveValue('documento');
  });

  test('says why the portal refuses its columns', async () => {
    const { person } = await open(wanted);
    respond(graphql.mutation('MapImportColumns', () => refusal({ code: 'BAD_USER_INPUT', reason: 'mappedTwice' })));
    await person.selectOptions(await choice('Misura'), 'cerchio');
    await person.click(confirm());
    expect(await screen.findByText(/Due colonne indicano lo stesso campo, oppure/)).toBeInTheDocument();
  });
});

const mapping = {
  __typename: 'ColumnMapping',
  id: '5',
  kind: 'SALES',
  sender: 'Pneus Italia',
  isServiceAccount: false,
  columns: [
    { __typename: 'MappedColumn', header: 'Fattura', field: 'documento' },
    { __typename: 'MappedColumn', header: 'Sconto', field: null },
  ],
  confirmedBy: 'Chiara Amato',
  confirmedAt: '2025-10-15T08:00:00.000Z',
};

test('the remembered columns are listed, and forgotten once somebody confirms it', async () => {
  let mappings = [mapping];
  const handlers = [
    graphql.query('ColumnMappings', () => HttpResponse.json({ data: { columnMappings: mappings } })),
    graphql.mutation('DeleteColumnMapping', ({ variables }) => {
      mappings = mappings.filter(({ id }) => id !== variables['id']);
      return HttpResponse.json({ data: { deleteColumnMapping: true } });
    }),
  ];
  const { person } = await renderApp({ url: '/imports/columns', user: users.KA_ADMINISTRATOR, handlers });
  const region = await screen.findByRole('region', { name: 'Vendite · Pneus Italia' });
  expect(region).toHaveTextContent('Confermate il 15/10/2025, 10:00 da Chiara Amato');
  expect(region).toHaveTextContent('Fattura → documento');
  expect(region).toHaveTextContent('Non lette: Sconto.');
  await person.click(within(region).getByRole('button', { name: 'Dimentica' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Dimenticare le colonne di Vendite · Pneus Italia?' });
  await person.click(within(dialog).getByRole('button', { name: 'Dimentica' }));
  expect(await screen.findByText('Nessuna colonna ricordata')).toBeInTheDocument();
});
