import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { auditEntries } from '../../../ground/database/tables/work/audit.js';
import { authChallenges, recoveryCodes, secondFactors } from '../../../ground/database/tables/people/factors.js';
import { authAttempts } from '../../../ground/database/tables/people/sessions.js';
import { tidyUp } from '../../../operations/housekeeping.js';
import {
  confirmedPerson,
  firstPassword,
  newestLink,
  ownUser,
  setPassword,
  signIn,
  statusOf,
  type Person,
} from '../../../testing/app/accounts.js';
import { answer, challengeOf, codeOf, withApp, type PersonWithApp } from '../../../testing/app/factors.js';
import { bearing } from '../../../testing/app/personalTokens.js';
import { openTestApp, testSecret, type TestApp } from '../../../testing/app/testApp.js';
import { resealFactors, useTotpCode } from './queries.js';

const step = 30_000;
const minute = 60_000;

let service: TestApp;
let count = 0;
beforeAll(async () => {
  service = await openTestApp();
});
beforeEach(async () => {
  await service.database.delete(authAttempts);
});
afterAll(() => service.close());

const newPerson = () => confirmedPerson(service, `fattore${++count}@esempio.it`);

/** Somebody with an app whose first code is some steps back. */
async function personWithApp(): Promise<PersonWithApp> {
  const person = await withApp(service, await newPerson());
  service.clock.advance(4 * step);
  return person;
}

const reasonOf = (response: { json: <T>() => T }) => response.json<{ error?: { reason?: string } }>().error?.reason;
const listed = async ({ token }: Person) =>
  (await service.call('GET', '/api/user/factors', bearing(token))).json<{
    data: {
      factors: { id: number; kind: string; name: string; lastUsedAt: string | null }[];
      recoveryCodes: { left: number } | null;
    };
  }>().data;

describe('an authenticator app', () => {
  test('is set up by its first code, and gives ten recovery codes once', async () => {
    const person = await withApp(service, await newPerson(), 'Telefono di lavoro');
    expect(person.recoveryCodes).toHaveLength(10);
    expect(new Set(person.recoveryCodes).size).toBe(10);
    expect(await listed(person)).toMatchObject({
      factors: [{ kind: 'totp', name: 'Telefono di lavoro', lastUsedAt: null }],
      recoveryCodes: { left: 10 },
    });
    const second = await withApp(service, person, 'Tablet');
    expect(second.recoveryCodes).toEqual([]);
    expect((await listed(person)).factors.map(({ name }) => name)).toEqual(['Telefono di lavoro', 'Tablet']);
  });

  test('is not set up by a wrong code, by another user or after five minutes', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const begun = await service.call('POST', '/api/user/factors/totp', bearing(person.token));
    const { challenge, secret } = begun.json<{ data: { setup: { challenge: string; secret: string } } }>().data.setup;
    const confirm = ({ token }: Person, code: string) =>
      service.call('POST', '/api/user/factors/totp/confirm', {
        ...bearing(token),
        body: { challenge, code, name: 'Telefono' },
      });
    const wrong = await confirm(person, '000000');
    expect([wrong.statusCode, wrong.json()]).toMatchObject([
      422,
      { error: { reason: 'wrongFactor', fields: { code: 'invalid' } } },
    ]);
    const right = codeOf(service, { key: secret });
    expect(reasonOf(await confirm(other, right))).toBe('challengeInvalid');
    service.clock.advance(5 * minute);
    expect(reasonOf(await confirm(person, codeOf(service, { key: secret })))).toBe('challengeInvalid');
    expect((await listed(person)).factors).toEqual([]);
  });

  test('is stored encrypted, its challenge and its recovery codes as hashes', async () => {
    const person = await withApp(service, await newPerson());
    const challenge = await challengeOf(service, person);
    const { database } = service;
    const stored = JSON.stringify([
      await database.select().from(secondFactors),
      await database.select().from(recoveryCodes),
      await database.select().from(authChallenges),
    ]);
    for (const secret of [person.key, challenge, ...person.recoveryCodes]) expect(stored).not.toContain(secret);
  });

  test('wants a step-up to be set up and removed', async () => {
    const person = await withApp(service, await newPerson());
    const { factors } = await listed(person);
    service.clock.advance(6 * minute);
    const calls = [
      service.call('POST', '/api/user/factors/totp', bearing(person.token)),
      service.call('DELETE', `/api/user/factors/${factors[0]?.id}`, bearing(person.token)),
      service.call('POST', '/api/user/recoveryCodes', bearing(person.token)),
    ];
    expect((await Promise.all(calls)).map(reasonOf)).toEqual(['stepUpRequired', 'stepUpRequired', 'stepUpRequired']);
  });

  test('tells its owner by mail and inbox, and leaves an audit entry', async () => {
    const person = await withApp(service, await newPerson());
    await service.outbox.drain();
    const mails = await service.mailsTo(person.username);
    expect(mails.at(-1)).toContain('è stata aggiunta un’app di codici');
    const { id } = await ownUser(service, person.token);
    const entries = await service.database.select().from(auditEntries).where(eq(auditEntries.entityId, id));
    expect(entries.map(({ action, after }) => [action, after])).toContainEqual(['totpAdded', { name: 'Telefono' }]);
  });

  test('stays good when the secret of the application is replaced', async () => {
    const person = await personWithApp();
    const { id } = await ownUser(service, person.token);
    const fresh = { current: 'another secret, long enough for all of them', previous: testSecret.current };
    await resealFactors(service.database, fresh);
    const used = (secret: { current: string }) =>
      useTotpCode(service.database, id, codeOf(service, person), service.clock.now(), secret);
    expect(await used(testSecret)).toBe(false);
    expect(await used({ current: fresh.current })).toBe(true);
    await resealFactors(service.database, { current: testSecret.current, previous: fresh.current });
  });
});

