import { beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { keptStorageKey } from '@gdd/schema/session';
import { campaignHead, dealerCampaign, dealerStatement, eligibleLines } from '../../shared/test/campaigns';
import type { StatementFieldsFragment } from '../../shared/statement/statement.generated';
import { desktop, phone, setPageWidth } from '../../shared/test/pageWidth';
import { answer, expectNoMore, refusal, serveNetwork } from '../../shared/test/network';
import { storedSession } from '../../shared/test/openPortal';
import { renderApp } from '../../shared/test/renderApp';
import { textOf } from '../../shared/test/textOf';
import { users } from '../../shared/test/users';
import {
  campaignsAnswer,
  forecastAnswer,
  linesAnswer,
  statementAnswer,
  subscriptionAnswer,
} from './testing/subscriptionsGateway';

serveNetwork();
beforeEach(() => setPageWidth(desktop));

const toAccept = dealerCampaign({ id: '120', title: 'Spot Aquila' }, { accepted: false, acceptedAt: null });

async function openList(campaigns = [dealerCampaign(), toAccept], url = '/subscriptions') {
  return renderApp({ url, user: users.DEALER, handlers: [campaignsAnswer(campaigns)] });
}

async function openCampaign(statement = dealerStatement(), lines = eligibleLines(0), later = eligibleLines(0)) {
  return renderApp({
    url: `/subscriptions/${statement.campaign.id}`,
    user: users.DEALER,
    handlers: [subscriptionAnswer(statement), linesAnswer(lines, later), forecastAnswer()],
  });
}

/** So many tyres, and so many times their factors. */
const boosted = (boostedTires: string, lineTires: number) => ({ boostedTires, lineTires });

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

  test('stay as last seen where nobody answers, with the instant, and nothing is accepted on them', async () => {
    const { person } = await openList();
    await card('Spot Aquila');
    cleanup();
    answer(graphql.query('DealerCampaigns', () => HttpResponse.error()));
    await renderApp({ url: '/subscriptions', user: users.DEALER });
    expect(await screen.findByText(/come le hai lette l’ultima volta, il \d/)).toBeInTheDocument();
    expect((await card('Spot Aquila')).queryByRole('button', { name: /Accetta/ })).not.toBeInTheDocument();
    answer(campaignsAnswer([toAccept]));
    await person.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await (await card('Spot Aquila')).findByRole('button', { name: /Accetta/ })).toBeInTheDocument();
    expect(screen.queryByText(/l’ultima volta/)).not.toBeInTheDocument();
  });

  test('that were seen in another session are not there', async () => {
    await openList();
    await card('Spot Aquila');
    cleanup();
    const kept = localStorage.getItem(keptStorageKey) ?? '';
    expect(kept).toContain('Spot Aquila');
    localStorage.setItem(keptStorageKey, kept.replace(storedSession.api_token, 'another'));
    answer(graphql.query('DealerCampaigns', () => HttpResponse.error()));
    await renderApp({ url: '/subscriptions', user: users.DEALER });
    expect(await screen.findByRole('button', { name: 'Riprova' })).toBeInTheDocument();
    expect(screen.queryByText('Spot Aquila')).not.toBeInTheDocument();
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
    );
    expectNoMore('DealerCampaigns');
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

  test('is not offered after the last day, in the list and on the campaign’s own page', async () => {
    const over = { endsOn: '2025-12-30' };
    await openList([dealerCampaign(over, { accepted: false, acceptedAt: null })]);
    expect((await card('Inverno 2025 Gold')).getByText('Non accettata')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Accetta/ })).not.toBeInTheDocument();
    cleanup();
    await openCampaign(dealerStatement({ campaign: campaignHead(over), accepted: false, acceptedAt: null }));
    expect(await screen.findByText('Non accettata')).toBeInTheDocument();
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
    const { person } = await openCampaign(dealerStatement({ accepted: false, acceptedAt: null }));
    await person.click(await screen.findByRole('button', { name: 'Accetta la campagna Inverno 2025 Gold' }));
    // the steps of the prize are asked for again
    answer(
      graphql.mutation('AcceptCampaign', () => HttpResponse.json({ data: { acceptCampaign: dealerCampaign() } })),
      subscriptionAnswer(),
    );
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Accetta la campagna' }));
    expect(await screen.findByText('Hai accettato la campagna «Inverno 2025 Gold».')).toBeInTheDocument();
    expect(screen.getByText('Accettata il 04/07/2025')).toBeInTheDocument();
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
    const boosts = within(screen.getByRole('table', { name: 'Moltiplicatori' }));
    expect(boosts.getAllByRole('row').map(textOf)).toEqual([
      'MoltiplicatorePneumaticidi cui flotteFattorePneumatici × fattore',
      '18 pollici e oltre304× 1,2537,5',
      'Invernali SUV00× 1,3330',
      'Senza moltiplicatore10022× 1,00100',
      'Totale13026—137,5',
    ]);
    expect(await step('Moltiplicatori')).toContain('137,5 ÷ 130 ≈1,057692');
    expect(await step('Moltiplicazione e arrotondamento')).toContain('139,75 € × 137,5/130 =147,81 €');
    expect(await step('Tetto')).toContain('1.500,00 €: non è stato superato.');
    expect(await step('Tetto')).toContain('Premio accumulato147,81 €');
    expect(await step('Sblocco')).toContain('Servono 120 pneumatici: soglia raggiunta.');
    expect(await step('Premi riscossi')).toContain('10/12/2025Buono carburante40,00 €');
    expect(await step('Premi riscossi')).toContain('147,81 € − 40,00 € =107,81 €');
  });

  test('shows the boosts on a phone as the products that they are', async () => {
    setPageWidth(phone);
    await openCampaign();
    const boosts = within(await screen.findByRole('list', { name: 'Moltiplicatori' }));
    expect(boosts.getAllByRole('listitem').map(textOf)).toEqual([
      '18 pollici e oltre37,530 pneumatici, di cui flotte 430 × 1,25',
      'Invernali SUV00 pneumatici, di cui flotte 00 × 1,333',
      'Senza moltiplicatore100100 pneumatici, di cui flotte 22100 × 1,00',
      'Totale137,5130 pneumatici, di cui flotte 26',
    ]);
  });

  test('multiplies by the fraction that the average factor is, where no decimal is it', async () => {
    await openCampaign(
      dealerStatement({ ...boosted('145.00', 140), averageFactor: '1.035714', base: '39.90', beforeCap: '41.33' }),
    );
    expect(await step('Moltiplicazione e arrotondamento')).toContain('39,90 € × 145/140 =41,33 €');
  });

  test('multiplies by the decimal that the average factor is', async () => {
    await openCampaign(
      dealerStatement({ ...boosted('162.50', 130), averageFactor: '1.250000', base: '100.00', beforeCap: '125.00' }),
    );
    expect(await step('Moltiplicatori')).toContain('162,5 ÷ 130 =1,25');
    expect(await step('Moltiplicazione e arrotondamento')).toContain('100,00 € × 1,25 =125,00 €');
  });

  test('says where returns would carry the average factor past its bound', async () => {
    await openCampaign(
      dealerStatement({
        ...boosted('52.00', 5),
        factorLimit: '1.50',
        averageFactor: '1.500000',
        base: '5.00',
        beforeCap: '7.50',
      }),
    );
    expect(await step('Moltiplicatori')).toContain('52 ÷ 5limitato a 1,50');
    expect(await step('Moltiplicatori')).toContain('si ferma al più vicino');
    expect(await step('Moltiplicazione e arrotondamento')).toContain('5,00 € × 1,50 =7,50 €');
  });

  test('says why the factor is 1 where more was returned than bought', async () => {
    await openCampaign(
      dealerStatement({ ...boosted('-5.00', -3), averageFactor: '1.000000', base: '0.00', beforeCap: '0.00' }),
    );
    expect(await step('Moltiplicatori')).toContain('I resi superano gli acquisti');
    expect(await step('Moltiplicatori')).toContain('Fattore medio1,00');
    expect(await step('Moltiplicazione e arrotondamento')).toContain('0,00 € × 1,00 =0,00 €');
  });

  test('shows no false product where a closed campaign kept a factor below zero', async () => {
    await openCampaign(
      dealerStatement({ ...boosted('-17.00', 13), averageFactor: '-1.307692', base: '65.00', beforeCap: '0.00' }),
    );
    expect(await step('Moltiplicazione e arrotondamento')).toContain(
      '65,00 € × -17/13 è minore di zero: il premio non scende sotto zero.Premio prima del tetto0,00 €',
    );
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

  describe('of a closed campaign', () => {
    type SinceClosing = NonNullable<StatementFieldsFragment['sinceClosing']>;
    const since: SinceClosing = {
      __typename: 'SinceClosing',
      closedAt: '2026-01-31T08:00:00.000Z',
      differences: [],
      laterLines: 0,
      laterTires: 0,
    };
    const closed = (changes: Partial<SinceClosing>) =>
      dealerStatement({
        campaign: campaignHead({ state: 'CLOSED' }),
        linesChangedSinceClosing: true,
        sinceClosing: { ...since, ...changes },
      });
    const gone = {
      __typename: 'StatementDifference',
      label: '18 pollici e oltre',
      factor: '1.25',
      tires: -10,
      fleetTires: 0,
    } as const;
    const afterwards = () => screen.queryByRole('region', { name: 'Dopo la chiusura' });

    test('says nothing of a time after the closing in which nothing happened', async () => {
      await openCampaign({ ...closed({}), linesChangedSinceClosing: false });
      expect(await step('Premio base')).toContain('139,75 €');
      expect(afterwards()).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Arrivate dopo' })).not.toBeInTheDocument();
    });

    test('tells by how many tyres of each boost the counted sales are fewer now', async () => {
      await openCampaign(
        closed({ differences: [gone, { ...gone, label: null, factor: '1.00', tires: 2, fleetTires: 2 }] }),
      );
      expect(await screen.findByRole('note')).toHaveTextContent('le cifre restano quelle della chiusura');
      const table = within(screen.getByRole('table', { name: /differenza di pneumatici/ }));
      expect(table.getAllByRole('row').map(textOf)).toEqual([
        'MoltiplicatoreFattorePneumaticidi cui flotte',
        '18 pollici e oltre× 1,25-100',
        'Senza moltiplicatore× 1,00+2+2',
      ]);
      expect(afterwards()).toHaveTextContent('La campagna è stata chiusa il 31/01/2026');
      expect(await screen.findByText('Le vendite contate alla chiusura non sono più registrate.')).toBeInTheDocument();
    });

    test('lists apart the sales that came later, at an address of their own', async () => {
      const { person, path } = await openCampaign(
        closed({ laterLines: 2, laterTires: 8 }),
        eligibleLines(3),
        eligibleLines(2),
      );
      expect(await screen.findByRole('region', { name: 'Dopo la chiusura' })).toHaveTextContent(
        'Sono arrivate 2 righe di vendita, per 8 pneumatici: le trovi in fondo, a parte.',
      );
      expect(
        await within(screen.getByRole('region', { name: 'Vendite che contano' })).findAllByRole('row'),
      ).toHaveLength(4);
      await person.click(screen.getByRole('button', { name: 'Arrivate dopo' }));
      const later = within(await screen.findByRole('region', { name: 'Vendite arrivate dopo la chiusura' }));
      await waitFor(() => expect(later.getAllByRole('row')).toHaveLength(3));
      expect(path()).toBe('/subscriptions/113?vendite=later');
    });

    test('shows what was counted and no sale accounts for any more', async () => {
      await openCampaign({
        ...closed({}),
        ...boosted('147.50', 140),
        unreconstructed: { __typename: 'UnreconstructedTires', tires: 10, fleetTires: 1, boostedTires: '10.00' },
      });
      const boosts = within(await screen.findByRole('table', { name: 'Moltiplicatori' }));
      expect(boosts.getAllByRole('row').map(textOf).slice(-2)).toEqual([
        'Non ricostruibile101—10',
        'Totale14027—147,5',
      ]);
      expect(await step('Moltiplicatori')).toContain('fu contato alla chiusura');
    });
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
        forecastAnswer(),
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
        forecastAnswer(),
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
      handlers: [subscriptionAnswer(), linesAnswer([]), forecastAnswer()],
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
        handlers: [
          statementAnswer(dealerStatement({ accepted: false, acceptedAt: null })),
          linesAnswer([]),
          forecastAnswer(),
        ],
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
      handlers: [statementAnswer(), linesAnswer([]), forecastAnswer()],
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Campagna non trovata' })).toBeInTheDocument();
  });
});
