import { beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { GoalsOutcomeFragment } from '../../../domain/goals/goals.generated';
import { followedFiles } from '../../../shared/test/followedFiles';
import { desktop, phone, setPageWidth } from '../../../shared/test/pageWidth';
import { respond, expectNoMore, refusal, serveNetwork } from '../../../shared/test/network';
import { textOf, withPercents } from '../../../shared/test/textOf';
import { campaignDealerRow, campaignRecord } from '../testing/campaignRecords';
import type { CampaignGateway } from '../testing/campaignsGateway';
import { closed, openCampaign, withoutMembers } from '../testing/openCampaign';
import { graphql } from '../../../shared/test/graphql';

serveNetwork();

beforeEach(() => setPageWidth(phone));

const followed = followedFiles();

describe('the dealers of a campaign', () => {
  test('a shared link asks for exactly what it says', async () => {
    const { gateway } = await openCampaign(
      withoutMembers,
      'DISTRIBUTOR',
      '?accettata=no&obiettivo=yes&soglia=10&stato=active&tier=gold&regione=Puglia&provincia=BA&rete=31&cerca=Gomme&ordina=tiresMissing.desc&pagina=2&righe=3',
    );
    expect(gateway.requests[0]).toEqual({
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
      withPercents('98 di 120 pneumatici (81,6 %): mancano 22 pneumatici all’obiettivo'),
    );
    const fact = (name: string) => textOf(card.getByText(name).nextElementSibling);
    expect(fact('Obiettivo')).toBe('120');
    expect(fact('Pneus mancanti')).toBe('22');
    expect(fact('Premio accumulato')).toBe('123,45 €');
    expect(fact('Pneus flotte %')).toBe('31,6 %');
    const word = card.getByRole('button', { name: 'In gioco' });
    expect(textOf(word.closest('dt')?.nextElementSibling)).toBe('26,55 €');
    fireEvent.focus(word);
    expect(card.getByRole('tooltip')).toHaveTextContent('Quanto premio si aggiunge arrivando alla prossima soglia.');
    const locked = within(screen.getByRole('listitem', { name: 'Gomme 2' })).getByText('In gioco');
    expect(textOf(locked.closest('dt')?.nextElementSibling)).toBe('26,55 € (da sbloccare)');
    expect(card.getByText('Accettata il 04/07/2025')).toBeInTheDocument();
  });

  test('what there is to be earned is shown while a dealer can still earn it', async () => {
    await openCampaign(closed);
    expect(await screen.findByText('Gomme 1')).toBeInTheDocument();
    expect(screen.queryByText('In gioco')).not.toBeInTheDocument();
  });

  test('those who have not accepted are one click away, and the chip takes the filter away again', async () => {
    const { person, path } = await openCampaign();
    await person.click(await screen.findByRole('button', { name: 'Filtri' }));
    await person.click(await screen.findByRole('button', { name: 'Accettazione' }));
    await person.click(await screen.findByRole('checkbox', { name: 'da accettare' }));
    await waitFor(() => expect(path()).toBe('/campaigns/113?accettata=no&righe=3'));
    await person.keyboard('{Escape}');
    await person.keyboard('{Escape}');
    await person.click(await screen.findByRole('button', { name: 'Togli il filtro Accettazione: da accettare' }));
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
      'In gioco',
      'Pneus flotte',
      'Pneus flotte %',
      'Da restituire',
      'Tier',
      'Stato',
      'Telefono',
      'Codice',
      'Provincia',
      'Regione',
      'P. IVA',
      'Azioni',
    ]);
  });

  test('the list of dealers comes as a file, in either format', async () => {
    const { person } = await openCampaign();
    let request: unknown;
    respond(
      graphql.query('MembershipFile', ({ variables }) => {
        request = variables;
        const file = { __typename: 'FileTicket', url: '/files/t-1', filename: 'dealer.csv' };
        return HttpResponse.json({ data: { membershipFile: file } });
      }),
    );
    await person.click(screen.getByRole('button', { name: 'Esporta dealer' }));
    await person.click(await screen.findByRole('menuitem', { name: 'CSV (.csv)' }));
    await waitFor(() => expect(followed).toEqual(['/files/t-1 dealer.csv']));
    expect(request).toEqual({ campaignId: '113', format: 'CSV' });
  });
});

