import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { demonstrationPassword } from '@gdd/schema/demonstration';
import { authAttempts, knownAddresses } from '../../../ground/database/tables/people/sessions.js';
import { tidyUp } from '../../../operations/housekeeping.js';
import { confirmedPerson, firstPassword, newestLink, setPassword, signIn } from '../../../testing/app/accounts.js';
import { bearing } from '../../../testing/app/personalTokens.js';
import { openTestApp, type TestApp } from '../../../testing/app/testApp.js';

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

let service: TestApp;
beforeAll(async () => {
  service = await openTestApp();
});
beforeEach(async () => {
  await service.database.delete(authAttempts);
  await service.database.delete(knownAddresses);
});
afterAll(() => service.close());

const wrong = 'not the password';
const login = (username: string, password: string, from: string) => signIn(service, username, password, from);
const statusOf = async (username: string, password: string, from: string) =>
  (await login(username, password, from)).statusCode;

/** Fails to sign in so often, from an address each, or from one. */
async function fail(username: string, times: number, from: (i: number) => string): Promise<void> {
  for (let i = 0; i < times; i++) {
    if ((await statusOf(username, wrong, from(i))) !== 401) throw new Error(`The try ${i} was stopped.`);
  }
}

/** Addresses of which no limit sees five. */
const everywhere = (i: number) => `10.20.${Math.floor(i / 200)}.${i % 200}`;

describe('failures of an account from one address', () => {
  test('are stopped after five, for the right password too, until 15 minutes have passed', async () => {
    const from = '10.1.0.1';
    for (let i = 0; i < 5; i++) {
      expect(await statusOf('dealer', wrong, from)).toBe(401);
      service.clock.advance(minute);
    }
    const stopped = await login(' DEALER', demonstrationPassword, from);
    expect(stopped.statusCode).toBe(429);
    expect(stopped.headers['retry-after']).toBe('600');
    expect(stopped.json()).toMatchObject({
      error: { code: 'RATE_LIMITED', reason: 'tooManyFailures', retryAfter: 600 },
    });
    expect(stopped.body).toContain('Password dimenticata?');
    service.clock.advance(599 * second);
    expect(await statusOf('dealer', demonstrationPassword, from)).toBe(429);
    service.clock.advance(second);
    expect(await statusOf('dealer', demonstrationPassword, from)).toBe(200);
  });

  test('keep nobody out who comes from another address', async () => {
    await fail('dealer', 5, () => '10.1.0.2');
    expect(await statusOf('dealer', demonstrationPassword, '10.1.0.2')).toBe(429);
    expect(await statusOf('dealer', demonstrationPassword, '10.1.0.3')).toBe(200);
  });

  test('are forgotten after a good one', async () => {
    for (let round = 0; round < 3; round++) {
      await fail('dealer', 4, () => '10.1.0.4');
      expect(await statusOf('dealer', demonstrationPassword, '10.1.0.4')).toBe(200);
    }
  });

  test('are counted alike for a name that nobody has', async () => {
    await fail('nessuno', 5, () => '10.1.0.5');
    const [unknown, known] = [
      await login('nessuno', wrong, '10.1.0.5'),
      (await fail('agent', 5, () => '10.1.0.5')) ?? (await login('agent', wrong, '10.1.0.5')),
    ];
    const withoutId = (body: string) => body.replace(/"requestId":"[^"]+"/, '');
    expect([unknown.statusCode, withoutId(unknown.body)]).toEqual([429, withoutId(known.body)]);
  });

  test('all at once are not let through', async () => {
    const tries = await Promise.all(Array.from({ length: 30 }, () => login('account', wrong, '10.4.0.1')));
    expect(tries.filter(({ statusCode }) => statusCode === 401).length).toBeLessThanOrEqual(5);
  });

  test('are not what right sign-ins at once are, though four failures stand before them', async () => {
    await fail('account', 4, () => '10.4.0.3');
    const right = await Promise.all(
      Array.from({ length: 10 }, () => login('account', demonstrationPassword, '10.4.0.3')),
    );
    expect(right.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200));
  });

  test('stop an account in whatever order wrong and right passwords come at once', async () => {
    const tries = Array.from({ length: 20 }, (_, index) =>
      login('agent', index < 12 ? wrong : demonstrationPassword, '10.4.0.4'),
    );
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.slice(12)).toEqual(Array.from({ length: 8 }, () => 429));
  });

  test('are written down as hashes: people type passwords into the name', async () => {
    await login('my-Secret-Password', 'x', '10.4.0.2');
    expect(JSON.stringify(await service.database.select().from(authAttempts))).not.toContain('my-secret-password');
  });
});

