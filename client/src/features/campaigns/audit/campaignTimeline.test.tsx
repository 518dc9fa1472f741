import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { phone, setPageWidth } from '../../../shared/test/pageWidth';
import { serveNetwork } from '../../../shared/test/network';
import { textOf } from '../../../shared/test/textOf';
import { campaignAuditEntry } from '../testing/campaignRecords';
import { openCampaignAt } from '../testing/openCampaign';

serveNetwork();

beforeEach(() => setPageWidth(phone));

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
    await openCampaignAt('cronologia', (gateway) => {
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

  test('tells the reason of changed rules, which is no field of the campaign', async () => {
    await openCampaignAt('cronologia', (gateway) => {
      gateway.audit = [
        campaignAuditEntry(1, {
          before: { endsOn: '2025-12-31' },
          after: { endsOn: '2026-01-31', reason: 'Listino di ottobre' },
        }),
      ];
    });
    expect(await screen.findByText('Chiara Amato ha modificato un campo')).toBeInTheDocument();
    expect(screen.getByText('Listino di ottobre')).toBeInTheDocument();
  });

  test('names the import that made a change, and leads there', async () => {
    const file = { __typename: 'AuditImport', id: '12', filename: 'obiettivi.csv' } as const;
    await openCampaignAt('cronologia', (gateway) => {
      gateway.audit = [campaignAuditEntry(1, { action: 'accepted', after: { ...who, accepted: true }, import: file })];
    });
    const link = await screen.findByRole('link', { name: 'importazione 12 (obiettivi.csv)' });
    expect(link).toHaveAttribute('href', '/imports/12');
  });

  test('tells each change in words, before and after', async () => {
    await openCampaignAt('cronologia', (gateway) => {
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
        campaignAuditEntry(2, {
          action: 'redeemed',
          after: { ...who, amount: '1250.00', redeemedOn: '2025-09-01', method: 'goods' },
        }),
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
      'Come è stata pagata:merce',
      'Tipo:GolddiventaTutti i dealer',
      'Fine:31/12/2025diventa31/01/2026',
      'Pneumatici che contano:tuttidiventainvernali o quattro stagioni · cerchio da 17 pollici · canale dettaglio',
      'Scaglioni:0 % → 0,80 €. Ogni pneumatico vale il premio dello scaglione in cui cade. Il premio si può spendere quando l’obiettivo è raggiunto.diventa0 % → 0,80 €; 66,7 % → 1,355 €. Tutti gli pneumatici valgono il premio dello scaglione raggiunto. Il premio si può spendere dal 90 % dell’obiettivo. Il premio può arrivare al massimo a 1.500,00 €.',
      'Moltiplicatori:vuotodiventaSUV (SUV) × 1,333',
    ]);
  });
});
