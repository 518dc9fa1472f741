/** Who is notified of what, and how: one programme, in which everything happens (docs/domain/notifications.md). */
import type { EventAbout } from '@gdd/schema/events';
import { notificationKinds, type NotificationKind } from '@gdd/schema/notifications';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { users } from '../../ground/database/tables/people/accounts.js';
import { members } from '../../ground/database/tables/people/network.js';
import { approvals } from '../../ground/database/tables/programme/approvals.js';
import { budgetCrossings, campaigns } from '../../ground/database/tables/programme/campaigns.js';
import { settlementDocumentEvents } from '../../ground/database/tables/programme/documentEvents.js';
import { rulesVersionDealers } from '../../ground/database/tables/programme/rulesVersions.js';
import { memberships } from '../../ground/database/tables/programme/memberships.js';
import { settlementDocuments, settlements } from '../../ground/database/tables/programme/settlements.js';
import { events } from '../../ground/database/tables/work/events.js';
import { exportJobs } from '../../ground/database/tables/work/exports.js';
import { imports } from '../../ground/database/tables/work/imports.js';
import { outbox } from '../../ground/database/tables/work/mail.js';
import {
  inboxItems,
  notificationDigests,
  notificationPreferences,
} from '../../ground/database/tables/work/notifications.js';
import { publishEvent } from '../../events/publish.js';
import { openTestApp, type TestApp } from '../../testing/app/testApp.js';
import { createdCampaign } from '../../testing/programme/campaignCalls.js';
import { sell } from '../../testing/programme/salesAndCampaigns.js';
import type { InboxItem, Preferences } from './schemas.js';
import { deleteOldNotifications } from './housekeeping.js';
import { startNotifications } from './worker.js';

let service: TestApp;
let dealerId: number;
let campaignId: number;
/** Somebody else's: no user stands at or above it but the office. */
let otherDealerId: number;
const about: Partial<Record<NotificationKind, EventAbout>> = {};
const userIds = new Map<string, number>();
const idOfUser = (username: string) => userIds.get(username) ?? 0;
const above = [
  'agent',
  'area.manager',
  'distributor',
  'distributor.consultant',
  'distributor.user',
  'regional.manager',
];

