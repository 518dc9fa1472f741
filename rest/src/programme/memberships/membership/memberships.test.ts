import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { and, asc, eq } from 'drizzle-orm';
import { auditEntries } from '../../../ground/database/tables/work/audit.js';
import { campaigns } from '../../../ground/database/tables/programme/campaigns.js';
import { ledgerEntries } from '../../../ground/database/tables/programme/ledger.js';
import { memberships } from '../../../ground/database/tables/programme/memberships.js';
import { members } from '../../../ground/database/tables/people/network.js';
import { membershipColumns } from '../../../testing/programme/comparedColumns.js';
import { newCampaign, sell } from '../../../testing/programme/salesAndCampaigns.js';
import { openTestApp, type Call, type TestApp } from '../../../testing/app/testApp.js';
import { findDifferences } from '../../../figures/sums/differences.js';

let service: TestApp;
/** The dealer of the user `dealer`. */
let own: typeof members.$inferSelect;
let others: number[];
beforeAll(async () => {
  service = await openTestApp();
  own = await service.memberWithCode('DE00001');
  const dealers = await service.database
    .select({ id: members.id })
    .from(members)
    .where(eq(members.role, 'Dealer'))
    .orderBy(asc(members.id));
  others = dealers.map(({ id }) => id).filter((id) => id !== own.id);
});
afterAll(() => service.close());

interface Dealer {
  readonly dealerId: number;
  readonly version: number;
  readonly [field: string]: unknown;
}

const send =
  (method: 'POST' | 'PATCH' | 'DELETE' | 'GET') =>
  (url: string, body?: unknown, options: Omit<Call, 'body'> = {}) =>
    service.call(method, `/api/campaigns/${url}`, { as: 'ka.admin', ...options, ...(body ? { body } : {}) });
const [post, patch, remove, get] = [send('POST'), send('PATCH'), send('DELETE'), send('GET')];

const add = (campaign: number, dealer: number, goalThreshold = 100, options: Omit<Call, 'body'> = {}) =>
  post(`${campaign}/dealer/add`, { data: { goalThreshold, dealer } }, options);
const edit = (campaign: number, dealer: number, body: object) => patch(`${campaign}/dealer/${dealer}/edit`, body);
const accept = (campaign: number) => patch(`${campaign}/dealer/accept`, { accepted: 1 }, { as: 'dealer' });
const redeem = (campaign: number, dealer: number, body: object, options: Omit<Call, 'body'> = {}) =>
  post(`${campaign}/dealer/${dealer}/redemptions`, { redeemedOn: '2025-06-30', amount: '1.00', ...body }, options);

/** Adds a dealer that must be taken. */
async function added(campaign: number, dealer: number, goalThreshold = 100): Promise<Dealer> {
  const response = await add(campaign, dealer, goalThreshold);
  expect(response.statusCode).toBe(201);
  return response.json<{ data: { dealer: Dealer } }>().data.dealer;
}

const trail = (campaignId: number) =>
  service.database
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.entity, 'campaign'), eq(auditEntries.entityId, campaignId)))
    .orderBy(asc(auditEntries.id));

async function stored(campaignId: number, dealerId: number) {
  const [row] = await service.database
    .select(membershipColumns)
    .from(memberships)
    .where(and(eq(memberships.campaignId, campaignId), eq(memberships.dealerId, dealerId)));
  return row;
}

let imports = 0;
const soldTo = (dealerId: number, quantity: number, soldOn = '2025-03-10') =>
  sell(service.database, ++imports, [{ dealerId, quantity, soldOn }]);

const conflict = (reason: string) => ({ success: false, error: { code: 'CONFLICT', reason } });

