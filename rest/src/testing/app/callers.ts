import { permissionsOf, type Role } from '@gdd/schema/permissions';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../ground/database/connections/connection.js';
import { members } from '../../ground/database/tables/people/network.js';
import { users } from '../../ground/database/tables/people/accounts.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';

/** A caller of services: a demonstration user, at its own member or at another one. */
export async function callerFor(
  database: Database,
  { username, role, memberId }: { readonly username: string; readonly role: Role; readonly memberId?: number },
): Promise<SignedIn> {
  const [user] = await database.select().from(users).where(eq(users.username, username));
  const [member] = await database
    .select()
    .from(members)
    .where(eq(members.id, memberId ?? user?.memberId ?? 0));
  if (user === undefined || member === undefined) throw new Error(`There is no user ${username} with a member.`);
  return {
    userId: user.id,
    name: user.name,
    username,
    roles: [role],
    permissions: permissionsOf([role]),
    member,
    credential: { kind: 'session', tokenHash: 'none' },
  };
}

/** The ids of all dealers, ascending. */
export async function dealerIds(database: Database): Promise<number[]> {
  const dealers = await database
    .select({ id: members.id })
    .from(members)
    .where(eq(members.role, 'Dealer'))
    .orderBy(asc(members.id));
  return dealers.map(({ id }) => id);
}
