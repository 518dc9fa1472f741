import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../ground/database/connections/connection.js';
import { smsConsents } from '../../ground/database/tables/people/accounts.js';

/** The newest consent of a member. */
export async function newestConsent(database: Database, memberId: number) {
  const [newest] = await database
    .select()
    .from(smsConsents)
    .where(eq(smsConsents.memberId, memberId))
    .orderBy(desc(smsConsents.id))
    .limit(1);
  return newest;
}

/** Adds a decision; the earlier ones stay as history. */
export async function insertConsent(database: Database, values: typeof smsConsents.$inferInsert): Promise<void> {
  await database.insert(smsConsents).values(values);
}
