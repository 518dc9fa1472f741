import { asc, eq } from 'drizzle-orm';
import { ownColumns, type ListColumns, type ListName, type ListView } from '@gdd/schema/lists';
import type { Database } from '../../ground/database/connections/connection.js';
import { listSettings } from '../../ground/database/tables/people/accounts.js';

/** A user's list settings, one row for each list. */
export function settingsOfUser(database: Database, userId: number) {
  const { list, columns, views } = listSettings;
  return database
    .select({ list, columns, views })
    .from(listSettings)
    .where(eq(listSettings.userId, userId))
    .orderBy(asc(list));
}

/** Stores the columns or the views of a list; the other part stays as it is. */
export async function saveSettings(
  database: Database,
  userId: number,
  list: ListName,
  part: { readonly columns: ListColumns } | { readonly views: readonly ListView[] },
): Promise<void> {
  await database
    .insert(listSettings)
    .values({ userId, list, columns: ownColumns, views: [], ...part })
    .onConflictDoUpdate({ target: [listSettings.userId, listSettings.list], set: part });
}