describe('failures from one address', () => {
  test('are stopped after twenty, whatever the names', async () => {
    const from = '10.3.0.1';
    for (let i = 0; i < 20; i++) expect(await statusOf(`nobody${i}`, wrong, from)).toBe(401);
    expect(await statusOf('agent', demonstrationPassword, from)).toBe(429);
    expect(await statusOf('agent', demonstrationPassword, '10.3.0.2')).toBe(200);
  });

  test('are failures alone: an office may sign in as often as it likes', async () => {
    for (let i = 0; i < 25; i++) expect(await statusOf('agent', demonstrationPassword, '10.3.0.3')).toBe(200);
  });

  test('of IPv6 count by its /64, in sign-in, registration and reset', async () => {
    const from = (i: number) => `2001:db8:77:1:${i.toString(16)}::${i}`;
    const stopped = async (send: (i: number) => Promise<{ statusCode: number }>) => {
      const responses: number[] = [];
      for (let i = 0; i < 21; i++) responses.push((await send(i)).statusCode);
      return responses.lastIndexOf(429) === 20 && responses.indexOf(429) === 20;
    };
    expect(await stopped((i) => login(`nobody${i}`, wrong, from(i)))).toBe(true);
    const register = (i: number) =>
      service.call('POST', '/api/users', {
        body: { username: `sesto${i}@esempio.it`, password: firstPassword },
        from: from(i),
      });
    expect(await stopped(register)).toBe(true);
    const forgot = (i: number) =>
      service.call('POST', '/api/auth/forgotPassword', { body: { email: `sesto${i}@esempio.it` }, from: from(i) });
    expect(await stopped(forgot)).toBe(true);
    expect(await statusOf('agent', demonstrationPassword, '2001:db8:77:2::1')).toBe(200);
  });

  test('of IPv6 for one account are stopped after five', async () => {
    await fail('agent', 5, (i) => `2001:db8:78::${i}`);
    expect(await statusOf('agent', demonstrationPassword, '2001:db8:78::99')).toBe(429);
  });
});

describe('an account with more than fifty failures in an hour', () => {
  test('takes sign-ins from the addresses where its owner has signed in, and from no other', async () => {
    expect(await statusOf('dealer', demonstrationPassword, '10.7.0.1')).toBe(200);
    await fail('dealer', 50, everywhere);
    expect(await statusOf('dealer', demonstrationPassword, '10.7.0.2')).toBe(200);
    await fail('dealer', 1, () => '10.7.0.3');
    const stopped = await login('dealer', demonstrationPassword, '10.7.0.4');
    expect(stopped.statusCode).toBe(429);
    expect(stopped.headers['retry-after']).toBe('3600');
    expect(await statusOf('dealer', demonstrationPassword, '10.7.0.1')).toBe(200);
    expect(await statusOf('dealer', demonstrationPassword, '10.7.0.2')).toBe(200);
    // a success clears nothing
    expect(await statusOf('dealer', demonstrationPassword, '10.7.0.4')).toBe(429);
    service.clock.advance(60 * minute);
    expect(await statusOf('dealer', demonstrationPassword, '10.7.0.4')).toBe(200);
  });

  test('an account with too many failures is refused like a name that nobody has', async () => {
    await fail('nessuno', 51, everywhere);
    expect((await login('nessuno', wrong, '10.7.1.1')).json()).toMatchObject({
      error: { reason: 'tooManyFailures', retryAfter: 3600 },
    });
  });

  test('knows an address for 30 days', async () => {
    expect(await statusOf('dealer', demonstrationPassword, '10.7.2.1')).toBe(200);
    service.clock.advance(30 * day - minute);
    await fail('dealer', 51, everywhere);
    expect(await statusOf('dealer', wrong, '10.7.2.1')).toBe(401);
    service.clock.advance(2 * minute);
    expect(await statusOf('dealer', demonstrationPassword, '10.7.2.1')).toBe(429);
    await tidyUp(service);
    expect(await service.database.$count(knownAddresses)).toBe(0);
  });

  test('lets its owner in again by a forgotten password, at the address where the link was opened', async () => {
    const { username } = await confirmedPerson(service, 'assediato@esempio.it');
    await service.database.delete(knownAddresses);
    await fail(username, 51, everywhere);
    const from = '10.7.3.1';
    expect(await statusOf(username, firstPassword, from)).toBe(429);
    await service.call('POST', '/api/auth/forgotPassword', { body: { email: username }, from });
    await setPassword(service, await newestLink(service, username), 'una-Nuova-Vita-1', from);
    expect(await statusOf(username, 'una-Nuova-Vita-1', from)).toBe(200);
    expect(await statusOf(username, 'una-Nuova-Vita-1', '10.7.3.2')).toBe(429);
  });
});