beforeAll(async () => {
  service = await openTestApp();
  service.fixDay('2025-06-16');
  const { database } = service;
  for (const { id, username } of await database.select().from(users)) userIds.set(username, id);
  const dealer = await service.memberWithCode('DE00001');
  dealerId = dealer.id;
  const distributorId = dealer.distributorId ?? 0;
  const now = service.clock.now();
  ({ id: campaignId } = await createdCampaign(service, { title: 'Estate', eligibility: { brand: ['Aquila'] } }));
  await added(dealerId);
  const [other] = await database
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.role, 'Dealer'), ne(members.distributorId, distributorId)))
    .limit(1);
  otherDealerId = other?.id ?? 0;

  const admin = idOfUser('ka.admin');
  const [file] = await database
    .insert(imports)
    .values({
      kind: 'sales',
      status: 'applied',
      filename: 'vendite.csv',
      size: 1,
      contentHash: 'x',
      storageKey: 'x',
      createdAt: now,
    })
    .returning();
  const [job] = await database
    .insert(exportJobs)
    .values({
      ...{ userId: idOfUser('agent'), type: 'dealers', format: 'csv', input: { params: {} }, day: '2025-06-16' },
      ...{ status: 'done', filename: 'dealer.csv', contentType: 'text/csv', createdAt: now, expiresAt: now },
    })
    .returning();
  const [request] = await database
    .insert(approvals)
    .values({
      ...{ kind: 'closing', subject: `closing:${campaignId}`, campaignId, request: {}, proposedBy: admin },
      ...{ proposedAt: now, expiresAt: now },
    })
    .returning();
  const [crossing] = await database
    .insert(budgetCrossings)
    .values({ campaignId, basis: 'accumulated', threshold: 80, budget: '100.00', amount: '80.00', crossedAt: now })
    .returning();
  const [run] = await database
    .insert(settlements)
    .values({
      ...{ title: 'Giugno', campaignIds: [campaignId], filter: {}, minimum: '0', day: '2025-06-16', createdAt: now },
      ...{ state: 'approved', proposedAt: now, decidedAt: now },
    })
    .returning();
  const [document] = await database
    .insert(settlementDocuments)
    .values({
      ...{
        settlementId: run?.id ?? 0,
        dealerId,
        kind: 'creditNote',
        year: 2025,
        sequence: 1,
        number: 'NC-2025-000001',
      },
      ...{ day: '2025-06-16', net: '10.00', tax: '0' },
      receiver: { code: '', businessName: '', vatNumber: '', city: '', province: '' } as never,
    })
    .returning();
  const documentId = document?.id ?? 0;
  const codes = [{ code: '00305', description: null }];
  const [undelivered, rejected] = await database
    .insert(settlementDocumentEvents)
    .values([
      { documentId, event: 'undelivered', day: '2025-06-17', recordedAt: now },
      { documentId, event: 'rejected', day: '2025-06-18', codes, recordedAt: now },
    ])
    .returning();
  Object.assign(about, {
    campaignOpened: { campaignId },
    campaignJoined: { campaignId, dealerId },
    campaignEndsSoon: { campaignId, days: 14 },
    rulesChanged: { campaignId, version: 2 },
    thresholdNear: { campaignId, dealerId, threshold: 1000 },
    thresholdReached: { campaignId, dealerId, threshold: 900 },
    disputeOpened: { campaignId, dealerId, disputeId: 7, userId: idOfUser('dealer') },
    disputeAnswered: { campaignId, dealerId, disputeId: 7, userId: idOfUser('agent') },
    approvalRequested: { approvalId: request?.id ?? 0, campaignId },
    invoicingDecided: { dealerId },
    budgetCrossed: { campaignId, crossingId: crossing?.id ?? 0, threshold: 80 },
    importApplied: { importId: file?.id ?? 0 },
    importFailed: { importId: file?.id ?? 0 },
    exportReady: { exportId: job?.id ?? 0, userId: idOfUser('agent') },
    noteStepDue: { noteId: 3, dealerId, userId: idOfUser('agent') },
    factorsChanged: { userId: idOfUser('agent') },
    newDevice: { userId: idOfUser('agent') },
    statementFinal: { campaignId },
    documentReady: { settlementId: run?.id ?? 0 },
    documentUndelivered: { documentId, dealerId, documentEventId: undelivered?.id ?? 0 },
    documentRejected: { documentId, documentEventId: rejected?.id ?? 0 },
    debitNoteIssued: { documentId, dealerId },
    paymentReturned: { documentId, dealerId },
    creditHeld: { campaignId, dealerId },
    goalChanged: { campaignId, dealerId, threshold: 120 },
    closedEarly: { campaignId },
  } satisfies Record<NotificationKind, EventAbout>);
});
afterAll(() => service.close());
beforeEach(async () => {
  const { database } = service;
  await database.delete(inboxItems);
  await database.delete(notificationDigests);
  await database.delete(notificationPreferences);
  await database.delete(events);
  await database.delete(outbox);
});

async function added(dealer: number, campaign = campaignId) {
  const body = { data: { goalThreshold: 1000, dealer } };
  const response = await service.call('POST', `/api/campaigns/${campaign}/dealer/add`, { as: 'ka.admin', body });
  expect(response.statusCode).toBe(201);
}

let causes = 0;
async function publish(kind: NotificationKind, changes: EventAbout = {}) {
  const at = service.clock.now();
  const happened = { kind, key: (causes += 1), at, about: { ...about[kind], ...changes } };
  // documents follow from the approval of their run, final statements from the closing
  const before = { documentReady: 'settlementApproved', statementFinal: 'campaignClosed' } as const;
  const source = kind === 'documentReady' || kind === 'statementFinal' ? before[kind] : kind;
  await publishEvent(service.database, { ...happened, kind: source });
}
const notify = () => service.notifications.drain();

/** The users with an item, by name. */
async function notified(): Promise<string[]> {
  const rows = await service.database
    .selectDistinct({ username: users.username })
    .from(inboxItems)
    .innerJoin(users, eq(users.id, inboxItems.userId));
  return rows.map(({ username }) => username).sort();
}

