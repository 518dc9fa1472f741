import { eq } from 'drizzle-orm';
import type { Database } from './connections/connection.js';
import { members } from './tables/people/network.js';

/** The code of the programme's owner, the root of the tree (specification, section 1). */
export const programmeCode = 'GDD';

/**
 * Makes the root member where there is none.
 *
 * @param database no other process makes the root at the same time
 * @returns the root's id
 */
export async function ensureProgramme(database: Database, now: Date): Promise<number> {
  const [root] = await database.select({ id: members.id }).from(members).where(eq(members.role, 'Programme'));
  if (root !== undefined) return root.id;
  const [made] = await database
    .insert(members)
    .values({ code: programmeCode, businessName: 'Programma GDD', role: 'Programme', createdAt: now, updatedAt: now })
    .returning({ id: members.id });
  if (made === undefined) throw new Error('The insert returned no row.');
  return made.id;
}

/** The root member, which stands above all others. */
export async function rootMember(database: Database): Promise<typeof members.$inferSelect> {
  const [root] = await database.select().from(members).where(eq(members.role, 'Programme'));
  if (root === undefined) throw new Error('There is no root member.');
  return root;
}
