import { hashPassword } from '../../auth/passwords.js';
import { insertUser } from '../../users/queries.js';
import type { Database } from '../connection.js';
import { programmeCode } from '../rootMember.js';
import { insertMembers, lockTree } from '../tree.js';
import { demonstrationNetwork } from './network.js';
import { demonstrationPassword, demonstrationUsers } from './users.js';

const seed = 2025;

/** About as many dealers as the programme has. */
export const fullSize = 1200;

/**
 * Fills an empty programme with the demonstration network and its eleven users.
 *
 * @param rootId the programme's root member
 * @param options.dealers how many dealers; 1 for the members of the users alone
 */
export async function seedDemonstration(
  database: Database,
  rootId: number,
  options: { readonly dealers: number },
  now: Date,
): Promise<void> {
  const hashes = await Promise.all(demonstrationUsers.map(() => hashPassword(demonstrationPassword)));
  await database.transaction(async (transaction) => {
    await lockTree(transaction);
    const root = new Map([[programmeCode, rootId]]);
    const made = await insertMembers(transaction, demonstrationNetwork({ seed, ...options }), root, now);
    for (const [index, user] of demonstrationUsers.entries()) {
      await insertUser(
        transaction,
        {
          username: user.username,
          email: `${user.username}@gdd.example`,
          name: user.name,
          phone: `+39 02 5550${String(100 + index)}`,
          passwordHash: hashes[index] ?? null,
          memberId: made.get(user.memberCode) ?? rootId,
          roles: [user.role],
          demonstration: true,
        },
        now,
      );
    }
  });
}