async function inboxOf(as: string, body: object = {}): Promise<{ items: InboxItem[]; total: number }> {
  const response = await service.call('POST', '/api/notifications/inbox/table', { as, body });
  expect([response.statusCode, response.body]).toEqual([200, response.body]);
  return response.json<{ data: { items: InboxItem[]; total: number } }>().data;
}
const unreadOf = async (as: string) =>
  (await service.call('GET', '/api/notifications/inbox/unread', { as })).json<{ data: { unread: number } }>().data
    .unread;
const preferencesOf = async (as: string) =>
  (await service.call('GET', '/api/notifications/preferences', { as })).json<{ data: { preferences: Preferences } }>()
    .data.preferences;
const put = (as: string, body: object) => service.call('PUT', '/api/notifications/preferences', { as, body });
/** The dealer chooses how it hears of a kind. */
async function choose(as: string, kind: NotificationKind, inbox: boolean, mail: string, language = 'it') {
  const response = await put(as, { language, kinds: [{ kind, inbox, mail }] });
  expect([response.statusCode, response.body]).toEqual([200, response.body]);
}
/** Whom the mails that wait go to, by kind. */
const queued = async () =>
  (await service.database.select().from(outbox).orderBy(outbox.id)).map(
    ({ kind, recipient }) => `${kind} ${recipient}`,
  );

const office = ['gd.admin', 'ka.admin'];
const dealersAndThoseAbove = [...above, 'dealer'].sort();

describe('each kind is for those whom it concerns', () => {
  const cases: readonly (readonly [NotificationKind, readonly string[], Partial<InboxItem['link']> | null])[] = [
    ['campaignOpened', dealersAndThoseAbove, { page: 'subscription' }],
    ['campaignJoined', ['dealer'], { page: 'subscription' }],
    ['campaignEndsSoon', dealersAndThoseAbove, { page: 'subscription' }],
    ['rulesChanged', dealersAndThoseAbove, { page: 'subscription' }],
    ['goalChanged', dealersAndThoseAbove, { page: 'subscription' }],
    ['closedEarly', dealersAndThoseAbove, { page: 'subscription' }],
    ['statementFinal', dealersAndThoseAbove, { page: 'subscription' }],
    ['thresholdNear', ['dealer'], { page: 'subscription' }],
    ['thresholdReached', ['dealer'], { page: 'subscription' }],
    ['documentReady', ['dealer'], { page: 'document' }],
    ['documentUndelivered', ['dealer'], { page: 'document' }],
    ['documentRejected', office, { page: 'document' }],
    ['debitNoteIssued', ['dealer'], { page: 'document' }],
    ['paymentReturned', ['dealer'], { page: 'document' }],
    ['creditHeld', ['dealer'], { page: 'rewards', ids: [] }],
    ['disputeOpened', office, { page: 'dispute', ids: [7] }],
    ['disputeAnswered', ['agent', 'dealer'], { page: 'dispute', ids: [7] }],
    ['approvalRequested', ['gd.admin'], { page: 'approval' }],
    ['invoicingDecided', ['dealer'], { page: 'account', ids: [] }],
    ['budgetCrossed', office, { page: 'campaign' }],
    ['importApplied', office, { page: 'import' }],
    ['importFailed', office, { page: 'import' }],
    ['exportReady', ['agent'], { page: 'account', ids: [] }],
    ['noteStepDue', ['agent'], { page: 'dealer' }],
    ['factorsChanged', ['agent'], { page: 'account', ids: [] }],
    ['newDevice', ['agent'], { page: 'account', ids: [] }],
  ];

  test('and every kind is among them', () => {
    expect(cases.map(([kind]) => kind).sort()).toEqual([...notificationKinds].sort());
  });

  test.each(cases)('%s: %j', async (kind, expected, link) => {
    // who has not accepted loses nothing by an early closing
    const acceptedAt = kind === 'closedEarly' ? service.clock.now() : null;
    await service.database.update(memberships).set({ acceptedAt });
    await publish(kind);
    await notify();
    expect(await notified()).toEqual(expected);
    const reader = expected.includes('dealer') ? 'dealer' : (expected[0] ?? '');
    const { items, total } = await inboxOf(reader);
    expect([total, items[0]?.kind]).toEqual([1, kind]);
    expect(items[0]?.link).toMatchObject(link ?? {});
    expect((await inboxOf('consultant')).total).toBe(0);
  });

  test('a budget is crossed by an amount, of an amount', async () => {
    await publish('budgetCrossed');
    await notify();
    const { items } = await inboxOf('ka.admin');
    expect(items[0]).toMatchObject({ threshold: 80, basis: 'accumulated', amount: '80.00', budget: '100.00' });
  });

  test('who has accepted is not reminded of the end', async () => {
    await service.database.execute(sql`update memberships set accepted_at = now() where campaign_id = ${campaignId}`);
    await publish('campaignEndsSoon');
    await notify();
    expect(await notified()).toEqual([]);
    await service.database.execute(sql`update memberships set accepted_at = null where campaign_id = ${campaignId}`);
  });

  test('nobody is asked about a request that was decided meanwhile', async () => {
    const { database } = service;
    await database.execute(sql`update approvals set state = 'withdrawn', decided_by = proposed_by, decided_at = now()`);
    await publish('approvalRequested');
    await notify();
    expect(await notified()).toEqual([]);
    await database.execute(sql`update approvals set state = 'pending', decided_by = null, decided_at = null`);
  });

  test('a dealer hears nothing of another one', async () => {
    await publish('thresholdReached', { dealerId: otherDealerId });
    await notify();
    expect(await notified()).toEqual([]);
  });

  test('what its reader may see no more is gone from inbox, count and mails', async () => {
    await publish('campaignOpened');
    await publish('exportReady');
    await notify();
    expect([await unreadOf('dealer'), await unreadOf('agent')]).toEqual([1, 2]);
    await service.database.update(campaigns).set({ state: 'draft' }).where(eq(campaigns.id, campaignId));
    expect([await unreadOf('dealer'), await unreadOf('agent'), (await inboxOf('dealer')).total]).toEqual([0, 1, 0]);
    await service.outbox.drain();
    expect((await service.database.select().from(outbox)).map(({ outcome }) => outcome)).toEqual(['nobody']);
    await service.database.update(campaigns).set({ state: 'open' }).where(eq(campaigns.id, campaignId));
  });
});

