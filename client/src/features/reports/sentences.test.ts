/** @jest-environment node */

import { describe, expect, test } from '@jest/globals';
import { inPlainSpaces } from '../../shared/test/textOf';
import * as bars from './campaigns/CampaignBars';
import * as fleet from './monthly/FleetByMonth';
import { about, englishTexts, italianTexts as texts } from './testing/reportTexts';
import * as campaigns from './campaignSentences';
import * as told from './salesSentences';
import { bestMonth, shareText as share } from './texts';

const campaignBarsSentence = inPlainSpaces(bars.campaignBarsSentence);
const fleetChartSentence = inPlainSpaces(fleet.fleetChartSentence);
const campaignsSentence = inPlainSpaces(campaigns.campaignsSentence);
const workListSentence = inPlainSpaces(campaigns.workListSentence);
const differenceSentence = inPlainSpaces(told.differenceSentence);
const fleetPercentage = inPlainSpaces(told.fleetPercentage);
const fleetSentence = inPlainSpaces(told.fleetSentence);
const salesSentence = inPlainSpaces(told.salesSentence);
const shareText = inPlainSpaces(share);

/** So many tyres and so many the year before; no dealer that has stopped. */
const sold = (tires: number, tiresBefore: number) => ({ toDay: { tires, tiresBefore }, stopped: null });
const sales = (tires: number, tiresBefore: number) => salesSentence(texts, about(), sold(tires, tiresBefore));

test('dealers that have stopped are counted, where there are some', () => {
  const { toDay } = sold(100, 80);
  const tell = (stopped: number | null) => salesSentence(texts, about(), { toDay, stopped });
  expect(tell(14)).toMatch(/\. 14 dealer sono fermi: nessun acquisto da almeno 60 giorni\.$/);
  expect(tell(1)).toMatch(/\. Un dealer è fermo: nessun acquisto da almeno 60 giorni\.$/);
  expect([tell(0), tell(null)]).toEqual([sales(100, 80), sales(100, 80)]);
  expect(differenceSentence(texts, about(), { toDay, stopped: 1_400 })).toContain(' 1.400 dealer sono fermi: ');
});

test('a work list tells how many there are, until when, and what is at stake', () => {
  const tell = (change: Parameters<typeof about>[0], count: number, euro: string | null = null) =>
    workListSentence(texts, about(change), count, euro);
  expect(tell({ standing: 'close' }, 15, '1121.00')).toBe(
    'La tua rete ha 15 obiettivi vicini alla soglia nelle campagne in corso, con 1.121,00 € di premi in gioco.',
  );
  expect(tell({ standing: 'behind' }, 1)).toBe('La tua rete ha un obiettivo in ritardo nelle campagne in corso.');
  expect(tell({ standing: 'notAccepted', endsWithin: '7' }, 31)).toBe(
    'La tua rete ha 31 accettazioni ancora da raccogliere nelle campagne che finiscono entro 7 giorni.',
  );
  expect(tell({ standing: 'notAccepted' }, 0)).toBe(
    'La tua rete ha raccolto tutte le accettazioni nelle campagne in corso.',
  );
});

describe('the sales of a year that is over', () => {
  test.each([
    [12_480, 11_774, 'La tua rete ha venduto 12.480 pneumatici nel 2025, il 6 % in più del 2024.'],
    [9_000, 10_000, 'La tua rete ha venduto 9.000 pneumatici nel 2025, il 10 % in meno del 2024.'],
    [1_080, 1_000, 'La tua rete ha venduto 1.080 pneumatici nel 2025, l’8 % in più del 2024.'],
    [1_000, 1_000, 'La tua rete ha venduto 1.000 pneumatici nel 2025, lo stesso numero del 2024.'],
    [10_000, 9_999, 'La tua rete ha venduto 10.000 pneumatici nel 2025, quasi lo stesso numero del 2024 (9.999).'],
    [1, 0, 'La tua rete ha venduto 1 pneumatico nel 2025; nel 2024 non ci sono vendite con cui fare il confronto.'],
    [0, 0, 'La tua rete non ha venduto pneumatici nel 2025.'],
    [0, 1, 'La tua rete non ha venduto pneumatici nel 2025; nel 2024 ne aveva venduto uno.'],
    [0, 1_200, 'La tua rete non ha venduto pneumatici nel 2025; nel 2024 ne aveva venduti 1.200.'],
    [-12, 300, 'La tua rete ha avuto più resi che vendite nel 2025: il saldo è di −12 pneumatici.'],
  ])('%d against %d', (tires, tiresBefore, sentence) => {
    expect(sales(tires, tiresBefore)).toBe(sentence);
  });

  test('in English', () => {
    const who = 'Your network';
    expect(salesSentence(englishTexts, about({ who }), sold(12_480, 11_774))).toBe(
      'Your network sold 12,480 tyres in 2025, 6% more than in 2024.',
    );
    expect(salesSentence(englishTexts, about({ who }), sold(1_000, 1_000))).toBe(
      'Your network sold 1,000 tyres in 2025, as many as in 2024.',
    );
  });
});