describe('goals from a spreadsheet', () => {
  const outcome = { __typename: 'GoalsOutcome', changed: 2, unchanged: 0, invalid: [] };
  const pasted = (change: Partial<GoalsOutcomeFragment>, importId?: string) =>
    graphql.mutation('PasteGoals', () =>
      HttpResponse.json({
        data: {
          pasteGoals: {
            __typename: 'PastedGoals',
            outcome: { ...outcome, ...change },
            import: importId === undefined ? null : { __typename: 'Import', id: importId },
          },
        },
      }),
    );

  test('are previewed, and handed to an import once none of them is wrong', async () => {
    const { person, path } = await openCampaign();
    await person.click(await screen.findByRole('button', { name: 'Incolla obiettivi' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Incolla obiettivi' }));
    await person.click(dialog.getByRole('textbox'));
    await person.paste('150\n160\n1,5');
    const half = { __typename: 'InvalidGoal', dealerId: '3', dealer: null, goal: '1,5', place: 3 } as const;
    respond(pasted({ changed: 12, invalid: [{ ...half, reason: 'INVALID_GOAL' }] }));
    await person.click(dialog.getByRole('button', { name: 'Anteprima' }));
    expect(await dialog.findByText('12 cambiano e 1 non valido')).toBeInTheDocument();
    expect(
      dialog.getByText(/^Riga 3, «\S+ 1,5»: «1,5» non è un numero intero da 1 a 1\.000\.000$/),
    ).toBeInTheDocument();
    await person.clear(dialog.getByRole('textbox'));
    await person.paste('150\n160');
    respond(pasted({}));
    await person.click(dialog.getByRole('button', { name: 'Anteprima' }));
    respond(
      pasted({}, '8'),
      graphql.query('ImportPage', () => refusal({ code: 'NOT_FOUND' })),
    );
    await person.click(await dialog.findByRole('button', { name: 'Importa 2 obiettivi' }));
    await waitFor(() => expect(path()).toBe('/imports/8'));
  });

  test('pasted into the grid stand in the dialog beside the codes of their rows', async () => {
    setPageWidth(desktop);
    await openCampaign();
    const grid = within(await screen.findByRole('grid', { name: 'Dealer della campagna' }));
    const name = await grid.findByRole('link', { name: 'Gomme 2' });
    fireEvent.paste(name, { clipboardData: { getData: () => '150\r\n160\r\n' } });
    const dialog = within(await screen.findByRole('dialog', { name: 'Incolla obiettivi' }));
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value.split('\n')).toEqual([
      expect.stringMatching(/^\S+\t150$/),
      expect.stringMatching(/^\S+\t160$/),
    ]);
  });

  test('are no matter of a closed campaign', async () => {
    await openCampaign(closed);
    expect(await screen.findByText('Gomme 1')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Incolla obiettivi' })).not.toBeInTheDocument();
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
    respond(graphql.query('DealerStatement', () => refusal({ code: 'NOT_FOUND' })));
    await app.person.click(await screen.findByRole('button', { name: 'Azioni per Gomme 1' }));
    await app.person.click(await screen.findByRole('menuitem', { name: 'Estratto del premio' }));
    await waitFor(() => expect(app.path()).toBe('/campaigns/113/dealers/1'));
  });

  test('it leaves the campaign after a confirmation', async () => {
    const { person, gateway } = await choose('Rimuovi dalla campagna');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Rimuovere Gomme 1 dalla campagna?' }));
    let sent: unknown;
    respond(
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
    ['Rimuovi dalla campagna', 'Rimuovi', 'RemoveDealerFromCampaign', 'hasEntries', /ha riscossioni o rettifiche/],
    ['Invia promemoria', 'Invia promemoria', 'SendCampaignReminder', 'alreadyRemindedToday', /già stato inviato oggi/],
    ['Invia promemoria', 'Invia promemoria', 'SendCampaignReminder', 'noMailAddress', /non ha un indirizzo email/],
    ['Invia promemoria', 'Invia promemoria', 'SendCampaignReminder', 'periodOver', /periodo della campagna è finito/],
  ])('«%s» that is refused tells the reason %#', async (action, confirm, mutation, reason, sentence) => {
    const { person } = await choose(action);
    respond(graphql.mutation(mutation, () => refusal({ code: 'CONFLICT', reason })));
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
    expect(await screen.findByRole('menuitem', { name: 'Riscossioni e movimenti' })).toBeInTheDocument();
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
    respond(
      graphql.mutation('SendCampaignReminder', () => HttpResponse.json({ data: { sendCampaignReminder: true } })),
    );
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
    respond(
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
    respond(
      graphql.mutation('EditDealerGoal', ({ variables }) => {
        sent = variables;
        return HttpResponse.json({
          data: { editDealerGoal: { __typename: 'CampaignDealer', dealerId: '1', pendingApproval: null } },
        });
      }),
    );
    await person.click(confirmation.getByRole('button', { name: 'Salva' }));
    expect(await screen.findByText('Obiettivo aggiornato.')).toBeInTheDocument();
    expect(sent).toEqual({ campaignId: '113', dealerId: '1', input: { goalThreshold: 150, version: 2 } });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('redemptions are recorded, each under a key of its own', async () => {
    const entry = (id: number) => ({
      __typename: 'LedgerEntry',
      ...{ id: String(id), kind: 'REDEMPTION', day: '2025-09-01', amount: '-23.45', reason: 'Buono carburante' },
      ...{ method: null, origin: 'HAND', reversedById: null, recordedBy: 'Chiara Amato' },
    });
    const sent: { input: unknown; idempotencyKey: string }[] = [];
    const { person, dialog } = await openFor('Riscossioni e movimenti', (gateway) => {
      const entries = graphql.query('CampaignEntries', () =>
        HttpResponse.json({ data: { campaignEntries: [1, ...sent.map((_each, index) => index + 2)].map(entry) } }),
      );
      const record = graphql.mutation('RedeemPrize', ({ variables }) => {
        sent.push(variables as (typeof sent)[number]);
        gateway.dealers = gateway.dealers.map((row) => ({ ...row, plafondExpendable: '87.50' }));
        return HttpResponse.json({
          data: {
            redeemPrize: {
              __typename: 'RedemptionOutcome',
              redemption: { __typename: 'Redemption', id: '2' },
              approval: null,
            },
          },
        });
      });
      Object.assign(gateway, { handlers: [entries, record, ...gateway.handlers] });
    });
    const record = async () => {
      await person.type(dialog.getByLabelText('Data'), '15/10/2025');
      await person.click(dialog.getByRole('textbox', { name: 'Importo (€)' }));
      await person.paste('12,50');
      await person.click(dialog.getByRole('button', { name: 'Registra riscossione' }));
    };
    await dialog.findByText('01/09/2025');
    await record();
    expect(await screen.findByText('Riscossione registrata.')).toBeInTheDocument();
    await waitFor(() => expect(textOf(dialog.getByText('Premio spendibile').nextElementSibling)).toBe('87,50 €'));
    expect(dialog.getAllByRole('listitem')).toHaveLength(2);
    expect(dialog.getByRole('textbox', { name: 'Importo (€)' })).toHaveValue('');
    await record();
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(3));
    expect(sent).toHaveLength(2);
    expect(sent[0]?.input).toEqual({
      redeemedOn: '2025-10-15',
      amount: '12.50',
      note: null,
      method: null,
      confirmRepeated: false,
    });
    expect(sent[1]?.input).toEqual(sent[0]?.input);
    expect(sent[1]?.idempotencyKey).not.toBe(sent[0]?.idempotencyKey);
  });
});