test('two replicas that race notify each cause once', async () => {
  for (let more = 0; more < 10; more += 1) await publish('thresholdReached', { threshold: more });
  await publish('documentReady');
  const racing = {
    database: service.database,
    clock: service.clock,
    log: service.app.log,
    wakeOutbox: () => undefined,
  };
  const others = [1, 2, 3].map(() => startNotifications({ ...racing, pollMs: 2 ** 31 - 1 }));
  await Promise.all([service.notifications, ...others].map((worker) => worker.drain()));
  await notify();
  await Promise.all(others.map((worker) => worker.stop()));
  expect((await inboxOf('dealer')).total).toBe(11);
  expect((await queued()).length).toBe(1);
  const left = await service.database
    .select()
    .from(events)
    .where(sql`notified_at is null`);
  expect(left).toEqual([]);
});

describe('the inbox', () => {
  test('is filtered, counted and marked, each user’s own alone', async () => {
    await publish('campaignOpened');
    await publish('thresholdReached');
    await publish('documentReady');
    await notify();
    const { items } = await inboxOf('dealer');
    expect(items.map(({ kind, threshold, name, campaign }) => [kind, threshold, name, campaign?.title])).toEqual([
      ['documentReady', null, 'NC-2025-000001', undefined],
      ['thresholdReached', 900, null, 'Estate'],
      ['campaignOpened', null, null, 'Estate'],
    ]);
    const mark = (as: string, path: string, body?: object) =>
      service.call('POST', `/api/notifications/inbox/${path}`, { as, ...(body && { body }) });
    await mark('agent', 'read', { ids: items.map(({ id }) => id) });
    expect(await unreadOf('dealer')).toBe(3);
    const marked = await mark('dealer', 'read', { ids: [items[0]?.id] });
    expect(marked.json()).toMatchObject({ data: { unread: 2 } });
    expect((await inboxOf('dealer', { filter: { unread: true, kind: 'thresholdReached' } })).total).toBe(1);
    expect((await inboxOf('dealer', { searchTerm: 'nc-2025' })).total).toBe(1);
    expect((await inboxOf('dealer', { filter: { unread: false } })).items[0]?.readAt).not.toBeNull();
    expect((await mark('dealer', 'read-all')).json()).toMatchObject({ data: { unread: 0 } });
    expect(await unreadOf('agent')).toBe(1);
  });
});

