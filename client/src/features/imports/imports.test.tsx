import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import type { ImportTableInput } from '../../shared/apollo/schema.generated';
import { answer, refusal, serveNetwork } from '../../shared/test/network';
import { renderApp } from '../../shared/test/renderApp';
import { textOf } from '../../shared/test/textOf';
import { stalledUpload, takesUploads } from '../../shared/test/uploads';
import { users } from '../../shared/test/users';
import { importRecord, importsGateway } from './testing/importsGateway';

serveNetwork();

const row = (id: number, change: object = {}) => ({
  __typename: 'ImportRow',
  id: String(id),
  kind: 'SALES',
  status: 'APPLIED',
  filename: `vendite-${id}.csv`,
  rowsRead: 1_204,
  errorCount: 0,
  createdAt: '2025-12-30T08:00:00.000Z',
  createdBy: 'Chiara Amato',
  ...change,
});

/** The gateway's stand-in for the history; it tells what it was asked. */
function history(...rows: ReturnType<typeof row>[]) {
  const asked: ImportTableInput[] = [];
  const handler = graphql.query('ImportList', ({ variables }) => {
    const input = variables['input'] as ImportTableInput;
    asked.push(input);
    const items = rows.filter(({ status }) => input.filter?.status?.includes(status as never) ?? true);
    return HttpResponse.json({ data: { importsTable: { __typename: 'ImportPage', items, total: items.length } } });
  });
  return { asked, handlers: [handler] };
}

const gridRows = async () => (await screen.findByRole('grid', { name: 'Importazioni' })).querySelectorAll('[role=row]');

describe('the history of imports', () => {
  test('stands in the menu under the administration', async () => {
    await renderApp({ url: '/imports', user: users.KA_ADMINISTRATOR, handlers: history(row(1)).handlers });
    const [rail] = await screen.findAllByRole('navigation', { name: 'Menu principale' });
    expect(within(rail as HTMLElement).getByRole('link', { name: 'Importazioni' })).toHaveAttribute('href', '/imports');
  });

  test('lists the newest first, and leads to each', async () => {
    const { asked, handlers } = history(row(12, { errorCount: 3, status: 'INVALID' }), row(11));
    await renderApp({ url: '/imports', user: users.KA_ADMINISTRATOR, handlers });
    expect(await screen.findByRole('link', { name: 'vendite-12.csv' })).toHaveAttribute('href', '/imports/12');
    expect(textOf((await gridRows())[1])).toBe(
      'vendite-12.csvVenditeCon righe errate1.204330/12/2025, 09:00Chiara Amato',
    );
    expect(asked[0]).toEqual({ filter: {}, sort: { column: 'ID', direction: 'DESC' }, page: 1, pageSize: 10 });
  });

  test('is narrowed by status, in the address too', async () => {
    const { handlers } = history(row(12, { status: 'FAILED' }), row(11));
    const { person, path } = await renderApp({ url: '/imports', user: users.GD_ADMINISTRATOR, handlers });
    await screen.findByRole('link', { name: 'vendite-11.csv' });
    await person.click(screen.getByRole('button', { name: 'Stato' }));
    await person.click(screen.getByRole('checkbox', { name: 'Non riuscita' }));
    await waitFor(() => expect(screen.queryByText('vendite-11.csv')).not.toBeInTheDocument());
    expect(path()).toBe('/imports?stato=failed');
  });

  test('looks again while the portal is at work on one', async () => {
    const { handlers } = history(row(12));
    await renderApp({
      url: '/imports',
      user: users.KA_ADMINISTRATOR,
      handlers: [
        graphql.query(
          'ImportList',
          () =>
            HttpResponse.json({
              data: { importsTable: { __typename: 'ImportPage', items: [row(12, { status: 'APPLYING' })], total: 1 } },
            }),
          { once: true },
        ),
        ...handlers,
      ],
    });
    expect(await screen.findByText('In applicazione')).toBeInTheDocument();
    expect(await screen.findByText('Applicata', {}, { timeout: 6_000 })).toBeInTheDocument();
  });

  test('says where there is nothing yet', async () => {
    await renderApp({ url: '/imports', user: users.KA_ADMINISTRATOR, handlers: history().handlers });
    expect(await screen.findByText('Non c’è ancora nessuna importazione')).toBeInTheDocument();
  });

  test('is closed to whoever may not import', async () => {
    const { path } = await renderApp({ url: '/imports', user: users.REGIONAL_MANAGER });
    await screen.findByRole('heading', { level: 1, name: 'Non puoi aprire questa pagina' });
    expect(path()).toBe('/error/403?missing=accessImportManager');
  });
});

