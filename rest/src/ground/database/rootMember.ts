import { eq } from 'drizzle-orm';
import type { Database } from './connections/connection.js';
import { members } from './tables/people/network.js';

/** The code of the programme's owner, the root of the tree (specification, section 1). */
export const programmeCode = 'GDD';

/**
 * Creates the root member where it does not exist.
 *
 * @param database must not be used by another process that creates it at the same time
 * @returns the root's id
 */
export async function ensureProgramme(database: Database, now: Date): Promise<number> {
  const [root] = await database.select({ id: members.id }).from(members).where(eq(members.role, 'Programme'));
  if (root !== undefined) return root.id;
  const [created] = await database
    .insert(members)
    .values({ code: programmeCode, businessName: 'Programma GDD', role: 'Programme', createdAt: now, updatedAt: now })
    .returning({ id: members.id });
  if (created === undefined) throw new Error('The insert returned no row.');
  return created.id;
}

/** The root member, an ancestor of all others. */
export async function rootMember(database: Database): Promise<typeof members.$inferSelect> {
  const [root] = await database.select().from(members).where(eq(members.role, 'Programme'));
  if (root === undefined) throw new Error('There is no root member.');
  return root;
}