describe('a sign-in with an app', () => {
  test('answers a challenge without a token, and the session for its code', async () => {
    const person = await personWithApp();
    const first = await signIn(service, person.username, person.password);
    expect(first.statusCode).toBe(200);
    expect(first.json()).toEqual({ challenge: expect.any(String), factors: ['totp', 'recoveryCode'], passkey: null });
    const { challenge } = first.json<{ challenge: string }>();
    const done = await answer(service, { challenge, code: codeOf(service, person) });
    expect(done.statusCode).toBe(200);
    const { api_token: token, max_age: age } = done.json<{ api_token: string; max_age: number }>();
    expect([await statusOf(service, token), age]).toEqual([200, 43_200]);
    expect((await listed(person)).factors[0]?.lastUsedAt).toBe(service.clock.now().toISOString());
  });

  test('takes a code one step off on either side, and none two steps off', async () => {
    const outcomes: [number, number][] = [];
    for (const steps of [-2, -1, 0, 1, 2, 3]) {
      const person = await personWithApp();
      const challenge = await challengeOf(service, person);
      const { statusCode } = await answer(service, { challenge, code: codeOf(service, person, steps) });
      outcomes.push([steps, statusCode]);
    }
    expect(outcomes).toEqual([
      [-2, 401],
      [-1, 200],
      [0, 200],
      [1, 200],
      [2, 401],
      [3, 401],
    ]);
  });

  test('takes a code once, also for another challenge, and none of an earlier step after it', async () => {
    const person = await personWithApp();
    const code = codeOf(service, person);
    const use = async (typed: string) =>
      (await answer(service, { challenge: await challengeOf(service, person), code: typed })).statusCode;
    expect([await use(code), await use(code), await use(codeOf(service, person, -1))]).toEqual([200, 401, 401]);
    expect(await use(codeOf(service, person, 1))).toBe(200);
  });

  test('takes a challenge once', async () => {
    const person = await personWithApp();
    const challenge = await challengeOf(service, person);
    expect((await answer(service, { challenge, code: codeOf(service, person) })).statusCode).toBe(200);
    const replayed = await answer(service, { challenge, code: codeOf(service, person, 1) });
    expect([replayed.statusCode, reasonOf(replayed)]).toEqual([401, 'challengeInvalid']);
  });

  test('answers one of several at once with the same code', async () => {
    const person = await personWithApp();
    const challenges = [await challengeOf(service, person), await challengeOf(service, person)];
    const code = codeOf(service, person);
    const answers = await Promise.all(challenges.map((challenge) => answer(service, { challenge, code })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  });

  test('leaves five tries to a challenge, from wherever, and five minutes', async () => {
    const person = await personWithApp();
    const challenge = await challengeOf(service, person);
    for (let i = 0; i < 5; i++) {
      const wrong = await answer(service, { challenge, code: '000000' }, `10.9.0.${i}`);
      expect(reasonOf(wrong)).toBe('wrongFactor');
    }
    const late = await answer(service, { challenge, code: codeOf(service, person) }, '10.9.0.9');
    expect(reasonOf(late)).toBe('challengeInvalid');
    const old = await challengeOf(service, person, '10.9.0.10');
    service.clock.advance(5 * minute);
    const afterwards = await answer(service, { challenge: old, code: codeOf(service, person) }, '10.9.0.10');
    expect(reasonOf(afterwards)).toBe('challengeInvalid');
    await tidyUp(service);
    expect(await service.database.select().from(authChallenges)).toEqual([]);
  });

  test('counts wrong codes as failed sign-ins, which the right password does not forget', async () => {
    const person = await personWithApp();
    for (let i = 0; i < 5; i++) {
      const challenge = await challengeOf(service, person, '10.9.1.1');
      expect((await answer(service, { challenge, code: '000000' }, '10.9.1.1')).statusCode).toBe(401);
    }
    expect((await signIn(service, person.username, person.password, '10.9.1.1')).statusCode).toBe(429);
  });

  test('is over when the password changes between its two steps', async () => {
    const person = await personWithApp();
    const challenge = await challengeOf(service, person);
    await service.call('POST', '/api/auth/forgotPassword', { body: { email: person.username } });
    await setPassword(service, await newestLink(service, person.username), 'un-altra-Parola-lunga');
    const response = await answer(service, { challenge, code: codeOf(service, person) });
    expect([response.statusCode, reasonOf(response)]).toEqual([401, 'challengeInvalid']);
  });

  test('asks for the factor after a reset of the password too', async () => {
    const person = await personWithApp();
    await service.call('POST', '/api/auth/forgotPassword', { body: { email: person.username } });
    await setPassword(service, await newestLink(service, person.username), 'un-altra-Parola-lunga');
    const response = await signIn(service, person.username, 'un-altra-Parola-lunga');
    expect(Object.keys(response.json())).toEqual(['challenge', 'factors', 'passkey']);
  });

  test('is refused with both answers, with none, and with a code of another length', async () => {
    const challenge = 'x'.repeat(43);
    const statuses = [];
    for (const body of [
      { challenge },
      { challenge, code: '123456', recoveryCode: 'abcd' },
      { challenge, code: '12345' },
      { challenge, code: '12345a' },
    ]) {
      statuses.push((await answer(service, body)).statusCode);
    }
    expect(statuses).toEqual([422, 422, 422, 422]);
  });
});

describe('a recovery code', () => {
  test('signs in once, however it is typed, and tells its owner', async () => {
    const person = await personWithApp();
    const [code = ''] = person.recoveryCodes;
    const use = async (recoveryCode: string) =>
      (await answer(service, { challenge: await challengeOf(service, person), recoveryCode })).statusCode;
    const typed = code.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l');
    expect([await use(typed), await use(code)]).toEqual([200, 401]);
    expect((await listed(person)).recoveryCodes).toMatchObject({ left: 9 });
    await service.outbox.drain();
    expect((await service.mailsTo(person.username)).at(-1)).toContain('un codice di recupero');
  });

  test('of another person signs nobody in', async () => {
    const [person, other] = [await personWithApp(), await personWithApp()];
    const [recoveryCode] = other.recoveryCodes;
    const challenge = await challengeOf(service, person);
    expect(reasonOf(await answer(service, { challenge, recoveryCode }))).toBe('wrongFactor');
  });

  test('is worth nothing after new ones were made, which only a person with a factor gets', async () => {
    const without = await newPerson();
    const refused = await service.call('POST', '/api/user/recoveryCodes', bearing(without.token));
    expect(reasonOf(refused)).toBe('noFactor');
    const person = await personWithApp();
    const renewed = await service.call('POST', '/api/user/recoveryCodes', bearing(person.token));
    const codes = renewed.json<{ data: { recoveryCodes: string[] } }>().data.recoveryCodes;
    const use = async (recoveryCode = '') =>
      (await answer(service, { challenge: await challengeOf(service, person), recoveryCode })).statusCode;
    expect([codes.length, await use(person.recoveryCodes[0]), await use(codes[0])]).toEqual([10, 401, 200]);
  });
});

describe('removing a factor', () => {
  test('leaves the password alone, and no recovery code', async () => {
    const person = await personWithApp();
    const { factors } = await listed(person);
    const removed = await service.call('DELETE', `/api/user/factors/${factors[0]?.id}`, bearing(person.token));
    expect(removed.statusCode).toBe(200);
    expect(await listed(person)).toEqual({ factors: [], offered: true, recoveryCodes: null });
    expect((await signIn(service, person.username, firstPassword)).json()).toHaveProperty('api_token');
  });

  test('of somebody else finds none', async () => {
    const [person, other] = [await personWithApp(), await newPerson()];
    const { factors } = await listed(person);
    const foreign = await service.call('DELETE', `/api/user/factors/${factors[0]?.id}`, bearing(other.token));
    expect([foreign.statusCode, (await listed(person)).factors.length]).toEqual([404, 1]);
  });
});
