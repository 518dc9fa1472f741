import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { authChallenges, secondFactors } from '../../../ground/database/tables/people/factors.js';
import { users } from '../../../ground/database/tables/people/accounts.js';
import { authAttempts } from '../../../ground/database/tables/people/sessions.js';
import { confirmedPerson, ownUser, signIn, statusOf, type Person } from '../../../testing/app/accounts.js';
import { Authenticator } from '../../../testing/app/authenticator.js';
import { answer, codeOf, withApp } from '../../../testing/app/factors.js';
import { bearing } from '../../../testing/app/personalTokens.js';
import { openTestApp, type TestApp } from '../../../testing/app/testApp.js';
import { userHandleOf } from './passkeys.js';

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

interface Setup {
  readonly challenge: string;
  readonly request: {
    readonly challenge: string;
    readonly rpId: string;
    readonly userHandle: string;
    readonly excludeCredentials: readonly { readonly id: string }[];
  };
}
interface Begun {
  readonly challenge: string;
  readonly passkey: { readonly challenge: string; readonly allowCredentials: readonly { readonly id: string }[] };
}

const newPerson = () => confirmedPerson(service, `passkey${++count}@esempio.it`);
const reasonOf = (response: { json: <T>() => T }) => response.json<{ error?: { reason?: string } }>().error?.reason;

async function begin({ token }: Person): Promise<Setup> {
  const response = await service.call('POST', '/api/user/factors/passkey', bearing(token));
  return response.json<{ data: { setup: Setup } }>().data.setup;
}

const confirm = ({ token }: Person, { challenge }: Setup, attestation: unknown, name = 'Portatile') =>
  service.call('POST', '/api/user/factors/passkey/confirm', {
    ...bearing(token),
    body: { challenge, name, attestation },
  });

/** Somebody with a passkey. @param counter the counter that is signed when it is made */
async function personWithPasskey(counter = 0) {
  const person = await newPerson();
  const device = new Authenticator();
  const setup = await begin(person);
  const response = await confirm(person, setup, device.create(setup.request.challenge, { counter }));
  if (response.statusCode !== 200) throw new Error(response.body);
  return { person, device, userHandle: setup.request.userHandle };
}

const beginAlone = async () => (await service.call('POST', '/api/login/passkey')).json<Begun>();
const beginBeside = async ({ username, password }: Person) =>
  (await signIn(service, username, password)).json<Begun & { factors: string[] }>();

describe('a passkey', () => {
  test('is registered and gives recovery codes with the first factor', async () => {
    const person = await newPerson();
    const setup = await begin(person);
    expect(setup.request).toMatchObject({ rpId: 'portal.example', excludeCredentials: [] });
    const device = new Authenticator();
    const response = await confirm(person, setup, device.create(setup.request.challenge));
    expect(response.json()).toMatchObject({
      data: { factor: { kind: 'passkey', name: 'Portatile' }, recoveryCodes: { length: 10 } },
    });
    expect((await begin(person)).request.excludeCredentials.map(({ id }) => id)).toEqual([device.id]);
  });

  test('of another origin, without a verified user, of another challenge or another person is not registered', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const tried = async (attest: (setup: Setup) => unknown, by = person) => {
      const setup = await begin(person);
      return reasonOf(await confirm(by, setup, attest(setup)));
    };
    const device = new Authenticator();
    expect([
      await tried(({ request }) => device.create(request.challenge, { origin: 'https://falso.example' })),
      await tried(({ request }) => new Authenticator('https://portal.example', 'falso').create(request.challenge)),
      await tried(({ request }) => device.create(request.challenge, { isVerified: false })),
      await tried(() => device.create('YWx0cm8')),
      await tried(({ request }) => ({ ...device.create(request.challenge), attestationObject: 'AAAA' })),
      await tried(({ request }) => device.create(request.challenge), other),
    ]).toEqual([
      'passkeyOrigin',
      'passkeyInvalid',
      'passkeyInvalid',
      'passkeyInvalid',
      'passkeyInvalid',
      'challengeInvalid',
    ]);
    const { id } = await ownUser(service, person.token);
    expect(await service.database.select().from(secondFactors).where(eq(secondFactors.userId, id))).toEqual([]);
  });

  test('is registered once, by whomever, and its challenge is good once', async () => {
    const { person, device } = await personWithPasskey();
    const setup = await begin(person);
    const again = await confirm(person, setup, device.create(setup.request.challenge));
    expect([again.statusCode, reasonOf(again)]).toEqual([409, 'passkeyTaken']);
    const fresh = await begin(person);
    const made = new Authenticator().create(fresh.request.challenge);
    expect((await confirm(person, fresh, made)).statusCode).toBe(200);
    expect(reasonOf(await confirm(person, fresh, made))).toBe('challengeInvalid');
  });
});

