import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ReminderOutcome } from '@gdd/schema/reminders';
import { and, asc, count, eq } from 'drizzle-orm';
import { insertMemberships } from '../memberships/membership/queries.js';
import { remindDealer } from '../memberships/reminders/reminders.js';
import { auditEntries } from '../../ground/database/tables/work/audit.js';
import { campaigns } from '../../ground/database/tables/programme/campaigns.js';
import { members } from '../../ground/database/tables/people/network.js';
import { memberships } from '../../ground/database/tables/programme/memberships.js';
import { outbox } from '../../ground/database/tables/work/mail.js';
import { reminderRuns, reminders } from '../../ground/database/tables/programme/reminders.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { tidyUp } from '../../operations/housekeeping.js';
import { Refusal } from '../../ground/platform/http/errors.js';
import { callerFor } from '../../testing/app/callers.js';
import { newCampaign } from '../../testing/programme/salesAndCampaigns.js';
import { notAcceptedMemberships } from '../../reports/rows/service.js';
import { openTestApp, type TestApp } from '../../testing/app/testApp.js';
import { testDatabaseUrl } from '../../testing/databases/testDatabase.js';
import type { ReminderRun } from './schemas.js';
import { sendReminders } from './service.js';

let service: TestApp;
let dealers: readonly (typeof members.$inferSelect)[];

beforeAll(async () => {
  service = await openTestApp();
  const all = await service.database.select().from(members).where(eq(members.role, 'Dealer')).orderBy(asc(members.id));
  dealers = all.slice(0, 12);
  const ids = dealers.map(({ id }) => id);
  for (const id of ids) {
    await service.database
      .update(members)
      .set({ email: `dealer${id}@esempio.it` })
      .where(eq(members.id, id));
  }
});
afterAll(() => service.close());

/** A campaign with the dealers, none of which has accepted. */
async function campaign(title: string, changes: Partial<typeof campaigns.$inferInsert> = {}) {
  const { id } = await newCampaign(service.database, { title });
  const goals = dealers.map((dealer) => ({ dealerId: dealer.id, goalThreshold: 100 }));
  await insertMemberships(service.database, id, goals, service.clock.now());
  if (Object.keys(changes).length > 0) {
    await service.database.update(campaigns).set(changes).where(eq(campaigns.id, id));
  }
  return id;
}

const send = (body: object, headers: Readonly<Record<string, string>> = {}, as = 'ka.admin') =>
  service.call('POST', '/api/campaigns/reminders', { as, body, headers });

async function run(body: object): Promise<ReminderRun> {
  const response = await send(body);
  expect([response.statusCode, response.statusCode === 201 ? '' : response.body]).toEqual([201, '']);
  return response.json<{ data: { run: ReminderRun } }>().data.run;
}

interface Page {
  readonly run: ReminderRun;
  readonly items: readonly { dealerId: number; campaignId: number; businessName: string; outcome: ReminderOutcome }[];
  readonly total: number;
}

async function pageOf(id: number, query = ''): Promise<Page> {
  const response = await service.call('GET', `/api/campaigns/reminders/${id}${query}`, { as: 'gd.admin' });
  expect(response.statusCode).toBe(200);
  return response.json<{ data: Page }>().data;
}

const inCampaign = (campaignId: number, of = dealers) => ({
  memberships: of.map(({ id }) => ({ campaignId, dealerId: id })),
});
const countsOf = ({ counts }: ReminderRun) => Object.fromEntries(counts.map((each) => [each.outcome, each.count]));
const mailsAbout = async (campaignId: number) =>
  (await service.database.select().from(outbox).where(eq(outbox.kind, 'reminder'))).filter(
    ({ about }) => about?.['campaignId'] === campaignId,
  );

