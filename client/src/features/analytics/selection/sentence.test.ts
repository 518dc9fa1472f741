/** @jest-environment node */

import { expect, test } from '@jest/globals';
import { createIntl } from 'react-intl';
import { messages as italianPortal } from '../../../app/messages/it.portal';
import { messages as englishPortal } from '../../../app/messages/en.portal';
import { messages as italianReports } from '../../../app/messages/it.reports';
import { messages as englishReports } from '../../../app/messages/en.reports';
import { analyticsCodec } from './analyticsCodec';
import { analyticsSentence, type Reported } from './sentence';
import type { NamedKey, Values } from '../texts';

const italian = { ...italianPortal, ...italianReports };
const english = { ...englishPortal, ...englishReports };

const nothing: Values = {
  tires: null,
  tiresFleet: null,
  fleetPercentage: null,
  amount: null,
  dealers: null,
  goalAttainment: null,
};

interface Case {
  readonly whole: Partial<Values>;
  readonly top?: { readonly keys: readonly NamedKey[]; readonly values: Partial<Values> };
  readonly before?: Partial<Values>;
  /** Default: as `before`. */
  readonly wholeBefore?: Partial<Values>;
  readonly today?: string;
}

const brand: NamedKey = { dimension: 'brand', value: 'Aquila', label: 'Aquila' };

function sentence(
  query: string,
  { whole, top, before, wholeBefore, today = '2025-12-31' }: Case,
  language: 'it' | 'en' = 'it',
) {
  const intl = createIntl({ locale: language, messages: language === 'it' ? italian : english });
  const reported: Reported = {
    state: analyticsCodec.read(query),
    year: 2025,
    today,
    totals: {
      values: { ...nothing, ...whole },
      before: before ? { ...nothing, ...before } : null,
      wholeBefore: before ? { ...nothing, ...before, ...wholeBefore } : null,
    },
    top: top && { keys: top.keys, values: { ...nothing, ...top.values }, before: null, wholeBefore: null },
  };
  return analyticsSentence({ intl, language }, reported).replaceAll('\u00a0', ' ');
}

const sold = { whole: { tires: 72480 }, top: { keys: [brand], values: { tires: 24700 } } };

test.each([
  [
    'the whole and the largest part',
    '',
    sold,
    'Nel 2025 sono stati venduti 72.480 pneumatici; la marca più venduta è Aquila, 34 %.',
  ],
  [
    'the year before, where both are over',
    '?confronto=si',
    { ...sold, before: { tires: 68_250 } },
    'Nel 2025 sono stati venduti 72.480 pneumatici; la marca più venduta è Aquila, 34 %. Rispetto al 2024 (68.250): +6,2 %.',
  ],
  [
    'the year before to the same day, and whole apart, while this one runs',
    '?confronto=si',
    { ...sold, before: { tires: 68_250 }, wholeBefore: { tires: 90_000 }, today: '2025-10-15' },
    'Nel 2025, finora, sono stati venduti 72.480 pneumatici; la marca più venduta è Aquila, 34 %. Rispetto allo stesso giorno del 2024 (68.250): +6,2 %. 2024 intero: 90.000.',
  ],
  [
    'the half that is over',
    '?semestre=1',
    { ...sold, today: '2025-10-15' },
    'Nel primo semestre del 2025 sono stati venduti 72.480 pneumatici; la marca più venduta è Aquila, 34 %.',
  ],
  [
    'an amount',
    '?misure=amount&per=region',
    {
      whole: { amount: '1000.00' },
      top: { keys: [{ dimension: 'region', value: 'Puglia', label: null }], values: { amount: '4.00' } },
    },
    'Nel 2025 il venduto è stato di 1.000,00 €; al primo posto Puglia: 4,00 €, 0,4 %.',
  ],
  [
    'a pair',
    '?per=region,season',
    {
      whole: { tires: 1 },
      top: {
        keys: [
          { dimension: 'region', value: 'Puglia', label: null },
          { dimension: 'season', value: 'winter', label: null },
        ],
        values: { tires: 1 },
      },
    },
    'Nel 2025 è stato venduto uno pneumatico; al primo posto Puglia – Invernali: 1, 100 %.',
  ],
  [
    'a share with its article',
    '?misure=fleetPercentage&confronto=si',
    {
      whole: { fleetPercentage: '8.4' },
      top: { keys: [brand], values: { fleetPercentage: '11.0' } },
      before: { fleetPercentage: '7.0' },
    },
    'Nel 2025 alle flotte è andato l’8,4 % degli pneumatici; al primo posto Aquila: 11,0 %. In tutto il 2024: 7,0 %.',
  ],
  [
    'a campaign without a share: a line counts in several',
    '?per=campaign',
    {
      whole: { tires: 1000 },
      top: { keys: [{ dimension: 'campaign', value: '113', label: 'Inverno' }], values: { tires: 900 } },
    },
    'Nel 2025 sono stati venduti 1.000 pneumatici; la campagna con più pneumatici è Inverno, 900.',
  ],
  ['nothing', '', { whole: { tires: 0 } }, 'Nel 2025 non sono stati venduti pneumatici.'],
  [
    'goals',
    '?per=agent&misure=goalAttainment',
    {
      whole: { goalAttainment: '82.1' },
      top: { keys: [{ dimension: 'agent', value: null, label: null }], values: { goalAttainment: '120.0' } },
    },
    'Nel 2025 è stato raggiunto l’82,1 % degli obiettivi; la parte maggiore, 120,0 %, è senza agente.',
  ],
])('tells %s', (_what, query, reported, text) => {
  expect(sentence(query, reported as Case)).toBe(text);
});

test('tells the same in English', () => {
  expect(sentence('', sold, 'en')).toBe('In 2025 72,480 tyres were sold; the best-selling brand is Aquila, 34%.');
});
