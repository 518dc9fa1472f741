/** The ledger of a dealer in a campaign: adjustments, reversals, debts and what is refused (docs/domain/ledger.md). */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { and, eq, sql } from 'drizzle-orm';
import { ledgerEntries } from '../../ground/database/tables/programme/ledger.js';
import { memberships } from '../../ground/database/tables/programme/memberships.js';
import { auditEntries } from '../../ground/database/tables/work/audit.js';
import { findDifferences } from '../../figures/sums/differences.js';
import { openTestApp, type TestApp } from '../../testing/app/testApp.js';
import { expectToAddUp, type VisibleStatement } from '../../testing/programme/statementArithmetic.js';
import { newCampaign, sell, takeBack } from '../../testing/programme/salesAndCampaigns.js';
import { insertEntry } from './queries.js';

interface Entry {
  readonly id: number;
  readonly kind: string;
  readonly amount: string;
  readonly reversesId: number | null;
  readonly reversedById: number | null;
}

let service: TestApp;
let dealerId: number;
let campaignId: number;
let imports = 0;
beforeAll(async () => {
  service = await openTestApp();
  service.fixDay('2025-12-31');
  dealerId = (await service.memberWithCode('DE00001')).id;
});
afterAll(() => service.close());

/** A campaign in which 100 tyres make 100 EUR that may be spent. */
beforeEach(async () => {
  ({ id: campaignId } = await newCampaign(service.database, {
    incentiveDetail: { basis: 'marginal', tiers: [{ from: 0, rate: '1' }], unlockAt: 80 },
  }));
  await call('POST', 'dealer/add', { data: { goalThreshold: 100, dealer: dealerId } });
  await call('PATCH', 'dealer/accept', { accepted: 1 }, 'dealer');
  await sell(service.database, ++imports, [{ dealerId, quantity: 100, soldOn: '2025-03-01' }]);
});
afterEach(() => takeBack(service.database, imports));

const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object, as = 'ka.admin') =>
  service.call(method, `/api/campaigns/${campaignId}/${path}`, { as, ...(body === undefined ? {} : { body }) });

const adjust = (changes: object = {}, as?: string) =>
  call(
    'POST',
    `dealer/${dealerId}/adjustments`,
    { day: '2025-10-01', amount: '-30', reason: 'Accordo', ...changes },
    as,
  );
const redeem = (amount: string) =>
  call('POST', `dealer/${dealerId}/redemptions`, { redeemedOn: '2025-06-01', amount, confirmRepeated: true });
const reverse = (entryId: number, body: object = { reason: 'Errore di registrazione' }, as?: string) =>
  call('POST', `dealer/${dealerId}/entries/${entryId}/reversal`, body, as);
const idOf = (response: Awaited<ReturnType<typeof adjust>>) => {
  expect(response.statusCode).toBe(201);
  const { entry, redemption } = response.json<{ data: { entry?: Entry; redemption?: { id: number } } }>().data;
  return entry?.id ?? redemption?.id ?? 0;
};
const entries = async (as = 'dealer') =>
  (await call('GET', `dealer/${dealerId}/entries`, undefined, as)).json<{ data: { entries: Entry[] } }>().data.entries;
const statement = async () =>
  (await call('GET', `dealer/${dealerId}/statement`)).json<{ data: { statement: VisibleStatement } }>().data.statement;
const totals = async () => {
  const body = { data: { type: 'campaigns', filters: { campaignId: [campaignId] } }, params: {} };
  const response = await service.call('POST', '/api/report', { as: 'ka.admin', body });
  return response.json<{ data: { items: { debt: string }[]; totals: { debt: string; plafondExpendable: string } } }>()
    .data;
};
const conflict = (reason: string) => ({ success: false, error: { code: 'CONFLICT', reason } });

