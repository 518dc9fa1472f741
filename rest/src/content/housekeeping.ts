import type { Database } from '../ground/database/connections/connection.js';
import type { Storage } from '../ground/platform/storage/storage.js';
import { deleteUnusedImages } from './queries.js';

/** Deletes the images that no text has shown since a time: their text was never saved, or no longer shows them. */
export async function deleteOldImages(database: Database, storage: Storage, before: Date): Promise<void> {
  // the rows first: a file without a row only costs space, a row without its file breaks a page
  for (const { storageKey } of await deleteUnusedImages(database, before)) await storage.delete(storageKey);
}
