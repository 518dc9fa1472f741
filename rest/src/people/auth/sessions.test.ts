import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { demonstrationPassword } from '@gdd/schema/demonstration';
import { eq } from 'drizzle-orm';
import { sessions } from '../../ground/database/tables/people/sessions.js';
import { newPerson, newSession, ownUser, statusOf, type Person } from '../../testing/app/accounts.js';
import { bearing } from '../../testing/app/personalTokens.js';
import { openTestApp, type TestApp } from '../../testing/app/testApp.js';

const second = 1000;
const minute = 60 * second;

let service: TestApp;
beforeAll(async () => {
  service = await openTestApp();
});
afterAll(() => service.close());

interface Listed {
  readonly id: number;
  readonly createdAt: string;
  readonly signedInFrom: string | null;
  readonly lastUsedAt: string;
  readonly lastUsedFrom: string | null;
  readonly current: boolean;
}

const list = async (token: string) => {
  const response = await service.call('GET', '/api/user/sessions', bearing(token));
  return response.json<{ data: { sessions: Listed[] } }>().data.sessions;
};

const end = (token: string, which: number | 'others') =>
  service.call('DELETE', `/api/user/sessions${which === 'others' ? '' : `/${which}`}`, bearing(token));

/** Somebody with a session on two more devices. */
async function onThreeDevices(username: string): Promise<Person & { phone: string; tablet: string }> {
  const person = await newPerson(service, username);
  service.clock.advance(minute);
  const phone = await newSession(service, person, '198.51.100.7');
  service.clock.advance(minute);
  return { ...person, phone, tablet: await newSession(service, person, '::ffff:203.0.113.9') };
}

describe('the list of sessions', () => {
  test('says since when each is, when and from where it was last used, and which one asks', async () => {
    const { phone } = await onThreeDevices('elenco@esempio.it');
    const now = service.clock.now().getTime();
    const at = (ms: number) => new Date(now + ms).toISOString();
    service.clock.advance(10 * minute);
    await statusOf(service, phone, { from: '2001:db8::7' });
    const [newest, tablet, first] = await list(phone);
    expect(newest).toMatchObject({
      createdAt: at(-minute),
      signedInFrom: '198.51.100.7',
      lastUsedAt: at(10 * minute),
      lastUsedFrom: '2001:db8::7',
      current: true,
    });
    expect(tablet).toMatchObject({ createdAt: at(0), signedInFrom: '203.0.113.9', current: false });
    expect(first).toMatchObject({ createdAt: at(-2 * minute), lastUsedFrom: '127.0.0.1', current: false });
  });

  test('has the last use to the minute', async () => {
    const { token } = await newPerson(service, 'minuto@esempio.it');
    const lastUse = async () => {
      await statusOf(service, token);
      return (await list(token))[0]?.lastUsedAt;
    };
    const noted = await lastUse();
    service.clock.advance(minute - second);
    expect(await lastUse()).toBe(noted);
    service.clock.advance(second);
    expect(await lastUse()).toBe(service.clock.now().toISOString());
  });

  test('holds no token, and no session that is over', async () => {
    const { token } = await newPerson(service, 'scaduta@esempio.it');
    // used in each hour, so that it lasts its whole time
    for (let hour = 1; hour < 12; hour += 1) {
      service.clock.advance(60 * minute);
      await statusOf(service, token);
    }
    service.clock.advance(60 * minute - second);
    const later = await newSession(service, { username: 'scaduta@esempio.it', password: 'la-Mia-Prima-Volta' });
    expect(await list(later)).toHaveLength(2);
    service.clock.advance(second);
    expect(await list(later)).toHaveLength(1);
    const response = await service.call('GET', '/api/user/sessions', bearing(later));
    const [stored] = await service.database.select().from(sessions).orderBy(sessions.id);
    expect(response.body).not.toContain(stored?.tokenHash ?? token);
  });

  test('sessions from before addresses were stored are listed without one', async () => {
    const { token } = await newPerson(service, 'prima@esempio.it');
    const { id } = await ownUser(service, token);
    const before = { signedInFrom: null, lastUsedAt: null, lastUsedFrom: null };
    await service.database.update(sessions).set(before).where(eq(sessions.userId, id));
    expect(await list(token)).toMatchObject([{ signedInFrom: null, current: true }]);
  });
});

