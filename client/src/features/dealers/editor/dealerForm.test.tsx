import { describe, expect, test } from '@jest/globals';
import { optionalDealerFields } from '@gdd/schema/dealers';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, type RequestHandler } from 'msw';
import { pending } from '../../../shared/test/pending';
import { respond, refusal, serveNetwork } from '../../../shared/test/network';
import { renderApp, type RenderedApp } from '../../../shared/test/renderApp';
import { renderPart } from '../../../shared/test/renderPart';
import { users } from '../../../shared/test/users';
import { Component as DealerCreatePage } from './DealerCreatePage';
import { Component as DealerEditPage } from './DealerEditPage';
import { dealerRecord, emptyFields } from '../testing/dealerRecords';
import { auditResponse, dealerResponse, overviewResponses } from '../testing/dealersGateway';
import { graphql } from '../../../shared/test/graphql';

serveNetwork();

const members = graphql.query('MembersOfRole', ({ variables }) =>
  HttpResponse.json({
    data: {
      dealersByRole: [
        {
          __typename: 'Member',
          id: variables['role'] === 'AGENT' ? '31' : '20',
          code: 'X1',
          businessName: variables['role'] === 'AGENT' ? 'Agenzia Neri' : 'Distribuzione Sud S.p.A.',
          role: variables['role'],
          city: 'Bari',
        },
      ],
    },
  }),
);

const field = (name: string | RegExp) => screen.getByLabelText(name);

const pages = { '/dealers/new': <DealerCreatePage />, '/dealers/:id/edit': <DealerEditPage /> };

const options = (url: string, handlers: readonly RequestHandler[]) => ({
  url,
  user: users.KA_ADMINISTRATOR,
  handlers: [...handlers, dealerResponse(), ...overviewResponses(), auditResponse([]), members],
});

/** The form alone, on the page that makes or edits a dealer. */
const openPart = (path: keyof typeof pages, url: string, handlers: readonly RequestHandler[]) =>
  renderPart(pages[path], { ...options(url, handlers), path, messages: 'office' });

/** The whole app with the form. */
const openApp = (url: string, handlers: readonly RequestHandler[] = []) => renderApp(options(url, handlers));

/** Writes a text at once: letter by letter takes jsdom its time. */
async function write(person: UserEvent, into: HTMLElement, text: string) {
  await person.click(into);
  await person.paste(text);
}