describe('reminders of many dealers', () => {
  test('are mails to all that the list leaves, and the run tells how far they are', async () => {
    const id = await campaign('Tutti');
    const begun = await run({ filters: { standing: 'notAccepted', campaignId: id } });
    expect(begun).toMatchObject({ status: 'running', total: dealers.length, done: 0 });
    expect(countsOf(begun)).toEqual({ waiting: dealers.length });
    await service.outbox.drain();
    const { run: after, items, total } = await pageOf(begun.id, '?pageSize=5');
    expect(after).toMatchObject({ status: 'done', done: dealers.length });
    expect(countsOf(after)).toEqual({ sent: dealers.length });
    expect([items.length, total]).toEqual([5, dealers.length]);
    const mail = (await service.mailsTo(`dealer${dealers[0]?.id}@esempio.it`)).at(-1) ?? '';
    expect(mail).toContain('la campagna «Tutti» attende di essere accettata');
    const audit = await service.database
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entityId, id), eq(auditEntries.action, 'reminded')));
    expect(audit.map(({ after: of }) => of?.['dealerId']).sort()).toEqual(dealers.map((dealer) => dealer.id).sort());
  });

  test('tell of each dealer why it got none', async () => {
    const id = await campaign('Ciascuno');
    const [accepted, silent, reminded, gone] = dealers;
    if (!accepted || !silent || !reminded || !gone) throw new Error('There are too few dealers.');
    const own = (dealerId: number) => and(eq(memberships.campaignId, id), eq(memberships.dealerId, dealerId));
    await service.database.update(memberships).set({ acceptedAt: service.clock.now() }).where(own(accepted.id));
    await service.database.update(members).set({ email: null }).where(eq(members.id, silent.id));
    await service.call('GET', `/api/campaigns/${id}/dealer-email/${reminded.id}`, { as: 'ka.admin' });
    await service.database.delete(memberships).where(own(gone.id));
    const begun = await run(inCampaign(id));
    expect(countsOf(begun)).toEqual({
      alreadyAccepted: 1,
      noMailAddress: 1,
      alreadyRemindedToday: 1,
      notInCampaign: 1,
      waiting: dealers.length - 4,
    });
    const { items } = await pageOf(begun.id, '?pageSize=50');
    const outcomeOf = new Map(items.map((item) => [item.dealerId, item.outcome]));
    expect([accepted, silent, reminded, gone].map((dealer) => outcomeOf.get(dealer.id))).toEqual([
      'alreadyAccepted',
      'noMailAddress',
      'alreadyRemindedToday',
      'notInCampaign',
    ]);
    // those without a mail come first
    expect(items.slice(0, 4).every(({ outcome }) => outcome !== 'waiting')).toBe(true);
    const only = await pageOf(begun.id, '?outcome=noMailAddress');
    expect([only.total, only.items.map(({ dealerId }) => dealerId)]).toEqual([1, [silent.id]]);
    await service.database.update(members).set({ email: 'di.nuovo@esempio.it' }).where(eq(members.id, silent.id));
  });

  test.each([
    ['campaignClosed', { state: 'closed' }],
    ['registrationClosed', { state: 'registrationClosed' }],
    ['periodOver', { endsOn: '2025-12-30' }],
  ] as const)('are none where the campaign is %s', async (outcome, change) => {
    const id = await campaign('Senza', change);
    expect(countsOf(await run(inCampaign(id)))).toEqual({ [outcome]: dealers.length });
    expect(await mailsAbout(id)).toEqual([]);
  });

  test('go out once a day, as days are in Italy', async () => {
    const id = await campaign('Una al giorno');
    const list = inCampaign(id);
    expect(countsOf(await run(list))).toEqual({ waiting: dealers.length });
    expect(countsOf(await run(list))).toEqual({ alreadyRemindedToday: dealers.length });
    const single = await service.call('GET', `/api/campaigns/${id}/dealer-email/${dealers[5]?.id}`, { as: 'ka.admin' });
    expect(single.json()).toMatchObject({ error: { reason: 'alreadyRemindedToday' } });
    expect(await mailsAbout(id)).toHaveLength(dealers.length);
  });

  test('asked again with the same key are the same run', async () => {
    const id = await campaign('Due volte');
    const headers = { 'idempotency-key': 'due-volte' };
    const [first, second] = [await send(inCampaign(id), headers), await send(inCampaign(id), headers)];
    const idOf = (response: typeof first) => response.json<{ data: { run: ReminderRun } }>().data.run.id;
    expect(idOf(second)).toBe(idOf(first));
    expect(await mailsAbout(id)).toHaveLength(dealers.length);
    expect((await send(inCampaign(id, dealers.slice(0, 2)), headers)).json()).toMatchObject({
      error: { reason: 'idempotencyKeyReused' },
    });
  });

  test('reminders that have become pointless by the time they are sent are reported as such', async () => {
    await service.outbox.drain();
    const id = await campaign('Chiusa prima');
    const { id: runId } = await run(inCampaign(id));
    await service.database.update(campaigns).set({ state: 'closed' }).where(eq(campaigns.id, id));
    await service.outbox.drain();
    expect(countsOf((await pageOf(runId)).run)).toEqual({ pointless: dealers.length });
  });

  test.each([
    [{}, 'memberships'],
    [{ filters: {} }, 'filters.standing'],
    [{ filters: { standing: 'close' } }, 'filters.standing'],
    [{ filters: { standing: 'notAccepted', agentId: 2_000_000_000 } }, 'filters.agentId'],
    [{ memberships: [{ campaignId: 2_000_000_000, dealerId: 1 }] }, 'memberships'],
    [{ memberships: [] }, 'memberships'],
    [{ campaign: { campaignId: 2_000_000_000 } }, 'campaign.campaignId'],
    [{ campaign: { campaignId: 1 }, memberships: [{ campaignId: 1, dealerId: 1 }] }, 'memberships'],
  ])('of %j are refused, by the field that is wrong', async (body, field) => {
    const response = await send(body);
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json<{ error: { fields: object } }>().error.fields)).toContain(field);
  });

  test('are of administrators alone, and a run that is not there is missing', async () => {
    expect((await send({}, {}, 'regional.manager')).statusCode).toBe(403);
    const missing = await service.call('GET', '/api/campaigns/reminders/2000000000', { as: 'ka.admin' });
    expect(missing.statusCode).toBe(404);
  });

  test('are of all dealers of a campaign that its list leaves', async () => {
    const id = await campaign('Della griglia');
    const [accepted] = dealers;
    await service.database
      .update(memberships)
      .set({ acceptedAt: service.clock.now() })
      .where(and(eq(memberships.campaignId, id), eq(memberships.dealerId, accepted?.id ?? 0)));
    const found = await run({ campaign: { campaignId: id, filter: { accepted: false } } });
    expect(countsOf(found)).toEqual({ waiting: dealers.length - 1 });
    const searched = await run({ campaign: { campaignId: id }, searchTerm: accepted?.code ?? '' });
    expect(countsOf(searched)).toEqual({ alreadyAccepted: 1 });
  });

  test('are found again in the list of runs, and their outcomes are a file', async () => {
    const id = await campaign('Ritrovata');
    const { id: runId } = await run(inCampaign(id));
    await service.outbox.drain();
    const listed = await service.call('GET', '/api/campaigns/reminders', { as: 'gd.admin' });
    const [newest] = listed.json<{ data: { runs: ReminderRun[] } }>().data.runs;
    expect(newest).toMatchObject({
      id: runId,
      status: 'done',
      total: dealers.length,
      counts: [{ outcome: 'sent', count: dealers.length }],
    });
    const file = await service.call('POST', `/api/campaigns/reminders/${runId}/export`, {
      as: 'gd.admin',
      body: { format: 'jsonl' },
    });
    const rows = file.body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { dealerId: number; outcome: string });
    const { items } = await pageOf(runId, '?pageSize=50');
    expect(rows.map(({ dealerId }) => dealerId)).toEqual(items.map(({ dealerId }) => dealerId));
    expect(new Set(rows.map(({ outcome }) => outcome))).toEqual(new Set(['SENT']));
    const none = await service.call('POST', `/api/campaigns/reminders/${runId}/export`, {
      as: 'gd.admin',
      body: { format: 'csv', outcome: 'failed' },
    });
    expect(none.body.trimEnd().split('\r\n')).toHaveLength(1);
  });

  test('are forgotten after a week, before their mails are', async () => {
    const id = await campaign('Dimenticata');
    const { id: runId } = await run(inCampaign(id));
    await service.outbox.drain();
    service.clock.advance(7 * 24 * 3_600_000 - 1000);
    await tidyUp(service);
    const stored = () => service.database.select().from(reminderRuns).where(eq(reminderRuns.id, runId));
    expect(await stored()).toHaveLength(1);
    expect(await mailsAbout(id)).toHaveLength(dealers.length);
    service.clock.advance(2000);
    await tidyUp(service);
    expect(await stored()).toEqual([]);
  });
});

