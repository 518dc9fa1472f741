import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { authAttempts } from '../../../ground/database/tables/people/sessions.js';
import { confirmedPerson, type Person } from '../../../testing/app/accounts.js';
import { Authenticator } from '../../../testing/app/authenticator.js';
import { answer, challengeOf, codeOf, withApp, type PersonWithApp } from '../../../testing/app/factors.js';
import { bearing, personalTokenOf } from '../../../testing/app/personalTokens.js';
import { openTestApp, type TestApp } from '../../../testing/app/testApp.js';

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

const newPerson = () => confirmedPerson(service, `prova${++count}@esempio.it`);
/** Somebody with an app, whose session is older than five minutes. */
async function oldSession(): Promise<PersonWithApp> {
  const person = await withApp(service, await newPerson());
  service.clock.advance(6 * minute);
  return person;
}
interface Due {
  readonly challenge: string;
  readonly factors: readonly string[];
}
const byPassword = ({ token, password }: Person) =>
  service.call('POST', '/api/user/proof', { ...bearing(token), body: { password } });
const dueOf = async (person: Person): Promise<Due> => {
  const { due } = (await byPassword(person)).json<{ data: { due: Due | null } }>().data;
  if (due === null) throw new Error('No factor is due.');
  return due;
};
const byFactor = ({ token }: Person, body: object) =>
  service.call('POST', '/api/user/proof/factor', { ...bearing(token), body });
const reasonOf = (response: { json: <T>() => T }) => response.json<{ error?: { reason?: string } }>().error?.reason;
const refusalOf = (response: { statusCode: number; json: <T>() => T }) => [response.statusCode, reasonOf(response)];
/** Whether the session may make a call that wants a recent proof. */
const mayStepUp = async ({ token }: Pick<Person, 'token'>) =>
  reasonOf(await service.call('POST', '/api/user/factors/totp', bearing(token))) !== 'stepUpRequired';

