import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { graphql, http, HttpResponse } from 'msw';
import { followedFiles } from '../../shared/test/followedFiles';
import { desktop, phone, setPageWidth } from '../../shared/test/pageWidth';
import { answer, expectNoMore, refusal, serveNetwork } from '../../shared/test/network';
import { renderApp } from '../../shared/test/renderApp';
import { textOf } from '../../shared/test/textOf';
import { users } from '../../shared/test/users';
import { campaignAuditEntry, campaignDealerRow, campaignRecord } from './testing/campaignRecords';
import { campaignGateway, type CampaignGateway } from './testing/campaignsGateway';

serveNetwork();

beforeEach(() => setPageWidth(phone));

async function openCampaign(
  change: (gateway: CampaignGateway) => void = () => undefined,
  role: keyof typeof users = 'KA_ADMINISTRATOR',
  query = '?righe=3',
) {
  const gateway = campaignGateway();
  change(gateway);
  const app = await renderApp({
    url: `/campaigns/113${query}`,
    user: users[role],
    handlers: gateway.handlers,
  });
  await screen.findByRole('heading', { level: 1, name: gateway.campaign.title });
  return { ...app, gateway };
}

const closed = (gateway: CampaignGateway) => {
  gateway.campaign = campaignRecord({ state: 'CLOSED', closedAt: '2026-01-15T09:00:00.000Z' });
};

/** Nobody knows the members of the network by name. */
const withoutMembers = (gateway: CampaignGateway) => {
  const names = graphql.query('MembersOfRole', () => HttpResponse.json({ data: { dealersByRole: [] } }));
  Object.assign(gateway, { handlers: [names, ...gateway.handlers] });
};

const followed = followedFiles();