describe('a dealer is added to a campaign', () => {
  test('with the tyres that it bought already, not accepted, and written down', async () => {
    const { id } = await newCampaign(service.database);
    const dealerId = others[0] ?? 0;
    await soldTo(dealerId, 30);
    await soldTo(dealerId, 40, '2024-12-31');
    expect(await added(id, dealerId, 120)).toMatchObject({
      dealerId,
      goalThreshold: 120,
      version: 1,
      accepted: false,
      acceptedAt: null,
      tiresPurchased: 30,
      tiresMissing: 90,
      tiresFleet: 0,
      tiresFleetPercentage: '0.0',
      plafondAccumulated: '0.00',
      plafondExpendable: '0.00',
    });
    const [member] = await service.database.select().from(members).where(eq(members.id, dealerId));
    expect(await trail(id)).toMatchObject([
      {
        action: 'dealerAdded',
        before: null,
        after: { dealerId, businessName: member?.businessName, goalThreshold: 120 },
      },
    ]);
  });

  test('once', async () => {
    const { id } = await newCampaign(service.database);
    await added(id, own.id, 100);
    const again = await add(id, own.id, 200);
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject(conflict('alreadyInCampaign'));
    expect(await stored(id, own.id)).toMatchObject({ goalThreshold: 100 });
  });

  test('once per key; the key of another campaign is another request', async () => {
    const [one, other] = [await newCampaign(service.database), await newCampaign(service.database)];
    const headers = { 'idempotency-key': 'add-once' };
    const first = await add(one.id, own.id, 100, { headers });
    const second = await add(one.id, own.id, 100, { headers });
    expect([first.statusCode, second.statusCode, second.body]).toEqual([201, 201, first.body]);
    const elsewhere = await add(other.id, own.id, 100, { headers });
    expect(elsewhere.json()).toMatchObject({ error: { reason: 'idempotencyKeyReused' } });
    expect(await stored(other.id, own.id)).toBeUndefined();
  });

  test.each([
    [{ goalThreshold: 0 }, { 'data.goalThreshold': 'invalid' }],
    [{ goalThreshold: 1_000_001 }, { 'data.goalThreshold': 'invalid' }],
    [{ goalThreshold: 1.5 }, { 'data.goalThreshold': 'invalid' }],
    [{ goalThreshold: '100' }, { 'data.goalThreshold': 'invalid' }],
    [{ goalThreshold: undefined }, { 'data.goalThreshold': 'required' }],
    [{ dealer: undefined }, { 'data.dealer': 'required' }],
    [{ dealer: 2_000_000_000 }, { 'data.dealer': 'unknown' }],
    [{ dealer: 1 }, { 'data.dealer': 'unknown' }],
    [{ accepted: true }, { 'data.accepted': 'unknown' }],
  ])('never with %j', async (changes, fields) => {
    const { id } = await newCampaign(service.database);
    const response = await post(`${id}/dealer/add`, { data: { goalThreshold: 100, dealer: own.id, ...changes } });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ error: { fields } });
  });

  test('never where there is no campaign, and not after its end', async () => {
    expect((await add(2_000_000_000, own.id)).statusCode).toBe(404);
    const { id } = await newCampaign(service.database, { state: 'closed' });
    expect((await add(id, own.id)).json()).toMatchObject(conflict('campaignClosed'));
    const registrationClosed = await newCampaign(service.database, { state: 'registrationClosed' });
    await added(registrationClosed.id, own.id);
  });
});

describe('the goal of a dealer', () => {
  test('is edited, and the figures follow', async () => {
    const { id } = await newCampaign(service.database);
    const dealerId = others[1] ?? 0;
    await soldTo(dealerId, 50);
    await added(id, dealerId, 60);
    const wrapped = await edit(id, dealerId, { data: { goalThreshold: 50, version: 1 } });
    expect(wrapped.json()).toMatchObject({ data: { dealer: { goalThreshold: 50, version: 2, tiresMissing: 0 } } });
    const bare = await edit(id, dealerId, { goalThreshold: 55 });
    expect(bare.json()).toMatchObject({ data: { dealer: { goalThreshold: 55, version: 3, tiresMissing: 5 } } });
    expect((await trail(id)).slice(1)).toMatchObject([
      { action: 'goalEdited', before: { dealerId, goalThreshold: 60 }, after: { dealerId, goalThreshold: 50 } },
      { action: 'goalEdited', before: { dealerId, goalThreshold: 50 }, after: { dealerId, goalThreshold: 55 } },
    ]);
  });

  test('stays where somebody else was faster, and tells the newer goal and its version', async () => {
    const { id } = await newCampaign(service.database);
    await added(id, own.id, 60);
    await edit(id, own.id, { goalThreshold: 70, version: 1 });
    const late = await edit(id, own.id, { goalThreshold: 80, version: 1 });
    expect(late.statusCode).toBe(409);
    const newer = { currentVersion: 2, currentGoalThreshold: 70 };
    expect(late.json()).toMatchObject({ error: { reason: 'staleVersion', ...newer } });
    expect(await stored(id, own.id)).toMatchObject({ goalThreshold: 70, version: 2 });
  });

  test('edited to what it is changes nothing', async () => {
    const { id } = await newCampaign(service.database);
    await added(id, own.id, 60);
    const same = await edit(id, own.id, { goalThreshold: 60, version: 1 });
    expect(same.json()).toMatchObject({ data: { dealer: { goalThreshold: 60, version: 1 } } });
    expect((await trail(id)).map(({ action }) => action)).toEqual(['dealerAdded']);
  });

  test('is not edited with a wrong body, in a closed campaign, or of a dealer that is not in it', async () => {
    const { id } = await newCampaign(service.database);
    await added(id, own.id, 60);
    const wrong = await edit(id, own.id, { data: { goalThreshold: 0 } });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json()).toMatchObject({ error: { fields: { 'data.goalThreshold': 'invalid' } } });
    const stranger = await edit(id, others[0] ?? 0, { goalThreshold: 70 });
    expect(stranger.statusCode).toBe(404);
    await remove(`${id}/close`);
    expect((await edit(id, own.id, { goalThreshold: 70 })).json()).toMatchObject(conflict('campaignClosed'));
    expect((await edit(id, others[0] ?? 0, { goalThreshold: 70 })).statusCode).toBe(404);
    expect(await stored(id, own.id)).toMatchObject({ goalThreshold: 60 });
  });
});