describe('a proof', () => {
  test('of a user without a factor is the password, and lasts five minutes', async () => {
    const person = await newPerson();
    service.clock.advance(5 * minute + 1);
    expect(await mayStepUp(person)).toBe(false);
    expect((await byPassword(person)).json()).toEqual({ success: true, data: { due: null } });
    service.clock.advance(5 * minute);
    expect(await mayStepUp(person)).toBe(true);
    service.clock.advance(1);
    expect(await mayStepUp(person)).toBe(false);
  });

  test('of a user with a factor is the password and the factor, of that session alone', async () => {
    const person = await oldSession();
    const other = { ...person, token: await secondSession(person) };
    service.clock.advance(6 * minute);
    const { challenge, factors } = await dueOf(person);
    expect(factors).toEqual(['totp', 'recoveryCode']);
    expect(await mayStepUp(person)).toBe(false);
    expect((await byFactor(person, { challenge, code: codeOf(service, person) })).statusCode).toBe(200);
    expect([await mayStepUp(person), await mayStepUp(other)]).toEqual([true, false]);
  });

  test('is not given by a wrong code, one that was used, or a challenge that is used, expired or somebody else’s', async () => {
    const [person, stranger] = [await oldSession(), await oldSession()];
    const { challenge } = await dueOf(person);
    const code = codeOf(service, person);
    expect(refusalOf(await byFactor(person, { challenge, code: '000000' }))).toEqual([422, 'wrongFactor']);
    expect(refusalOf(await byFactor(stranger, { challenge, code }))).toEqual([409, 'challengeInvalid']);
    expect((await byFactor(person, { challenge, code })).statusCode).toBe(200);
    expect(refusalOf(await byFactor(person, { challenge, code }))).toEqual([409, 'challengeInvalid']);
    const { challenge: next } = await dueOf(person);
    expect(refusalOf(await byFactor(person, { challenge: next, code }))).toEqual([422, 'wrongFactor']);
    service.clock.advance(5 * minute);
    expect(refusalOf(await byFactor(person, { challenge: next, code: codeOf(service, person) }))).toEqual([
      409,
      'challengeInvalid',
    ]);
    expect(await mayStepUp(stranger)).toBe(false);
  });

  test('and a sign-in do not take each other’s challenges', async () => {
    const person = await oldSession();
    const code = codeOf(service, person);
    const ofSignIn = await challengeOf(service, person);
    expect(refusalOf(await byFactor(person, { challenge: ofSignIn, code }))).toEqual([409, 'challengeInvalid']);
    const { challenge } = await dueOf(person);
    expect(refusalOf(await answer(service, { challenge, code }))).toEqual([401, 'challengeInvalid']);
  });

  test('that several give at the same moment by one answer counts once', async () => {
    const person = await oldSession();
    const { challenge } = await dueOf(person);
    const code = codeOf(service, person);
    const given = await Promise.all(Array.from({ length: 4 }, () => byFactor(person, { challenge, code })));
    expect(given.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  });

  test('by a recovery code uses it up and tells its owner', async () => {
    const person = await oldSession();
    const [recoveryCode] = person.recoveryCodes;
    expect((await byFactor(person, { challenge: (await dueOf(person)).challenge, recoveryCode })).statusCode).toBe(200);
    const again = await byFactor(person, { challenge: (await dueOf(person)).challenge, recoveryCode });
    expect(refusalOf(again)).toEqual([422, 'wrongFactor']);
    await service.outbox.drain();
    expect((await service.mailsTo(person.username)).at(-1)).toContain('è stato usato un codice di recupero');
  });

  test('is given by a passkey alone, of the user of the session', async () => {
    const [person, stranger] = [await personWithPasskey(), await personWithPasskey()];
    service.clock.advance(6 * minute);
    const begun = async () =>
      (await service.call('POST', '/api/login/passkey')).json<{ challenge: string; passkey: { challenge: string } }>();
    const { challenge, passkey } = await begun();
    const foreign = await byFactor(person, { challenge, assertion: stranger.device.get(passkey.challenge) });
    expect(refusalOf(foreign)).toEqual([409, 'challengeInvalid']);
    expect(await mayStepUp(person)).toBe(false);
    const own = await begun();
    const assertion = person.device.get(own.passkey.challenge);
    expect((await byFactor(person, { challenge: own.challenge, assertion })).statusCode).toBe(200);
    expect([await mayStepUp(person), await mayStepUp(stranger)]).toEqual([true, false]);
  });

  test('counts as a failed sign-in while it is wrong, and the right password buys no further tries of a code', async () => {
    const person = await oldSession();
    for (let tries = 0; tries < 5; tries += 1) {
      const { challenge } = await dueOf(person);
      expect(refusalOf(await byFactor(person, { challenge, code: '000000' }))).toEqual([422, 'wrongFactor']);
    }
    expect(refusalOf(await byPassword(person))).toEqual([429, 'tooManyFailures']);
  });
});

describe('a step-up', () => {
  const ticket = (headers: object, route: string) =>
    service.call('POST', '/api/file-tickets', { ...headers, body: { route, params: {}, body: { format: 'csv' } } });
  const job = (headers: object, type: string) =>
    service.call('POST', '/api/exports', {
      ...headers,
      body: { type, format: 'csv', filter: type === 'campaigns' ? { year: 2025 } : {} },
    });

  test('is wanted before the data of all persons leaves by a ticket or a job, not before other files', async () => {
    const old = bearing(await service.tokenOf('ka.admin'));
    service.clock.advance(6 * minute);
    for (const route of ['exportCustomers', 'exportAudit', 'exportSmsConsents']) {
      expect([route, ...refusalOf(await ticket(old, route))]).toEqual([route, 403, 'stepUpRequired']);
    }
    for (const type of ['customers', 'audit']) {
      expect([type, ...refusalOf(await job(old, type))]).toEqual([type, 403, 'stepUpRequired']);
    }
    expect(reasonOf(await job(old, 'campaigns'))).toBeUndefined();
    const fresh = bearing(await service.tokenOf('ka.admin'));
    expect((await ticket(fresh, 'exportCustomers')).statusCode).toBe(200);
  });

  test('is asked of no personal token: it reads what its owner reads, and was made with the password', async () => {
    const token = bearing(await personalTokenOf(service, 'ka.admin'));
    service.clock.advance(6 * minute);
    expect((await ticket(token, 'exportCustomers')).statusCode).toBe(200);
    expect(refusalOf(await service.call('POST', '/api/user/proof', { ...token, body: { password: 'x' } }))).toEqual([
      403,
      'readOnlyToken',
    ]);
  });
});

async function secondSession(person: PersonWithApp): Promise<string> {
  const body = { challenge: await challengeOf(service, person), code: codeOf(service, person) };
  return (await answer(service, body)).json<{ api_token: string }>().api_token;
}

async function personWithPasskey() {
  const person = await newPerson();
  const device = new Authenticator();
  const begun = await service.call('POST', '/api/user/factors/passkey', bearing(person.token));
  const { setup } = begun.json<{ data: { setup: { challenge: string; request: { challenge: string } } } }>().data;
  const body = { challenge: setup.challenge, name: 'Portatile', attestation: device.create(setup.request.challenge) };
  await service.call('POST', '/api/user/factors/passkey/confirm', { ...bearing(person.token), body });
  return { ...person, device };
}
