import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { membershipChanges } from '../../../ground/database/tables/programme/membershipChanges.js';
import { openTestApp, type TestApp } from '../../../testing/app/testApp.js';
import { expectChangesToChain } from '../../../testing/programme/changeChains.js';
import { newCampaign, sell } from '../../../testing/programme/salesAndCampaigns.js';

const dayMs = 86_400_000;
/** The number of an import that is applied on 4 March 2026 at 9 (`appliedAt`). */
const importOfMarch = 134_460;

let service: TestApp;
let campaignId: number;
let dealerId: number;

/** Added on 2 March with 12 tyres, accepted on the 3rd; on the 4th an import of 8 tyres in two lines, and 5 EUR spent. */
beforeAll(async () => {
  service = await openTestApp();
  dealerId = (await service.memberWithCode('DE00001')).id;
  campaignId = (await newCampaign(service.database)).id;
  await sell(service.database, 1, [{ dealerId, quantity: 12 }]);
  await written('POST', 'add', 'ka.admin', { data: { goalThreshold: 10, dealer: dealerId } });
  service.clock.advance(dayMs);
  await written('PATCH', 'accept', 'dealer', { accepted: 1 });
  service.clock.advance(dayMs);
  await sell(service.database, importOfMarch, [
    { dealerId, quantity: 5 },
    { dealerId, quantity: 3 },
  ]);
  await written('POST', `${dealerId}/redemptions`, 'ka.admin', { redeemedOn: '2025-12-30', amount: '5.00' });
});
afterAll(() => service.close());

async function written(method: 'POST' | 'PATCH', path: string, as: string, body: unknown): Promise<void> {
  const { statusCode } = await service.call(method, `/api/campaigns/${campaignId}/dealer/${path}`, { as, body });
  expect(statusCode).toBeLessThan(300);
}

/** What is read of the answers. */
interface Body {
  readonly data: {
    readonly bridge: { readonly steps: readonly { readonly cause: string }[]; readonly recordedSince: string | null };
    readonly items: readonly { readonly cause: string }[];
    readonly total: number;
    readonly figures: object | null;
    readonly changes: readonly object[];
  };
}

const read = async (path: string, as = 'dealer', dealer = dealerId) => {
  const response = await service.call('GET', `/api/campaigns/${campaignId}/dealer/${dealer}/${path}`, { as });
  return { status: response.statusCode, ...response.json<Body>() };
};

const nothing = { import: null, lines: null, entry: null, rulesVersion: null };
const imported = {
  ...nothing,
  cause: 'importApplied',
  at: '2026-03-04T09:00:00.000Z',
  import: { id: importOfMarch, kind: 'sales', filename: `D${importOfMarch}.csv` },
  lines: 2,
};

describe('the bridge between two days', () => {
  test('says what each cause did, and adds up', async () => {
    const { data } = await read('bridge?from=2026-03-01&to=2026-03-04');
    expect(data.bridge).toEqual({
      from: '2026-03-01',
      to: '2026-03-04',
      recordedSince: null,
      opening: { tires: 0, accumulated: '0.00', expendable: '0.00' },
      steps: [
        {
          ...nothing,
          cause: 'added',
          at: '2026-03-02T09:00:00.000Z',
          ...{ tires: 12, accumulated: '0.00', expendable: '0.00' },
        },
        {
          ...nothing,
          cause: 'acceptance',
          at: '2026-03-03T09:00:00.000Z',
          ...{ tires: 0, accumulated: '15.00', expendable: '15.00' },
        },
        { ...imported, tires: 8, accumulated: '16.00', expendable: '16.00' },
        {
          ...nothing,
          cause: 'entry',
          at: '2026-03-04T09:00:00.000Z',
          entry: { id: expect.any(Number), kind: 'redemption', day: '2025-12-30', amount: '-5.00', reason: null },
          ...{ tires: 0, accumulated: '0.00', expendable: '-5.00' },
        },
      ],
      closing: { tires: 20, accumulated: '31.00', expendable: '26.00' },
    });
  });

  test('begins and ends at what was known in between', async () => {
    const { data } = await read('bridge?from=2026-03-02&to=2026-03-03');
    expect(data.bridge).toMatchObject({
      opening: { tires: 12, accumulated: '0.00' },
      steps: [{ cause: 'acceptance' }],
      closing: { tires: 12, accumulated: '15.00', expendable: '15.00' },
    });
  });

  test('lies between yesterday and today where no day is given', async () => {
    const { data } = await read('bridge');
    expect(data.bridge).toMatchObject({ from: '2026-03-03', to: '2026-03-04' });
    expect(data.bridge.steps.map(({ cause }) => cause)).toEqual(['importApplied', 'entry']);
  });

  test('counts the days of Italy, where a day ends at 23 of Greenwich in winter', async () => {
    await service.database.execute(sql`
      insert into membership_changes (campaign_id, dealer_id, at, cause, tires_before, tires_after, accumulated_before,
        accumulated_after, expendable_before, expendable_after)
      values (${campaignId}, 0, '2026-01-10T22:59:59Z', 'goal', 0, 1, 0, 0, 0, 0), (${campaignId}, 0, '2026-01-10T23:00:00Z', 'goal', 1, 2, 0, 0, 0, 0)`);
    const { lastChange } = await import('./queries.js');
    const of = (day: string) => lastChange(service.database, { campaignId, dealerId: 0 }, day);
    expect(await of('2026-01-10')).toMatchObject({ tiresAfter: 1 });
    expect(await of('2026-01-11')).toMatchObject({ tiresAfter: 2 });
  });

  test.each([
    ['from=2026-03-01&to=2026-03-05', { to: 'notAllowed' }],
    ['from=2026-03-05', { from: 'notAllowed' }],
    ['from=2026-03-03&to=2026-03-01', { to: 'invalid' }],
    ['from=2026-02-30', { from: 'invalid' }],
    ['since=2026-03-01', { since: 'unknown' }],
  ])('is refused between %s', async (query, fields) => {
    expect(await read(`bridge?${query}`)).toMatchObject({ status: 422, error: { code: 'BAD_USER_INPUT', fields } });
  });

  test('is none of a dealer that is not in the campaign', async () => {
    expect(await read('bridge', 'ka.admin', 999_999)).toMatchObject({ status: 404 });
  });
});