describe('a dealer accepts a campaign', () => {
  test('once: its prize accumulates from then on, and nothing happens the second time', async () => {
    const { id } = await newCampaign(service.database);
    await soldTo(own.id, 120);
    await added(id, own.id, 100);
    const response = await accept(id);
    expect(response.statusCode).toBe(200);
    // 99 tyres at 1 EUR, 21 at 2 EUR: the second tier starts with tyre number 100
    const prize = { accepted: true, plafondAccumulated: '141.00', plafondExpendable: '141.00', debt: '0.00' };
    const tires = { tiresPurchased: 120, tiresMissing: 0, tiresFleet: 0, tiresFleetPercentage: '0.0' };
    const expected = { goalThreshold: 100, acceptedAt: service.clock.now().toISOString(), ...tires };
    const campaign = (await get(String(id))).json<{ data: { campaign: object } }>().data.campaign;
    const { data } = response.json<{ data: object }>();
    expect(data).toEqual({ campaign, membership: { ...prize, ...expected } });
    service.clock.advance(60_000);
    const again = await accept(id);
    expect(again.body).toBe(response.body);
    expect((await trail(id)).map(({ action, after }) => [action, after])).toEqual([
      ['dealerAdded', expect.anything()],
      ['accepted', { dealerId: own.id, businessName: own.businessName, accepted: true }],
    ]);
  });

  test('never after registration or campaign are closed, unless it had', async () => {
    const { id } = await newCampaign(service.database);
    const late = await newCampaign(service.database);
    await added(id, own.id);
    await added(late.id, own.id);
    await accept(id);
    await patch(`${id}/close-registration`);
    await patch(`${late.id}/close-registration`);
    expect([(await accept(id)).statusCode, (await accept(late.id)).statusCode]).toEqual([200, 409]);
    expect((await accept(late.id)).json()).toMatchObject(conflict('registrationClosed'));
    await remove(`${id}/close`);
    await remove(`${late.id}/close`);
    expect((await accept(id)).statusCode).toBe(200);
    expect((await accept(late.id)).json()).toMatchObject(conflict('campaignClosed'));
  });

  test('until its last day, and not the day after, unless it had', async () => {
    const { id } = await newCampaign(service.database, { endsOn: '2025-06-30' });
    const late = await newCampaign(service.database, { endsOn: '2025-06-30' });
    await added(id, own.id);
    await added(late.id, own.id);
    service.fixDay('2025-06-30');
    expect((await accept(id)).statusCode).toBe(200);
    service.fixDay('2025-07-01');
    const refused = await accept(late.id);
    expect([refused.statusCode, refused.json()]).toMatchObject([409, conflict('periodOver')]);
    expect(await stored(late.id, own.id)).toMatchObject({ acceptedAt: null });
    expect((await accept(id)).statusCode).toBe(200);
    service.fixDay('2025-12-31');
    expect((await trail(late.id)).map(({ action }) => action)).toEqual(['dealerAdded']);
  });

  test('never one that it is not in, and never otherwise than by accepting', async () => {
    const { id } = await newCampaign(service.database);
    await added(id, others[0] ?? 0);
    expect((await accept(id)).statusCode).toBe(404);
    await added(id, own.id);
    const refused = await patch(`${id}/dealer/accept`, { accepted: 0 }, { as: 'dealer' });
    expect(refused.json()).toMatchObject({ error: { fields: { accepted: 'invalid' } } });
  });
});

