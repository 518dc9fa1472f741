import type { ServiceContext } from '../../ground/platform/context.js';
import { deleteExportRow, expiredExports } from './queries.js';

/** Deletes expired exports and their files. */
export async function deleteExpiredExports(
  { database, storage }: Pick<ServiceContext, 'database' | 'storage'>,
  now: Date,
): Promise<void> {
  for (const { id, storageKey } of await expiredExports(database, now)) {
    // the file first: if that fails, the row still names it
    if (storageKey !== null) await storage.delete(storageKey);
    const deleted = await deleteExportRow(database, id);
    // a try has begun in between, with a new file
    if (deleted?.storageKey != null && deleted.storageKey !== storageKey) await storage.delete(deleted.storageKey);
  }
}
