import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { respond, refusal, serveNetwork } from '../../../shared/test/network';
import { renderApp } from '../../../shared/test/renderApp';
import { stalledUpload, takesUploads } from '../../../shared/test/uploads';
import { users } from '../../../shared/test/users';
import { importRecord, importsGateway } from '../testing/importsGateway';
import { graphql } from '../../../shared/test/graphql';

serveNetwork();

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
  const open = (...handlers: Parameters<typeof respond>) =>
    renderApp({ url: '/imports/new', user: users.KA_ADMINISTRATOR, handlers });
  const field = () => screen.findByLabelText(/Scegli (il|un altro) file/);

  test('says what each kind of file holds, and gives its template', async () => {
    const requests: unknown[] = [];
    const { person } = await open(
      graphql.query('ImportTemplateFile', ({ variables }) => {
        requests.push(variables);
        return refusal({ code: 'UPSTREAM_UNAVAILABLE' });
      }),
    );
    expect(await screen.findByRole('radio', { name: 'Vendite' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Obiettivi' })).toHaveAccessibleDescription(
      /Colonne: campagna, partita_iva, obiettivo, accettata\./,
    );
    await person.click(screen.getByRole('button', { name: 'Scarica il modello: Rete' }));
    expect(await screen.findByText(/Il servizio non è disponibile/)).toBeInTheDocument();
    expect(requests).toEqual([{ kind: 'NETWORK' }]);
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
    respond(
      graphql.mutation('UndoImport', () =>
        HttpResponse.json({
          data: { undoImport: { ...earlier, status: 'UNDONE', undoneAt: earlier.appliedAt, pendingApproval: null } },
        }),
      ),
    );
    await person.click(screen.getByRole('button', { name: 'Annulla importazione' }));
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Annulla importazione' }));
    expect(await screen.findByText(/^Annullata il/)).toBeInTheDocument();
    expect(screen.queryByText(/era già stato importato/)).not.toBeInTheDocument();
  });

  test.each([
    ['elenco.doc', ['x'], 'Scegli un file CSV o XLSX'],
    ['elenco.pdf', ['x'], 'Il file è un PDF, da cui non si leggono righe: salva la tabella come .xlsx o CSV.'],
    ['elenco.ods', ['x'], 'Il file è un documento di LibreOffice (.ods): aprilo e salvalo come .xlsx o CSV.'],
    ['vendite.csv.gz', ['x'], 'Il file è compresso (.gz): decomprimilo e carica la tabella che contiene'],
    ['vuoto.csv', [], 'Il file è vuoto'],
  ])('%s is not sent', async (name, content, message) => {
    await open();
    fireEvent.change(await field(), { target: { files: [new File(content, name)] } });
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('button', { name: 'Carica il file' })).toBeDisabled();
  });

  test('a refusal is reported, and the file can be sent again', async () => {
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