describe('a time that still runs is compared to the same day', () => {
  test.each([
    [
      '2025-10-15',
      'La tua rete ha venduto 900 pneumatici nel 2025 fino al 15 ottobre, il 25 % in più dello stesso periodo del 2024.',
    ],
    [
      '2025-11-08',
      'La tua rete ha venduto 900 pneumatici nel 2025 fino all’8 novembre, il 25 % in più dello stesso periodo del 2024.',
    ],
    [
      '2025-01-11',
      'La tua rete ha venduto 900 pneumatici nel 2025 fino all’11 gennaio, il 25 % in più dello stesso periodo del 2024.',
    ],
    ['2025-12-31', 'La tua rete ha venduto 900 pneumatici nel 2025, il 25 % in più del 2024.'],
  ])('on %s', (today, sentence) => {
    expect(salesSentence(texts, about({ today }), sold(900, 720))).toBe(sentence);
  });

  test('a half-year is named as such', () => {
    expect(salesSentence(texts, about({ half: '2' }), sold(600, 480))).toBe(
      'La tua rete ha venduto 600 pneumatici nel secondo semestre del 2025, il 25 % in più dello stesso semestre del 2024.',
    );
    expect(salesSentence(texts, about({ half: '2', today: '2025-09-01' }), sold(200, 160))).toBe(
      'La tua rete ha venduto 200 pneumatici nel secondo semestre del 2025 fino all’1 settembre, il 25 % in più dello stesso periodo del 2024.',
    );
    expect(salesSentence(texts, about({ half: '1', today: '2025-09-01' }), sold(200, 160))).toContain(' 2025, il 25 %');
  });

  test('the difference in tyres is told of the same time, in both languages', () => {
    const today = '2025-10-15';
    expect(differenceSentence(texts, about({ today }), sold(900, 720))).toBe(
      'La tua rete nel 2025 fino al 15 ottobre ha venduto 180 pneumatici in più dello stesso periodo del 2024: 900 contro 720 (+25,0 %).',
    );
    expect(salesSentence(englishTexts, about({ who: 'Your network', today }), sold(900, 720))).toBe(
      'Your network sold 900 tyres in 2025 up to 15 October, 25% more than in the same time of 2024.',
    );
  });

  test('nothing yet is not nothing', () => {
    expect(salesSentence(texts, about({ today: '2025-01-10' }), sold(0, 0))).toBe(
      'La tua rete non ha ancora venduto pneumatici nel 2025.',
    );
  });
});

test.each([
  ['0.4', 'lo 0,4 %'],
  ['1.0', 'l’1 %'],
  ['1.5', 'l’1,5 %'],
  ['6.2', 'il 6,2 %'],
  ['8.0', 'l’8 %'],
  ['10.0', 'il 10 %'],
  ['11.3', 'l’11,3 %'],
  ['18.0', 'il 18 %'],
  ['80.5', 'l’80,5 %'],
  ['100.0', 'il 100 %'],
  ['110.0', 'il 110 %'],
  ['850.0', 'l’850 %'],
  ['11000.0', 'l’11.000 %'],
])('%s is read with its article: %s', (percent, text) => {
  expect(shareText(texts, percent)).toBe(text);
});

test('the report of the year before tells the difference in tyres', () => {
  const tell = (tires: number, tiresBefore: number) => differenceSentence(texts, about(), sold(tires, tiresBefore));
  expect(tell(12_480, 11_770)).toBe(
    'La tua rete nel 2025 ha venduto 710 pneumatici in più del 2024: 12.480 contro 11.770 (+6,0 %).',
  );
  expect(tell(99, 100)).toBe('La tua rete nel 2025 ha venduto 1 pneumatico in meno del 2024: 99 contro 100 (−1,0 %).');
  expect(tell(5, 0)).toBe(sales(5, 0));
});

