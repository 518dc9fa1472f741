/** @jest-environment node */

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { channels, largestRim, seasons, segments, smallestRim } from '@gdd/schema/campaigns';
import { regions } from '@gdd/schema/geography';
import { pageSizes, sortDirections } from '@gdd/schema/lists';
import { dealerStatuses, dealerTiers } from '@gdd/schema/members';
import { analyticsDimensions, analyticsMeasures } from '@gdd/schema/reports';
import { analyticsCodec, goalsObstacle, possible, type AnalyticsState } from './analyticsCodec';
import { analyticsFileInput, analyticsInput, summaryInput } from './analyticsInput';

const read = (query: string) => analyticsCodec.read(query);

/** Some of a list, in the list's own order. */
const someOf = <T>(values: readonly T[]) => fc.subarray([...values]);
const id = fc.oneof(fc.constant(''), fc.integer({ min: 1, max: 2_147_483_647 }).map(String));
const inches = fc.integer({ min: smallestRim, max: largestRim });
const rim = fc.oneof(
  fc.constant({ from: null, to: null }),
  fc.record({ from: inches, to: fc.constant(null) }),
  fc.record({ from: fc.constant(null), to: inches }),
  fc.tuple(inches, inches).map((ends) => ({ from: Math.min(...ends), to: Math.max(...ends) })),
);
const brand = fc
  .string({ minLength: 1, maxLength: 20, unit: fc.constantFrom(...'Aq, èü&=+%') })
  .filter((name) => name.trim() === name);

const states: fc.Arbitrary<AnalyticsState> = fc
  .record({
    filter: fc.record({
      year: fc.oneof(fc.constant(null), fc.integer({ min: 2000, max: 2099 })),
      period: fc.constantFrom('1' as const, '2' as const, '' as const),
      region: someOf(regions),
      status: someOf(dealerStatuses),
      tier: someOf(dealerTiers),
      distributorId: id,
      agentId: id,
      dealerId: id,
      campaignId: fc.uniqueArray(fc.integer({ min: 1, max: 999 }).map(String), { maxLength: 3 }),
      brand: fc.uniqueArray(brand, { maxLength: 3 }),
      season: someOf(seasons),
      segment: someOf(segments),
      rim,
      channel: fc.constantFrom(...channels, '' as const),
    }),
    search: fc.constantFrom('', 'gomme rossi'),
    page: fc.integer({ min: 1, max: 9 }),
    pageSize: fc.constantFrom(...pageSizes),
    dimensions: fc.uniqueArray(fc.constantFrom(...analyticsDimensions), { minLength: 1, maxLength: 2 }),
    measures: fc.uniqueArray(fc.constantFrom(...analyticsMeasures), { minLength: 1 }),
    compareYear: fc.boolean(),
    view: fc.constantFrom('chart' as const, 'table' as const),
    part: fc.constantFrom('', 'Aquila', '17'),
    direction: fc.constantFrom(...sortDirections),
    byMeasure: fc.boolean(),
  })
  .map(({ dimensions, measures, compareYear, view, part, direction, byMeasure, ...list }) => {
    const selection = possible({ dimensions, measures, compareYear, view, part }, list.filter);
    const column = byMeasure ? (selection.measures.at(-1) ?? 'tires') : ('id' as const);
    return { ...list, selection, sort: { column, direction } };
  });

test('a shared link restores the whole state', () => {
  fc.assert(fc.property(states, (state) => expect(read(analyticsCodec.write(state))).toEqual(state)));
});

test('the address is one that a person can read', () => {
  const query =
    '?per=brand,season&misure=tires,amount&confronto=si&vista=tabella&anno=2024&regione=Puglia,Lazio&cerchio=16-18&pagina=2';
  expect(analyticsCodec.write(read(query))).toBe(query.replace('Puglia,Lazio', 'Lazio,Puglia'));
});

test('an empty address asks for tyres by brand, the largest first', () => {
  expect(read('')).toMatchObject({
    selection: { dimensions: ['brand'], measures: ['tires'], compareYear: false, view: 'chart', part: '' },
    sort: { column: 'tires', direction: 'desc' },
    page: 1,
  });
});

test.each([
  '?per=planet,&misure=weight&confronto=forse&cerchio=18-16&anno=ieri&canale=radio&ordina=tires.up',
  '?per=brand,brand&cerchio=99&ordina=amount.desc',
])('what %s says that nobody understands is the default', (query) => {
  expect(read(query)).toEqual(read(''));
});

