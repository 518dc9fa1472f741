/** Limits of one person: what a user does to a dealer in a day counts together (docs/domain/approvals.md). */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { rowsIn } from '../database/rows.js';
import { approvals, approvalSettings } from '../database/tables/programme/approvals.js';
import { ledgerEntries } from '../database/tables/programme/ledger.js';
import { campaignFields, createdCampaign } from '../testing/programme/campaignCalls.js';
import { onPostgres } from '../testing/programme/racingDealers.js';
import { openSalesImports } from '../testing/programme/salesFiles.js';
import type { ApprovalView } from './requests/schemas.js';

const { service } = await openSalesImports();
service.fixDay('2025-06-01');
const dealerId = (await service.memberWithCode('DE00001')).id;
const otherDealerId = (await service.memberWithCode('DE00002')).id;
const dayMs = 24 * 60 * 60_000;

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, as = 'ka.admin', key?: string) =>
  service.call(method, `/api/${path}`, {
    as,
    ...(body === undefined ? {} : { body }),
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
type Answer = Awaited<ReturnType<typeof call>>;
const dataOf = (response: Answer) =>
  response.json<{ data: { approval: ApprovalView; entry: { id: number }; redemption: { id: number } } }>().data;
const statusOf = async (answer: Promise<Answer>) => (await answer).statusCode;
const reasonOf = (response: Answer) => [
  response.statusCode,
  response.json<{ error?: { reason?: string } }>().error?.reason,
];
const waiting = (response: Answer): ApprovalView => {
  expect([response.statusCode, response.body]).toEqual([202, response.body]);
  return dataOf(response).approval;
};
const approve = (id: number) => call('POST', `approvals/${id}/approval`, undefined, 'gd.admin');
const stateOf = async (id: number) => dataOf(await call('GET', `approvals/${id}`)).approval.state;

/** A second person confirms what is above these limits. */
const limits = (adjustment: string | null, redemption: string | null, undo: number | null = null) =>
  service.database.update(approvalSettings).set({
    ...{ adjustmentOn: adjustment !== null, adjustmentAmount: adjustment ?? '0' },
    ...{ redemptionOn: redemption !== null, redemptionAmount: redemption ?? '0' },
    ...{ undoOn: undo !== null, undoTires: undo ?? 0 },
  });

// a new day, on which nobody has entered anything
beforeEach(() => service.clock.advance(dayMs));
afterEach(async () => {
  await service.database.delete(approvals);
  await limits(null, null);
});

let brand = 0;
/** A campaign in which two dealers may spend 1000 EUR each. */
async function campaignWithCredit() {
  const marca = `Credito ${(brand += 1)}`;
  const { id } = await createdCampaign(service, { ...campaignFields, title: marca, eligibility: { brand: [marca] } });
  for (const dealer of [dealerId, otherDealerId]) {
    const added = { data: { goalThreshold: 10, dealer } };
    expect((await call('POST', `campaigns/${id}/dealer/add`, added)).statusCode).toBe(201);
    const credit = { day: '2025-05-01', amount: '1000', reason: 'Saldo' };
    const path = `campaigns/${id}/dealer/${dealer}/adjustments`;
    // by another user, who has a day of his own
    expect((await call('POST', path, credit, 'gd.admin')).statusCode).toBe(201);
  }
  return id;
}

const adjust = (campaignId: number, amount: string, { of = dealerId, as = 'ka.admin' } = {}) =>
  call(
    'POST',
    `campaigns/${campaignId}/dealer/${of}/adjustments`,
    { day: '2025-05-02', amount, reason: 'Accordo' },
    as,
  );
const redeem = (
  campaignId: number,
  amount: string,
  more: object = {},
  { of = dealerId, as = 'ka.admin', key = '' } = {},
) =>
  call(
    'POST',
    `campaigns/${campaignId}/dealer/${of}/redemptions`,
    { redeemedOn: '2025-05-02', amount, confirmRepeated: true, ...more },
    as,
    key || undefined,
  );
const reverse = (campaignId: number, entryId: number) =>
  call('POST', `campaigns/${campaignId}/dealer/${dealerId}/entries/${entryId}/reversal`, { reason: 'Errore' });
const entriesOf = (campaignId: number) =>
  service.database
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.campaignId, campaignId))
    .orderBy(ledgerEntries.id);

