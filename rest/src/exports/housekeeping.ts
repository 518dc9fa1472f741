import type { ServiceContext } from '../platform/context.js';
import { deleteExportRow, expiredExports } from './queries.js';

/** Deletes expired exports and their files. */
export async function deleteExpiredExports(
  { database, storage }: Pick<ServiceContext, 'database' | 'storage'>,
  now: Date,
): Promise<void> {
  for (const { id } of await expiredExports(database, now)) {
    const deleted = await deleteExportRow(database, id);
    if (deleted?.storageKey != null) await storage.delete(deleted.storageKey);
  }
}
