import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, type RequestHandler } from 'msw';
import { respond, refusal, serveNetwork } from '../../../shared/test/network';
import { renderApp } from '../../../shared/test/renderApp';
import { textOf } from '../../../shared/test/textOf';
import { users } from '../../../shared/test/users';
import { auditEntry, dealerRecord } from '../testing/dealerRecords';
import { auditResponse, dealerResponse, overviewResponses } from '../testing/dealersGateway';
import { graphql } from '../../../shared/test/graphql';

serveNetwork();

async function openDealer(role: keyof typeof users, record = dealerRecord, entries = [auditEntry(1, {})]) {
  return renderApp({
    url: `/dealers/${dealerRecord.id}`,
    user: users[role],
    handlers: [dealerResponse(record), auditResponse(entries), ...overviewResponses()],
  });
}

/** The value beside a fact's name. */
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

describe('a dealer’s page', () => {
  test('shows what the dealer is and where it stands', async () => {
    await openDealer('DISTRIBUTOR');
    expect(await screen.findByRole('heading', { level: 1, name: 'Gomme Rossi S.r.l.' })).toBeInTheDocument();
    expect(fact('Partita IVA')).toHaveTextContent('73504760031');
    expect(fact('Sede')).toHaveTextContent('Bari (BA), Puglia');
    expect(fact('Nel programma dal')).toHaveTextContent('30/03/2021');
    expect(fact('Ultimo aggiornamento')).toHaveTextContent('01/06/2025, 10:00');
    // at the top, and among the contacts
    for (const [name, href] of [
      ['rossi@example.it', 'mailto:rossi@example.it'],
      ['+39 080 123456', 'tel:+39080123456'],
    ] as const) {
      expect(screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))).toEqual([href, href]);
    }
    const steps = within(screen.getByRole('list', { name: 'Posizione nella rete' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      'Programma GDDProgramma',
      'Distribuzione Sud S.p.A.Distributore',
      'Agenzia NeriAgente',
      'Gomme Rossi S.r.l.Dealer',
    ]);
  });

  test.each(['DISTRIBUTOR', 'AGENT', 'REGIONAL_MANAGER', 'CONSULTANT'] as const)(
    'a %s reads it, changes nothing and sees no history',
    async (role) => {
      await openDealer(role);
      await screen.findByRole('heading', { level: 1, name: 'Gomme Rossi S.r.l.' });
      for (const name of ['Modifica', 'Cambia stato', 'Elimina']) {
        expect(screen.queryByText(name)).not.toBeInTheDocument();
      }
      expect(screen.queryByRole('region', { name: 'Cronologia' })).not.toBeInTheDocument();
      expect(screen.queryByRole('link', { name: 'Torna ai dealer' }) !== null).toBe(role !== 'CONSULTANT');
    },
  );

  test('a dealer sees its own record, without a way back to a list that it does not have', async () => {
    await renderApp({
      url: '/dealers/7',
      user: users.DEALER,
      handlers: [dealerResponse({ ...dealerRecord, parent: null, path: [] }), ...overviewResponses()],
    });
    await screen.findByRole('heading', { level: 1, name: 'Gomme Rossi S.r.l.' });
    expect(screen.queryByRole('button', { name: 'Scrivi una nota' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Note' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Torna ai dealer' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Rete' })).not.toBeInTheDocument();
  });

  test('the breadcrumb ends with the name of the dealer', async () => {
    await openDealer('GD_ADMINISTRATOR', dealerRecord, []);
    await screen.findByRole('heading', { level: 1, name: 'Gomme Rossi S.r.l.' });
    const breadcrumb = screen.getByRole('navigation', { name: 'Percorso' });
    expect(within(breadcrumb).getByText('Gomme Rossi S.r.l.')).toHaveAttribute('aria-current', 'page');
    expect(within(breadcrumb).getByRole('link', { name: 'Dealer' })).toHaveAttribute('href', '/dealers');
  });

  test('the page of a dealer that does not exist, or not for this user, says so', async () => {
    await renderApp({ url: '/dealers/8', user: users.KA_ADMINISTRATOR, handlers: [dealerResponse()] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Dealer non trovato' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Torna ai dealer' })).toHaveAttribute('href', '/dealers');
  });

  test('a failed call can be tried again', async () => {
    const { person } = await renderApp({
      url: '/dealers/7',
      user: users.CONSULTANT,
      handlers: [
        graphql.query('Dealer', () => refusal({ code: 'UPSTREAM_UNAVAILABLE', requestId: 'r-9' }), { once: true }),
        dealerResponse(),
        ...overviewResponses(),
      ],
    });
    expect(await screen.findByText('Codice della richiesta: r-9')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Gomme Rossi S.r.l.' })).toBeInTheDocument();
  });

  test('the status changes in the page and in its history', async () => {
    const { person } = await openDealer('GD_ADMINISTRATOR', dealerRecord, []);
    expect(await screen.findByText('Ancora nessuna voce: le modifiche compariranno qui.')).toBeInTheDocument();
    let sent: unknown;
    respond(
      graphql.mutation('UpdateDealerStatus', ({ variables }) => {
        sent = variables;
        return HttpResponse.json({ data: { updateDealerStatus: { ...dealerRecord, status: 'CLOSED', version: 5 } } });
      }),
      auditResponse([
        auditEntry(2, { action: 'statusChanged', before: { status: 'active' }, after: { status: 'closed' } }),
      ]),
    );
    await person.click(screen.getByRole('button', { name: 'Cambia stato' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Cambia lo stato di Gomme Rossi S.r.l.' }));
    expect(dialog.getByRole('button', { name: 'Cambia stato' })).toBeDisabled();
    await person.click(dialog.getByRole('radio', { name: /Chiuso/ }));
    await person.click(dialog.getByRole('button', { name: 'Cambia stato' }));
    expect(await screen.findByText('Gomme Rossi S.r.l.: lo stato ora è «Chiuso».')).toBeInTheDocument();
    expect(sent).toEqual({ id: '7', status: 'CLOSED' });
    expect(await screen.findByText('Chiara Amato ha cambiato lo stato')).toBeInTheDocument();
    expect(screen.getAllByText('Chiuso')).toHaveLength(2);
  });

  test('deleting leads back to the list', async () => {
    const { person, path } = await openDealer('KA_ADMINISTRATOR');
    respond(
      graphql.mutation('DeleteDealer', () => HttpResponse.json({ data: { deleteDealer: true } })),
      graphql.query('DealerList', () =>
        HttpResponse.json({ data: { dealersTable: { __typename: 'DealerPage', items: [], total: 0 } } }),
      ),
    );
    await person.click(await screen.findByRole('button', { name: 'Elimina' }));
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Elimina' }));
    expect(await screen.findByText('Gomme Rossi S.r.l. è stato eliminato.')).toBeInTheDocument();
    await waitFor(() => expect(path()).toBe('/dealers'));
  });
});

describe('the window «Elenco campagne»', () => {
  const row = {
    __typename: 'DealerCampaignRow',
    campaignId: '113',
    campaignTitle: 'Inverno 2025 Gold',
    goalThreshold: 1200,
    tiresPurchased: 1030,
    tiresMissing: 170,
    plafondAccumulated: '1234.5',
    plafondExpendable: '0.00',
    tiresFleet: 206,
    tiresFleetPercentage: '20.0',
  };
  const campaigns = (...data: object[]) =>
    graphql.query('DealerCampaignsReport', ({ variables }) =>
      HttpResponse.json({
        data: {
          dealerCampaignsReport: {
            __typename: 'DealerCampaignsResult',
            data: variables['dealerId'] === dealerRecord.id ? data : [],
          },
        },
      }),
    );
  const openWindow = async (role: keyof typeof users, handler: RequestHandler) => {
    const { person } = await openDealer(role);
    respond(handler);
    await person.click(await screen.findByRole('button', { name: 'Elenco campagne' }));
    const window = await screen.findByRole('dialog', { name: 'Gomme Rossi S.r.l. - Elenco campagne' });
    return { person, window: within(window) };
  };

  test.each(['KA_ADMINISTRATOR', 'CONSULTANT', 'AGENT', 'DEALER'] as const)(
    'shows a %s eight columns, amounts in EUR and a share with its sign',
    async (role) => {
      const { window } = await openWindow(role, campaigns(row));
      const table = within(await window.findByRole('table'));
      expect(table.getAllByRole('columnheader').map(textOf)).toEqual([
        'Campagna',
        'Obiettivo',
        'Pneus acquistati',
        'Pneus mancanti',
        'Premio accumulato',
        'Premio spendibile',
        'Pneus flotte',
        'Pneus flotte %',
      ]);
      const [, campaign] = table.getAllByRole('row');
      expect(Array.from(campaign?.children ?? [], textOf)).toEqual([
        'Inverno 2025 Gold',
        '1.200',
        '1.030',
        '170',
        '1.234,50 €',
        '0,00 €',
        '206',
        '20,0 %',
      ]);
    },
  );

  test('says No data! where there is none, and closes', async () => {
    const { person, window } = await openWindow('DISTRIBUTOR', campaigns());
    expect(await window.findByText('No data!')).toBeInTheDocument();
    await person.click(window.getByRole('button', { name: 'Chiudi' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('has neither paging nor search nor ordering', async () => {
    const rows = Array.from({ length: 12 }, (_, index) => ({ ...row, campaignId: String(index) }));
    const { window } = await openWindow('DISTRIBUTOR', campaigns(...rows));
    expect(await window.findAllByRole('row')).toHaveLength(13);
    expect(window.queryByRole('textbox')).not.toBeInTheDocument();
    expect(window.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Chiudi']);
  });

  test('a failed call can be tried again there', async () => {
    const { person, window } = await openWindow(
      'DISTRIBUTOR',
      graphql.query('DealerCampaignsReport', () => refusal({ code: 'UPSTREAM_TIMEOUT' }), { once: true }),
    );
    await window.findByRole('alert');
    respond(campaigns(row));
    await person.click(window.getByRole('button', { name: 'Riprova' }));
    expect(await window.findByText('Inverno 2025 Gold')).toBeInTheDocument();
  });
});

describe('the history', () => {
  const changes = async () => {
    const history = within(await screen.findByRole('region', { name: 'Cronologia' }));
    await history.findByText(/Chiara Amato|Il portale/);
    return history.getAllByRole('listitem').map((item) => item.textContent);
  };

  test('the history has the text of each change, before and after', async () => {
    await openDealer('KA_ADMINISTRATOR', dealerRecord, [
      auditEntry(1, {
        before: { tier: 'gold', joinedOn: '2021-03-30', email: null, province: 'BA', parentId: 20, version: 3 },
        after: {
          tier: 'platinum',
          joinedOn: '2022-04-01',
          email: 'rossi@example.it',
          province: 'TA',
          parentId: 31,
          version: 4,
        },
      }),
    ]);
    const [entry, ...fields] = await changes();
    expect(entry).toMatch(/^Chiara Amato ha modificato 5 campi01\/06\/2025, 10:05/);
    expect(fields).toEqual([
      'Provincia:Bari (BA)diventaTaranto (TA)',
      'Email:vuotodiventarossi@example.it',
      'Tier:GolddiventaPlatinum',
      'Nel programma dal:30/03/2021diventa01/04/2022',
      'Responsabile diretto:Distribuzione Sud S.p.A.diventaAgenzia Neri',
    ]);
  });

  test('the history has the notes on the dealer among the changes', async () => {
    await openDealer('KA_ADMINISTRATOR', dealerRecord, [
      auditEntry(1, {
        id: 'note-1',
        action: 'noteWritten',
        actor: { __typename: 'AuditActor', id: '9', name: 'Alberto' },
        after: { text: 'Vuole il listino.', calledOn: '2025-05-30', nextStep: 'Mandarlo', nextStepOn: '2025-06-10' },
      }),
      auditEntry(1, { before: { city: 'Bari' }, after: { city: 'Bitonto' } }),
    ]);
    expect(await changes()).toEqual([
      expect.stringMatching(/^Alberto ha scritto una nota01\/06\/2025/),
      ...['Nota:Vuole il listino.', 'Chiamato il:30/05/2025', 'Prossimo passo:Mandarlo', 'Entro il:10/06/2025'],
      expect.stringMatching(/^Chiara Amato ha modificato un campo/),
      'Città:BaridiventaBitonto',
    ]);
  });

  test.each([
    [{ action: 'created', after: { code: 'DE00007' } }, 'Chiara Amato ha creato il dealer'],
    [{ action: 'deleted', before: { code: 'DE00007' } }, 'Chiara Amato ha eliminato il dealer'],
    [
      { action: 'moved', before: { parentId: 20 }, after: { parentId: 31 } },
      'Chiara Amato ha spostato il dealer nella rete',
    ],
    [
      { action: 'updated', before: { city: 'Bari' }, after: { city: 'Bitonto' } },
      'Chiara Amato ha modificato un campo',
    ],
  ])('the history has the entry %j as «%s»', async (entry, sentence) => {
    await openDealer('GD_ADMINISTRATOR', dealerRecord, [auditEntry(1, entry)]);
    expect((await changes())[0]).toContain(sentence);
  });

  test('names the import that made a change, and leads there', async () => {
    const file = { __typename: 'AuditImport', id: '12', filename: 'rete.csv' } as const;
    await openDealer('KA_ADMINISTRATOR', dealerRecord, [auditEntry(1, { action: 'created', import: file })]);
    const link = await screen.findByRole('link', { name: 'importazione 12 (rete.csv)' });
    expect(link).toHaveAttribute('href', '/imports/12');
  });

  test('asks for the names of members that it does not know', async () => {
    const moved = auditEntry(1, { action: 'moved', before: { parentId: 55 }, after: { parentId: 31 } });
    const agents = [{ __typename: 'Member', id: '55', businessName: 'Agenzia Viganò' }];
    await renderApp({
      url: '/dealers/7',
      user: users.KA_ADMINISTRATOR,
      handlers: [
        dealerResponse(),
        ...overviewResponses(),
        auditResponse([moved]),
        graphql.query('NetworkMembers', () =>
          HttpResponse.json({ data: { distributors: [], areaManagers: [], agents } }),
        ),
      ],
    });
    expect(await screen.findByText('Agenzia Viganò')).toBeInTheDocument();
  });

  test('loads more on request', async () => {
    const entries = Array.from({ length: 12 }, (_, index) =>
      auditEntry(index + 1, { before: { city: `Città ${index}` }, after: { city: `Città ${index + 1}` } }),
    );
    const { person } = await openDealer('KA_ADMINISTRATOR', dealerRecord, entries);
    await person.click(await screen.findByRole('button', { name: 'Carica altri' }));
    expect(await screen.findByText('Città 12')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Carica altri' })).not.toBeInTheDocument();
  });

  test('its failure leaves the rest of the page', async () => {
    await renderApp({
      url: '/dealers/7',
      user: users.KA_ADMINISTRATOR,
      handlers: [
        dealerResponse(),
        ...overviewResponses(),
        graphql.query('DealerAudit', () => refusal({ code: 'UPSTREAM_TIMEOUT', requestId: 'r-3' })),
      ],
    });
    const history = within(await screen.findByRole('region', { name: 'Cronologia' }));
    expect(await history.findByRole('button', { name: 'Riprova' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Anagrafica' })).toBeInTheDocument();
  });
});