describe('a forgotten password leads back in', () => {
  test('where five own failures stand in the way', async () => {
    const { username } = await confirmedPerson(service, 'distratta@esempio.it');
    await fail(username, 5, () => '10.8.0.1');
    await setPassword(service, await resetLink(username), 'una-Nuova-Vita-1', '10.8.0.1');
    expect(await statusOf(username, 'una-Nuova-Vita-1', '10.8.0.1')).toBe(200);
  });

  test('where twenty failures of others from the same address do, and for this account alone', async () => {
    const { username } = await confirmedPerson(service, 'vicina@esempio.it');
    const from = '10.8.0.2';
    await service.database.delete(authAttempts);
    for (let i = 0; i < 20; i++) await login(`nobody${i}`, wrong, from);
    expect(await statusOf(username, firstPassword, from)).toBe(429);
    await setPassword(service, await resetLink(username), 'una-Nuova-Vita-1', from);
    expect(await statusOf('agent', demonstrationPassword, from)).toBe(429);
    expect(await statusOf(username, 'una-Nuova-Vita-1', from)).toBe(200);
  });

  async function resetLink(email: string): Promise<string> {
    await service.call('POST', '/api/auth/forgotPassword', { body: { email }, from: '10.8.9.9' });
    return newestLink(service, email);
  }
});

describe('a wrong current password', () => {
  const guesses = {
    'PUT /api/user/password': { current_password: wrong, password: 'una-Nuova-Vita-1', password_confirmation: 'x' },
    'PUT /api/user': { name: 'Mara', email: 'altra@esempio.it', current_password: wrong },
    'POST /api/user/tokens': { data: { name: 'Excel', expiresInDays: 1, current_password: wrong } },
  };

  test.each(Object.entries(guesses))('at %s counts as a failed sign-in', async (call, body) => {
    const [method, url] = call.split(' ') as ['PUT' | 'POST', string];
    const from = '10.9.0.1';
    const guess = () => service.call(method, url, { as: 'account', body, from });
    for (let i = 0; i < 5; i++) expect((await guess()).statusCode).toBe(422);
    expect((await guess()).json()).toMatchObject({ error: { code: 'RATE_LIMITED', reason: 'tooManyFailures' } });
    expect(await statusOf('account', demonstrationPassword, from)).toBe(429);
    expect(await statusOf('account', demonstrationPassword, '10.9.0.2')).toBe(200);
  });

  test('is stopped by failed sign-ins before it', async () => {
    await fail('account', 5, () => '10.9.0.3');
    const body = { current_password: demonstrationPassword, password: 'x', password_confirmation: 'x' };
    const response = await service.call('PUT', '/api/user/password', { as: 'account', body, from: '10.9.0.3' });
    expect(response.statusCode).toBe(429);
  });
});

test('a session that is over tries no password', async () => {
  const body = { current_password: wrong, password: 'x', password_confirmation: 'x' };
  const response = await service.call('PUT', '/api/user/password', { ...bearing('no-session'), body });
  expect(response.statusCode).toBe(401);
  expect(await service.database.$count(authAttempts)).toBe(0);
});