describe('a sign-in by passkey alone', () => {
  test('opens a session and notes the use; its challenge is stored only once it was used', async () => {
    const { device, userHandle } = await personWithPasskey();
    await service.database.delete(authChallenges);
    const { challenge, passkey } = await beginAlone();
    expect(passkey.allowCredentials).toEqual([]);
    expect(await service.database.select().from(authChallenges)).toEqual([]);
    const assertion = device.get(passkey.challenge, { userHandle });
    const response = await answer(service, { challenge, assertion });
    expect(response.statusCode).toBe(200);
    expect(await statusOf(service, response.json<{ api_token: string }>().api_token)).toBe(200);
    const replayed = await answer(service, { challenge, assertion });
    expect([replayed.statusCode, reasonOf(replayed)]).toEqual([401, 'challengeInvalid']);
  });

  test('is refused to another origin, user and challenge, and to a signature that does not fit', async () => {
    const { device, userHandle } = await personWithPasskey();
    const tried = async (sign: (challenge: string) => unknown) => {
      const { challenge, passkey } = await beginAlone();
      return reasonOf(await answer(service, { challenge, assertion: sign(passkey.challenge) }));
    };
    expect([
      await tried((challenge) => device.get(challenge, { userHandle, origin: 'https://falso.example' })),
      await tried((challenge) => device.get(challenge, { userHandle: userHandleOf(1) })),
      await tried((challenge) => new Authenticator().get(challenge, { userHandle })),
      await tried((challenge) => device.get(challenge, { userHandle, isVerified: false })),
      await tried(() => device.get('YWx0cm8', { userHandle })),
      await tried((challenge) => ({
        ...device.get(challenge),
        signature: new Authenticator().get(challenge).signature,
      })),
    ]).toEqual([
      'passkeyOrigin',
      'passkeyUnknown',
      'passkeyUnknown',
      'passkeyInvalid',
      'passkeyInvalid',
      'passkeyInvalid',
    ]);
  });

  test('takes no challenge that is forged or older than five minutes', async () => {
    const { device } = await personWithPasskey();
    const { challenge, passkey } = await beginAlone();
    const later = challenge.replace(/\d{13}/, (at) => String(Number(at) + minute));
    const forged = await answer(service, { challenge: later, assertion: device.get(passkey.challenge) });
    expect(reasonOf(forged)).toBe('challengeInvalid');
    service.clock.advance(5 * minute);
    const late = await answer(service, { challenge, assertion: device.get(passkey.challenge) });
    expect(reasonOf(late)).toBe('challengeInvalid');
  });

  test('of a disabled user is refused', async () => {
    const { person, device } = await personWithPasskey();
    const { id } = await ownUser(service, person.token);
    await service.database.update(users).set({ disabledAt: service.clock.now() }).where(eq(users.id, id));
    const { challenge, passkey } = await beginAlone();
    expect((await answer(service, { challenge, assertion: device.get(passkey.challenge) })).statusCode).toBe(401);
  });
});

describe('a passkey beside the password', () => {
  test('answers the challenge of the sign-in, which names those of the user', async () => {
    const { person, device } = await personWithPasskey();
    const { challenge, passkey, factors } = await beginBeside(person);
    expect(factors).toEqual(['passkey', 'recoveryCode']);
    expect(passkey.allowCredentials.map(({ id }) => id)).toEqual([device.id]);
    expect((await answer(service, { challenge, assertion: device.get(passkey.challenge) })).statusCode).toBe(200);
  });

  test('of somebody else does not answer it', async () => {
    const [{ person }, { device }] = [await personWithPasskey(), await personWithPasskey()];
    const { challenge, passkey } = await beginBeside(person);
    const response = await answer(service, { challenge, assertion: device.get(passkey.challenge) });
    expect(reasonOf(response)).toBe('passkeyUnknown');
  });

  test('leaves the code of an app as another way', async () => {
    const { person, device } = await personWithPasskey();
    const both = await withApp(service, person);
    service.clock.advance(minute * 2);
    const { challenge, factors } = await beginBeside(both);
    expect(factors).toEqual(['totp', 'passkey', 'recoveryCode']);
    expect((await answer(service, { challenge, code: codeOf(service, both) })).statusCode).toBe(200);
    expect(device.id).not.toBe('');
  });
});

describe('the counter of a passkey', () => {
  const use = async (device: Authenticator, counter: number) => {
    const { challenge, passkey } = await beginAlone();
    const response = await answer(service, { challenge, assertion: device.get(passkey.challenge, { counter }) });
    return reasonOf(response) ?? response.statusCode;
  };

  test('must go on where one is stored', async () => {
    const { device } = await personWithPasskey(7);
    expect([await use(device, 8), await use(device, 8), await use(device, 3), await use(device, 0)]).toEqual([
      200,
      'passkeyCounter',
      'passkeyCounter',
      'passkeyCounter',
    ]);
    expect(await use(device, 9)).toBe(200);
  });

  test('is not looked at where none is stored, as of a synced passkey', async () => {
    const { device } = await personWithPasskey();
    expect([await use(device, 0), await use(device, 0), await use(device, 5)]).toEqual([200, 200, 200]);
    expect(await use(device, 0)).toBe('passkeyCounter');
  });
});