test('a redemption above the limit waits, once by its key, and is recorded as it was asked for', async () => {
  const id = await campaignWithCredit();
  await limits(null, '99.99');
  const before = await entriesOf(id);
  const asked = { note: 'Carburante', method: 'voucher' };
  const first = await redeem(id, '100', asked, { key: 'buono' });
  const request = waiting(first);
  expect(request).toMatchObject({
    ...{ kind: 'redemption', campaign: { id }, dealer: { id: dealerId } },
    request: {
      adjustment: null,
      redemption: { amount: '100.00', day: '2025-05-02', reason: 'Carburante', method: 'voucher', reversesId: null },
    },
  });
  expect((await redeem(id, '100', asked, { key: 'buono' })).json()).toEqual(first.json());
  expect(reasonOf(await redeem(id, '100'))).toEqual([409, 'approvalPending']);
  expect(await entriesOf(id)).toEqual(before);
  expect(await statusOf(approve(request.id))).toBe(200);
  expect((await entriesOf(id)).slice(before.length)).toMatchObject([
    { kind: 'redemption', amount: '-100.00', day: '2025-05-02', reason: 'Carburante', method: 'voucher' },
  ]);
});

test('a redemption that is no longer covered goes on waiting, and one that is not covered is not asked for', async () => {
  const id = await campaignWithCredit();
  await limits(null, '500');
  expect(reasonOf(await redeem(id, '1000.01'))).toEqual([409, 'notExpendable']);
  const request = waiting(await redeem(id, '900'));
  expect(await statusOf(redeem(id, '200'))).toBe(201);
  expect(reasonOf(await approve(request.id))).toEqual([409, 'notExpendable']);
  expect(await stateOf(request.id)).toBe('pending');
  const refused = await call('POST', `approvals/${request.id}/refusal`, { reason: 'Non coperta' }, 'gd.admin');
  expect(dataOf(refused).approval.state).toBe('refused');
  const withdrawn = waiting(await redeem(id, '700'));
  expect(await statusOf(call('POST', `approvals/${withdrawn.id}/withdrawal`))).toBe(200);
  const expired = waiting(await redeem(id, '700'));
  service.clock.advance(14 * dayMs);
  expect(await stateOf(expired.id)).toBe('expired');
  expect(await entriesOf(id)).toHaveLength(3);
});

test('the reversal of a redemption above the limit waits, and is carried out once', async () => {
  const id = await campaignWithCredit();
  const { redemption } = dataOf(await redeem(id, '300'));
  service.clock.advance(dayMs);
  await limits(null, '299');
  const request = waiting(await reverse(id, redemption.id));
  expect(request).toMatchObject({
    kind: 'redemption',
    request: { redemption: { amount: '300.00', day: '2025-05-02', reason: 'Errore', reversesId: redemption.id } },
  });
  expect(reasonOf(await reverse(id, redemption.id))).toEqual([409, 'approvalPending']);
  expect(await statusOf(approve(request.id))).toBe(200);
  expect(await entriesOf(id)).toMatchObject([
    {},
    {},
    { id: redemption.id },
    { kind: 'reversal', amount: '300.00', reason: 'Errore', reversesId: redemption.id },
  ]);
  expect(reasonOf(await reverse(id, redemption.id))).toEqual([409, 'alreadyReversed']);
});