describe('a dealer is removed from a campaign', () => {
  test('and starts anew when it is added again', async () => {
    const { id } = await newCampaign(service.database);
    await added(id, own.id, 100);
    await accept(id);
    expect((await remove(`${id}/dealer/${own.id}`)).json()).toEqual({ success: true, data: {} });
    expect((await remove(`${id}/dealer/${own.id}`)).statusCode).toBe(404);
    expect(await added(id, own.id, 90)).toMatchObject({ goalThreshold: 90, version: 1, accepted: false });
    expect((await trail(id)).map(({ action, before }) => [action, before])).toEqual([
      ['dealerAdded', null],
      ['accepted', { dealerId: own.id, businessName: own.businessName, accepted: false }],
      [
        'dealerRemoved',
        {
          ...{ dealerId: own.id, businessName: own.businessName, goalThreshold: 100, accepted: true },
          ...{ worsening: true, fromTires: 1 },
        },
      ],
      ['dealerAdded', null],
    ]);
  });

  test('never with entries in its ledger, and never from a closed campaign', async () => {
    const { id } = await newCampaign(service.database);
    await added(id, own.id, 1);
    await added(id, others[0] ?? 0, 1);
    await accept(id);
    expect((await redeem(id, own.id, {})).statusCode).toBe(201);
    expect((await remove(`${id}/dealer/${own.id}`)).json()).toMatchObject(conflict('hasEntries'));
    await remove(`${id}/close`);
    expect((await remove(`${id}/dealer/${others[0]}`)).json()).toMatchObject(conflict('campaignClosed'));
  });
});

describe('a campaign', () => {
  test('closes its registration and then itself, each once', async () => {
    const { id } = await newCampaign(service.database);
    const responses = [
      await patch(`${id}/close-registration`),
      await patch(`${id}/close-registration`),
      await remove(`${id}/close`),
      await remove(`${id}/close`),
    ];
    const states = responses.map(
      (response) => response.json<{ data: { campaign: { state: string } } }>().data.campaign.state,
    );
    expect(states).toEqual(['registrationClosed', 'registrationClosed', 'closed', 'closed']);
    expect(responses[1]?.body).toBe(responses[0]?.body);
    expect(responses[3]?.body).toBe(responses[2]?.body);
    expect((await patch(`${id}/close-registration`)).json()).toMatchObject(conflict('campaignClosed'));
    expect(await trail(id)).toMatchObject([
      { action: 'registrationClosed', before: { state: 'open' }, after: { state: 'registrationClosed' } },
      { action: 'closed', before: { state: 'registrationClosed' }, after: { state: 'closed' } },
    ]);
    const [row] = await service.database.select().from(campaigns).where(eq(campaigns.id, id));
    expect(row?.closedAt).toEqual(service.clock.now());
  });

  test('that is closed keeps its figures whatever is sold, and its prizes are spent all the same', async () => {
    const { id } = await newCampaign(service.database);
    const stays = await newCampaign(service.database);
    await added(id, own.id, 1);
    await added(stays.id, own.id, 1);
    await accept(id);
    await remove(`${id}/close`);
    const before = await stored(id, own.id);
    await soldTo(own.id, 1000);
    expect(await stored(id, own.id)).toEqual(before);
    expect((await stored(stays.id, own.id))?.quantity).toBe((before?.quantity ?? 0) + 1000);
    const spent = await redeem(id, own.id, { amount: before?.plafondExpendable });
    expect(spent.statusCode).toBe(201);
    expect(await stored(id, own.id)).toEqual({
      ...before,
      redeemed: before?.plafondExpendable,
      entryCount: 1,
      entriesSum: `-${before?.plafondExpendable}`,
      plafondExpendable: '0.00',
    });
  });
});