describe('fleets', () => {
  const tell = (tires: number, tiresFleet: number, today = '2026-02-01') =>
    fleetSentence(texts, about({ today }), {
      tires,
      tiresFleet,
      fleetPercentage: fleetPercentage({ tires, tiresFleet }),
    });

  test.each([
    [12_480, 2_920, 'La tua rete ha venduto 12.480 pneumatici nel 2025: 2.920 a flotte, il 23,4 % del totale.'],
    [40, 40, 'La tua rete ha venduto 40 pneumatici nel 2025, tutti a flotte.'],
    [1, 1, 'La tua rete ha venduto 1 pneumatico nel 2025, a una flotta.'],
    [40, 0, 'La tua rete ha venduto 40 pneumatici nel 2025, nessuno a flotte.'],
    [0, 0, 'La tua rete non ha venduto pneumatici nel 2025.'],
    [10, 14, 'La tua rete ha avuto molti resi nel 2025: il saldo è di 10 pneumatici, di cui 14 a flotte.'],
  ])('%d tyres, %d of fleets', (tires, tiresFleet, sentence) => {
    expect(tell(tires, tiresFleet)).toBe(sentence);
  });

  test('the sentence about fleets of a year that runs is of its time so far', () => {
    expect(tell(40, 10, '2025-06-10')).toBe(
      'La tua rete ha venduto 40 pneumatici finora nel 2025: 10 a flotte, il 25 % del totale.',
    );
  });

  test.each([
    [8, 1, '12.5'],
    [16, 1, '6.3'],
    [0, 4, '0.0'],
    [-4, 2, '0.0'],
  ])('of %d tyres %d are %s percent', (tires, tiresFleet, percentage) => {
    expect(fleetPercentage({ tires, tiresFleet })).toBe(percentage);
  });

  test('the chart names the month in which they weigh most', () => {
    const months = [
      { month: '2025-01', tires: 100, tiresFleet: 10 },
      { month: '2025-08', tires: 10, tiresFleet: 8 },
    ];
    expect(fleetChartSentence(texts, months)).toBe(
      'Le flotte pesano di più nel mese di agosto: l’80 % delle vendite del mese.',
    );
    expect(fleetChartSentence(texts, [])).toBe('In questo periodo non ci sono vendite a flotte.');
  });
});

describe('campaigns', () => {
  const tell = (goalReached: number, memberships: number, tiresPurchased = 12_480, title?: string) =>
    campaignsSentence(texts, about(), { goalReached, tiresPurchased }, memberships, title);

  test.each([
    [
      34,
      120,
      'La tua rete ha raggiunto 34 obiettivi su 120 nelle campagne del 2025, con acquisti per 12.480 pneumatici.',
    ],
    [
      1,
      120,
      'La tua rete ha raggiunto un obiettivo su 120 nelle campagne del 2025, con acquisti per 12.480 pneumatici.',
    ],
    [
      120,
      120,
      'La tua rete ha raggiunto tutti i 120 obiettivi nelle campagne del 2025, con acquisti per 12.480 pneumatici.',
    ],
    [1, 1, 'La tua rete ha raggiunto il suo obiettivo nelle campagne del 2025, con acquisti per 12.480 pneumatici.'],
    [
      0,
      120,
      'La tua rete non ha raggiunto nessuno dei 120 obiettivi nelle campagne del 2025, con acquisti per 12.480 pneumatici.',
    ],
    [0, 0, 'La tua rete non partecipa a nessuna campagna nel 2025.'],
  ])('%d goals of %d', (reached, memberships, sentence) => {
    expect(tell(reached, memberships)).toBe(sentence);
  });

  test('one campaign is named by its title', () => {
    expect(tell(3, 8, 1, 'Estate')).toBe(
      'La tua rete ha raggiunto 3 obiettivi su 8 nella campagna «Estate», con acquisti per 1 pneumatico.',
    );
  });

  const campaign = (campaignTitle: string, goalReached: number, dealers: number) => ({
    __typename: 'CampaignsReportCampaign' as const,
    campaignId: campaignTitle,
    campaignTitle,
    goalReached,
    dealers,
    accepted: dealers,
    goalThreshold: 100,
    tiresPurchased: 50,
  });

  test('the chart names the one that is furthest', () => {
    expect(campaignBarsSentence(texts, [campaign('Estate', 300, 1_200), campaign('Inverno', 3, 8)])).toBe(
      'La campagna più avanti è «Inverno»: 37,5 % degli obiettivi raggiunti (3 su 8). Scegli una campagna per vedere solo i suoi dealer.',
    );
    expect(campaignBarsSentence(texts, [campaign('Estate', 0, 4), campaign('Inverno', 0, 8)])).toBe(
      'Nessun obiettivo è stato raggiunto. Scegli una campagna per vedere solo i suoi dealer.',
    );
    expect(campaignBarsSentence(texts, [campaign('Estate', 1_000, 1_200)])).toBe(
      'Estate: obiettivi raggiunti 1.000 su 1.200.',
    );
  });
});

test('the best month is the one with most, and none where nothing was sold', () => {
  const months = [
    { month: '2025-01', tires: 10 },
    { month: '2025-02', tires: 30 },
    { month: '2025-03', tires: 30 },
  ];
  expect(bestMonth(months, ({ tires }) => tires)?.month).toBe('2025-02');
  expect(bestMonth([{ month: '2025-01', tires: -3 }], ({ tires }) => tires)).toBeUndefined();
});
