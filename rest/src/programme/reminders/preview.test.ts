import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { and, asc, count, eq } from 'drizzle-orm';
import { insertMemberships } from '../memberships/membership/queries.js';
import { campaigns } from '../../ground/database/tables/programme/campaigns.js';
import { members } from '../../ground/database/tables/people/network.js';
import { memberships } from '../../ground/database/tables/programme/memberships.js';
import { outbox } from '../../ground/database/tables/work/mail.js';
import { reminderRuns, reminders } from '../../ground/database/tables/programme/reminders.js';
import { newCampaign } from '../../testing/programme/salesAndCampaigns.js';
import { openTestApp, type TestApp } from '../../testing/app/testApp.js';
import type { ReminderPreview, ReminderRun } from './schemas.js';

let service: TestApp;
let dealers: readonly (typeof members.$inferSelect)[];

beforeAll(async () => {
  service = await openTestApp();
  const { database } = service;
  const all = await database.select().from(members).where(eq(members.role, 'Dealer')).orderBy(asc(members.id));
  dealers = all.slice(0, 6);
  for (const { id } of dealers) {
    await database
      .update(members)
      .set({ email: `dealer${id}@esempio.it` })
      .where(eq(members.id, id));
  }
});
afterAll(() => service.close());

/** A campaign with the dealers, none of which has accepted. */
async function campaign(title: string) {
  const { id } = await newCampaign(service.database, { title });
  const goals = dealers.map((dealer) => ({ dealerId: dealer.id, goalThreshold: 100 }));
  await insertMemberships(service.database, id, goals, service.clock.now());
  return id;
}

const ask = (body: object, as = 'ka.admin') => service.call('POST', '/api/campaigns/reminders/preview', { as, body });

async function preview(body: object): Promise<ReminderPreview> {
  const response = await ask(body);
  expect([response.statusCode, response.statusCode === 200 ? '' : response.body]).toEqual([200, '']);
  return response.json<{ data: { preview: ReminderPreview } }>().data.preview;
}

const countsOf = ({ counts }: Pick<ReminderPreview | ReminderRun, 'counts'>) =>
  Object.fromEntries(counts.map((each) => [each.outcome, each.count]));

/** All that a preview could have written. */
async function written() {
  const { database } = service;
  const of = async (table: typeof reminders | typeof reminderRuns | typeof outbox) =>
    (await database.select({ rows: count() }).from(table))[0]?.rows;
  return [await of(reminders), await of(reminderRuns), await of(outbox)];
}

test('a preview says who would get a mail and who would not, as the run then does, and writes nothing', async () => {
  const id = await campaign('Autunno');
  const [accepted, silent, reminded] = dealers;
  const own = and(eq(memberships.campaignId, id), eq(memberships.dealerId, accepted!.id));
  await service.database.update(memberships).set({ acceptedAt: service.clock.now() }).where(own);
  await service.database.update(members).set({ email: null }).where(eq(members.id, silent!.id));
  await service.call('GET', `/api/campaigns/${id}/dealer-email/${reminded!.id}`, { as: 'ka.admin' });
  const before = await written();
  const body = { campaign: { campaignId: id } };
  const expected = { alreadyAccepted: 1, noMailAddress: 1, alreadyRemindedToday: 1, waiting: 3 };
  expect(countsOf(await preview(body))).toEqual(expected);
  expect(await written()).toEqual(before);

  const sent = await service.call('POST', '/api/campaigns/reminders', { as: 'ka.admin', body });
  expect(countsOf(sent.json<{ data: { run: ReminderRun } }>().data.run)).toEqual(expected);
  expect(countsOf(await preview(body))).toEqual({ alreadyAccepted: 1, noMailAddress: 1, alreadyRemindedToday: 4 });
  await service.database.update(members).set({ email: 'di.nuovo@esempio.it' }).where(eq(members.id, silent!.id));
});

test('the preview is the mail as its first recipient will read it', async () => {
  const id = await campaign('Inverno');
  const body = { campaign: { campaignId: id, filter: { accepted: false } } };
  const { mail } = await preview(body);
  const [first] = dealers;
  expect(mail?.businessName).toBe(first?.businessName);
  expect(mail?.subject).toBe('Campagna «Inverno»: da accettare');
  expect(mail?.text).toContain(`https://portal.example/subscriptions/${id}`);

  await service.call('POST', '/api/campaigns/reminders', { as: 'ka.admin', body });
  await service.outbox.drain();
  const [sent = ''] = (await service.mailsTo(`dealer${first?.id}@esempio.it`)).slice(-1);
  expect(sent.replaceAll('\r\n', '\n')).toContain(mail?.text);
});

test('the preview has no mail where nobody would get one', async () => {
  const id = await campaign('Finita');
  await service.database.update(campaigns).set({ endsOn: '2025-12-30' }).where(eq(campaigns.id, id));
  expect(await preview({ campaign: { campaignId: id } })).toEqual({
    counts: [{ outcome: 'periodOver', count: dealers.length }],
    mail: null,
  });
});

test('an unknown campaign is refused as it is when reminders are sent', async () => {
  const response = await ask({ campaign: { campaignId: 2_000_000_000 } });
  expect(response.json()).toMatchObject({
    error: { code: 'BAD_USER_INPUT', fields: { 'campaign.campaignId': 'unknown' } },
  });
});
