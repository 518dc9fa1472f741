/** @jest-environment node */

import { expect, test } from '@jest/globals';
import type { AnalyticsDimension } from '@gdd/schema/reports';
import { analyticsCodec } from '../selection/analyticsCodec';
import { drillHref } from './drill';

const key = (dimension: AnalyticsDimension, value: string | null) => ({ dimension, value });

/** Where one key of a selection leads. */
const from = (query: string, ...keys: readonly ReturnType<typeof key>[]) => drillHref(analyticsCodec.read(query), keys);

test.each([
  [
    'a region leads to its distributors',
    '?per=region',
    key('region', 'Puglia'),
    '/analytics?per=distributor&regione=Puglia',
  ],
  ['a distributor to its agents', '?per=distributor', key('distributor', '3'), '/analytics?per=agent&distributore=3'],
  ['a brand to its seasons', '', key('brand', 'Aquila'), '/analytics?per=season&marca=Aquila'],
  [
    'a season of one brand to its segments',
    '?per=season&marca=Aquila',
    key('season', 'winter'),
    '/analytics?per=segment&marca=Aquila&stagione=winter',
  ],
  ['a rim to itself alone', '?per=rim', key('rim', '17'), '/analytics?cerchio=17'],
  [
    'a campaign to its distributors',
    '?per=campaign',
    key('campaign', '113'),
    '/analytics?per=distributor&campagna=113',
  ],
  [
    'of two dimensions the one that is left stays',
    '?per=region,season',
    key('region', 'Puglia'),
    '/analytics?per=season&regione=Puglia',
  ],
  [
    'of two dimensions none is left that has one value',
    '?per=region,season&stagione=winter',
    key('region', 'Puglia'),
    '/analytics?per=distributor&regione=Puglia&stagione=winter',
  ],
  [
    'measures, comparison, view and year stay',
    '?per=region&misure=amount&confronto=si&vista=tabella&anno=2024',
    key('region', 'Puglia'),
    '/analytics?per=distributor&misure=amount&confronto=si&vista=tabella&anno=2024&regione=Puglia',
  ],
  [
    'what cannot be measured of lines goes',
    '?per=campaign,agent&misure=tires,goalAttainment',
    key('campaign', '113'),
    '/analytics?per=agent&misure=tires,goalAttainment&campagna=113',
  ],
  [
    'an agent leads to the report of its dealers',
    '?per=agent&anno=2024&regione=Puglia',
    key('agent', '4'),
    '/reports/previous-year?anno=2024&agente=4&regione=Puglia&ordina=tires.desc',
  ],
  [
    'an agent of a campaign to the report of campaigns',
    '?per=agent&campagna=113',
    key('agent', '4'),
    '/reports?agente=4&campagna=113&ordina=tiresPurchased.desc',
  ],
  [
    'an agent of one brand to its months, for reports know no brands',
    '?per=agent&marca=Aquila',
    key('agent', '4'),
    '/analytics?per=month&agente=4&marca=Aquila',
  ],
  [
    'a month to the report of its half-year',
    '?per=month',
    key('month', '2025-08'),
    '/reports/previous-year?semestre=2&ordina=tires.desc',
  ],
])('%s', (_what, query, of, href) => {
  expect(from(query, of)).toBe(href);
});

test('a row of two dimensions is narrowed by both', () => {
  expect(from('?per=region,tier', key('region', 'Puglia'), key('tier', 'gold'))).toBe(
    '/analytics?per=distributor&regione=Puglia&tier=gold',
  );
});

test.each([
  ['dealers without an agent', '?per=agent', key('agent', null)],
  ['a month of one brand', '?per=month&marca=Aquila', key('month', '2025-08')],
  ['a month of a campaign', '?per=month&campagna=113', key('month', '2025-08')],
])('%s have nothing behind them that can be asked for', (_what, query, of) => {
  expect(from(query, of)).toBeUndefined();
});