describe('a new import', () => {
  const file = new File(['documento;riga\n1;1'], 'vendite.csv', { type: 'text/csv' });
  const starts = (record = importRecord({ status: 'READING' })) => {
    const sent: unknown[] = [];
    const handler = graphql.mutation('StartImport', ({ variables }) => {
      sent.push(variables);
      return HttpResponse.json({ data: { startImport: record } });
    });
    return { sent, handler };
  };
  const open = (...handlers: Parameters<typeof answer>) =>
    renderApp({ url: '/imports/new', user: users.KA_ADMINISTRATOR, handlers });
  const field = () => screen.findByLabelText(/Scegli (il|un altro) file/);

  test('says what each kind of file holds, and gives its template', async () => {
    const asked: unknown[] = [];
    const { person } = await open(
      graphql.query('ImportTemplateFile', ({ variables }) => {
        asked.push(variables);
        return refusal({ code: 'UPSTREAM_UNAVAILABLE' });
      }),
    );
    expect(await screen.findByRole('radio', { name: 'Vendite' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Obiettivi' })).toHaveAccessibleDescription(
      /Colonne: campagna, partita_iva, obiettivo, accettata\./,
    );
    await person.click(screen.getByRole('button', { name: 'Scarica il modello: Rete' }));
    expect(await screen.findByText(/Il servizio non è disponibile/)).toBeInTheDocument();
    expect(asked).toEqual([{ kind: 'NETWORK' }]);
  });

  test('sends the file and leads to its import', async () => {
    const { sent, handler } = starts();
    const { person, path } = await open(...takesUploads, handler, ...importsGateway(importRecord()).handlers);
    await person.click(await screen.findByRole('radio', { name: 'Rete' }));
    expect(screen.getByRole('button', { name: 'Carica il file' })).toBeDisabled();
    await person.upload(await field(), file);
    expect(screen.getByText(/^vendite\.csv/)).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Carica il file' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'vendite-2025.csv' })).toBeInTheDocument();
    expect(path()).toBe('/imports/12');
    expect(sent).toEqual([{ kind: 'NETWORK', uploadId: 'u-1' }]);
    expect(screen.queryByText(/era già stato importato/)).not.toBeInTheDocument();
  });

  test('takes a file that is dropped', async () => {
    await open();
    const drop = (await screen.findByText('Trascina qui il file o sceglilo dal dispositivo'))
      .parentElement as HTMLElement;
    fireEvent.drop(drop, { dataTransfer: { files: [file] } });
    expect(screen.getByRole('button', { name: 'Carica il file' })).toBeEnabled();
  });

  test('the same file again leads to the earlier import, with a message', async () => {
    const earlier = importRecord({ status: 'APPLIED', appliedAt: '2025-12-01T09:00:00.000Z' });
    const { person } = await open(...takesUploads, starts(earlier).handler, ...importsGateway(earlier).handlers);
    await person.upload(await field(), file);
    await person.click(screen.getByRole('button', { name: 'Carica il file' }));
    expect(await screen.findByText(/Questo file era già stato importato/)).toBeInTheDocument();
    answer(
      graphql.mutation('UndoImport', () =>
        HttpResponse.json({ data: { undoImport: { ...earlier, status: 'UNDONE', undoneAt: earlier.appliedAt } } }),
      ),
    );
    await person.click(screen.getByRole('button', { name: 'Annulla importazione' }));
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Annulla importazione' }));
    expect(await screen.findByText(/^Annullata il/)).toBeInTheDocument();
    expect(screen.queryByText(/era già stato importato/)).not.toBeInTheDocument();
  });

  test.each([
    ['elenco.pdf', ['x'], 'Scegli un file CSV o XLSX'],
    ['vuoto.csv', [], 'Il file è vuoto'],
  ])('%s is not sent', async (name, content, message) => {
    await open();
    fireEvent.change(await field(), { target: { files: [new File(content, name)] } });
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('button', { name: 'Carica il file' })).toBeDisabled();
  });

  test('a refusal is told, and the file can be sent again', async () => {
    const { person, path } = await open(
      graphql.mutation('PrepareUpload', () => refusal({ code: 'PAYLOAD_TOO_LARGE' }), { once: true }),
      ...takesUploads,
      starts().handler,
      ...importsGateway(importRecord()).handlers,
    );
    await person.upload(await field(), file);
    await person.click(screen.getByRole('button', { name: 'Carica il file' }));
    expect(await screen.findByText('I dati inviati sono troppo grandi.')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Carica il file' }));
    await waitFor(() => expect(path()).toBe('/imports/12'));
  });

  test('shows how far the file has come, and can be stopped', async () => {
    const { person } = await open(stalledUpload);
    await person.upload(await field(), file);
    await person.click(screen.getByRole('button', { name: 'Carica il file' }));
    expect(await screen.findByRole('progressbar', { name: 'Avanzamento dell’invio' })).toBeInTheDocument();
    expect(screen.getByText('Invio di vendite.csv: 0 %')).toBeInTheDocument();
    // Where the first click of two has sent the file, the second one falls on what has come in its place.
    fireEvent.click(screen.getByRole('button', { name: 'Interrompi' }), { detail: 2 });
    expect(screen.getByRole('progressbar', { name: 'Avanzamento dell’invio' })).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Interrompi' }));
    expect(await screen.findByText('Invio interrotto.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Carica il file' })).toBeEnabled();
  });
});