test('the reversal of an adjustment above the limit waits as an adjustment does', async () => {
  const id = await campaignWithCredit();
  const { entry } = dataOf(await adjust(id, '-300'));
  service.clock.advance(dayMs);
  await limits('299', null);
  const request = waiting(await reverse(id, entry.id));
  expect(request).toMatchObject({
    kind: 'adjustment',
    request: { adjustment: { amount: '300.00', day: '2025-05-02', reason: 'Errore', reversesId: entry.id } },
  });
  expect(await statusOf(approve(request.id))).toBe(200);
  expect((await entriesOf(id)).at(-1)).toMatchObject({ kind: 'reversal', amount: '300.00', reversesId: entry.id });
});

test.each([
  ['adjusts', adjust, '-60'],
  ['redeems', redeem, '60'],
] as const)(
  'what a user %s for a dealer in a day counts together, over all campaigns',
  async (_what, enter, amount) => {
    const [first, second] = [await campaignWithCredit(), await campaignWithCredit()];
    await limits('100', '100');
    expect(await statusOf(enter(first, amount))).toBe(201);
    expect(await statusOf(enter(second, '40.01'))).toBe(202);
    expect(await statusOf(enter(second, '40'))).toBe(201);
    expect(await statusOf(enter(first, '0.01'))).toBe(202);
  },
);

test('the day of another user, of another dealer and of the other kind of entry is another one', async () => {
  const id = await campaignWithCredit();
  await limits('100', '100');
  // the credits of 1000 EUR are entries of that user: each user has its own day
  expect(await statusOf(adjust(id, '100'))).toBe(201);
  expect(await statusOf(adjust(id, '1', { as: 'gd.admin' }))).toBe(202);
  expect(await statusOf(adjust(id, '100', { of: otherDealerId }))).toBe(201);
  expect(await statusOf(redeem(id, '100'))).toBe(201);
  expect(await statusOf(redeem(id, '1'))).toBe(202);
});

test('what was reversed counts twice: the entry and its reversal', async () => {
  const id = await campaignWithCredit();
  await limits('100', null);
  const { entry } = dataOf(await adjust(id, '50'));
  expect(await statusOf(reverse(id, entry.id))).toBe(201);
  expect(await statusOf(adjust(id, '0.01'))).toBe(202);
});

test('the day ends at midnight in Rome, not in Greenwich', async () => {
  const id = await campaignWithCredit();
  await limits('100', null);
  // half past eleven at night in Rome, in winter
  const midnight = Date.parse(`${service.clock.now().toISOString().slice(0, 10)}T23:00:00Z`);
  service.clock.advance(midnight - service.clock.now().getTime() - 30 * 60_000);
  expect(await statusOf(adjust(id, '100'))).toBe(201);
  expect(await statusOf(adjust(id, '1'))).toBe(202);
  service.clock.advance(30 * 60_000);
  expect(await statusOf(adjust(id, '100'))).toBe(201);
});

onPostgres('of two entries at the same moment', () => {
  test.each([
    ['adjustments', 'adjustment', adjust],
    ['redemptions', 'redemption', redeem],
  ] as const)('the second %s sees the first, in whatever campaign', async (_what, kind, enter) => {
    const [first, second] = [await campaignWithCredit(), await campaignWithCredit()];
    await limits('100', '100');
    // both have read what there is before either writes, unless one waits for the other
    const answers = await whileHeld('ledger_entries', 2, () => [enter(first, '60'), enter(second, '60')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 202]);
    const made = [...(await entriesOf(first)), ...(await entriesOf(second))];
    expect(made.filter((entry) => entry.kind === kind && entry.amount.endsWith('60.00'))).toHaveLength(1);
  });
});

/** Makes calls while a table can be read and not written, and lets them write once so many wait for a lock. */
async function whileHeld(table: string, waiters: number, calls: () => readonly Promise<Answer>[]): Promise<Answer[]> {
  const made = await service.database.transaction(async (transaction) => {
    await transaction.execute(sql`lock table ${sql.identifier(table)} in share mode`);
    const begun = calls();
    // on a connection of its own: a transaction sees one state of the sessions
    const waitingFor = sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    while (rowsIn(await service.database.execute(waitingFor)).length < waiters);
    return begun;
  });
  return Promise.all(made);
}