describe('an adjustment', () => {
  test('in either direction is a line of the ledger and of the statement, and moves what can be spent', async () => {
    const down = await adjust();
    expect(down.json()).toMatchObject({
      data: {
        entry: {
          kind: 'adjustment',
          day: '2025-10-01',
          amount: '-30.00',
          reason: 'Accordo',
          origin: 'hand',
          reversesId: null,
          reversedById: null,
          recordedBy: expect.any(String),
        },
      },
    });
    expect(await statement()).toMatchObject({ plafondExpendable: '70.00', debt: '0.00', adjusted: '-30.00' });
    idOf(await adjust({ amount: '5.5', day: '2025-11-01' }));
    expect(await statement()).toMatchObject({
      plafondAccumulated: '100.00',
      plafondExpendable: '75.50',
      balance: '75.50',
    });
    expect((await entries()).map(({ amount }) => amount)).toEqual(['5.50', '-30.00']);
    const trail = await service.database
      .select({ after: auditEntries.after })
      .from(auditEntries)
      .where(and(eq(auditEntries.entityId, campaignId), eq(auditEntries.action, 'adjusted')));
    expect(trail.map(({ after }) => after)).toContainEqual(
      expect.objectContaining({ dealerId, amount: '-30.00', day: '2025-10-01', reason: 'Accordo' }),
    );
  });

  test('beyond what is there makes a debt, in a closed campaign too; nothing can be spent then', async () => {
    expect((await call('DELETE', 'close')).statusCode).toBe(200);
    idOf(await adjust({ amount: '-130.01' }));
    expect(await statement()).toMatchObject({ plafondExpendable: '0.00', debt: '30.01', balance: '-30.01' });
    expect((await redeem('0.01')).json()).toMatchObject(conflict('notExpendable'));
    expect(await totals()).toMatchObject({
      items: [{ debt: '30.01' }],
      totals: { debt: '30.01', plafondExpendable: '0.00' },
    });
    idOf(await adjust({ amount: '40' }));
    expect(await statement()).toMatchObject({ plafondExpendable: '9.99', debt: '0.00' });
  });

  test.each([
    [{ amount: '0' }, { amount: 'invalid' }],
    [{ amount: '-0.00' }, { amount: 'invalid' }],
    [{ amount: '1.234' }, { amount: 'invalid' }],
    [{ amount: '' }, { amount: 'required' }],
    [{ reason: undefined }, { reason: 'required' }],
    [{ reason: '  ' }, { reason: 'required' }],
    [{ reason: 'x'.repeat(501) }, { reason: 'tooLong' }],
    [{ day: '2026-01-01' }, { day: 'invalid' }],
    [{ day: '2024-12-31' }, { day: 'invalid' }],
    [{ day: '2025-02-30' }, { day: 'invalid' }],
    [{ kind: 'setOff' }, { kind: 'unknown' }],
  ])('with %j is refused', async (changes, fields) => {
    const response = await adjust(changes);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ error: { code: 'BAD_USER_INPUT', fields } });
    expect(await entries()).toEqual([]);
  });

  test('of a dealer that is not in the campaign is not found; a dealer writes none', async () => {
    expect((await adjust({}, 'dealer')).statusCode).toBe(403);
    await call('DELETE', `dealer/${dealerId}`);
    expect((await adjust()).statusCode).toBe(404);
  });

  test('is recorded once per key', async () => {
    const send = () =>
      service.call('POST', `/api/campaigns/${campaignId}/dealer/${dealerId}/adjustments`, {
        as: 'ka.admin',
        headers: { 'idempotency-key': `adjust-${campaignId}` },
        body: { day: '2025-10-01', amount: '-1', reason: 'Accordo' },
      });
    expect((await send()).body).toBe((await send()).body);
    expect(await entries()).toHaveLength(1);
  });
});

describe('a debt', () => {
  test('is what was spent and is no longer earned: it comes with an undone import, and goes with the next', async () => {
    idOf(await redeem('60'));
    await takeBack(service.database, imports);
    expect(await statement()).toMatchObject({ plafondAccumulated: '0.00', plafondExpendable: '0.00', debt: '60.00' });
    expect(await findDifferences(service.database)).toEqual([]);
    await sell(service.database, ++imports, [{ dealerId, quantity: 100, soldOn: '2025-03-01' }]);
    expect(await statement()).toMatchObject({ plafondExpendable: '40.00', debt: '0.00', redeemed: '60.00' });
  });
});

describe('a reversal', () => {
  test('takes a redemption back: the entry stays, the money comes back', async () => {
    const id = idOf(await redeem('60'));
    const reversal = idOf(await reverse(id));
    expect(await entries()).toMatchObject([
      { id: reversal, kind: 'reversal', amount: '60.00', reversesId: id, reason: 'Errore di registrazione' },
      { id, kind: 'redemption', amount: '-60.00', reversedById: reversal },
    ]);
    const visible = await statement();
    expect(visible).toMatchObject({ plafondExpendable: '100.00', redeemed: '0.00', redemptions: [] });
    expectToAddUp(visible, { counted: await linesOf(), later: [] });
    const redemptions = await call('GET', `dealer/${dealerId}/redemptions`);
    expect(redemptions.json()).toMatchObject({ data: { redemptions: [] } });
  });

  test('of what was credited may leave a debt', async () => {
    const id = idOf(await adjust({ amount: '50' }));
    idOf(await redeem('140'));
    idOf(await reverse(id));
    expect(await statement()).toMatchObject({ plafondExpendable: '0.00', debt: '40.00', adjusted: '0.00' });
  });

  test('comes once, and is not reversed itself', async () => {
    const id = idOf(await adjust());
    const reversal = idOf(await reverse(id));
    expect((await reverse(id)).json()).toMatchObject(conflict('alreadyReversed'));
    expect((await reverse(reversal)).json()).toMatchObject(conflict('notReversible'));
    expect(await entries()).toHaveLength(2);
  });

  test('needs a reason and an entry of this dealer in this campaign', async () => {
    const id = idOf(await adjust());
    expect((await reverse(id, {})).json()).toMatchObject({ error: { fields: { reason: 'required' } } });
    expect((await reverse(id + 1000)).statusCode).toBe(404);
    expect((await reverse(id, { reason: 'Mio' }, 'dealer')).statusCode).toBe(403);
  });

  test('by many at once is recorded once', async () => {
    const id = idOf(await adjust());
    const answers = await Promise.all(Array.from({ length: 5 }, () => reverse(id)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409]);
    expect(await statement()).toMatchObject({ plafondExpendable: '100.00', debt: '0.00' });
  });

  test('of a redemption lets the same be recorded again without a question', async () => {
    const body = { redeemedOn: '2025-06-01', amount: '10' };
    const send = () => call('POST', `dealer/${dealerId}/redemptions`, body);
    const id = idOf(await send());
    expect((await send()).json()).toMatchObject(conflict('looksRepeated'));
    idOf(await reverse(id));
    expect((await send()).statusCode).toBe(201);
  });
});

