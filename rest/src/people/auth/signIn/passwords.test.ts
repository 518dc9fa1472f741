import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { users } from '../../../ground/database/tables/people/accounts.js';
import { newPerson } from '../../../testing/app/accounts.js';
import { openTestApp } from '../../../testing/app/testApp.js';
import { dummyHash, hashPassword, isPassword, recommendedCost } from './passwords.js';

/** Algorithm, version and cost: what stands before the salt. */
const costIn = (hash: string | null | undefined) => hash?.split('$').slice(1, 4).join(' ');
const recommended = 'argon2id v=19 m=19456,t=2,p=1';

describe('the hash of a password', () => {
  test('costs what is recommended, whoever registers', async () => {
    const service = await openTestApp({ passwordCost: undefined });
    await newPerson(service, 'mario@officina.example');
    const [user] = await service.database.select().from(users).where(eq(users.username, 'mario@officina.example'));
    expect(costIn(user?.passwordHash)).toBe(recommended);
    await service.close();
  });

  test.each([recommendedCost, { memoryCost: 64, timeCost: 1 }])(
    'of a user that there is not costs the same: %j',
    async (cost) => {
      expect(costIn(dummyHash(cost))).toBe(costIn(await hashPassword('la-Mia-Prima-Volta', cost)));
      expect(await isPassword('la-Mia-Prima-Volta', null, cost)).toBe(false);
    },
  );

  test('is compared at the cost that it was made with', async () => {
    const hash = await hashPassword('la-Mia-Prima-Volta', { memoryCost: 64, timeCost: 1 });
    expect(await isPassword('la-Mia-Prima-Volta', hash)).toBe(true);
    expect(await isPassword('la-Mia-Seconda-Volta', hash)).toBe(false);
  });

  test('of nobody is looked at by default at the recommended cost', () => {
    expect(costIn(dummyHash())).toBe(recommended);
  });
});
