/** @jest-environment node */

import { expect, test } from '@jest/globals';
import { reportTypes } from '@gdd/schema/reports';
import { reportCodec, reportFilterInput, yearOf } from './reportFilter';

const campaigns = reportCodec('campaigns');

test('an address holds every filter, and says the same when it is written again', () => {
  const address =
    '?anno=2024&semestre=2&distributore=31&agente=40&dealer=77&regione=Lazio,Puglia&stato=active&tier=gold,platinum&campagna=3,7&situazione=notAccepted&scade=7&cerca=gomme&ordina=tiresPurchased.desc&pagina=2&righe=50';
  const state = campaigns.read(address);
  expect(state.filter).toEqual({
    year: 2024,
    period: '2',
    distributorId: '31',
    agentId: '40',
    dealerId: '77',
    region: ['Lazio', 'Puglia'],
    status: ['active'],
    tier: ['gold', 'platinum'],
    campaignId: ['3', '7'],
    standing: 'notAccepted',
    endsWithin: '7',
  });
  expect(campaigns.write(state)).toBe(address);
  expect(reportFilterInput(state.filter, undefined)).toEqual({
    year: 2024,
    period: '2024_2',
    distributorId: '31',
    agentId: '40',
    dealerId: '77',
    region: ['Lazio', 'Puglia'],
    status: ['ACTIVE'],
    tier: ['GOLD', 'PLATINUM'],
    campaignId: ['3', '7'],
    standing: 'NOT_ACCEPTED',
    endsWithin: 7,
  });
});

test.each(reportTypes)('a broken address of the report %s is its defaults', (type) => {
  const codec = reportCodec(type);
  const state = codec.read(
    '?anno=tutti&semestre=3&distributore=-1&campagna=x,0,&situazione=far&scade=8&ordina=drop.table&dealer=%00',
  );
  expect(codec.write(state)).toBe('');
  expect(reportFilterInput(state.filter, undefined)).toEqual({});
});

test.each(reportTypes)('the report %s is narrowed to campaigns only where it is about them', (type) => {
  const codec = reportCodec(type);
  const { filter } = codec.read('?campagna=3&situazione=close');
  expect(filter.campaignId).toEqual(type === 'campaigns' ? ['3'] : []);
  expect(filter.standing).toBe(type === 'campaigns' ? 'close' : '');
});

test('a half of the current year waits until the year is known', () => {
  const { filter } = campaigns.read('?semestre=1');
  expect(reportFilterInput(filter, undefined)).toBeUndefined();
  expect(reportFilterInput(filter, 2025)).toEqual({ period: '2025_1' });
  expect(yearOf(filter, 2025)).toBe(2025);
});
