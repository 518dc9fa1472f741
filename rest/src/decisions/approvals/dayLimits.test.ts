/** Limits of one person: what a user does to a dealer in a day counts together (docs/domain/approvals.md). */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { rowsIn } from '../../ground/database/rows.js';
import { approvals, approvalSettings } from '../../ground/database/tables/programme/approvals.js';
import { ledgerEntries } from '../../ground/database/tables/programme/ledger.js';
import { bearing } from '../../testing/app/personalTokens.js';
import { campaignFields, createdCampaign } from '../../testing/programme/campaignCalls.js';
import { onPostgres } from '../../testing/programme/racingDealers.js';
import { importById, loadFile } from '../../testing/programme/loadedFile.js';
import { openSalesImports, salesHeader } from '../../testing/programme/salesFiles.js';
import type { ApprovalView } from './requests/schemas.js';

const { service, lineOf, load, sell } = await openSalesImports();
service.fixDay('2025-06-01');
const dealerId = (await service.memberWithCode('DE00001')).id;
const other = await service.memberWithCode('DE00002');
const otherDealerId = other.id;
const otherNumber = other.vatNumber ?? '';
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
  await service.imports.drain();
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
  expect(await statusOf(adjust(id, '2'))).toBe(202);
});

let document = 0;
/** An applied import of some lines of a dealer, with as many tyres each. */
async function sold(...quantities: number[]) {
  const names = quantities.map(() => `L${(document += 1)}`);
  const file = await sell(...names.map((name, index) => lineOf(name, { quantita: String(quantities[index]) })));
  expect(file.status).toBe('applied');
  return { id: file.id, names };
}
const action = (name: string, azione: 'storna' | 'correggi', changes = {}) => `${lineOf(name, changes)};${azione}`;
/** An import that is read, with rows that take lines away or correct them. */
async function corrections(...rows: string[]) {
  const file = await loadFile(service, 'sales', [`${salesHeader};azione`, ...rows].join('\n'));
  expect([file.status, file.errors]).toEqual(['ready', []]);
  return file.id;
}
const apply = (id: number, as?: string) => call('POST', `imports/${id}/apply`, { confirmWarnings: true }, as);
const undo = (id: number, as?: string) => call('POST', `imports/${id}/undo`, undefined, as);
const statusOfImport = async (id: number) => {
  await service.imports.drain();
  return (await importById(service, id)).status;
};

describe('an import that takes lines away', () => {
  test('of more tyres than the limit waits, and is applied as it was asked', async () => {
    const { names } = await sold(6, 5);
    await limits(null, null, 10);
    const id = await corrections(...names.map((name) => action(name, 'storna')));
    const request = waiting(await apply(id));
    expect(request).toMatchObject({
      ...{ kind: 'correction', import: { id } },
      request: { undo: null, correction: { tires: 11, lines: 2 } },
    });
    expect(await statusOfImport(id)).toBe('ready');
    expect(reasonOf(await apply(id))).toEqual([409, 'approvalPending']);
    expect(await statusOf(approve(request.id))).toBe(200);
    expect(await statusOfImport(id)).toBe('applied');
  });

  test.each([
    ['fewer tyres, by the difference', { quantita: '4' }, 6],
    ['more tyres, by the difference', { quantita: '13' }, 3],
    ['the same tyres', { importo: '1,00' }, 0],
    ['another dealer, by what each has', { partita_iva: otherNumber, quantita: '9' }, 19],
  ])('counts a line that gets %s', async (_what, changes, tires) => {
    const { names } = await sold(10);
    await limits(null, null, 0);
    const before = await corrections(action(names[0] ?? '', 'correggi', { quantita: '10', ...changes }));
    const answer = await apply(before);
    if (tires === 0) expect([answer.statusCode, await statusOfImport(before)]).toEqual([200, 'applied']);
    else expect(waiting(answer).request).toMatchObject({ correction: { tires, lines: 1 } });
  });

  test('of new lines alone does not wait, whatever the limit', async () => {
    await limits(null, null, 0);
    const file = await load(lineOf(`L${(document += 1)}`, { quantita: '-50', importo: '-10,00' }));
    expect(await statusOf(apply(file.id))).toBe(200);
    expect(await statusOfImport(file.id)).toBe('applied');
  });

  test('counts with what its user has undone and taken away for the dealer on that day', async () => {
    const first = await sold(6);
    const { names } = await sold(5, 4);
    await limits(null, null, 10);
    expect(await statusOf(undo(first.id))).toBe(200);
    expect(await statusOfImport(first.id)).toBe('undone');
    const [five, four] = [
      await corrections(action(names[0] ?? '', 'storna')),
      await corrections(action(names[1] ?? '', 'storna')),
    ];
    const request = waiting(await apply(five));
    expect(await statusOf(apply(four))).toBe(200);
    expect(await statusOfImport(four)).toBe('applied');
    // another user has a day of its own, and the next day is another one
    expect(await statusOf(call('POST', `approvals/${request.id}/withdrawal`))).toBe(200);
    expect(await statusOf(undo((await sold(10)).id, 'gd.admin'))).toBe(200);
    service.clock.advance(dayMs);
    expect(await statusOf(apply(five))).toBe(200);
    expect(await statusOfImport(five)).toBe('applied');
  });

  test('is read again where its lines have grown since it was counted, and not applied', async () => {
    const { names } = await sold(4);
    await limits(null, null, 10);
    const id = await corrections(action(names[0] ?? '', 'storna'));
    expect(await statusOf(apply(id))).toBe(200);
    // before the worker comes to it, the line becomes one of 400 tyres
    await service.database.execute(sql`update sales set quantity = 400 where document = ${names[0]}`);
    expect(await statusOfImport(id)).toBe('ready');
    expect(waiting(await apply(id)).request).toMatchObject({ correction: { tires: 400 } });
  });

  test('that another system pushes waits for a second person of its own accord', async () => {
    const { names } = await sold(11);
    await limits(null, null, 10);
    // larger than what the call waits for
    const payload = `${salesHeader};azione\n${action(names[0] ?? '', 'storna')}\n${'\n'.repeat(1_000_001)}`;
    const { headers: session } = bearing(await service.tokenOf('ka.admin'));
    const headers = { ...session, 'content-type': 'text/csv' };
    const pushed = await service.app.inject({ method: 'POST', url: '/api/sales/lines', payload, headers });
    const { id } = pushed.json<{ data: { import: { id: number } } }>().data.import;
    expect(await statusOfImport(id)).toBe('ready');
    const { items } = (await call('POST', 'approvals/table', { filter: { importId: id } })).json<{
      data: { items: ApprovalView[] };
    }>().data;
    expect(items).toMatchObject([{ kind: 'correction', state: 'pending', request: { correction: { tires: 11 } } }]);
    expect(await statusOf(approve(items[0]?.id ?? 0))).toBe(200);
    expect(await statusOfImport(id)).toBe('applied');
  });
});

test('several undoings of one user for one dealer on one day count together', async () => {
  const [first, second] = [await sold(6), await sold(5)];
  await limits(null, null, 10);
  expect(await statusOf(undo(first.id))).toBe(200);
  expect(await statusOf(undo(second.id))).toBe(202);
});

onPostgres('of two undoings at the same moment', () => {
  test('the second sees the first', async () => {
    const [first, second] = [await sold(6), await sold(5)];
    await limits(null, null, 10);
    const answers = await whileHeld('day_tires', 2, () => [undo(first.id), undo(second.id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 202]);
  });
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
