/** Goals that dealers accepted, changed by hand: who is told, and what makes something worse (docs/domain/rules.md). */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { and, asc, eq } from 'drizzle-orm';
import type { ApprovalView } from '../../../decisions/approvals/requests/schemas.js';
import type { members } from '../../../ground/database/tables/people/network.js';
import { goalChanges } from '../../../ground/database/tables/programme/goalChanges.js';
import { memberships } from '../../../ground/database/tables/programme/memberships.js';
import { auditEntries } from '../../../ground/database/tables/work/audit.js';
import { events } from '../../../ground/database/tables/work/events.js';
import { outbox } from '../../../ground/database/tables/work/mail.js';
import { openTestApp, type TestApp } from '../../../testing/app/testApp.js';
import { campaignFields, createdCampaign } from '../../../testing/programme/campaignCalls.js';
import { sell } from '../../../testing/programme/salesAndCampaigns.js';
import { letWorsen } from '../../../testing/programme/worsenings.js';

let service: TestApp;
let own: typeof members.$inferSelect;
beforeAll(async () => {
  service = await openTestApp();
  service.fixDay('2025-06-01');
  own = await service.memberWithCode('DE00001');
});
beforeEach(() => letWorsen(service.database));
afterAll(() => service.close());

let imports = 9000;
/** A campaign with the dealer `own`, which has bought 100 tyres of a goal of 100 and accepted: 300 EUR, to be spent. */
async function agreed({ accepts = true } = {}) {
  imports += 1;
  const detail = {
    basis: 'whole',
    tiers: [
      { from: 0, rate: '1.00' },
      { from: 100, rate: '3.00' },
    ],
  };
  const brand = `Marca ${imports}`;
  const fields = { ...campaignFields, incentiveDetail: detail, eligibility: { brand: [brand] } };
  const { id } = await createdCampaign(service, fields);
  const body = { data: { goalThreshold: 100, dealer: own.id } };
  await service.call('POST', `/api/campaigns/${id}/dealer/add`, { as: 'ka.admin', body });
  await sell(service.database, imports, [{ dealerId: own.id, quantity: 100, brand }]);
  if (accepts) {
    await service.call('PATCH', `/api/campaigns/${id}/dealer/accept`, { as: 'dealer', body: { accepted: 1 } });
  }
  return { id, fields };
}

const edit = (id: number, goalThreshold: number, more: object = {}, as = 'ka.admin') =>
  service.call('PATCH', `/api/campaigns/${id}/dealer/${own.id}/edit`, {
    as,
    body: { data: { goalThreshold, ...more } },
  });
const remove = (id: number) => service.call('DELETE', `/api/campaigns/${id}/dealer/${own.id}`, { as: 'ka.admin' });
type Answer = Awaited<ReturnType<typeof edit>>;
const refusal = (response: Answer) => [
  response.statusCode,
  response.json<{ error: { reason: string } }>().error.reason,
];
const requestOf = (response: Answer) => {
  expect([response.statusCode, response.body]).toEqual([202, response.body]);
  return response.json<{ data: { approval: ApprovalView } }>().data.approval;
};
const approve = (id: number) => service.call('POST', `/api/approvals/${id}/approval`, { as: 'gd.admin' });
const changesOf = (id: number) =>
  service.database.select().from(goalChanges).where(eq(goalChanges.campaignId, id)).orderBy(asc(goalChanges.id));
const goalOf = async (id: number) =>
  (await service.database.select().from(memberships).where(eq(memberships.campaignId, id)))[0]?.goalThreshold;
const lastAudit = async (id: number) =>
  (
    await service.database
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entity, 'campaign'), eq(auditEntries.entityId, id)))
      .orderBy(asc(auditEntries.id))
  ).at(-1);
const lastMail = async () => {
  await service.outbox.drain();
  return (await service.mailsTo(own.email ?? '')).at(-1) ?? '';
};