describe('a campaign’s page', () => {
  test('shows its period, its state, what has come of it and what counts', async () => {
    await openCampaign();
    expect(screen.getByText('dal 01/07/2025 al 31/12/2025')).toBeInTheDocument();
    expect(screen.getAllByText('Iscrizioni aperte')).not.toHaveLength(0);
    const totals = within(await screen.findByRole('region', { name: 'Riepilogo' }));
    expect(totals.getByRole('progressbar', { name: 'Obiettivo raggiunto' })).toHaveAttribute(
      'aria-valuetext',
      '12 su 40',
    );
    expect(totals.getByRole('progressbar', { name: 'Accettate' })).toHaveAttribute('aria-valuetext', '31 su 40');
    expect(textOf(totals.getByText(/12\.345,60/))).toBe('12.345,60 €');
    expect(totals.getByText(/^su [\d.]+ · 410 a flotte$/)).toBeInTheDocument();
    const facts = within(screen.getByRole('region', { name: 'La campagna' }));
    expect(facts.getByText('Pneumatici che contano').nextElementSibling).toHaveTextContent(
      'invernali o quattro stagioni',
    );
    expect(facts.getByText('Durata').nextElementSibling).toHaveTextContent('Semestrale, principale');
    expect(facts.getByText('La campagna degli invernali.')).toBeInTheDocument();
  });

  test('what does not exist is said in the page', async () => {
    await renderApp({ url: '/campaigns/8', user: users.AGENT, handlers: campaignGateway().handlers });
    expect(await screen.findByRole('heading', { level: 1, name: 'Campagna non trovata' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Torna alle campagne' })).toHaveAttribute('href', '/campaigns');
  });

  test('totals that cannot be had leave the rest of the page', async () => {
    await openCampaign((gateway) => {
      Object.assign(gateway, {
        handlers: [
          graphql.query('CampaignTotals', () => refusal({ code: 'UPSTREAM_TIMEOUT', requestId: 'r-7' })),
          ...gateway.handlers,
        ],
      });
    });
    expect(await screen.findByText('Codice della richiesta: r-7')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Gomme 1' })).toBeInTheDocument();
  });

  test.each(['AGENT', 'DISTRIBUTOR', 'REGIONAL_MANAGER'] as const)(
    'a %s reads it and its own dealers, and changes nothing',
    async (role) => {
      const { person } = await openCampaign(undefined, role);
      expect(await screen.findByRole('link', { name: 'Gomme 1' })).toHaveAttribute('href', '/campaigns/113/dealers/1');
      for (const name of ['Aggiungi dealer', 'Modifica', 'Esporta dealer', 'Aggiungi allegato']) {
        expect(screen.queryByText(name)).not.toBeInTheDocument();
      }
      expect(screen.queryByRole('button', { name: /^Azioni per/ })).not.toBeInTheDocument();
      expect(screen.queryByRole('region', { name: 'Cronologia' })).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Scarica regolamento.pdf' })).toBeInTheDocument();
      await person.click(screen.getByRole('button', { name: 'Dettaglio Incentivi' }));
      expect(await screen.findByRole('dialog', { name: 'Dettaglio Incentivi' })).toBeInTheDocument();
    },
  );

  test('a closed campaign can be read, copied and redeemed from, no more', async () => {
    const { person } = await openCampaign(closed);
    expect(await screen.findByRole('link', { name: 'Gomme 1' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Modifica' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Aggiungi dealer' })).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Azioni per Inverno 2025 Gold' }));
    expect((await screen.findAllByRole('menuitem')).map(textOf)).toEqual(['Duplica']);
    await person.keyboard('{Escape}');
    await person.click(await screen.findByRole('button', { name: 'Azioni per Gomme 1' }));
    await waitFor(() =>
      expect(screen.getAllByRole('menuitem').map(textOf)).toEqual(['Dettaglio premio', 'Riscossioni']),
    );
  });
});

describe('closing', () => {
  async function choose(action: string) {
    const app = await openCampaign();
    await app.person.click(screen.getByRole('button', { name: 'Azioni per Inverno 2025 Gold' }));
    await app.person.click(await screen.findByRole('menuitem', { name: action }));
    return { ...app, dialog: within(await screen.findByRole('alertdialog')) };
  }

  test('the registration, after saying what it means', async () => {
    const { person, dialog } = await choose('Chiudi iscrizioni');
    expect(dialog.getByText(/le iscrizioni non si potranno riaprire/)).toBeInTheDocument();
    const record = campaignRecord({ state: 'REGISTRATION_CLOSED', version: 4 });
    answer(
      graphql.mutation('CloseCampaignRegistration', () =>
        HttpResponse.json({ data: { closeCampaignRegistration: record } }),
      ),
    );
    await person.click(dialog.getByRole('button', { name: 'Chiudi iscrizioni' }));
    expect(await screen.findByText('Le iscrizioni a Inverno 2025 Gold sono chiuse.')).toBeInTheDocument();
    expect(screen.getAllByText('Iscrizioni chiuse')).not.toHaveLength(0);
  });

  test('the campaign, which is final', async () => {
    const { person, dialog } = await choose('Chiudi campagna');
    expect(dialog.getByText(/La chiusura è definitiva/)).toBeInTheDocument();
    const record = campaignRecord({ state: 'CLOSED', closedAt: '2026-01-15T09:00:00.000Z' });
    answer(graphql.mutation('CloseCampaign', () => HttpResponse.json({ data: { closeCampaign: record } })));
    await person.click(dialog.getByRole('button', { name: 'Chiudi campagna' }));
    expect(await screen.findByText('Inverno 2025 Gold è chiusa.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Aggiungi dealer' })).not.toBeInTheDocument());
  });

  test('a refusal is told with its reason', async () => {
    const { person, dialog } = await choose('Chiudi iscrizioni');
    answer(
      graphql.mutation('CloseCampaignRegistration', () => refusal({ code: 'CONFLICT', reason: 'campaignClosed' })),
    );
    await person.click(dialog.getByRole('button', { name: 'Chiudi iscrizioni' }));
    expect(await screen.findByText('La campagna è chiusa: non si può più modificare.')).toBeInTheDocument();
  });
});

describe('the dealers of a campaign', () => {
  test('a shared link asks for exactly what it says', async () => {
    const { gateway } = await openCampaign(
      withoutMembers,
      'DISTRIBUTOR',
      '?accettata=no&obiettivo=yes&soglia=10&stato=active&tier=gold&regione=Puglia&provincia=BA&rete=31&cerca=Gomme&ordina=tiresMissing.desc&pagina=2&righe=3',
    );
    expect(gateway.asked[0]).toEqual({
      filter: {
        accepted: false,
        goalReached: true,
        tiresToNextThreshold: { to: 10 },
        status: ['ACTIVE'],
        tier: ['GOLD'],
        region: ['Puglia'],
        province: ['BA'],
        memberId: '31',
      },
      sort: { column: 'TIRES_MISSING', direction: 'DESC' },
      search: 'Gomme',
      page: 2,
      pageSize: 3,
    });
  });

  test('each says how far it is, and its name leads to its statement', async () => {
    await openCampaign();
    const card = within(await screen.findByRole('listitem', { name: 'Gomme 1' }));
    expect(card.getByRole('link', { name: 'Gomme 1' })).toHaveAttribute('href', '/campaigns/113/dealers/1');
    expect(card.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '98 di 120 pneumatici (81,6 %): mancano 22 pneumatici all’obiettivo',
    );
    const fact = (name: string) => textOf(card.getByText(name).nextElementSibling);
    expect(fact('Obiettivo')).toBe('120');
    expect(fact('Pneus mancanti')).toBe('22');
    expect(fact('Premio accumulato')).toBe('123,45 €');
    expect(fact('Pneus flotte %')).toBe('31,6 %');
    expect(card.getByText('Accettata il 04/07/2025')).toBeInTheDocument();
  });

  test('those who have not accepted are one click away, and the chip takes the filter away again', async () => {
    const { person, path } = await openCampaign();
    await person.click(await screen.findByRole('button', { name: 'Filtri' }));
    await person.click(screen.getByRole('button', { name: 'Accettazione' }));
    await person.click(await screen.findByRole('checkbox', { name: 'non accettata' }));
    await waitFor(() => expect(path()).toBe('/campaigns/113?accettata=no&righe=3'));
    await person.keyboard('{Escape}');
    await person.keyboard('{Escape}');
    await person.click(await screen.findByRole('button', { name: 'Togli il filtro Accettazione: non accettata' }));
    expect(path()).toBe('/campaigns/113?righe=3');
  });

  test('a campaign without dealers offers the first', async () => {
    const { person } = await openCampaign((gateway) => {
      gateway.dealers = [];
    });
    expect(await screen.findByText('Nessun dealer in questa campagna')).toBeInTheDocument();
    const [, second] = screen.getAllByRole('button', { name: 'Aggiungi dealer' });
    await person.click(second as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Aggiungi dealer' })).toBeInTheDocument();
  });

  test('on a desktop they stand in a grid with the specification’s columns', async () => {
    setPageWidth(desktop);
    await openCampaign();
    const grid = within(await screen.findByRole('grid', { name: 'Dealer della campagna' }));
    await grid.findByRole('link', { name: 'Gomme 1' });
    expect(grid.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      // the boxes by which dealers are chosen
      '',
      'Ragione sociale',
      'Accettazione',
      'Avanzamento',
      'Obiettivo',
      'Pneus acquistati',
      'Pneus mancanti',
      'Premio accumulato',
      'Premio spendibile',
      'Pneus flotte',
      'Pneus flotte %',
      'Tier',
      'Stato',
      'Codice',
      'Provincia',
      'Regione',
      'P. IVA',
      'Azioni',
    ]);
  });

  test('the list of dealers comes as a file, in either format', async () => {
    const { person } = await openCampaign();
    let asked: unknown;
    answer(
      graphql.query('MembershipFile', ({ variables }) => {
        asked = variables;
        const file = { __typename: 'FileTicket', url: '/files/t-1', filename: 'dealer.csv' };
        return HttpResponse.json({ data: { membershipFile: file } });
      }),
    );
    await person.click(screen.getByRole('button', { name: 'Esporta dealer' }));
    await person.click(await screen.findByRole('menuitem', { name: 'CSV (.csv)' }));
    await waitFor(() => expect(followed).toEqual(['/files/t-1 dealer.csv']));
    expect(asked).toEqual({ campaignId: '113', format: 'CSV' });
  });
});

describe('what can be done with one dealer', () => {
  async function choose(action: string, name = 'Gomme 1') {
    const app = await openCampaign();
    await app.person.click(await screen.findByRole('button', { name: `Azioni per ${name}` }));
    await app.person.click(await screen.findByRole('menuitem', { name: action }));
    return app;
  }

  test('its prize is explained on a page of its own', async () => {
    const app = await openCampaign();
    answer(graphql.query('DealerStatement', () => refusal({ code: 'NOT_FOUND' })));
    await app.person.click(await screen.findByRole('button', { name: 'Azioni per Gomme 1' }));
    await app.person.click(await screen.findByRole('menuitem', { name: 'Dettaglio premio' }));
    await waitFor(() => expect(app.path()).toBe('/campaigns/113/dealers/1'));
  });

  test('it leaves the campaign after a confirmation', async () => {
    const { person, gateway } = await choose('Rimuovi dalla campagna');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Rimuovere Gomme 1 dalla campagna?' }));
    let sent: unknown;
    answer(
      graphql.mutation('RemoveDealerFromCampaign', ({ variables }) => {
        sent = variables;
        gateway.dealers = gateway.dealers.slice(1);
        return HttpResponse.json({ data: { removeDealerFromCampaign: true } });
      }),
    );
    await person.click(dialog.getByRole('button', { name: 'Rimuovi' }));
    expect(await screen.findByText('Gomme 1 non partecipa più alla campagna.')).toBeInTheDocument();
    expect(sent).toEqual({ campaignId: '113', dealerId: '1' });
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Gomme 1' })).not.toBeInTheDocument());
  });

  test.each([
    ['Rimuovi dalla campagna', 'Rimuovi', 'RemoveDealerFromCampaign', 'hasRedemptions', /ha già riscosso dei premi/],
    ['Invia promemoria', 'Invia promemoria', 'SendCampaignReminder', 'alreadyRemindedToday', /già stato inviato oggi/],
    ['Invia promemoria', 'Invia promemoria', 'SendCampaignReminder', 'noMailAddress', /non ha un indirizzo email/],
    ['Invia promemoria', 'Invia promemoria', 'SendCampaignReminder', 'periodOver', /periodo della campagna è finito/],
  ])('«%s» that is refused tells the reason %#', async (action, confirm, mutation, reason, sentence) => {
    const { person } = await choose(action);
    answer(graphql.mutation(mutation, () => refusal({ code: 'CONFLICT', reason })));
    const dialog = within(await screen.findByRole('alertdialog'));
    await person.click(dialog.getByRole('button', { name: confirm }));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  test('none is reminded after the campaign’s last day, and none is waited for', async () => {
    const { person } = await openCampaign((gateway) => {
      gateway.campaign = campaignRecord({ endsOn: '2025-12-30' });
    });
    await person.click(await screen.findByRole('button', { name: 'Azioni per Gomme 2' }));
    expect(await screen.findByRole('menuitem', { name: 'Riscossioni' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Invia promemoria' })).not.toBeInTheDocument();
    expect(screen.queryByText('Da accettare')).not.toBeInTheDocument();
    expect(screen.getAllByText('Non accettata').length).toBeGreaterThan(0);
  });

  test.each([
    ['Gomme 1', /pneumatici che mancano al suo obiettivo/],
    ['Gomme 2', /lo invita ad accettare la campagna/],
  ])('the reminder of %s says what it is about', async (name, text) => {
    const { person } = await choose('Invia promemoria', name);
    const dialog = within(await screen.findByRole('alertdialog', { name: `Inviare un promemoria a ${name}?` }));
    expect(dialog.getByText(text)).toBeInTheDocument();
    answer(graphql.mutation('SendCampaignReminder', () => HttpResponse.json({ data: { sendCampaignReminder: true } })));
    expectNoMore('CampaignDealers', 'CampaignTotals');
    await person.click(dialog.getByRole('button', { name: 'Invia promemoria' }));
    expect(await screen.findByText(`Promemoria per ${name} in partenza.`)).toBeInTheDocument();
  });
});

describe('the dialogs of the dealers', () => {
  const openFor = async (action: string, change?: (gateway: CampaignGateway) => void) => {
    const app = await openCampaign(change);
    await app.person.click(await screen.findByRole('button', { name: 'Azioni per Gomme 1' }));
    await app.person.click(await screen.findByRole('menuitem', { name: action }));
    return { ...app, dialog: within(await screen.findByRole('dialog')) };
  };

  test('a dealer that is not in the campaign is added', async () => {
    const { person, gateway } = await openCampaign();
    const sent: Record<string, unknown>[] = [];
    answer(
      graphql.query('UnsubscribedDealers', () =>
        HttpResponse.json({
          data: {
            unsubscribedDealers: [
              { __typename: 'DealerOption', id: '72', code: 'DE00072', businessName: 'Pneus Lecce', city: 'Lecce' },
            ],
          },
        }),
      ),
      graphql.mutation('AddDealerToCampaign', ({ variables }) => {
        sent.push(variables);
        gateway.dealers = [...gateway.dealers, { ...campaignDealerRow(72), businessName: 'Pneus Lecce' }];
        return HttpResponse.json({
          data: { addDealerToCampaign: { __typename: 'CampaignDealer', dealerId: '72' } },
        });
      }),
    );
    await screen.findByText('1–3 di 12');
    await person.click(screen.getByRole('button', { name: 'Aggiungi dealer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Aggiungi dealer' }));
    await person.click(dialog.getByRole('combobox', { name: 'Dealer' }));
    await person.paste('Lecce');
    await person.click(await screen.findByRole('option', { name: /Pneus Lecce/ }));
    await person.click(dialog.getByRole('textbox', { name: 'Obiettivo' }));
    await person.paste('150');
    await person.click(dialog.getByRole('button', { name: 'Salva' }));
    expect(await screen.findByText('Dealer aggiunto.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([
      {
        campaignId: '113',
        dealerId: '72',
        goalThreshold: 150,
        idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
    expect(await screen.findByText('1–3 di 13')).toBeInTheDocument();
  });

  test('an objective is saved after the confirmation', async () => {
    const { person, dialog } = await openFor('Modifica obiettivo');
    const field = dialog.getByRole('textbox', { name: 'Obiettivo' });
    await person.clear(field);
    await person.click(field);
    await person.paste('150');
    await person.click(dialog.getByRole('button', { name: 'Salva' }));
    const confirmation = within(await screen.findByRole('alertdialog'));
    let sent: unknown;
    answer(
      graphql.mutation('EditDealerGoal', ({ variables }) => {
        sent = variables;
        return HttpResponse.json({ data: { editDealerGoal: { __typename: 'CampaignDealer', dealerId: '1' } } });
      }),
    );
    await person.click(confirmation.getByRole('button', { name: 'Salva' }));
    expect(await screen.findByText('Obiettivo aggiornato.')).toBeInTheDocument();
    expect(sent).toEqual({ campaignId: '113', dealerId: '1', input: { goalThreshold: 150, version: 2 } });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('redemptions are recorded, each under a key of its own', async () => {
    const redemption = (id: number) => ({
      __typename: 'Redemption',
      id: String(id),
      redeemedOn: '2025-09-01',
      amount: '23.45',
      note: 'Buono carburante',
      recordedAt: '2025-09-01T08:00:00.000Z',
      recordedBy: 'Chiara Amato',
    });
    const sent: { input: unknown; idempotencyKey: string }[] = [];
    const { person, dialog } = await openFor('Riscossioni', (gateway) => {
      const redemptions = graphql.query('CampaignRedemptions', () =>
        HttpResponse.json({ data: { campaignRedemptions: [redemption(1)] } }),
      );
      const record = graphql.mutation('RecordRedemption', ({ variables }) => {
        sent.push(variables as (typeof sent)[number]);
        gateway.dealers = gateway.dealers.map((row) => ({ ...row, plafondExpendable: '87.50' }));
        const recorded = { ...redemption(sent.length + 1), redeemedOn: ['2025-08-15', '2025-09-01'][sent.length - 1] };
        return HttpResponse.json({ data: { recordRedemption: recorded } });
      });
      Object.assign(gateway, { handlers: [redemptions, record, ...gateway.handlers] });
    });
    const record = async () => {
      await person.type(dialog.getByLabelText('Data'), '15/10/2025');
      await person.click(dialog.getByRole('textbox', { name: 'Importo (€)' }));
      await person.paste('12,50');
      await person.click(dialog.getByRole('button', { name: 'Registra riscossione' }));
    };
    await dialog.findByText('01/09/2025');
    expectNoMore('CampaignRedemptions');
    await record();
    expect(await screen.findByText('Riscossione registrata.')).toBeInTheDocument();
    await waitFor(() => expect(textOf(dialog.getByText('Premio spendibile').nextElementSibling)).toBe('87,50 €'));
    expect(dialog.getAllByRole('listitem')).toHaveLength(2);
    expect(dialog.getByRole('textbox', { name: 'Importo (€)' })).toHaveValue('');
    await record();
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(3));
    const days = dialog.getAllByRole('listitem').map((item) => /^\D*([\d/]{10})/.exec(textOf(item))?.[1]);
    expect(days).toEqual(['01/09/2025', '01/09/2025', '15/08/2025']);
    expect(sent).toHaveLength(2);
    expect(sent[0]?.input).toEqual({ redeemedOn: '2025-10-15', amount: '12.50', note: null });
    expect(sent[1]?.input).toEqual(sent[0]?.input);
    expect(sent[1]?.idempotencyKey).not.toBe(sent[0]?.idempotencyKey);
  });
});

describe('the attachments', () => {
  test('one is downloaded by its ticket', async () => {
    const { person } = await openCampaign();
    const file = { __typename: 'FileTicket', url: '/files/t-2', filename: 'regolamento.pdf' };
    answer(graphql.query('AttachmentFile', () => HttpResponse.json({ data: { campaignAttachmentFile: file } })));
    await person.click(screen.getByRole('button', { name: 'Scarica regolamento.pdf' }));
    await waitFor(() => expect(followed).toEqual(['/files/t-2 regolamento.pdf']));
  });

  test('a refused download is told', async () => {
    const { person } = await openCampaign();
    answer(graphql.query('AttachmentFile', () => refusal({ code: 'NOT_FOUND' })));
    await person.click(screen.getByRole('button', { name: 'Scarica regolamento.pdf' }));
    expect(await screen.findByText(/non esiste o non è tra quelli che puoi vedere/)).toBeInTheDocument();
  });

  const added = {
    __typename: 'CampaignAttachment',
    id: '6',
    filename: 'locandina.png',
    contentType: 'image/png',
    size: 52_000,
    addedAt: '2025-07-02T08:00:00.000Z',
  } as const;
  const ticket = { __typename: 'UploadTicket', uploadId: '77', url: '/uploads/u-1' };

  test('one is added: prepared, sent, and named by its upload', async () => {
    const { person } = await openCampaign();
    const asked: unknown[] = [];
    expectNoMore('Campaign');
    answer(
      graphql.mutation('PrepareUpload', ({ variables }) => {
        asked.push(variables);
        return HttpResponse.json({ data: { prepareUpload: ticket } });
      }),
      http.put('/uploads/u-1', () => HttpResponse.json({ success: true })),
      graphql.mutation('AddCampaignAttachment', ({ variables }) => {
        asked.push(variables);
        return HttpResponse.json({ data: { addCampaignAttachment: added } });
      }),
    );
    await person.upload(
      screen.getByLabelText('Aggiungi allegato'),
      new File(['png'], 'locandina.png', { type: 'image/png' }),
    );
    expect(await screen.findByText('locandina.png è stato aggiunto.')).toBeInTheDocument();
    const downloads = screen.getAllByRole('button', { name: /^Scarica / }).map((button) => button.title);
    expect(downloads).toEqual(['Scarica regolamento.pdf', 'Scarica locandina.png']);
    expect(asked).toEqual([
      {
        input: { purpose: 'CAMPAIGN_ATTACHMENT', filename: 'locandina.png', size: 3, contentType: 'image/png' },
      },
      { campaignId: '113', uploadId: '77' },
    ]);
  });

  test('one that is too large is refused beside the button', async () => {
    const { person } = await openCampaign();
    answer(graphql.mutation('PrepareUpload', () => refusal({ code: 'PAYLOAD_TOO_LARGE' })));
    await person.upload(screen.getByLabelText('Aggiungi allegato'), new File(['x'], 'grande.zip'));
    expect(await screen.findByText('I dati inviati sono troppo grandi.')).toBeInTheDocument();
  });

  test('an empty file is refused with the reason', async () => {
    const { person } = await openCampaign();
    answer(graphql.mutation('PrepareUpload', () => refusal({ code: 'BAD_USER_INPUT', fields: { size: 'invalid' } })));
    await person.upload(screen.getByLabelText('Aggiungi allegato'), new File(['x'], 'vuoto.pdf'));
    expect(await screen.findByText('vuoto.pdf è vuoto.')).toBeInTheDocument();
  });

  test.each([
    ['a file of another kind', 'notAllowed', /^virus\.exe non si può allegare\. Si possono allegare PDF/],
    ['an upload that is gone', 'unknown', 'Alcuni dati non sono validi. Controllali e riprova.'],
  ])('%s is refused with the reason', async (_what, reason, text) => {
    const { person } = await openCampaign();
    answer(
      graphql.mutation('PrepareUpload', () => HttpResponse.json({ data: { prepareUpload: ticket } })),
      http.put('/uploads/u-1', () => HttpResponse.json({ success: true })),
      graphql.mutation('AddCampaignAttachment', () =>
        refusal({ code: 'BAD_USER_INPUT', fields: { uploadId: reason } }),
      ),
    );
    await person.upload(screen.getByLabelText('Aggiungi allegato'), new File(['x'], 'virus.exe'));
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  test('one is removed after a confirmation', async () => {
    const { person } = await openCampaign();
    expectNoMore('Campaign');
    answer(
      graphql.mutation('RemoveCampaignAttachment', () =>
        HttpResponse.json({ data: { removeCampaignAttachment: true } }),
      ),
    );
    await person.click(screen.getByRole('button', { name: 'Rimuovi regolamento.pdf' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Rimuovere l’allegato?' }));
    await person.click(dialog.getByRole('button', { name: 'Rimuovi' }));
    expect(await screen.findByText('Nessun allegato.')).toBeInTheDocument();
  });
});

describe('the history', () => {
  const who = { dealerId: 1, businessName: 'Gomme 1' };

  test('tells what happened, and to whom', async () => {
    const entries = [
      { action: 'created', after: { title: 'Inverno' } },
      { action: 'registrationClosed', before: { state: 'open' }, after: { state: 'registrationClosed' } },
      { action: 'closed' },
      { action: 'dealerAdded', after: { ...who, goalThreshold: 1200 } },
      { action: 'dealerRemoved', before: { ...who, goalThreshold: 120 } },
      { action: 'accepted', after: { ...who, accepted: true } },
      { action: 'reminded', after: { ...who, email: 'a@b.it' } },
      { action: 'somethingElse', actor: null },
    ];
    await openCampaign((gateway) => {
      gateway.audit = entries.map((entry, index) => campaignAuditEntry(index, entry));
    });
    const history = within(await screen.findByRole('region', { name: 'Cronologia' }));
    await history.findByText('Chiara Amato ha creato la campagna');
    expect(history.getAllByText(/^(Chiara Amato|Il portale)/).map(textOf)).toEqual([
      'Chiara Amato ha creato la campagna',
      'Chiara Amato ha chiuso le iscrizioni',
      'Chiara Amato ha chiuso la campagna',
      'Chiara Amato ha aggiunto Gomme 1',
      'Chiara Amato ha rimosso Gomme 1',
      'Chiara Amato ha accettato la campagna per Gomme 1',
      'Chiara Amato ha inviato un promemoria a Gomme 1',
      'Il portale: somethingElse',
    ]);
  });

  test('names the import that made a change, and leads there', async () => {
    const file = { __typename: 'AuditImport', id: '12', filename: 'obiettivi.csv' } as const;
    await openCampaign((gateway) => {
      gateway.audit = [campaignAuditEntry(1, { action: 'accepted', after: { ...who, accepted: true }, import: file })];
    });
    const link = await screen.findByRole('link', { name: 'importazione 12 (obiettivi.csv)' });
    expect(link).toHaveAttribute('href', '/imports/12');
  });

  test('tells each change in words, before and after', async () => {
    await openCampaign((gateway) => {
      gateway.audit = [
        campaignAuditEntry(4, {
          action: 'figuresUpgraded',
          actor: null,
          before: { ...who, plafondAccumulated: '260.00', plafondExpendable: '160.00' },
          after: { ...who, plafondAccumulated: '50.00', plafondExpendable: '0.00' },
        }),
        campaignAuditEntry(3, {
          action: 'goalEdited',
          before: { ...who, goalThreshold: 1200 },
          after: { ...who, goalThreshold: 1500 },
        }),
        campaignAuditEntry(2, { action: 'redeemed', after: { ...who, amount: '1250.00', redeemedOn: '2025-09-01' } }),
        campaignAuditEntry(1, {
          before: {
            type: 'gold',
            endsOn: '2025-12-31',
            eligibility: {},
            incentiveDetail: { basis: 'marginal', tiers: [{ from: 0, rate: '0.80' }], unlockAt: 100 },
            factorBoostDetail: { boosts: [] },
          },
          after: {
            type: 'all',
            endsOn: '2026-01-31',
            eligibility: { season: ['winter', 'allSeason'], rimFrom: 17, channel: 'retail' },
            incentiveDetail: {
              basis: 'whole',
              tiers: [
                { from: 0, rate: '0.80' },
                { from: 66.7, rate: '1.355' },
              ],
              unlockAt: 90,
              cap: '1500.00',
            },
            factorBoostDetail: { boosts: [{ label: 'SUV', match: { segment: ['suv'] }, factor: '1.333' }] },
          },
        }),
      ];
    });
    const history = within(await screen.findByRole('region', { name: 'Cronologia' }));
    await history.findByText('Chiara Amato ha modificato 5 campi');
    expect(history.getByText(/^Il portale ha ricalcolato il premio di Gomme 1/)).toBeInTheDocument();
    const entries = [...history.getAllByRole('list')].slice(1);
    const texts = entries.flatMap((list) => within(list).getAllByRole('listitem').map(textOf));
    expect(texts).toEqual([
      'Premio accumulato:260,00 €diventa50,00 €',
      'Premio spendibile:160,00 €diventa0,00 €',
      'Obiettivo:1.200diventa1.500',
      'Importo (€):1.250,00 €',
      'Data:01/09/2025',
      'Tipo:GolddiventaTutti i dealer',
      'Fine:31/12/2025diventa31/01/2026',
      'Pneumatici che contano:tuttidiventainvernali o quattro stagioni · cerchio da 17 pollici · canale dettaglio',
      'Scaglioni:0 % → 0,80 €. Ogni pneumatico vale il premio dello scaglione in cui cade. Il premio si può spendere quando l’obiettivo è raggiunto.diventa0 % → 0,80 €; 66,7 % → 1,355 €. Tutti i pneumatici valgono il premio dello scaglione raggiunto. Il premio si può spendere dal 90 % dell’obiettivo. Il premio può arrivare al massimo a 1.500,00 €.',
      'Moltiplicatori:vuotodiventaSUV (SUV) × 1,333',
    ]);
  });
});
