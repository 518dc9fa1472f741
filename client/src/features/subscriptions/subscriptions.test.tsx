import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { campaignHead, dealerCampaign, dealerStatement, eligibleLines } from '../../shared/test/campaigns';
import { desktop, phone, setPageWidth } from '../../shared/test/pageWidth';
import { answer, refusal, renderApp, serveNetwork } from '../../shared/test/renderApp';
import { textOf } from '../../shared/test/textOf';
import { users } from '../../shared/test/users';
import { campaignsAnswer, linesAnswer, statementAnswer, subscriptionAnswer } from './testing/subscriptionsGateway';

serveNetwork();
beforeEach(() => setPageWidth(desktop));

const toAccept = dealerCampaign({ id: '120', title: 'Spot Aquila' }, { accepted: false, acceptedAt: null });

async function openList(campaigns = [dealerCampaign(), toAccept], url = '/subscriptions') {
  return renderApp({ url, user: users.DEALER, handlers: [campaignsAnswer(campaigns)] });
}

async function openCampaign(statement = dealerStatement(), lines = eligibleLines(0)) {
  return renderApp({
    url: `/subscriptions/${statement.campaign.id}`,
    user: users.DEALER,
    handlers: [subscriptionAnswer(statement), linesAnswer(lines)],
  });
}

const card = async (name: string) => within(await screen.findByRole('listitem', { name }));

/** The text of a step of the prize, by its name. */
const step = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name });
  return textOf(heading.closest('li'));
};