const onPostgres = testDatabaseUrl === undefined ? describe.skip : describe;

onPostgres('many at once', () => {
  const caller = (): Promise<SignedIn> =>
    callerFor(service.database, { username: 'ka.admin', role: 'KA Administrator' });
  const context = (): ServiceContext => ({ ...service, wakeOutbox: () => undefined });

  const sources = { notAccepted: notAcceptedMemberships };

  test('remind each dealer once, whoever is faster: two runs and a single reminder', async () => {
    const administrator = await caller();
    for (let round = 0; round < 20; round++) {
      const id = await campaign(`Gara ${round}`);
      const list = { ...inCampaign(id), searchTerm: '' };
      const backwards = { ...list, memberships: [...list.memberships].reverse() };
      const singles = dealers.map(
        (dealer) => () => remindDealer(context(), administrator, { id, dealerId: dealer.id }),
      );
      const calls = await Promise.allSettled([
        sendReminders(context(), administrator, list, undefined, sources),
        ...singles.slice(0, 4).map((single) => single()),
        sendReminders(context(), administrator, backwards, undefined, sources),
        ...singles.slice(4, 8).map((single) => single()),
      ]);
      // a dealer reminded twice is refused, and nothing else goes wrong
      const wrong = calls.flatMap((call) => (call.status === 'rejected' ? [call.reason as unknown] : []));
      expect(wrong.filter((reason) => !(reason instanceof Refusal) || reason.code !== 'CONFLICT')).toEqual([]);
      const [noted] = await service.database
        .select({ total: count() })
        .from(reminders)
        .where(eq(reminders.campaignId, id));
      expect([round, noted?.total]).toEqual([round, dealers.length]);
      expect([round, (await mailsAbout(id)).length]).toEqual([round, dealers.length]);
    }
  });

  test('a run that fails on the way leaves nothing behind', async () => {
    const id = await campaign('Interrotta');
    const administrator = await caller();
    const broken = { ...administrator, userId: 2_000_000_000 };
    const sent = sendReminders(context(), broken, { ...inCampaign(id), searchTerm: '' }, undefined, sources);
    await expect(sent).rejects.toThrow();
    expect(await mailsAbout(id)).toEqual([]);
    expect(countsOf(await run(inCampaign(id)))).toEqual({ waiting: dealers.length });
  });
});