describe('a new dealer', () => {
  const openNew = (...handlers: readonly RequestHandler[]) => openPart('/dealers/new', '/dealers/new', handlers);

  async function fillIn({ person }: RenderedApp) {
    await write(person, field('Ragione sociale'), ' Gomme  Rossi S.r.l.');
    await write(person, field('Partita IVA'), 'IT 73504760031');
    await write(person, field('Codice'), 'de00007');
    await person.type(field('Nel programma dal'), '30/03/2021');
    await person.selectOptions(field('Regione'), 'Puglia');
    await person.selectOptions(field('Provincia'), 'Bari (BA)');
    await write(person, field('Città'), 'Bari');
    await person.selectOptions(field('Tier'), 'Gold');
    await person.selectOptions(field('Tipo di responsabile'), 'Agente');
    await person.click(field('Responsabile diretto'));
    await person.click(await screen.findByRole('option', { name: /Agenzia Neri/ }));
  }

  test('is created once, however often the button is pressed, and opened', async () => {
    const sent: { input: unknown; idempotencyKey: unknown }[] = [];
    const done = pending<undefined>();
    const app = await openApp('/dealers/new', [
      graphql.mutation('CreateDealer', async ({ variables }) => {
        sent.push({ input: variables['input'], idempotencyKey: variables['idempotencyKey'] });
        await done.promise;
        return HttpResponse.json({ data: { createDealer: dealerRecord } });
      }),
    ]);
    await screen.findByRole('heading', { level: 1, name: 'Nuovo dealer' });
    await fillIn(app);
    await app.person.dblClick(screen.getByRole('button', { name: 'Crea dealer' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    done.release(undefined);
    expect(await screen.findByText('Gomme Rossi S.r.l. è stato creato.')).toBeInTheDocument();
    await waitFor(() => expect(app.path()).toBe('/dealers/7'));
    expect(sent).toEqual([
      {
        idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
        input: {
          code: 'DE00007',
          businessName: 'Gomme Rossi S.r.l.',
          country: 'IT',
          vatNumber: '73504760031',
          region: 'Puglia',
          province: 'BA',
          city: 'Bari',
          ...emptyFields(optionalDealerFields),
          status: 'ACTIVE',
          tier: 'GOLD',
          joinedOn: '2021-03-30',
          parentId: '31',
        },
      },
    ]);
  });

  test('a lost answer is asked for again under the same key', async () => {
    const keys: unknown[] = [];
    const app = await openNew(
      graphql.mutation('CreateDealer', ({ variables }) => {
        keys.push(variables['idempotencyKey']);
        return keys.length === 1
          ? refusal({ code: 'UPSTREAM_TIMEOUT', reason: 'outcomeUnknown' })
          : HttpResponse.json({ data: { createDealer: dealerRecord } });
      }),
    );
    await fillIn(app);
    await app.person.click(screen.getByRole('button', { name: 'Crea dealer' }));
    expect(await screen.findByText('Esito sconosciuto: ricontrolla prima di riprovare.')).toBeInTheDocument();
    await app.person.click(screen.getByRole('button', { name: 'Crea dealer' }));
    await waitFor(() => expect(app.path()).toBe('/dealers/7'));
    expect(keys[1]).toBe(keys[0]);
  });

  test('says what is missing, and sends nothing', async () => {
    const { person } = await openNew();
    await person.click(screen.getByRole('button', { name: 'Crea dealer' }));
    await waitFor(() => expect(field('Codice')).toHaveAccessibleDescription('Codice è obbligatorio'));
    for (const name of ['Tier', 'Tipo di responsabile', 'Responsabile diretto']) {
      expect(screen.getByText(`${name} è obbligatorio`)).toBeInTheDocument();
    }
    // '{name} è obbligatorio' would have the wrong gender: ragione, partita IVA, data, regione, provincia, città
    expect(screen.getAllByText('Campo obbligatorio')).toHaveLength(6);
    expect(field('Ragione sociale')).toHaveAccessibleDescription('Campo obbligatorio');
    expect(field('Ragione sociale')).toHaveFocus();
  });

  test.each([
    ['Partita IVA', '1234', 'La partita IVA ha 11 cifre'],
    ['Partita IVA', '73504760032', 'Partita IVA non valida: controlla le cifre'],
    ['Codice', 'DE 7', 'Codice non valido/a'],
    ['Nel programma dal', '1/1/1812', 'La data è troppo lontana: non prima del 01/01/1900'],
    ['Nel programma dal', '1/1/2812', 'La data è troppo lontana: non dopo il 31/12/2099'],
    [/^Codice fiscale/, 'RSSMRA80', 'Il codice fiscale ha 16 caratteri, oppure le 11 cifre di una partita IVA'],
    [/^CAP/, '701', 'Il CAP ha 5 cifre'],
    [/^Codice SDI/, 'ABC-123', 'Il codice SDI ha 7 lettere e cifre'],
    [/^Codice SDI/, 'XXXXXXX', 'XXXXXXX vale soltanto per chi ha sede all’estero'],
    [/^PEC/, 'rossi@', 'Campo non valido'],
    [/^Email/, 'rossi@', 'Campo non valido'],
    [/^Telefono/, 'chiamami', 'Campo non valido'],
  ])('%s «%s»: %s', async (name, text, message) => {
    const { person } = await openNew();
    await person.type(field(name), text);
    await person.tab();
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  test('outside Italy has a VAT number of its country, and may have the code for those abroad', async () => {
    const { person } = await openNew();
    await person.selectOptions(field('Nazione'), 'Austria');
    await write(person, field('Partita IVA'), '73504760031');
    await write(person, field(/^Codice SDI/), 'xxxxxxx');
    await person.tab();
    const message = 'La partita IVA non ha la forma di quelle di questa nazione';
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.queryByText('XXXXXXX vale soltanto per chi ha sede all’estero')).not.toBeInTheDocument();
    await person.clear(field('Partita IVA'));
    await write(person, field('Partita IVA'), 'u12345678');
    await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
  });

  test('another region takes the province away', async () => {
    const { person } = await openNew();
    expect(field('Provincia')).toBeDisabled();
    await person.selectOptions(field('Regione'), 'Puglia');
    await person.selectOptions(field('Provincia'), 'Bari (BA)');
    await person.selectOptions(field('Regione'), 'Umbria');
    expect(field('Provincia')).toHaveValue('');
    expect(
      within(field('Provincia'))
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Scegli…', 'Perugia (PG)', 'Terni (TR)']);
  });

  test('what the server refuses lands on its fields', async () => {
    const app = await openNew(
      graphql.mutation('CreateDealer', () =>
        refusal({ code: 'BAD_USER_INPUT', fields: { code: 'taken', vatNumber: 'taken', parentId: 'unknown' } }),
      ),
    );
    await fillIn(app);
    await app.person.click(screen.getByRole('button', { name: 'Crea dealer' }));
    expect(await screen.findByText('Codice è già in uso')).toBeInTheDocument();
    expect(screen.getByText('Partita IVA è già in uso')).toBeInTheDocument();
    expect(screen.getByText('Responsabile diretto non trovato/a')).toBeInTheDocument();
    expect(field('Codice')).toHaveAccessibleDescription('Codice è già in uso');
    expect(app.path()).toBe('/dealers/new');
  });

  test('is for those who may edit', async () => {
    const { path } = await renderApp({ url: '/dealers/new', user: users.DISTRIBUTOR });
    await waitFor(() => expect(path()).toBe('/error/403?missing=editDealer'));
  });
});

describe('an edited dealer', () => {
  const page = '/dealers/7/edit';
  const visible = () => screen.findByRole('heading', { level: 1, name: 'Modifica Gomme Rossi S.r.l.' });

  async function openEdit(...handlers: readonly RequestHandler[]) {
    const app = await openPart('/dealers/:id/edit', page, handlers);
    await visible();
    return app;
  }

  const rewrite = async ({ person }: RenderedApp, name: string, text: string) => {
    await person.clear(field(name));
    await write(person, field(name), text);
  };

  test('an edited dealer is saved with the version that was read, and its page opens', async () => {
    let sent: unknown;
    const app = await openApp(page, [
      graphql.mutation('UpdateDealer', ({ variables }) => {
        sent = variables;
        return HttpResponse.json({ data: { updateDealer: { ...dealerRecord, city: 'Bitonto', version: 5 } } });
      }),
    ]);
    await visible();
    expect(field('Codice')).toHaveAttribute('readonly');
    expect(field('Responsabile diretto')).toHaveValue('Agenzia Neri');
    await rewrite(app, 'Città', 'Bitonto');
    await app.person.click(screen.getByRole('button', { name: 'Salva' }));
    expect(await screen.findByText('Le modifiche a Gomme Rossi S.r.l. sono state salvate.')).toBeInTheDocument();
    expect(app.path()).toBe('/dealers/7');
    const { id, code, status, createdAt, updatedAt, parent, path, __typename, ...stored } = dealerRecord;
    expect([id, code, status, createdAt, updatedAt, path.length, __typename]).not.toContain(undefined);
    expect(sent).toEqual({ id: '7', input: { ...stored, city: 'Bitonto', parentId: parent?.id, version: 4 } });
  });

  describe('that somebody else has saved first', () => {
    const newer = { ...dealerRecord, city: 'Modugno', phone: '+39 080 999999', version: 6 };

    async function meetNewer() {
      const sent: Record<string, unknown>[] = [];
      const app = await openEdit(
        graphql.mutation('UpdateDealer', ({ variables }) => {
          const input = variables['input'] as Record<string, unknown>;
          sent.push(input);
          return input['version'] === newer.version
            ? HttpResponse.json({ data: { updateDealer: { ...newer, city: 'Bitonto', version: 7 } } })
            : refusal({ code: 'CONFLICT', reason: 'staleVersion', currentVersion: newer.version });
        }),
      );
      respond(dealerResponse(newer));
      await rewrite(app, 'Città', 'Bitonto');
      await app.person.click(screen.getByRole('button', { name: 'Salva' }));
      const dialog = within(
        await screen.findByRole('alertdialog', { name: 'Il dealer è stato modificato nel frattempo' }),
      );
      return { ...app, sent, dialog };
    }

    test('shows where the two differ, and saves mine over the newer version, leaving the rest to the other', async () => {
      const { person, dialog, sent, path } = await meetNewer();
      expect(dialog.getAllByRole('row').map((row) => row.textContent)).toEqual([
        'CampoSalvato oraScritto da te',
        'CittàModugnoBitonto',
      ]);
      await person.click(dialog.getByRole('button', { name: 'Tieni i miei e salva' }));
      await waitFor(() => expect(path()).toBe('/dealers/7'));
      expect(sent.map(({ version, city, phone }) => [version, city, phone])).toEqual([
        [4, 'Bitonto', '+39 080 123456'],
        [6, 'Bitonto', '+39 080 999999'],
      ]);
    });

    test('can be reloaded', async () => {
      const { person, dialog, sent } = await meetNewer();
      await person.click(dialog.getByRole('button', { name: 'Ricarica i valori salvati' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      expect(field('Città')).toHaveValue('Modugno');
      await person.click(screen.getByRole('button', { name: 'Salva' }));
      await waitFor(() => expect(sent.at(-1)?.['version']).toBe(6));
    });

    test('is left as it was written where nothing is chosen', async () => {
      const { person, dialog } = await meetNewer();
      await person.click(dialog.getByRole('button', { name: 'Annulla' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      expect(field('Città')).toHaveValue('Bitonto');
    });
  });

  test('is left without a question, and shows the changes when it is opened again', async () => {
    const app = await openApp(page);
    await visible();
    await rewrite(app, 'Città', 'Bitonto');
    await app.person.click(screen.getByRole('link', { name: 'Annulla' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Gomme Rossi S.r.l.' })).toBeInTheDocument();
    await act(() => app.portal.router.navigate(page));
    await visible();
    expect(field('Città')).toHaveValue('Bitonto');
  });

  test('an edited dealer that is gone is reported as gone', async () => {
    await openApp('/dealers/8/edit');
    expect(await screen.findByRole('heading', { level: 1, name: 'Dealer non trovato' })).toBeInTheDocument();
  });

  test('an unexpected error stays above the form, which stays as it was', async () => {
    const app = await openEdit(
      graphql.mutation('UpdateDealer', () => refusal({ code: 'INTERNAL_SERVER_ERROR', requestId: 'r-5' })),
    );
    await rewrite(app, 'Città', 'Bitonto');
    await app.person.click(screen.getByRole('button', { name: 'Salva' }));
    expect(await screen.findByText('Codice della richiesta: r-5')).toBeInTheDocument();
    expect(field('Città')).toHaveValue('Bitonto');
  });
});
