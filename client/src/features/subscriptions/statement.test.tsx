import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { campaignHead, dealerStatement, eligibleLines } from '../../shared/test/campaigns';
import type { StatementFieldsFragment } from '../../domain/statements/statement.generated';
import { desktop, phone, setPageWidth } from '../../shared/test/pageWidth';
import { followedFiles } from '../../shared/test/followedFiles';
import { refusal, respond, serveNetwork } from '../../shared/test/network';
import { renderApp } from '../../shared/test/renderApp';
import { textOf } from '../../shared/test/textOf';
import { users } from '../../shared/test/users';
import { forecastResponse, linesResponse, subscriptionResponse } from './testing/subscriptionsGateway';
import { openCampaign, openTab } from './testing/openSubscriptions';
import { graphql } from '../../shared/test/graphql';

serveNetwork();
beforeEach(() => setPageWidth(desktop));

/** So many tyres, and so many times their factors. */
const boosted = (boostedTires: string, lineTires: number) => ({ boostedTires, lineTires });

/** The text of a step of the prize, by its name. */
const step = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name });
  return textOf(heading.closest('li'));
};

const followed = followedFiles();

test('a press of «Scarica PDF» downloads the document of the statement on the page', async () => {
  const requests: unknown[] = [];
  respond(
    graphql.query('CampaignStatementFile', ({ variables }) => {
      requests.push(variables);
      const file = { __typename: 'FileTicket', url: '/files/t-9', filename: 'Estratto del premio.pdf' };
      return HttpResponse.json({ data: { campaignStatementFile: file } });
    }),
  );
  const { person } = await openCampaign();
  await person.click(await screen.findByRole('button', { name: 'Scarica PDF' }));
  await waitFor(() => expect(followed).toEqual(['/files/t-9 Estratto del premio.pdf']));
  const { campaign, dealerId } = dealerStatement();
  expect(requests).toEqual([{ campaignId: campaign.id, dealerId }]);
});