describe('the changes of a membership', () => {
  test('are listed newest first, page by page, with the figures before and after', async () => {
    const { data } = await read('changes?page=1&pageSize=10');
    expect(data.total).toBe(4);
    expect(data.items.map(({ cause }) => cause)).toEqual(['entry', 'importApplied', 'acceptance', 'added']);
    expect(data.items[1]).toEqual({
      id: expect.any(Number),
      ...imported,
      before: { tires: 12, accumulated: '15.00', expendable: '15.00' },
      after: { tires: 20, accumulated: '31.00', expendable: '31.00' },
    });
  });

  test('are never rewritten', async () => {
    await expect(service.database.delete(membershipChanges)).rejects.toMatchObject({ cause: { code: '42501' } });
    await expect(service.database.update(membershipChanges).set({ tiresAfter: 1 })).rejects.toMatchObject({
      cause: { code: '42501' },
    });
  });
});

describe('the figures on a day', () => {
  test.each([
    ['2026-03-01', { tires: 0, accumulated: '0.00', expendable: '0.00' }, false],
    ['2026-03-03', { tires: 12, accumulated: '15.00', expendable: '15.00' }, true],
    ['2026-03-04', { tires: 20, accumulated: '31.00', expendable: '26.00' }, true],
  ])('are as they were known at the end of %s', async (day, figures, isStatementKnown) => {
    const { data } = await read(`figures?day=${day}`);
    expect(data).toEqual({ day, figures, isStatementKnown, importsUndoneSince: [] });
  });

  test('are refused for a day that has not come yet', async () => {
    expect(await read('figures?day=2026-03-05')).toMatchObject({ error: { fields: { day: 'notAllowed' } } });
  });

  test('are unknown before changes were recorded', async () => {
    const other = await newCampaign(service.database);
    await service.database.execute(sql`
      insert into memberships (campaign_id, dealer_id, goal_threshold, added_at) values (${other.id}, ${dealerId}, 1, now())`);
    await service.database.execute(sql`
      insert into membership_changes (campaign_id, dealer_id, at, cause, tires_before, tires_after, accumulated_before,
        accumulated_after, expendable_before, expendable_after)
      values (${other.id}, ${dealerId}, '2026-02-01T10:00:00Z', 'upgrade', 0, 7, 0, 3, 0, 3)`);
    const url = `/api/campaigns/${other.id}/dealer/${dealerId}`;
    const on = async (day: string) =>
      (await service.call('GET', `${url}/figures?day=${day}`, { as: 'dealer' })).json<Body>().data.figures;
    expect(await on('2026-01-31')).toBeNull();
    expect(await on('2026-02-01')).toMatchObject({ tires: 7, accumulated: '3.00' });
    const { data } = (await service.call('GET', `${url}/bridge`, { as: 'dealer' })).json<Body>();
    expect(data.bridge.recordedSince).toBe('2026-02-01T10:00:00.000Z');
  });
});

test('a dealer reads what changed since yesterday in its campaigns', async () => {
  const { data } = (await service.call('GET', '/api/campaigns/changes/recent', { as: 'dealer' })).json<Body>();
  expect(data.changes).toEqual([
    {
      campaign: { id: campaignId, title: 'Campagna di prova' },
      step: { ...imported, tires: 8, accumulated: '16.00', expendable: '16.00' },
    },
    {
      campaign: { id: campaignId, title: 'Campagna di prova' },
      step: expect.objectContaining({ cause: 'entry', expendable: '-5.00' }),
    },
  ]);
});

test('an edited goal and a removal are causes; figures begin at 0 again', async () => {
  const other = await newCampaign(service.database);
  const url = `/api/campaigns/${other.id}/dealer`;
  const call = async (method: 'POST' | 'PATCH' | 'DELETE', path: string, as: string, body?: unknown) =>
    expect((await service.call(method, `${url}/${path}`, { as, body })).statusCode).toBeLessThan(300);
  await call('POST', 'add', 'ka.admin', { data: { goalThreshold: 10, dealer: dealerId } });
  await call('PATCH', 'accept', 'dealer', { accepted: 1 });
  await call('PATCH', `${dealerId}/edit`, 'ka.admin', { data: { goalThreshold: 1000 } });
  await call('DELETE', `${dealerId}`, 'ka.admin');
  const found = await expectChangesToChain(service.database, [other.id]);
  expect([...found].sort()).toEqual(['acceptance', 'added', 'goal', 'removed']);
});
