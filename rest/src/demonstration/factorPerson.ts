import { demonstrationFactorPerson, demonstrationPassword } from '@gdd/schema/demonstration';
import type { AppSecret } from '@gdd/schema/secret';
import type { Clock } from '../ground/clock.js';
import type { Database } from '../ground/database/connections/connection.js';
import type { PasswordCost } from '../ground/domain/password.js';
import { factorsOf, insertFactor } from '../people/auth/factors/queries.js';
import { sealedKey } from '../people/auth/factors/totp.js';
import { hashPassword } from '../people/auth/signIn/passwords.js';
import { enabledUserByUsername, isNameTaken } from '../people/auth/signIn/queries.js';
import { hasUsers, insertUser } from '../people/users/queries.js';

const { username, name, role, key } = demonstrationFactorPerson;

interface FactorPersonOptions {
  readonly secret: AppSecret;
  readonly clock: Clock;
  readonly passwordCost?: PasswordCost;
}

/**
 * Adds the user of the demonstration with a second factor to a database with demonstration users, and gives it its app
 * again where a visitor has removed it: the sign-in page shows its codes. It is no part of the seed, since the key is
 * stored under APP_SECRET.
 *
 * @param rootId the programme's root member
 */
export async function ensureFactorPerson(
  database: Database,
  rootId: number,
  { secret, clock, passwordCost }: FactorPersonOptions,
): Promise<void> {
  if (!(await hasUsers(database, { demonstration: true }))) return;
  await database.transaction(async (transaction) => {
    const now = clock.programmeNow();
    const account = { username, email: `${username}@gdd.example`, emailConfirmedAt: now, name, phone: null };
    if (!(await isNameTaken(transaction, username))) {
      const passwordHash = await hashPassword(demonstrationPassword, passwordCost);
      const granted = { memberId: rootId, roles: [role], demonstration: true };
      await insertUser(transaction, { ...account, passwordHash, ...granted }, now);
    }
    const user = await enabledUserByUsername(transaction, username);
    if (user?.demonstration !== true || (await factorsOf(transaction, user.id)).length > 0) return;
    const app = { userId: user.id, kind: 'totp' as const, name: 'App della dimostrazione' };
    await insertFactor(transaction, { ...app, createdAt: clock.now(), secret: sealedKey(key, secret) });
  });
}