describe('the dealer’s campaigns', () => {
  test('stand in the menu', async () => {
    await openList();
    const [rail] = await screen.findAllByRole('navigation', { name: 'Menu principale' });
    expect(within(rail as HTMLElement).getByRole('link', { name: 'Le mie campagne' })).toHaveAttribute(
      'href',
      '/subscriptions',
    );
  });

  test('are cards that say how far the dealer is and what it has earned', async () => {
    await openList();
    const campaign = await card('Inverno 2025 Gold');
    expect(campaign.getByRole('progressbar', { name: 'Avanzamento verso l’obiettivo' })).toHaveAttribute(
      'aria-valuetext',
      '98 di 120 pneumatici (81,6 %): mancano 22 pneumatici all’obiettivo',
    );
    const figures = Array.from(campaign.getAllByRole('term'), (term) => [
      term.textContent,
      textOf(term.nextElementSibling),
    ]);
    expect(figures).toEqual([
      ['Pneus acquistati', '98'],
      ['Pneus mancanti', '22'],
      ['Premio accumulato', '1.234,50 €'],
      ['Premio spendibile', '0,00 €'],
      ['Pneus flotte', '31'],
      ['Pneus flotte %', '31,6 %'],
    ]);
    expect(campaign.getByText('Iscrizioni aperte')).toBeInTheDocument();
    expect(campaign.getByText('Accettata il 04/07/2025')).toBeInTheDocument();
    expect(campaign.getByRole('link', { name: 'Inverno 2025 Gold' })).toHaveAttribute('href', '/subscriptions/113');
  });

  test('say of a closed one that was never accepted that it is over, and no more what is missing', async () => {
    await openList([
      dealerCampaign({ state: 'CLOSED' }, { accepted: false, acceptedAt: null, plafondAccumulated: '0.00' }),
    ]);
    const campaign = await card('Inverno 2025 Gold');
    expect(campaign.getByText(/La campagna è finita e non è stata accettata/)).toBeInTheDocument();
    expect(campaign.queryByText(/manca/i)).not.toBeInTheDocument();
    expect(campaign.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(campaign.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Pneus acquistati',
      'Pneus flotte',
      'Pneus flotte %',
    ]);
  });

  test('stand under the main ones and the others', async () => {
    await openList([dealerCampaign(), dealerCampaign({ id: '121', title: 'Spot', group: 'SECONDARY' })]);
    const group = async (name: string) => within(await screen.findByRole('region', { name }));
    expect((await group('Campagne principali')).getAllByRole('heading', { level: 3 })).toHaveLength(1);
    expect((await group('Altre campagne')).getByRole('heading', { level: 3 })).toHaveTextContent('Spot');
  });

  test('are those of the current year, and of any other on request', async () => {
    const { person, path } = await openList([
      dealerCampaign({ id: '130', title: 'Annuale 2026', year: 2026 }),
      dealerCampaign(),
      dealerCampaign({ id: '98', title: 'Inverno 2024 Gold', year: 2024, state: 'CLOSED' }),
    ]);
    await card('Inverno 2025 Gold');
    const years = within(screen.getByRole('group', { name: 'Anno' })).getAllByRole('button');
    expect(years.map((year) => year.textContent)).toEqual(['2026', '2025', '2024']);
    await person.click(screen.getByRole('button', { name: '2024' }));
    await card('Inverno 2024 Gold');
    expect(screen.queryByRole('listitem', { name: 'Inverno 2025 Gold' })).not.toBeInTheDocument();
    expect(path()).toBe('/subscriptions?anno=2024');
  });

  test('are told to be missing where there are none', async () => {
    await openList([]);
    expect(await screen.findByText('Non partecipi ancora a nessuna campagna')).toBeInTheDocument();
  });

  test('can be asked for again when the call has failed', async () => {
    const { person } = await renderApp({
      url: '/subscriptions',
      user: users.DEALER,
      handlers: [
        graphql.query('DealerCampaigns', () => refusal({ code: 'UPSTREAM_TIMEOUT', requestId: 'r-5' }), { once: true }),
        campaignsAnswer([dealerCampaign()]),
      ],
    });
    expect(await screen.findByText('Codice della richiesta: r-5')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Riprova' }));
    await card('Inverno 2025 Gold');
  });
});

describe('accepting a campaign', () => {
  test('says what it means, is done once, and the card says so', async () => {
    const { person } = await openList();
    expect((await card('Spot Aquila')).getByText('Da accettare')).toBeInTheDocument();
    const asked: unknown[] = [];
    const accepted = { ...toAccept, accepted: true, acceptedAt: '2025-12-01T09:00:00.000Z' };
    answer(
      graphql.mutation('AcceptCampaign', ({ variables }) => {
        asked.push(variables);
        return HttpResponse.json({ data: { acceptCampaign: accepted } });
      }),
      campaignsAnswer([dealerCampaign(), accepted]),
    );
    await person.click(screen.getByRole('button', { name: 'Accetta la campagna Spot Aquila' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Accettare «Spot Aquila»?' }));
    expect(dialog.getByText(/obiettivo di 120 pneumatici.* dal 01\/07\/2025 al 31\/12\/2025/)).toBeInTheDocument();
    await person.dblClick(dialog.getByRole('button', { name: 'Accetta la campagna' }));
    expect(await screen.findByText('Hai accettato la campagna «Spot Aquila».')).toBeInTheDocument();
    expect((await card('Spot Aquila')).getByText('Accettata il 01/12/2025')).toBeInTheDocument();
    expect(asked).toEqual([{ id: '120' }]);
  });

  test('is not done without the confirmation', async () => {
    const { person } = await openList();
    await person.click(await screen.findByRole('button', { name: 'Accetta la campagna Spot Aquila' }));
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect((await card('Spot Aquila')).getByText('Da accettare')).toBeInTheDocument();
  });

  test.each(['REGISTRATION_CLOSED', 'CLOSED'] as const)('is not offered where the campaign is %s', async (state) => {
    await openList([dealerCampaign({ state }, { accepted: false, acceptedAt: null })]);
    expect((await card('Inverno 2025 Gold')).getByText('Non accettata')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Accetta/ })).not.toBeInTheDocument();
  });

  test('tells why it was refused', async () => {
    const { person } = await openList();
    answer(graphql.mutation('AcceptCampaign', () => refusal({ code: 'CONFLICT', reason: 'registrationClosed' })));
    await person.click(await screen.findByRole('button', { name: 'Accetta la campagna Spot Aquila' }));
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Accetta la campagna' }));
    expect(await screen.findByText('Le iscrizioni alla campagna sono chiuse.')).toBeInTheDocument();
  });

  test('is offered on the campaign’s own page too', async () => {
    await openCampaign(dealerStatement({ accepted: false, acceptedAt: null }));
    expect(await screen.findByRole('button', { name: 'Accetta la campagna Inverno 2025 Gold' })).toBeInTheDocument();
  });
});

describe('the statement', () => {
  test('shows the seven figures', async () => {
    await openCampaign();
    const progress = within(await screen.findByRole('region', { name: 'A che punto è' }));
    expect(progress.getAllByRole('definition').map(textOf)).toEqual([
      '120',
      '130',
      '0',
      '147,81 €',
      '107,81 €',
      '26',
      '20,0 %',
    ]);
  });

  test('explains the prize step by step, euro by euro', async () => {
    await openCampaign();
    const table = within(await screen.findByRole('table', { name: 'Premio base' }));
    expect(table.getAllByRole('row').map(textOf)).toEqual([
      'ScaglioneDal pneumatico n.Premio a pneumaticoPneumaticiImporto',
      'dal primo pneumatico10,80 €8064,00 €',
      'dal 66,7 % dell’obiettivo811,35 €3952,65 €',
      'dal 100 % dell’obiettivo1202,10 €1123,10 €',
    ]);
    expect(await step('Premio base')).toContain('64,00 € + 52,65 € + 23,10 € =139,75 €');
    expect(await step('Moltiplicatori')).toContain('(30 × 1,25 + 100 × 1,00) ÷ 130 =1,057692');
    expect(await step('Moltiplicazione e arrotondamento')).toContain('139,75 € × 1,057692 =147,81 €');
    expect(await step('Tetto')).toContain('1.500,00 €: non è stato superato.');
    expect(await step('Tetto')).toContain('Premio accumulato147,81 €');
    expect(await step('Sblocco')).toContain('Servono 120 pneumatici: soglia raggiunta.');
    expect(await step('Premi riscossi')).toContain('10/12/2025Buono carburante40,00 €');
    expect(await step('Premi riscossi')).toContain('147,81 € − 40,00 € =107,81 €');
  });

  test('says which sales count', async () => {
    await openCampaign();
    expect(
      await screen.findByText(
        'Contano i pneumatici venduti dal 01/07/2025 al 31/12/2025: invernali o quattro stagioni.',
      ),
    ).toBeInTheDocument();
  });

  test('says what is missing to the unlocking, and that nothing can be spent until then', async () => {
    await openCampaign(
      dealerStatement({
        tiresPurchased: 98,
        unlocked: false,
        plafondExpendable: '0.00',
        redeemed: '0.00',
        redemptions: [],
      }),
    );
    expect(await step('Sblocco')).toContain('Servono 120 pneumatici: ne mancano 22.');
    expect(await step('Premi riscossi')).toContain('Il premio accumulato non è ancora sbloccato.');
    expect(await step('Premi riscossi')).toContain('Premio spendibile0,00 €');
  });

  test('says where the cap has stopped the prize', async () => {
    await openCampaign(dealerStatement({ capped: true, beforeCap: '1720.40', plafondAccumulated: '1500.00' }));
    expect(await step('Tetto')).toContain('Il tetto della campagna è 1.500,00 €: il premio si ferma lì.');
  });

  test('says why a dealer that has not accepted has no prize', async () => {
    await openCampaign(dealerStatement({ accepted: false, acceptedAt: null, plafondAccumulated: '0.00' }));
    const note = await screen.findByRole('note');
    expect(note).toHaveTextContent('La campagna non è stata accettata');
  });

  test('says of a closed campaign that was never accepted that it is over, and nowhere what is missing', async () => {
    await openCampaign(
      dealerStatement({
        campaign: campaignHead({ state: 'CLOSED' }),
        ...{ accepted: false, acceptedAt: null, plafondAccumulated: '0.00', plafondExpendable: '0.00' },
        ...{ tiresPurchased: 98, tiresMissing: 22, unlocked: false, redeemed: '0.00', redemptions: [] },
      }),
    );
    expect(await screen.findByRole('note')).toHaveTextContent('La campagna è finita e non è stata accettata');
    expect(await step('Sblocco')).toContain('Servivano 120 pneumatici.');
    expect(screen.queryByText(/manca/i)).not.toBeInTheDocument();
    expect(screen.queryByText(/non è ancora sbloccato/)).not.toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  test('says of a closed campaign that was missed what had been missing', async () => {
    await openCampaign(
      dealerStatement({
        campaign: campaignHead({ state: 'CLOSED' }),
        ...{ plafondExpendable: '0.00', tiresPurchased: 98, tiresMissing: 22, unlocked: false },
        ...{ redeemed: '0.00', redemptions: [] },
      }),
    );
    expect(await screen.findByText('sono mancati 22 pneumatici all’obiettivo')).toBeInTheDocument();
    expect(await step('Sblocco')).toContain('Servivano 120 pneumatici: ne sono mancati 22.');
    expect(await step('Premi riscossi')).toContain('Il premio accumulato non è stato sbloccato.');
  });

  test('says that the figures of a closed campaign are those of the closing', async () => {
    await openCampaign(
      dealerStatement({ campaign: campaignHead({ state: 'CLOSED' }), linesChangedSinceClosing: true }),
    );
    expect(await screen.findByRole('note')).toHaveTextContent('le cifre restano quelle della chiusura');
  });

  test('lists the sales that count, page by page', async () => {
    const { person, path } = await openCampaign(dealerStatement(), eligibleLines(12));
    const lines = within(await screen.findByRole('region', { name: 'Vendite che contano' }));
    const rows = (await lines.findAllByRole('row')).map(textOf);
    expect(rows).toHaveLength(11);
    expect(rows[1]).toBe(
      'DDT-1, riga 103/10/2025Aquila · invernali · SUV · 18″flotta4412,00 €× 1,2518 pollici e oltre',
    );
    await person.click(lines.getByRole('button', { name: 'Pagina successiva' }));
    expect(await lines.findByText('DDT-12, riga 1')).toBeInTheDocument();
    expect(path()).toBe('/subscriptions/113?pagina=2');
  });

  test('lists them on a phone in three short rows each', async () => {
    setPageWidth(phone);
    await openCampaign(dealerStatement(), eligibleLines(2));
    const lines = within(await screen.findByRole('list', { name: 'Vendite che contano' }));
    expect(lines.getAllByRole('listitem').map(textOf)).toEqual([
      'Aquila · invernali · SUV · 18″4 pneumatici03/10/2025 · flotta · 412,00 €× 1,25DDT-1, riga 118 pollici e oltre',
      expect.stringContaining('DDT-2, riga 1'),
    ]);
  });

  test('its lines’ failure leaves the rest of the page', async () => {
    await renderApp({
      url: '/subscriptions/113',
      user: users.DEALER,
      handlers: [
        subscriptionAnswer(),
        graphql.query('CampaignLines', () => refusal({ code: 'UPSTREAM_TIMEOUT', requestId: 'r-3' })),
      ],
    });
    const lines = within(await screen.findByRole('region', { name: 'Vendite che contano' }));
    expect(await lines.findByRole('button', { name: 'Riprova' })).toBeInTheDocument();
    expect(await step('Premio base')).toContain('139,75 €');
  });
});

describe('a campaign’s page', () => {
  test('shows the description and gives the attachments', async () => {
    const attachment = { id: '4', filename: 'regolamento.pdf', size: 184_320 };
    const { person } = await renderApp({
      url: '/subscriptions/113',
      user: users.DEALER,
      handlers: [
        subscriptionAnswer(dealerStatement(), { description: 'Premi per gli invernali.', attachments: [attachment] }),
        linesAnswer([]),
      ],
    });
    expect(await screen.findByText('Premi per gli invernali.')).toBeInTheDocument();
    const asked: unknown[] = [];
    answer(
      graphql.query('CampaignAttachmentFile', ({ variables }) => {
        asked.push(variables);
        return refusal({ code: 'NOT_FOUND' });
      }),
    );
    await person.click(screen.getByRole('button', { name: 'Scarica regolamento.pdf (184,3 KB)' }));
    expect(await screen.findByText(/L’elemento richiesto non esiste/)).toBeInTheDocument();
    expect(asked).toEqual([{ campaignId: '113', attachmentId: '4' }]);
  });

  test('opens the incentive detail', async () => {
    const { person } = await openCampaign();
    await person.click(await screen.findByRole('button', { name: 'Dettaglio Incentivi' }));
    expect(await screen.findByRole('dialog', { name: 'Dettaglio Incentivi' })).toHaveAccessibleDescription(
      'Inverno 2025 Gold',
    );
  });

  test('says that a campaign is not there', async () => {
    await renderApp({
      url: '/subscriptions/9',
      user: users.DEALER,
      handlers: [subscriptionAnswer(), linesAnswer([])],
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Campagna non trovata' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Torna alle mie campagne' })).toHaveAttribute('href', '/subscriptions');
  });

  test.each(['KA_ADMINISTRATOR', 'DISTRIBUTOR', 'AGENT'] as const)(
    'a %s reads the statement of a dealer, and accepts nothing',
    async (role) => {
      await renderApp({
        url: '/campaigns/113/dealers/7',
        user: users[role],
        handlers: [statementAnswer(dealerStatement({ accepted: false, acceptedAt: null })), linesAnswer([])],
      });
      expect(await screen.findByRole('heading', { level: 1, name: 'Gomme Rossi S.r.l.' })).toBeInTheDocument();
      expect(screen.getByText('Estratto del premio in «Inverno 2025 Gold»')).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Torna alla campagna' })).toHaveAttribute('href', '/campaigns/113');
      expect(screen.queryByRole('button', { name: /Accetta/ })).not.toBeInTheDocument();
    },
  );

  test('a dealer outside the reader’s network is not found', async () => {
    await renderApp({
      url: '/campaigns/113/dealers/8',
      user: users.DISTRIBUTOR,
      handlers: [statementAnswer(), linesAnswer([])],
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Campagna non trovata' })).toBeInTheDocument();
  });
});