describe('a redemption', () => {
  async function withPrize() {
    const { id } = await newCampaign(service.database, { startsOn: '2025-05-01' });
    await soldTo(own.id, 30, '2025-05-20');
    await added(id, own.id, 1);
    await accept(id);
    const prize = Number((await stored(id, own.id))?.plafondExpendable);
    expect(prize).toBeGreaterThan(20);
    return { id, prize };
  }

  test('takes from what is expendable, and is listed with who recorded it', async () => {
    const { id, prize } = await withPrize();
    const response = await redeem(id, own.id, { amount: '12.5', note: ' Buono   carburante ' });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      data: {
        redemption: {
          redeemedOn: '2025-06-30',
          amount: '12.50',
          note: 'Buono carburante',
          recordedAt: service.clock.now().toISOString(),
          recordedBy: 'Chiara Amato',
        },
      },
    });
    await redeem(id, own.id, { redeemedOn: '2025-12-31' });
    const list = await get(`${id}/dealer/${own.id}/redemptions`);
    expect(list.json()).toMatchObject({
      data: {
        redemptions: [
          { redeemedOn: '2025-12-31', amount: '1.00', note: null },
          { redeemedOn: '2025-06-30', amount: '12.50' },
        ],
      },
    });
    expect(await stored(id, own.id)).toMatchObject({
      redeemed: '13.50',
      plafondExpendable: (prize - 13.5).toFixed(2),
      plafondAccumulated: prize.toFixed(2),
    });
    expect((await trail(id)).filter(({ action }) => action === 'redeemed')).toMatchObject([
      { after: { dealerId: own.id, businessName: own.businessName, amount: '12.50', redeemedOn: '2025-06-30' } },
      { after: { amount: '1.00' } },
    ]);
    expect(await findDifferences(service.database)).toEqual([]);
  });

  test('of more than is expendable is none; the last cent may be spent', async () => {
    const { id, prize } = await withPrize();
    const tooMuch = await redeem(id, own.id, { amount: (prize + 0.01).toFixed(2) });
    expect(tooMuch.json()).toMatchObject(conflict('notExpendable'));
    expect((await redeem(id, own.id, { amount: prize.toFixed(2) })).statusCode).toBe(201);
    expect((await redeem(id, own.id, { amount: '0.01' })).json()).toMatchObject(conflict('notExpendable'));
    const rows = await service.database.select().from(ledgerEntries).where(eq(ledgerEntries.campaignId, id));
    expect(rows.length).toBe(1);
  });

  test('is recorded once per key', async () => {
    const { id } = await withPrize();
    const headers = { 'idempotency-key': 'redeem-once' };
    const responses = [await redeem(id, own.id, {}, { headers }), await redeem(id, own.id, {}, { headers })];
    expect(responses[1]?.body).toBe(responses[0]?.body);
    expect(await stored(id, own.id)).toMatchObject({ redeemed: '1.00' });
  });

  test('is refused with a wrong amount, day or note', async () => {
    const { id } = await withPrize();
    const wrong: readonly [object, object][] = [
      [{ amount: '0.00' }, { amount: 'invalid' }],
      [{ amount: '-1.00' }, { amount: 'invalid' }],
      [{ amount: '1.005' }, { amount: 'invalid' }],
      [{ amount: '1,50' }, { amount: 'invalid' }],
      [{ amount: 1 }, { amount: 'invalid' }],
      [{ amount: undefined }, { amount: 'required' }],
      [{ redeemedOn: '2025-02-30' }, { redeemedOn: 'invalid' }],
      // the campaign begins on 1 May
      [{ redeemedOn: '2025-04-30' }, { redeemedOn: 'invalid' }],
      // it is 31 December 2025
      [{ redeemedOn: '2026-01-01' }, { redeemedOn: 'invalid' }],
      [{ note: 'x'.repeat(501) }, { note: 'tooLong' }],
      [{ by: 'me' }, { by: 'unknown' }],
    ];
    for (const [changes, fields] of wrong) {
      const response = await redeem(id, own.id, changes);
      expect(response.statusCode).toBe(422);
      expect(response.json<{ error: { fields: object } }>().error.fields).toEqual(fields);
    }
    expect(await stored(id, own.id)).toMatchObject({ redeemed: '0.00' });
  });

  test('of a dealer that is not in the campaign is not found', async () => {
    const { id } = await newCampaign(service.database);
    expect((await redeem(id, own.id, {})).statusCode).toBe(404);
    expect((await get(`${id}/dealer/${own.id}/redemptions`)).statusCode).toBe(404);
  });
});