describe('a session', () => {
  test('is ended by its user from another one, at once', async () => {
    const { token, phone, tablet } = await onThreeDevices('termina@esempio.it');
    const sessionOfPhone = (await list(phone)).find(({ current }) => current)?.id ?? 0;
    expect((await end(token, sessionOfPhone)).json()).toEqual({ success: true, data: {} });
    expect(await Promise.all([token, phone, tablet].map((each) => statusOf(service, each)))).toEqual([200, 401, 200]);
    expect((await end(token, sessionOfPhone)).statusCode).toBe(404);
  });

  test('is ended by nobody else', async () => {
    const { token } = await newPerson(service, 'mia@esempio.it');
    const [mine] = await list(token);
    const response = await service.call('DELETE', `/api/user/sessions/${mine?.id}`, { as: 'ka.admin' });
    expect(response.statusCode).toBe(404);
    expect(await statusOf(service, token)).toBe(200);
  });

  test('stays when its user ends all others', async () => {
    const { token, phone, tablet } = await onThreeDevices('altri@esempio.it');
    const { token: stranger } = await newPerson(service, 'estranea@esempio.it');
    expect((await end(phone, 'others')).statusCode).toBe(200);
    const statuses = await Promise.all([token, phone, tablet, stranger].map((each) => statusOf(service, each)));
    expect(statuses).toEqual([401, 200, 401, 200]);
    expect((await end(phone, 'others')).statusCode).toBe(200);
  });
});

describe('the proof of a session', () => {
  const confirm = (token: string, password: string, from?: string) =>
    service.call('POST', '/api/user/proof', { ...bearing(token), body: { password }, ...(from && { from }) });

  const invitation = { email: 'seconda@esempio.it', name: 'Seconda', roles: ['KA Administrator'], memberId: 1 };

  test('a stolen session invites nobody once its sign-in is five minutes old', async () => {
    const stolen = await service.tokenOf('ka.admin');
    service.clock.advance(6 * minute);
    const response = await service.call('POST', '/api/users/invite', { ...bearing(stolen), body: invitation });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ error: { code: 'FORBIDDEN', reason: 'stepUpRequired' } });
  });

  test('a wrong one is a failed sign-in: the sixth is refused, the right one too', async () => {
    const person = await newPerson(service, 'tentativi@esempio.it');
    for (let count = 0; count < 5; count += 1) {
      const response = await confirm(person.token, `sbagliata-${count}`, '203.0.113.5');
      expect(response.json()).toMatchObject({
        error: { code: 'BAD_USER_INPUT', fields: { password: 'wrongPassword' } },
      });
    }
    const response = await confirm(person.token, person.password, '203.0.113.5');
    expect(response.json()).toMatchObject({ error: { code: 'RATE_LIMITED', reason: 'tooManyFailures' } });
  });

  test('confirmed in one session it says nothing of another', async () => {
    const one = await service.tokenOf('gd.admin');
    const second = await newSession(service, { username: 'gd.admin', password: demonstrationPassword });
    service.clock.advance(6 * minute);
    expect((await confirm(one, demonstrationPassword)).statusCode).toBe(200);
    const call = (token: string) => service.call('PUT', '/api/users/999999/disable', bearing(token));
    expect([(await call(one)).statusCode, (await call(second)).statusCode]).toEqual([404, 403]);
  });
});

describe('a session that nobody uses', () => {
  test('ends after two hours, and not while it is used', async () => {
    const { token } = await newPerson(service, 'inattiva@esempio.it');
    service.clock.advance(119 * minute);
    expect(await statusOf(service, token)).toBe(200);
    service.clock.advance(119 * minute);
    expect(await statusOf(service, token)).toBe(200);
    service.clock.advance(120 * minute);
    expect(await statusOf(service, token)).toBe(401);
  });

  test('is in no list and cannot be ended', async () => {
    const person = await newPerson(service, 'dimenticata@esempio.it');
    service.clock.advance(minute);
    const second = await newSession(service, person);
    const [, forgotten] = await list(second);
    service.clock.advance(119 * minute);
    expect((await list(second)).map(({ id }) => id)).not.toContain(forgotten?.id);
    expect((await end(second, forgotten?.id ?? 0)).statusCode).toBe(404);
  });

  test('ends after as many minutes as the settings say', async () => {
    const short = await openTestApp({ sessionIdleMs: 5 * minute });
    const { token } = await newPerson(short, 'breve@esempio.it');
    short.clock.advance(5 * minute);
    expect(await statusOf(short, token)).toBe(401);
    await short.close();
  });
});
