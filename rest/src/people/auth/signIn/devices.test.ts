import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { demonstrationPassword } from '@gdd/schema/demonstration';
import { eq } from 'drizzle-orm';
import { events } from '../../../ground/database/tables/work/events.js';
import { users } from '../../../ground/database/tables/people/accounts.js';
import { knownDevices } from '../../../ground/database/tables/people/sessions.js';
import { tidyUp } from '../../../operations/housekeeping.js';
import { bearing } from '../../../testing/app/personalTokens.js';
import { openTestApp, type TestApp } from '../../../testing/app/testApp.js';

let service: TestApp;
beforeAll(async () => {
  service = await openTestApp();
});
afterAll(() => service.close());

const dayMs = 24 * 60 * 60_000;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Mobile/15E148 Safari/604.1';

interface Answer {
  readonly api_token: string;
}

async function signIn(username: string, userAgent: string, from: string, password = demonstrationPassword) {
  const body = { username, password };
  const response = await service.call('POST', '/api/login', { body, from, headers: { 'user-agent': userAgent } });
  return { status: response.statusCode, token: response.json<Answer>().api_token };
}

/** A user with a confirmed address of its own, who has not signed in yet. @returns what reads the mails and events */
async function person(username: string) {
  const email = `${username}@dispositivi.example`;
  const now = service.clock.now();
  const [user] = await service.database
    .update(users)
    .set({ email, emailConfirmedAt: now })
    .where(eq(users.username, username))
    .returning();
  await service.database.delete(knownDevices).where(eq(knownDevices.userId, user?.id ?? 0));
  const told = async () => {
    await service.outbox.drain();
    const mails = (await service.mailsTo(email)).filter((text) => text.includes('dispositivo mai usato prima'));
    const published = await service.database.select().from(events).where(eq(events.kind, 'newDevice'));
    const own = published.filter(({ about }) => about.userId === user?.id);
    return { mails, events: own.length };
  };
  return { id: user?.id ?? 0, told };
}

test('a sign-in from a new kind of device or another network is told once, and the first one ever is not', async () => {
  const { told } = await person('agent');
  await signIn('agent', firefox, '198.51.100.7');
  expect(await told()).toEqual({ mails: [], events: 0 });
  await signIn('agent', firefox, '198.51.100.7');
  await signIn('agent', firefox.replaceAll('143', '144'), '198.51.200.9');
  expect(await told()).toEqual({ mails: [], events: 0 });
  await signIn('agent', safari, '198.51.100.7');
  const first = await told();
  expect(first).toEqual({ mails: [expect.stringContaining('Safari · iPhone')], events: 1 });
  expect(first.mails[0]).toContain('198.51.100.7');
  expect(first.mails[0]).toContain('https://portal.example/account');
  await signIn('agent', safari, '198.51.100.7');
  await signIn('agent', firefox, '203.0.113.5');
  await signIn('agent', 'curl/8.5.0', '198.51.100.7');
  const all = await told();
  expect([all.mails.length, all.events]).toEqual([3, 3]);
  expect(all.mails.join()).toContain('Un programma');
});

test('a wrong password tells of no device, and makes none known', async () => {
  const { id, told } = await person('distributor');
  await signIn('distributor', firefox, '198.51.100.7');
  expect((await signIn('distributor', safari, '203.0.113.5', 'sbagliata-del-tutto')).status).toBe(401);
  expect(await told()).toEqual({ mails: [], events: 0 });
  expect(await service.database.$count(knownDevices, eq(knownDevices.userId, id))).toBe(1);
});

test('the sessions say with which device they began, and a device is forgotten after half a year', async () => {
  const { id } = await person('area.manager');
  const { token } = await signIn('area.manager', safari, '198.51.100.7');
  await signIn('area.manager', 'curl/8.5.0', '198.51.100.7');
  const response = await service.call('GET', '/api/user/sessions', bearing(token));
  const { sessions } = response.json<{ data: { sessions: { device: string | null; current: boolean }[] } }>().data;
  expect(sessions.map(({ device, current }) => [device, current])).toEqual(
    expect.arrayContaining([
      ['Safari · iPhone', true],
      [null, false],
    ]),
  );
  const devices = () => service.database.$count(knownDevices, eq(knownDevices.userId, id));
  service.clock.advance(179 * dayMs);
  await tidyUp(service);
  expect(await devices()).toBe(2);
  service.clock.advance(2 * dayMs);
  await tidyUp(service);
  expect(await devices()).toBe(0);
});