describe('mails', () => {
  test('go at once to whom the role’s default says, with what is due to one click of unsubscribing', async () => {
    await publish('documentReady');
    await notify();
    expect(await queued()).toEqual(['notification dealer@gdd.example']);
    await service.outbox.drain();
    const [mail = ''] = await service.mailsTo('dealer@gdd.example');
    expect(mail).toContain('Il documento NC-2025-000001 è pronto.');
    expect(mail).toMatch(/https:\/\/portal\.example\/settlements\/documents\/\d+/);
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const token = /List-Unsubscribe:\s*<https:\/\/portal\.example\/unsubscribe\/([^>\s]+)>/.exec(mail)?.[1] ?? '';
    const end = (of: string) => service.call('POST', `/api/notifications/unsubscribe/${of}`);
    for (const again of [1, 2]) expect([again, (await end(token)).statusCode]).toEqual([again, 200]);
    const kinds = (await preferencesOf('dealer')).kinds;
    expect(kinds.find(({ kind }) => kind === 'documentReady')).toEqual({
      kind: 'documentReady',
      inbox: true,
      mail: 'none',
    });
    expect(kinds.find(({ kind }) => kind === 'rulesChanged')?.mail).toBe('atOnce');
    for (const wrong of ['x', `${token}x`, token.replace(/^./, 'Z'), 'a.b.c']) {
      expect([wrong, (await end(wrong)).statusCode]).toEqual([wrong, 404]);
    }
  });

  test('are written in English for who wants that, and have no link to end what must be sent', async () => {
    await choose('dealer', 'thresholdReached', true, 'atOnce', 'en');
    await publish('thresholdReached', { threshold: 1200 });
    await service.call('POST', '/api/auth/forgotPassword', { body: { email: 'dealer@gdd.example' } });
    await notify();
    await service.outbox.drain();
    const mails = await service.mailsTo('dealer@gdd.example');
    const english = mails.find((mail) => mail.includes('Dear Donatella'));
    expect(english).toContain('The threshold of 1,200 tyres of the campaign “Estate” is reached.');
    expect(english).toContain('because among your notifications “Threshold reached” is mailed at once');
    for (const mail of mails.filter((each) => each.includes('-reset-'))) expect(mail).not.toContain('List-Unsubscribe');
    await put('dealer', { language: 'it', kinds: [] });
  });

  test('of a note that could not be delivered say in both languages where the dealer finds it', async () => {
    const mailOf = async (language: string) => {
      await choose('dealer', 'documentUndelivered', true, 'atOnce', language);
      await publish('documentUndelivered');
      await notify();
      await service.outbox.drain();
      return (await service.mailsTo('dealer@gdd.example')).at(-1);
    };
    expect(await mailOf('it')).toContain('Il documento NC-2025-000001 è emesso, ma non è stato possibile');
    expect(await mailOf('en')).toContain('The document NC-2025-000001 is issued, but could not be delivered');
    await put('dealer', { language: 'it', kinds: [] });
  });

  test('of a rejected note name its codes and the last day, as its item does, and neither of any other', async () => {
    await choose('ka.admin', 'documentRejected', true, 'atOnce');
    await publish('documentRejected');
    await publish('documentUndelivered');
    await notify();
    await service.outbox.drain();
    const { items } = await inboxOf('ka.admin');
    expect(items).toMatchObject([{ name: 'NC-2025-000001', codes: ['00305'], until: '2025-06-23' }]);
    expect((await inboxOf('dealer')).items).toMatchObject([{ codes: [], until: null }]);
    const [mail = ''] = await service.mailsTo('ka.admin@gdd.example');
    expect(mail).toContain('NC-2025-000001 (00305): è da rinviare entro il 23 giugno 2025.');
  });

  test('of one cause go to an address once, whichever mail was first', async () => {
    const email = 'dealer@gdd.example';
    await service.database.update(members).set({ email }).where(eq(members.id, dealerId));
    const amounts = { accumulatedBefore: '1', accumulatedAfter: '2', expendableBefore: '0', expendableAfter: '0' };
    await service.database.insert(rulesVersionDealers).values({ campaignId, version: 2, dealerId, ...amounts });
    await publish('rulesChanged');
    await notify();
    expect([await queued(), await unreadOf('dealer')]).toEqual([[], 1]);
    await service.database.delete(rulesVersionDealers).where(eq(rulesVersionDealers.campaignId, campaignId));
  });

  test('are listed with what became of them, without their texts', async () => {
    await publish('documentReady');
    await notify();
    await service.outbox.drain();
    const table = (body: object, as = 'ka.admin') => service.call('POST', '/api/mails/table', { as, body });
    const { data } = (
      await table({ searchTerm: 'dealer@', filter: { state: 'sent', queuedAt: { from: '2026-03-01' } } })
    ).json<{
      data: { items: Record<string, unknown>[] };
    }>();
    expect(data.items).toMatchObject([
      { kind: 'notification', recipient: 'dealer@gdd.example', state: 'sent', tries: 1 },
    ]);
    expect(Object.keys(data.items[0] ?? {}).sort()).toEqual(
      ['doneAt', 'id', 'kind', 'lastError', 'queuedAt', 'recipient', 'state', 'tries'].sort(),
    );
    for (const filter of [{ state: 'waiting' }, { kind: 'reset' }, { queuedAt: { to: '2026-03-01' } }]) {
      expect((await table({ filter })).json()).toMatchObject({ data: { total: 0 } });
    }
    expect((await table({}, 'distributor')).statusCode).toBe(403);
  });
});