describe('the statement', () => {
  test('says which version of the rules was accepted, and what each version since has made of the prize', async () => {
    const change = { __typename: 'RulesChange', since: '2025-10-03T08:00:00.000Z' } as const;
    const changes = [
      { ...change, version: 2, accumulatedBefore: '120.00', accumulatedAfter: '131.50', worsening: null },
      { ...change, version: 3, accumulatedBefore: null, accumulatedAfter: null, worsening: null },
    ];
    await openTab(
      'premio',
      dealerStatement({ rules: { __typename: 'RulesOfDealer', version: 3, acceptedVersion: 1, changes } }),
    );
    expect(textOf(await screen.findByText(/Accettata con la versione 1/))).toBe(
      'Accettata con la versione 1 delle regole; dal 03/10/2025 vale la versione 2: premio da 120,00 € a 131,50 €; dal 03/10/2025 vale la versione 3: il premio resta lo stesso.',
    );
  });

  test('says what got worse, since when, how it was, and who confirmed it', async () => {
    const confirmed = { isConfirmed: true, confirmedBy: null };
    const prize = { __typename: 'Worsening', term: 'PRIZE', fromTires: 80 } as const;
    const unlocking = { __typename: 'Worsening', term: 'UNLOCKING', fromTires: 100 } as const;
    const { incentiveDetail, factorBoostDetail, eligibility } = dealerStatement();
    const before = {
      __typename: 'RulesBefore',
      ...{ startsOn: '2025-07-01', endsOn: '2025-12-31', incentiveDetail, factorBoostDetail, eligibility },
    } as const;
    const change: StatementFieldsFragment['rules']['changes'][number] = {
      __typename: 'RulesChange',
      ...{ since: '2025-10-03T08:00:00.000Z', version: 2, accumulatedBefore: null, accumulatedAfter: null },
      worsening: { __typename: 'WorsenedRules', terms: [prize], before, ...confirmed },
    };
    const goalChange: StatementFieldsFragment['goalChanges'][number] = {
      __typename: 'AcceptedGoalChange',
      ...{ at: '2025-10-04T08:00:00.000Z', goalBefore: 100, goalAfter: 120, isWithdrawn: false, reason: 'Piano nuovo' },
      ...{ terms: [unlocking], accumulatedBefore: '131.50', accumulatedAfter: '120.00' },
      ...{ isConfirmed: true, confirmedBy: 'Anna Neri' },
    };
    await openTab(
      'premio',
      dealerStatement({
        rules: { __typename: 'RulesOfDealer', version: 2, acceptedVersion: 1, changes: [change] },
        goalChanges: [goalChange, { ...goalChange, accumulatedAfter: '131.50', terms: [], reason: null }],
      }),
    );
    const notice = (await screen.findByText(/Accettata con la versione 1/)).parentElement;
    expect(
      within(notice as HTMLElement)
        .getAllByRole('listitem')
        .map(textOf),
    ).toEqual([
      'Dal 03/10/2025 peggiora: il premio per gli pneumatici, da 80 pneumatici in poi. Prima: 0,80 € a pneumatico dal primo pneumatico, 1,35 € a pneumatico dal 66,7 % dell’obiettivo e 2,10 € a pneumatico dal 100 % dell’obiettivo. Confermato da una seconda persona.',
      'Dal 04/10/2025 l’obiettivo accettato è di 120 pneumatici, prima era di 100: premio da 131,50 € a 120,00 €. Peggiora: la soglia da cui il premio è spendibile, da 100 pneumatici in poi. Confermato da Anna Neri. Motivo: Piano nuovo.',
      'Dal 04/10/2025 l’obiettivo accettato è di 120 pneumatici, prima era di 100: il premio accumulato resta lo stesso. Confermato da Anna Neri.',
    ]);
  });

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
    await openTab('premio');
    const table = within(await screen.findByRole('table', { name: 'Premio base' }));
    expect(table.getAllByRole('row').map(textOf)).toEqual([
      'ScaglioneDallo pneumatico n.Premio a pneumaticoPneumaticiImporto',
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
      'Totale13026–137,5',
    ]);
    expect(await step('Moltiplicatori')).toContain('137,5 ÷ 130 ≈1,057692');
    expect(await step('Moltiplicazione e arrotondamento')).toContain('139,75 € × 137,5/130 =147,81 €');
    expect(await step('Tetto')).toContain('1.500,00 €: non è stato superato.');
    expect(await step('Tetto')).toContain('Premio accumulato147,81 €');
    expect(await step('Sblocco')).toContain('Servono 120 pneumatici: soglia raggiunta.');
    expect(await step('Movimenti')).toContain('10/12/2025RiscossioneBuono carburante−40,00 €');
    expect(await step('Movimenti')).toContain('147,81 € − 40,00 € =107,81 €');
  });

  test('shows the boosts on a phone as the products that they are', async () => {
    setPageWidth(phone);
    await openTab('premio');
    const boosts = within(await screen.findByRole('list', { name: 'Moltiplicatori' }));
    expect(boosts.getAllByRole('listitem').map(textOf)).toEqual([
      '18 pollici e oltre37,530 pneumatici, di cui flotte 430 × 1,25',
      'Invernali SUV00 pneumatici, di cui flotte 00 × 1,333',
      'Senza moltiplicatore100100 pneumatici, di cui flotte 22100 × 1,00',
      'Totale137,5130 pneumatici, di cui flotte 26',
    ]);
  });

  test('multiplies by the fraction that the average factor is, where no decimal is it', async () => {
    await openTab(
      'premio',
      dealerStatement({ ...boosted('145.00', 140), averageFactor: '1.035714', base: '39.90', beforeCap: '41.33' }),
    );
    expect(await step('Moltiplicazione e arrotondamento')).toContain('39,90 € × 145/140 =41,33 €');
  });

  test('multiplies by the decimal that the average factor is', async () => {
    await openTab(
      'premio',
      dealerStatement({ ...boosted('162.50', 130), averageFactor: '1.250000', base: '100.00', beforeCap: '125.00' }),
    );
    expect(await step('Moltiplicatori')).toContain('162,5 ÷ 130 =1,25');
    expect(await step('Moltiplicazione e arrotondamento')).toContain('100,00 € × 1,25 =125,00 €');
  });

  test('says where returns would carry the average factor past its bound', async () => {
    await openTab(
      'premio',
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
    await openTab(
      'premio',
      dealerStatement({ ...boosted('-5.00', -3), averageFactor: '1.000000', base: '0.00', beforeCap: '0.00' }),
    );
    expect(await step('Moltiplicatori')).toContain('I resi superano gli acquisti');
    expect(await step('Moltiplicatori')).toContain('Fattore medio1,00');
    expect(await step('Moltiplicazione e arrotondamento')).toContain('0,00 € × 1,00 =0,00 €');
  });

  test('the statement has no wrong product where a closed campaign stored a factor below zero', async () => {
    await openTab(
      'premio',
      dealerStatement({ ...boosted('-17.00', 13), averageFactor: '-1.307692', base: '65.00', beforeCap: '0.00' }),
    );
    expect(await step('Moltiplicazione e arrotondamento')).toContain(
      '65,00 € × −17/13 è minore di zero: il premio non scende sotto zero.Premio prima del tetto0,00 €',
    );
  });

  test('says which sales count', async () => {
    await openTab('premio');
    expect(
      await screen.findByText(
        'Contano gli pneumatici venduti dal 01/07/2025 al 31/12/2025: invernali o quattro stagioni.',
      ),
    ).toBeInTheDocument();
  });

  test('says what is missing to the unlocking, and that nothing can be spent until then', async () => {
    await openTab(
      'premio',
      dealerStatement({
        tiresPurchased: 98,
        unlocked: false,
        plafondExpendable: '0.00',
        balance: '0.00',
        entries: [],
      }),
    );
    expect(await step('Sblocco')).toContain('Servono 120 pneumatici: ne mancano 22.');
    expect(await step('Movimenti')).toContain('Il premio accumulato non è ancora sbloccato.');
    expect(await step('Movimenti')).toContain('Premio spendibile0,00 €');
  });

  test('says where the cap has stopped the prize', async () => {
    await openTab('premio', dealerStatement({ capped: true, beforeCap: '1720.40', plafondAccumulated: '1500.00' }));
    expect(await step('Tetto')).toContain('Il tetto della campagna è 1.500,00 €: il premio si ferma lì.');
  });

  test('says why a dealer that has not accepted has no prize', async () => {
    await openCampaign(dealerStatement({ accepted: false, acceptedAt: null, plafondAccumulated: '0.00' }));
    const note = await screen.findByRole('note');
    expect(note).toHaveTextContent('La campagna non è stata accettata');
  });

  test('says of a closed campaign that was never accepted that it is over, and nowhere what is missing', async () => {
    const app = await openTab(
      'premio',
      dealerStatement({
        campaign: campaignHead({ state: 'CLOSED' }),
        ...{ accepted: false, acceptedAt: null, plafondAccumulated: '0.00', plafondExpendable: '0.00' },
        ...{ tiresPurchased: 98, tiresMissing: 22, unlocked: false, balance: '0.00', entries: [] },
      }),
    );
    expect(await screen.findByRole('note')).toHaveTextContent('La campagna è finita e non è stata accettata');
    expect(await step('Sblocco')).toContain('Servivano 120 pneumatici.');
    const { person } = app;
    expect(screen.queryByText(/non è ancora sbloccato/)).not.toBeInTheDocument();
    await person.click(screen.getByRole('tab', { name: 'Situazione' }));
    await screen.findByRole('region', { name: 'A che punto è' });
    expect(screen.queryByText(/mancano|manca \d/i)).not.toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  test('says of a closed campaign that was missed what had been missing', async () => {
    const { person } = await openTab(
      'premio',
      dealerStatement({
        campaign: campaignHead({ state: 'CLOSED' }),
        ...{ plafondExpendable: '0.00', tiresPurchased: 98, tiresMissing: 22, unlocked: false },
        ...{ balance: '0.00', entries: [] },
      }),
    );
    expect(await step('Sblocco')).toContain('Servivano 120 pneumatici: ne sono mancati 22.');
    expect(await step('Movimenti')).toContain('Il premio accumulato non è stato sbloccato.');
    await person.click(screen.getByRole('tab', { name: 'Situazione' }));
    expect(await screen.findByText('sono mancati 22 pneumatici all’obiettivo')).toBeInTheDocument();
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
      await openTab('premio', { ...closed({}), linesChangedSinceClosing: false });
      expect(await step('Premio base')).toContain('139,75 €');
      expect(afterwards()).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Arrivate dopo' })).not.toBeInTheDocument();
    });

    test('tells by how many tyres of each boost the counted sales are fewer now', async () => {
      const { person } = await openTab(
        'premio',
        closed({ differences: [gone, { ...gone, label: null, factor: '1.00', tires: 2, fleetTires: 2 }] }),
      );
      expect(await screen.findByRole('note')).toHaveTextContent('le cifre restano quelle della chiusura');
      const table = within(screen.getByRole('table', { name: /differenza di pneumatici/ }));
      expect(table.getAllByRole('row').map(textOf)).toEqual([
        'MoltiplicatoreFattorePneumaticidi cui flotte',
        '18 pollici e oltre× 1,25−100',
        'Senza moltiplicatore× 1,00+2+2',
      ]);
      expect(afterwards()).toHaveTextContent('La campagna è stata chiusa il 31/01/2026');
      await person.click(screen.getByRole('tab', { name: 'Vendite' }));
      expect(await screen.findByText('Le vendite contate alla chiusura non sono più registrate.')).toBeInTheDocument();
    });

    test('lists apart the sales that came later, at an address of their own', async () => {
      const { person, path } = await openTab(
        'vendite',
        closed({ laterLines: 2, laterTires: 8 }),
        eligibleLines(3),
        eligibleLines(2),
      );
      expect(
        await within(await screen.findByRole('region', { name: 'Vendite che contano' })).findAllByRole('row'),
      ).toHaveLength(4);
      await person.click(screen.getByRole('button', { name: 'Arrivate dopo' }));
      const later = within(await screen.findByRole('region', { name: 'Vendite arrivate dopo la chiusura' }));
      await waitFor(() => expect(later.getAllByRole('row')).toHaveLength(3));
      expect(path()).toBe('/subscriptions/113?scheda=vendite&vendite=later');
      await person.click(screen.getByRole('tab', { name: 'Premio' }));
      expect(await screen.findByRole('region', { name: 'Dopo la chiusura' })).toHaveTextContent(
        'Sono arrivate 2 righe di vendita, per 8 pneumatici: le trovi tra le vendite, a parte.',
      );
      expect(path()).toBe('/subscriptions/113?scheda=premio');
    });

    test('shows what was counted and no sale accounts for any more', async () => {
      await openTab('premio', {
        ...closed({}),
        ...boosted('147.50', 140),
        unreconstructed: { __typename: 'UnreconstructedTires', tires: 10, fleetTires: 1, boostedTires: '10.00' },
      });
      const boosts = within(await screen.findByRole('table', { name: 'Moltiplicatori' }));
      expect(boosts.getAllByRole('row').map(textOf).slice(-2)).toEqual([
        'Non ricostruibile101–10',
        'Totale14027–147,5',
      ]);
      expect(await step('Moltiplicatori')).toContain('fu contato alla chiusura');
    });
  });

  test('lists the sales that count, page by page', async () => {
    const { person, path } = await openTab('vendite', dealerStatement(), eligibleLines(12));
    const lines = within(await screen.findByRole('region', { name: 'Vendite che contano' }));
    const rows = (await lines.findAllByRole('row')).map(textOf);
    expect(rows).toHaveLength(11);
    expect(rows[1]).toBe(
      'DDT-1, riga 103/10/2025Aquila · invernali · SUV · 18″flotta4412,00 €× 1,2518 pollici e oltreContesta',
    );
    await person.click(lines.getByRole('button', { name: 'Pagina successiva' }));
    expect(await lines.findByText('DDT-12, riga 1')).toBeInTheDocument();
    expect(path()).toBe('/subscriptions/113?scheda=vendite&pagina=2');
  });

  test('lists them on a phone in three short rows each', async () => {
    setPageWidth(phone);
    await openTab('vendite', dealerStatement(), eligibleLines(2));
    const lines = within(await screen.findByRole('list', { name: 'Vendite che contano' }));
    expect(lines.getAllByRole('listitem').map(textOf)).toEqual([
      'Aquila · invernali · SUV · 18″4 pneumatici03/10/2025 · flotta · 412,00 €× 1,25DDT-1, riga 118 pollici e oltreContesta',
      expect.stringContaining('DDT-2, riga 1'),
    ]);
  });

  test('its lines’ failure leaves the rest of the page', async () => {
    const { person } = await renderApp({
      url: '/subscriptions/113?scheda=vendite',
      user: users.DEALER,
      handlers: [
        subscriptionResponse(),
        forecastResponse(),
        graphql.query('CampaignLines', () => refusal({ code: 'UPSTREAM_TIMEOUT', requestId: 'r-3' })),
      ],
    });
    const lines = within(await screen.findByRole('region', { name: 'Vendite che contano' }));
    expect(await lines.findByRole('button', { name: 'Riprova' })).toBeInTheDocument();
    await person.click(screen.getByRole('tab', { name: 'Premio' }));
    expect(await step('Premio base')).toContain('139,75 €');
  });
});