test('months begin in the order of time', () => {
  expect(read('?per=month').sort).toEqual({ column: 'id', direction: 'asc' });
});

describe('goal attainment', () => {
  test.each([
    ['by brand', '?per=brand&misure=goalAttainment', 'dimension'],
    ['by agent and month', '?per=agent,month&misure=goalAttainment', 'dimension'],
    ['with a filter of lines', '?per=agent&misure=goalAttainment&stagione=winter', 'filter'],
    ['with a half-year', '?per=agent&misure=goalAttainment&semestre=1', 'filter'],
  ])('is not asked %s', (_how, query, obstacle) => {
    const { selection, filter } = read(query);
    expect(selection.measures).toEqual(['tires']);
    expect(goalsObstacle(selection.dimensions, filter)).toBe(obstacle);
  });

  test('is asked by campaign and distributor, with filters of dealers', () => {
    const query = '?per=campaign,distributor&misure=goalAttainment&regione=Puglia&anno=2024';
    expect(read(query).selection.measures).toEqual(['goalAttainment']);
  });
});

describe('what the page asks', () => {
  test('the input of the page has every filter in the values of the API', () => {
    const query =
      '?per=region&misure=tires,fleetPercentage&confronto=si&vista=tabella&anno=2024&semestre=2&stato=active&tier=gold' +
      '&distributore=3&agente=4&dealer=5&campagna=6,7&marca=Aquila&stagione=allSeason&segmento=suv&cerchio=16-&canale=fleet' +
      '&cerca=gomme&ordina=fleetPercentage.asc&pagina=3&righe=50';
    expect(analyticsInput(read(query), 2025)).toEqual({
      dimensions: ['REGION'],
      measures: ['TIRES', 'FLEET_PERCENTAGE'],
      compareYear: true,
      filter: {
        year: 2024,
        period: '2024_2',
        status: ['ACTIVE'],
        tier: ['GOLD'],
        distributorId: '3',
        agentId: '4',
        dealerId: '5',
        campaignId: ['6', '7'],
        brand: ['Aquila'],
        season: ['ALL_SEASON'],
        segment: ['SUV'],
        rim: { from: 16 },
        channel: 'FLEET',
      },
      sort: { column: 'FLEET_PERCENTAGE', direction: 'ASC' },
      search: 'gomme',
      page: 3,
      pageSize: 50,
    });
  });

  test('is nothing while a half-year has no year', () => {
    expect(analyticsInput(read('?semestre=1'), undefined)).toBeUndefined();
    expect(analyticsInput(read('?semestre=1'), 2025)?.filter).toEqual({ period: '2025_1' });
  });

  test('is the first dimension alone for the chart, of the chosen part of the second', () => {
    const input = analyticsInput(read('?per=region,season&parte=winter&pagina=4'), 2025);
    expect(input).toMatchObject({ dimensions: ['REGION'], filter: { season: ['WINTER'] }, page: 1, pageSize: 15 });
  });

  test('is the months in the order of time, whichever dimension they are', () => {
    const input = analyticsInput(read('?per=brand,month&parte=Aquila'), 2025);
    expect(input).toMatchObject({
      dimensions: ['MONTH'],
      filter: { brand: ['Aquila'] },
      sort: { column: 'ID', direction: 'ASC' },
    });
  });

  test('is the largest group of both dimensions for the sentence', () => {
    expect(summaryInput(read('?per=region,season&parte=winter&misure=amount'), 2025)).toMatchObject({
      dimensions: ['REGION', 'SEASON'],
      filter: {},
      sort: { column: 'AMOUNT', direction: 'DESC' },
      page: 1,
    });
  });

  test('is all groups for the file, which leads back to the page', () => {
    const query = '?per=region,season&anno=2024&pagina=3&righe=50';
    const file = analyticsFileInput(read(query), 2025);
    expect(file).toMatchObject({
      dimensions: ['REGION', 'SEASON'],
      filter: { year: 2024 },
      page: `/analytics${query}`,
    });
    expect(file).not.toHaveProperty('pageSize');
  });
});

test('campaigns, each of one year, are not compared with the year before', () => {
  expect(analyticsCodec.read('?per=region,campaign&confronto=si').selection.compareYear).toBe(false);
  expect(analyticsCodec.read('?per=region&confronto=si').selection.compareYear).toBe(true);
});