describe('preferences', () => {
  test('decide between inbox and mail, or neither', async () => {
    await choose('dealer', 'thresholdReached', false, 'none');
    await publish('thresholdReached');
    await notify();
    expect(await notified()).toEqual([]);
    await choose('dealer', 'thresholdReached', false, 'atOnce');
    await publish('thresholdReached');
    await notify();
    expect([(await inboxOf('dealer')).total, await queued()]).toEqual([0, ['notification dealer@gdd.example']]);
    await choose('distributor', 'thresholdReached', true, 'none');
    await publish('thresholdReached');
    await notify();
    expect((await inboxOf('distributor')).items[0]).toMatchObject({
      dealer: { code: 'DE00001' },
      link: { page: 'statement', ids: [campaignId, dealerId] },
    });
  });

  test.each([
    ['a kind that does not concern the role', [{ kind: 'importFailed', inbox: true, mail: 'none' }]],
    ['a kind twice', [1, 2].map(() => ({ kind: 'thresholdNear', inbox: true, mail: 'none' }))],
  ])('refuse %s', async (_what, kinds) => {
    expect((await put('dealer', { language: 'it', kinds })).statusCode).toBe(422);
  });
});

describe('a digest', () => {
  const hour = 60 * 60_000;
  const digests = async () => {
    const racing = service.digests.drain();
    await Promise.all([racing, service.digests.drain()]);
    return (await queued()).filter((mail) => mail.startsWith('digest'));
  };

  test('lists at 8 what was there, once a day, and is never empty', async () => {
    // Monday 2 March 2026, 10:00 in Rome
    await publish('thresholdReached');
    await publish('thresholdNear');
    await publish('campaignOpened');
    await notify();
    expect(await digests()).toEqual([]);
    service.clock.advance(21.9 * hour);
    expect(await digests()).toEqual([]);
    service.clock.advance(0.2 * hour);
    expect(await digests()).toEqual(['digest dealer@gdd.example']);
    expect(await digests()).toEqual(['digest dealer@gdd.example']);
    await service.outbox.drain();
    const mail = (await service.mailsTo('dealer@gdd.example')).at(-1) ?? '';
    expect(mail).toContain('La soglia di 900 pneumatici della campagna «Estate» è raggiunta.');
    expect(mail).toContain('La soglia di 1.000 pneumatici');
    expect(mail).not.toContain('è aperta');
    expect(mail).toContain('un riepilogo al giorno');
    expect(mail).toContain('List-Unsubscribe-Post');
    service.clock.advance(24 * hour);
    expect(await digests()).toHaveLength(1);
    // those above read on Mondays
    service.clock.advance(5 * 24 * hour);
    expect((await digests()).sort()).toEqual(
      [...above.map((name) => `digest ${name}@gdd.example`), 'digest dealer@gdd.example'].sort(),
    );
  });

  test('follows a change of mind, and has nothing of which is wanted no more', async () => {
    await publish('thresholdReached');
    await publish('thresholdNear');
    await notify();
    await choose('dealer', 'thresholdReached', true, 'none');
    service.clock.advance(24 * hour);
    await digests();
    await service.outbox.drain();
    const mail = (await service.mailsTo('dealer@gdd.example')).at(-1) ?? '';
    expect([mail.includes('è vicina'), mail.includes('è raggiunta')]).toEqual([true, false]);
  });
});