describe('the tabs of a statement', () => {
  const openAt = (query: string) =>
    renderApp({
      url: `/subscriptions/113${query}`,
      user: users.DEALER,
      handlers: [
        subscriptionResponse(),
        forecastResponse(),
        linesResponse(eligibleLines(1)),
        graphql.query('ExcludedLines', () => refusal({ code: 'UPSTREAM_TIMEOUT' })),
      ],
    });

  test.each([
    ['', 'Situazione'],
    ['?scheda=premio', 'Premio'],
    ['?scheda=unknown', 'Situazione'],
    ['#vendite', 'Vendite'],
    ['?vendite=later', 'Vendite'],
    ['?vendite=excluded', 'Non contano'],
    ['?scheda=premio#vendite', 'Premio'],
  ])('the address %p opens the tab %s alone, those from before the tabs too', async (query, name) => {
    await openAt(query);
    expect(await screen.findByRole('tab', { name, selected: true })).toBeInTheDocument();
    expect(screen.getAllByRole('tab', { selected: true })).toHaveLength(1);
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
    expect(screen.getByRole('tabpanel', { name })).toBeInTheDocument();
  });

  test('what another tab has is neither shown nor asked for before it is opened', async () => {
    const { person } = await openAt('?scheda=premio');
    await screen.findByRole('region', { name: 'Come nasce il premio' });
    expect(screen.queryByRole('region', { name: 'A che punto è' })).not.toBeInTheDocument();
    await person.click(screen.getByRole('tab', { name: 'Situazione' }));
    expect(await screen.findByRole('region', { name: 'A che punto è' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Come nasce il premio' })).not.toBeInTheDocument();
  });
});

describe('a statement on paper', () => {
  const print = () => act(() => void window.dispatchEvent(new Event('beforeprint')));
  const rows = async () => {
    const lines = within(await screen.findByRole('region', { name: 'Vendite che contano' }));
    return lines.getAllByRole('row').slice(1);
  };

  test('has all its lines, and says whose it is, of which campaign and day', async () => {
    await openTab('vendite', dealerStatement(), eligibleLines(234));
    await screen.findByRole('region', { name: 'Vendite che contano' });
    await screen.findByText('DDT-1, riga 1');
    expect(screen.queryByText(/Partita IVA/)).not.toBeInTheDocument();
    await waitFor(
      async () => {
        print();
        expect(await rows()).toHaveLength(234);
      },
      { timeout: 8000, interval: 500 },
    );
    expect(screen.queryByText(/Stampate/)).not.toBeInTheDocument();
    const { businessName, code, vatNumber } = dealerStatement();
    const head = screen.getByText(`Codice ${code} · Partita IVA ${vatNumber}`).parentElement;
    expect(head).toHaveTextContent(businessName);
    expect(head).toHaveTextContent('Inverno 2025 Gold · dal 01/07/2025 al 31/12/2025');
    expect(head).toHaveTextContent('Situazione al 31/12/2025');
  }, 20_000);

  test('says how many of its lines are missing where they are too many', async () => {
    await openTab('vendite', dealerStatement(), eligibleLines(1204));
    await screen.findByText('DDT-1, riga 1');
    print();
    expect(await screen.findByText('Stampate 10 righe su 1.204: dalla 1 alla 10.')).toBeInTheDocument();
    expect(await rows()).toHaveLength(10);
  });
});