describe('a goal that was accepted', () => {
  test('is raised at once, and the dealer is told what it does to its prize', async () => {
    const { id } = await agreed();
    const response = await edit(id, 120, { reason: 'Nuovo piano' });
    expect([response.statusCode, response.json()]).toMatchObject([200, { data: { dealer: { goalThreshold: 120 } } }]);
    const worsenings = [
      { term: 'prize', fromTires: 100 },
      { term: 'unlocking', fromTires: 100 },
    ];
    expect(await changesOf(id)).toMatchObject([
      {
        ...{ dealerId: own.id, goalBefore: 100, goalAfter: 120, reason: 'Nuovo piano', worsenings },
        ...{ accumulatedBefore: '300.00', accumulatedAfter: '100.00' },
        ...{ expendableBefore: '300.00', expendableAfter: '0.00' },
      },
    ]);
    expect(await lastAudit(id)).toMatchObject({
      action: 'goalEdited',
      after: { goalThreshold: 120, reason: 'Nuovo piano', worsening: true, fromTires: 100 },
    });
    const read = await service.call('GET', `/api/campaigns/${id}/dealer/${own.id}/statement`, { as: 'dealer' });
    expect(read.json()).toMatchObject({
      data: {
        statement: {
          goalChanges: [
            {
              ...{ goalBefore: 100, goalAfter: 120, isWithdrawn: false, reason: 'Nuovo piano' },
              ...{ terms: [{ term: 'prize' }, { term: 'unlocking' }], isConfirmed: false, confirmedBy: null },
            },
          ],
        },
      },
    });
    const mail = await lastMail();
    expect(mail).toContain('da 100 a 120 pneumatici');
    expect(mail).toContain('Motivo: Nuovo piano');
    expect(mail).toContain('Premio accumulato: da 300,00 € a 100,00 €');
    expect(mail).toContain('Premio spendibile: da 300,00 € a 0,00 €');
    expect(mail).toContain('il premio per gli pneumatici (da 100 pneumatici in poi)');
    const published = await service.database.select().from(events).where(eq(events.kind, 'goalChanged'));
    expect(published.map(({ about }) => about)).toContainEqual({ campaignId: id, dealerId: own.id, threshold: 120 });
    const bridge = await service.call('GET', `/api/campaigns/${id}/dealer/${own.id}/changes`, { as: 'dealer' });
    expect(bridge.json()).toMatchObject({ data: { items: [{ cause: 'goal' }, {}, {}] } });
  });

  test('is lowered at once, whatever the settings: an improvement, which is told too', async () => {
    await letWorsen(service.database, { goals: 'refused' });
    const { id } = await agreed();
    expect((await edit(id, 90)).statusCode).toBe(200);
    expect(await changesOf(id)).toMatchObject([{ goalBefore: 100, goalAfter: 90, reason: null, worsenings: [] }]);
    expect((await lastAudit(id))?.after).not.toHaveProperty('worsening');
    const mail = await lastMail();
    expect(mail).toContain('da 100 a 90 pneumatici');
    expect(mail).not.toContain('peggiora');
  });

  test('waits for a second person where the settings want one, and is changed as it was asked for', async () => {
    await letWorsen(service.database, { goals: 'twoPersons' });
    const { id } = await agreed();
    const request = requestOf(await edit(id, 120, { reason: 'Nuovo piano' }));
    expect(request).toMatchObject({
      kind: 'goals',
      dealer: { id: own.id },
      request: {
        goals: {
          ...{ dealers: 1, goalBefore: 100, goalAfter: 120, reason: 'Nuovo piano' },
          ...{ accumulatedLess: '200.00', expendableLess: '300.00' },
        },
      },
    });
    expect([await goalOf(id), await changesOf(id)]).toEqual([100, []]);
    expect(refusal(await edit(id, 130))).toEqual([409, 'approvalPending']);
    expect((await approve(request.id)).statusCode).toBe(200);
    expect(await goalOf(id)).toBe(120);
    expect(await changesOf(id)).toMatchObject([{ goalAfter: 120, reason: 'Nuovo piano' }]);
  });

  test('that was changed while another one waited, or whose rules were, is not changed by the approval', async () => {
    await letWorsen(service.database, { goals: 'twoPersons' });
    const { id, fields } = await agreed();
    const stale = requestOf(await edit(id, 120));
    expect((await edit(id, 90)).statusCode).toBe(200);
    expect(refusal(await approve(stale.id))).toEqual([409, 'staleVersion']);
    await service.call('POST', `/api/approvals/${stale.id}/withdrawal`, { as: 'ka.admin' });
    const moved = requestOf(await edit(id, 110));
    const flat = { basis: 'whole', tiers: [{ from: 0, rate: '9.00' }] };
    const preview = await service.call('POST', `/api/campaigns/${id}/rules/preview`, {
      as: 'ka.admin',
      body: {
        ...{ startsOn: fields.startsOn, endsOn: fields.endsOn, incentiveDetail: flat },
        ...{ factorBoostDetail: fields.factorBoostDetail, eligibility: fields.eligibility },
      },
    });
    const named = preview.json<{ data: { preview: { id: number } } }>().data.preview.id;
    const body = { ...fields, incentiveDetail: flat, reason: 'Aliquota unica', preview: named };
    expect((await service.call('PUT', `/api/campaigns/${id}`, { as: 'ka.admin', body })).statusCode).toBe(200);
    // a single rate: the goal decides about the unlocking alone, which is not what was asked
    expect(refusal(await approve(moved.id))).toEqual([409, 'previewOutdated']);
    expect(await goalOf(id)).toBe(90);
  });

  test('is refused where the settings refuse it, and nothing changes', async () => {
    await letWorsen(service.database, { goals: 'refused' });
    const { id } = await agreed();
    expect(refusal(await edit(id, 120))).toEqual([409, 'worseForDealers']);
    expect(refusal(await remove(id))).toEqual([409, 'worseForDealers']);
    expect([await goalOf(id), await changesOf(id)]).toEqual([100, []]);
  });

  test('below 1 is wrong input, and nothing changes', async () => {
    const { id } = await agreed();
    for (const goal of [0, -5, 1.5]) expect((await edit(id, goal)).statusCode).toBe(422);
    expect([await goalOf(id), await changesOf(id)]).toEqual([100, []]);
  });

  test('that two change at the same moment is told twice, in order, or asked for once', async () => {
    const { id } = await agreed();
    const answers = await Promise.all([edit(id, 110), edit(id, 120, {}, 'gd.admin')]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const told = await changesOf(id);
    expect(told.map(({ goalBefore }) => goalBefore)).toEqual([100, told[0]?.goalAfter]);
    expect(told.at(-1)?.goalAfter).toBe(await goalOf(id));
    await letWorsen(service.database, { goals: 'twoPersons' });
    const asked = await Promise.all([edit(id, 210), edit(id, 220, {}, 'gd.admin')]);
    expect(asked.map(({ statusCode }) => statusCode).sort()).toEqual([202, 409]);
  });
});

describe('a goal that nobody accepted', () => {
  test('is free: nobody is told, and no setting stands in its way', async () => {
    await letWorsen(service.database, { goals: 'refused' });
    const { id } = await agreed({ accepts: false });
    const before = await service.database.$count(outbox, eq(outbox.kind, 'goalChanged'));
    expect((await edit(id, 500)).statusCode).toBe(200);
    expect((await remove(id)).statusCode).toBe(200);
    expect(await changesOf(id)).toEqual([]);
    expect(await service.database.$count(outbox, eq(outbox.kind, 'goalChanged'))).toBe(before);
  });
});

describe('a dealer that accepted', () => {
  test('is removed at once, and told', async () => {
    const { id } = await agreed();
    expect((await remove(id)).json()).toEqual({ success: true, data: {} });
    expect(await changesOf(id)).toMatchObject([
      { goalBefore: 100, goalAfter: null, accumulatedBefore: '300.00', accumulatedAfter: '0.00' },
    ]);
    const mail = await lastMail();
    expect(mail).toContain('non fai più parte della campagna');
    expect(mail).toContain('Premio spendibile: da 300,00 € a 0,00 €');
  });

  test('is removed by two where the settings want it', async () => {
    await letWorsen(service.database, { goals: 'twoPersons' });
    const { id } = await agreed();
    const request = requestOf(await remove(id));
    expect(request.request.goals).toMatchObject({ goalBefore: 100, goalAfter: null, expendableLess: '300.00' });
    expect(await goalOf(id)).toBe(100);
    expect((await approve(request.id)).statusCode).toBe(200);
    expect(await goalOf(id)).toBeUndefined();
  });
});
