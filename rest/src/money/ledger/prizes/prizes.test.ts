/** The prizes of a dealer in parts that add up (docs/domain/ledger.md, 'The prizes of a dealer'). */
import { describe, expect, test } from '@jest/globals';
import { euroSum } from '../../../ground/domain/incentive/underWay.js';
import { sell } from '../../../testing/programme/salesAndCampaigns.js';
import { SettledDealers } from '../../../testing/programme/settledDealers.js';
import { flowOf, sumOfFlows } from './flow.js';
import type { DealerPrizesView, PrizeFlow } from './schemas.js';

const office = new SettledDealers();

const prizesOf = async (dealerId: number, as?: string) =>
  (await office.get(`dealers/${dealerId}/prizes`, as)).json<{ data: { prizes: DealerPrizesView } }>().data.prizes;

/** What is left when the parts are taken off what they are parts of: 0.00 where they add up. */
const restOf = ({ accumulated, adjusted, setOff, debt, ...parts }: PrizeFlow) =>
  euroSum(
    [accumulated, adjusted, setOff, debt],
    [parts.spent, parts.documentsPaid, parts.documentsUnpaid, parts.expendable, parts.locked, parts.lapsed],
  );

/** A campaign in which the first dealer accepted and accumulated 1 EUR a tyre, with a goal of 100. */
async function earned(quantity: number, importId: number, changes: object = {}): Promise<number> {
  const incentiveDetail = { basis: 'marginal' as const, tiers: [{ from: '0', rate: '1' }], unlockAt: '100' };
  // each import counts in its own campaign alone
  const rimFrom = 10 + importId;
  const eligibility = { rimFrom, rimTo: rimFrom };
  const campaignId = await office.campaign({ incentiveDetail, eligibility, ...changes });
  const accepted = await office.service.call('PATCH', `/api/campaigns/${campaignId}/dealer/accept`, {
    as: 'dealer',
    body: { accepted: 1 },
  });
  expect(accepted.statusCode).toBe(200);
  const [dealerId = 0] = office.dealers;
  await sell(office.service.database, importId, [{ dealerId, quantity, soldOn: '2025-03-01', rim: rimFrom }]);
  return campaignId;
}

test('what was accumulated, adjusted and set off is what was spent, paid, is left, locked or lapsed, in every campaign', async () => {
  const [dealerId = 0] = office.dealers;
  const spent = await earned(120, 1);
  const locked = await earned(40, 2);
  const lapsed = await earned(30, 3, { endsOn: '2025-10-15' });
  expect((await office.call('DELETE', `campaigns/${lapsed}/close`)).statusCode).toBe(200);
  await office.adjust(dealerId, spent, '10.50');
  const path = `campaigns/${spent}/dealer/${dealerId}/redemptions`;
  expect((await office.post(path, { redeemedOn: '2025-06-01', amount: '20.25' })).statusCode).toBe(201);
  const [paid] = await office.paid([spent]);
  await office.post(`settlements/documents/${paid?.id}/payment`, { paidOn: '2025-10-15' });
  await office.adjust(dealerId, spent, '7.00');
  const [unpaid] = await office.paid([spent]);
  await office.adjust(dealerId, spent, '5.00');
  await office.adjust(dealerId, locked, '-3.00');

  const { totals, campaigns, movements } = await prizesOf(dealerId);
  expect(totals).toEqual({
    ...{ accumulated: '190.00', adjusted: '19.50', setOff: '0.00', spent: '20.25' },
    ...{ documentsPaid: '110.25', documentsUnpaid: '7.00', expendable: '5.00', debt: '3.00' },
    ...{ locked: '40.00', lapsed: '30.00' },
  });
  expect(totals.documentsPaid).toBe(paid?.net);
  expect(totals.documentsUnpaid).toBe(unpaid?.net);
  for (const flow of [totals, ...campaigns]) expect(restOf(flow)).toBe('0.00');
  expect(totals).toEqual(sumOfFlows(campaigns));
  expect(euroSum(movements.map(({ amount }) => amount))).toBe(
    euroSum([totals.adjusted, totals.setOff], [totals.spent, totals.documentsPaid, totals.documentsUnpaid]),
  );
  expect(movements.filter(({ documentNumber }) => documentNumber === paid?.number)).toHaveLength(1);
  // the file's columns add up to the sums of the page
  const file = await office.post(`dealers/${dealerId}/prizes/export`, { format: 'csvRaw' });
  const [header = [], ...rows] = file.body
    .replace('\uFEFF', '')
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','));
  for (const [part, sum] of Object.entries(totals)) {
    expect([part, euroSum(rows.map((row) => row[header.indexOf(part)] ?? ''))]).toEqual([part, sum]);
  }
  // the dealer reads what the office reads
  expect(await prizesOf(dealerId, 'dealer')).toEqual({ totals, campaigns, movements });
});

test('a document that was answered by a debit note is paid no more, and its prize can be spent again', async () => {
  const [, dealerId = 0] = office.dealers;
  const note = await office.document('creditNote', 1);
  const before = (await prizesOf(dealerId)).totals;
  expect(before).toMatchObject({ documentsUnpaid: '100.00', expendable: '0.00' });
  expect((await office.change(note.id, 'cancellation')).statusCode).toBe(200);
  const after = (await prizesOf(dealerId)).totals;
  expect(after).toMatchObject({ documentsUnpaid: '0.00', expendable: '100.00' });
  expect([restOf(before), restOf(after)]).toEqual(['0.00', '0.00']);
});

describe('the flow of one campaign', () => {
  const sums = { isClosed: false, adjusted: '0.00', setOff: '0.00', redeemed: '0.00', debt: '0.00' };
  const none = { paid: '0.00', unpaid: '0.00' };

  test.each([
    ['unlocked', { accumulated: '50.00', expendable: '50.00' }, { locked: '0.00', expendable: '50.00' }],
    ['not unlocked', { accumulated: '50.00', expendable: '0.00' }, { locked: '50.00', lapsed: '0.00' }],
    [
      'not unlocked when it closed',
      { isClosed: true, accumulated: '50.00', expendable: '0.00' },
      { locked: '0.00', lapsed: '50.00' },
    ],
    [
      'spent before a return locked it again',
      { accumulated: '50.00', expendable: '0.00', redeemed: '60.00', debt: '60.00' },
      { locked: '50.00', spent: '60.00', debt: '60.00' },
    ],
    [
      'used for a debt elsewhere',
      { accumulated: '50.00', expendable: '20.00', setOff: '-30.00' },
      { locked: '0.00', setOff: '-30.00' },
    ],
  ])('adds up where the prize is %s', (_case, changes, expected) => {
    const flow = flowOf({ ...sums, ...changes }, none);
    expect(flow).toMatchObject(expected);
    expect(restOf(flow)).toBe('0.00');
  });
});
