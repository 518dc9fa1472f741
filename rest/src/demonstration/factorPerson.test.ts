import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { demonstrationFactorPerson, demonstrationPassword } from '@gdd/schema/demonstration';
import { eq } from 'drizzle-orm';
import { users } from '../ground/database/tables/people/accounts.js';
import { secondFactors } from '../ground/database/tables/people/factors.js';
import { signIn } from '../testing/app/accounts.js';
import { answer, challengeOf, codeOf } from '../testing/app/factors.js';
import { openTestApp, testSecret, type TestApp } from '../testing/app/testApp.js';
import { ensureFactorPerson } from './factorPerson.js';

const { username, key } = demonstrationFactorPerson;

let service: TestApp;
beforeAll(async () => {
  service = await openTestApp();
});
afterAll(() => service.close());

const ensure = async () => {
  const { id } = await service.memberWithCode('GDD');
  await ensureFactorPerson(service.database, id, { secret: testSecret, clock: service.clock });
};
const person = { username, password: demonstrationPassword, token: '' };

test('the demonstration’s person with a factor signs in with the public password and the code of the public key', async () => {
  await ensure();
  await ensure();
  const challenge = await challengeOf(service, person);
  expect((await answer(service, { challenge, code: codeOf(service, { key }) })).json()).toHaveProperty('api_token');
  const accounts = await service.database.select().from(users).where(eq(users.username, username));
  expect(accounts).toHaveLength(1);
  expect(await service.database.$count(secondFactors, eq(secondFactors.userId, accounts[0]?.id ?? 0))).toBe(1);
});

test('the app is there again after the next start where a visitor has removed it', async () => {
  await service.database.delete(secondFactors);
  expect((await signIn(service, username, demonstrationPassword)).json()).toHaveProperty('api_token');
  await ensure();
  expect((await signIn(service, username, demonstrationPassword)).json()).toHaveProperty('challenge');
});

test('a database without demonstration users gets none', async () => {
  await service.database.delete(users).where(eq(users.username, username));
  await service.database.update(users).set({ demonstration: false });
  await ensure();
  expect(await service.database.$count(users, eq(users.username, username))).toBe(0);
});