test('a dealer with entries stays in its campaigns, also where they come to nothing', async () => {
  idOf(await reverse(idOf(await adjust())));
  const refused = await call('DELETE', `dealer/${dealerId}`);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    error: {
      reason: 'hasEntries',
      message: 'Il dealer ha riscossioni o rettifiche in questa campagna: non si può rimuovere.',
    },
  });
});

test('the dealer reads its own ledger, the network that of its subtree, others none', async () => {
  idOf(await adjust());
  expect(await entries('dealer')).toHaveLength(1);
  expect(await entries('ka.admin')).toHaveLength(1);
  const others = await service.memberWithCode('DE00002');
  const foreign = await call('GET', `dealer/${others.id}/entries`, undefined, 'dealer');
  expect(foreign.statusCode).toBe(404);
});

test('a draft has no ledger', async () => {
  await service.database.execute(sql`update campaigns set state = 'draft' where id = ${campaignId}`);
  expect((await adjust()).json()).toMatchObject(conflict('campaignDraft'));
  expect((await call('GET', `dealer/${dealerId}/entries`)).statusCode).toBe(404);
  await service.database.execute(sql`update campaigns set state = 'open' where id = ${campaignId}`);
});

test('the table is append-only', async () => {
  const id = idOf(await adjust());
  const written = service.database.update(ledgerEntries).set({ amount: '1.00' }).where(eq(ledgerEntries.id, id));
  await expect(written).rejects.toMatchObject({ cause: { code: '42501' } });
  await expect(service.database.delete(ledgerEntries)).rejects.toMatchObject({ cause: { code: '42501' } });
});

test('what is set off counts in the balance by its sign, and only what was made by hand is reversed by hand', async () => {
  await service.database.transaction((transaction) =>
    insertEntry(transaction, {
      values: {
        ...{ campaignId, dealerId, kind: 'setOff', origin: 'settlement', day: '2025-12-01', amount: '-20.00' },
        recordedAt: service.clock.now(),
      },
      countsAs: 'setOff',
    }),
  );
  expect(await statement()).toMatchObject({ setOff: '-20.00', redeemed: '0.00', plafondExpendable: '80.00' });
  const [entry] = await entries();
  expect((await reverse(entry?.id ?? 0)).json()).toMatchObject(conflict('notReversible'));
  expect(await findDifferences(service.database)).toEqual([]);
});

test('a deleted dealer keeps its balance in the totals, and the office its ledger', async () => {
  idOf(await adjust({ amount: '-130' }));
  await service.database.execute(sql`update members set deleted_at = now() where id = ${dealerId}`);
  const [row] = await service.database
    .select({ debt: memberships.debt })
    .from(memberships)
    .where(and(eq(memberships.campaignId, campaignId), eq(memberships.dealerId, dealerId)));
  expect(row).toEqual({ debt: '30.00' });
  expect((await totals()).totals.debt).toBe('30.00');
  const id = idOf(await adjust({ amount: '20' }));
  expect((await totals()).totals.debt).toBe('10.00');
  idOf(await reverse(id));
  const route = `/api/campaigns/${campaignId}/dealer/${dealerId}/entries`;
  expect((await service.call('GET', route, { as: 'ka.admin' })).statusCode).toBe(200);
  expect((await service.call('GET', route, { as: 'distributor' })).statusCode).toBe(404);
  await service.database.execute(sql`update members set deleted_at = null where id = ${dealerId}`);
});

test('the files of a campaign have all its entries, and of its redemptions those that stand', async () => {
  const id = idOf(await redeem('10'));
  idOf(await redeem('20'));
  idOf(await reverse(id));
  const file = async (name: string) =>
    (await call('POST', `${name}/export`, { format: 'csvRaw' })).body.trim().split('\n');
  const [header, ...rows] = await file('entries');
  expect(header).toContain('reversesId');
  expect(rows).toHaveLength(3);
  expect(await file('redemptions')).toHaveLength(2);
});

async function linesOf() {
  const response = await call('GET', `dealer/${dealerId}/lines?pageSize=100`);
  return response.json<{ data: { items: Parameters<typeof expectToAddUp>[1]['counted'] } }>().data.items;
}