test('what was read half a year ago is deleted, with the events behind it', async () => {
  await publish('thresholdReached');
  await publish('thresholdNear');
  await notify();
  const { items } = await inboxOf('dealer');
  await service.call('POST', '/api/notifications/inbox/read', { as: 'dealer', body: { ids: [items[0]?.id] } });
  await service.database.update(events).set({ postedAt: service.clock.now() });
  const left = async () => [await service.database.$count(inboxItems), await service.database.$count(events)];
  await deleteOldNotifications(service.database, service.clock.now());
  expect(await left()).toEqual([2, 2]);
  await deleteOldNotifications(service.database, new Date(service.clock.now().getTime() + 181 * 24 * 60 * 60_000));
  expect(await left()).toEqual([1, 1]);
});

describe('as time and tyres go by', () => {
  const causesOf = async (...kinds: NotificationKind[]) =>
    (await service.database.select().from(events).where(inArray(events.kind, kinds)).orderBy(events.id)).map(
      ({ cause }) => cause,
    );
  const look = () => service.timedEvents.drain();

  test('an end is reported 14 and 3 days before, to a campaign that somebody has not accepted', async () => {
    const ending = async () =>
      (await causesOf('campaignEndsSoon')).filter((cause) => cause.includes(`:${campaignId}:`));
    for (const day of ['2025-06-15', '2025-06-16', '2025-06-17', '2025-06-28', '2025-06-30', '2025-07-01']) {
      service.fixDay(day);
      await look();
    }
    const cause = `campaignEndsSoon:${campaignId}:2025-06-30`;
    expect(await ending()).toEqual([`${cause}:14`, `${cause}:3`]);
  });

  test('a threshold is near, then reached, once; a draft and who has not accepted hear nothing', async () => {
    const thresholds = () => causesOf('thresholdNear', 'thresholdReached');
    const sold = async (importId: number, quantity: number) => {
      await sell(service.database, importId, [{ dealerId, soldOn: '2025-03-01', quantity }]);
      await look();
    };
    await sold(9100, 899);
    expect(await thresholds()).toEqual([]);
    const body = { accepted: 1 };
    service.fixDay('2025-06-16');
    await service.call('PATCH', `/api/campaigns/${campaignId}/dealer/accept`, { as: 'dealer', body });
    await look();
    expect(await thresholds()).toEqual([]);
    await sold(9101, 1);
    const near = `thresholdNear:${campaignId}:${dealerId}:1000`;
    const reached = `thresholdReached:${campaignId}:${dealerId}:1000`;
    expect(await thresholds()).toEqual([near]);
    await sold(9102, 200);
    await sold(9103, -200);
    await sold(9104, 200);
    expect(await thresholds()).toEqual([near, reached]);
  });
});

test('who joins an opened campaign hears of it, once, and not of the opening', async () => {
  const { id } = await createdCampaign(service, { title: 'Autunno' });
  service.clock.advance(1000);
  await added(dealerId, id);
  await notify();
  const items = async () => (await inboxOf('dealer')).items.map(({ kind, campaign }) => [kind, campaign?.title]);
  expect(await items()).toEqual([['campaignJoined', 'Autunno']]);
  expect(await notified()).toEqual(['dealer']);
  expect(await queued()).toEqual(['notification dealer@gdd.example']);
  const removed = await service.call('DELETE', `/api/campaigns/${id}/dealer/${dealerId}`, { as: 'ka.admin' });
  expect(removed.statusCode).toBe(200);
  await added(dealerId, id);
  await notify();
  expect(await items()).toEqual([['campaignJoined', 'Autunno']]);
  await service.outbox.drain();
  expect((await service.mailsTo('dealer@gdd.example')).at(-1)).toContain('Ora fa parte della campagna «Autunno».');
});
