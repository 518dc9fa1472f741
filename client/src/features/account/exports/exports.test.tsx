import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, type RequestHandler } from 'msw';
import { followedFiles } from '../../../shared/test/followedFiles';
import { refusal, serveNetwork } from '../../../shared/test/network';
import { renderPart } from '../../../shared/test/renderPart';
import { users } from '../../../shared/test/users';
import { Exports } from './Exports';
import { graphql } from '../../../shared/test/graphql';

serveNetwork();
const followed = followedFiles();

const done = {
  __typename: 'Export',
  id: '4',
  type: 'DEALERS',
  format: 'XLSX',
  status: 'DONE',
  progress: { __typename: 'ExportProgress', done: 100_000, total: 100_000 },
  rows: 1_200,
  sha256: 'abc',
  size: 5_300_000,
  filename: 'Dealer 2025-12-31.xlsx',
  failure: null,
  createdAt: '2025-12-31T08:00:00.000Z',
  expiresAt: '2026-01-07T08:00:00.000Z',
};
type Row = Omit<typeof done, 'failure' | 'rows' | 'sha256' | 'size'> & {
  readonly failure: string | null;
  readonly rows: number | null;
  readonly sha256: string | null;
  readonly size: number | null;
};
const running: Row = {
  ...done,
  id: '5',
  status: 'RUNNING',
  progress: { ...done.progress, done: 25_000 },
  ...{ rows: null, sha256: null, size: null },
  filename: 'Campagne 2025-12-31.csv',
};

/** The gateway's stand-in: it answers one list after the other, the last one for good. */
function open(lists: readonly (readonly Row[])[], before: readonly RequestHandler[] = []) {
  const left = [...lists];
  const deleted: unknown[] = [];
  const handlers = [
    ...before,
    graphql.query('Exports', () =>
      HttpResponse.json({ data: { exports: (left.length > 1 ? left.shift() : left[0]) ?? [] } }),
    ),
    graphql.query('ExportFile', ({ variables }) =>
      HttpResponse.json({
        data: {
          exportFile: {
            __typename: 'FileTicket',
            url: `/files/of-${String(variables['id'])}`,
            filename: done.filename,
          },
        },
      }),
    ),
    graphql.query('ExportSchemaFile', ({ variables }) =>
      HttpResponse.json({
        data: {
          exportSchemaFile: {
            __typename: 'FileTicket',
            url: `/files/schema-of-${String(variables['id'])}`,
            filename: 'schema.json',
          },
        },
      }),
    ),
    graphql.mutation('DeleteExport', ({ variables }) => {
      deleted.push(variables['id']);
      return HttpResponse.json({ data: { deleteExport: true } });
    }),
  ];
  return renderPart(<Exports />, { user: users.DISTRIBUTOR, messages: 'account', handlers }).then((app) => ({
    ...app,
    deleted,
  }));
}

describe('the list of exports', () => {
  test('the list of exports says of each how far it is, what it has and until when it is stored', async () => {
    await open([[running, done]]);
    const rows = (await screen.findAllByRole('row')).slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      'Campagne 2025-12-31.csvchiesto il 31/12/2025, 09:0025.000 righe di 100.00007/01/2026, 09:00Annulla',
      'Dealer 2025-12-31.xlsxchiesto il 31/12/2025, 09:00Pronta1.200 righe · 5,3 MB07/01/2026, 09:00ScaricaElimina',
    ]);
    expect(within(rows[0] as HTMLElement).getByRole('progressbar', { name: 'In preparazione' })).toHaveAttribute(
      'aria-valuenow',
      '25',
    );
  });

  test('asks again while something runs, until it is ready', async () => {
    await open([[running], [{ ...done, id: '5' }]]);
    expect(await screen.findByRole('progressbar')).toBeInTheDocument();
    expect(await screen.findByText('Pronta', undefined, { timeout: 4000 })).toBeInTheDocument();
  });

  test('says why there is no file, and that there are none', async () => {
    await open([[{ ...running, status: 'FAILED', failure: 'FORBIDDEN' }]]);
    expect(await screen.findByText('Non hai più il permesso di vedere questi dati.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Scarica/ })).not.toBeInTheDocument();
  });

  test('is empty at first', async () => {
    await open([[]]);
    expect(await screen.findByText('Non hai chiesto esportazioni negli ultimi 7 giorni.')).toBeInTheDocument();
  });
});

describe('an export', () => {
  test('is downloaded', async () => {
    const { person } = await open([[done]]);
    await person.click(await screen.findByRole('button', { name: 'Scarica Dealer 2025-12-31.xlsx' }));
    await waitFor(() => expect(followed).toEqual([`/files/of-4 ${done.filename}`]));
  });

  test('of a document has the schema of its lines beside it', async () => {
    const document = { ...done, type: 'DOCUMENT', filename: 'Dealers.jsonl' };
    const { person } = await open([[{ ...document, id: '7', status: 'FAILED', failure: 'CHANGED' }, document]]);
    expect(await screen.findByText(/I dati cambiavano/)).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Scarica lo schema di Dealers.jsonl' }));
    await waitFor(() => expect(followed).toEqual(['/files/schema-of-4 schema.json']));
  });

  test('is deleted, and one under way cancelled', async () => {
    const { person, deleted } = await open([[{ ...running, status: 'FAILED', failure: 'UNEXPECTED' }, done]]);
    await person.click(await screen.findByRole('button', { name: 'Elimina Dealer 2025-12-31.xlsx' }));
    expect(await screen.findByText('Esportazione eliminata.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(done.filename)).not.toBeInTheDocument());
    expect(deleted).toEqual(['4']);
  });

  test('an export whose deletion fails stays, and the failure is reported', async () => {
    const { person } = await open(
      [[done]],
      [graphql.mutation('DeleteExport', () => refusal({ code: 'UPSTREAM_UNAVAILABLE' }))],
    );
    await person.click(await screen.findByRole('button', { name: /^Elimina/ }));
    expect(await screen.findByText(/Il servizio non è disponibile/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: `Elimina ${done.filename}` })).toBeEnabled();
  });
});
