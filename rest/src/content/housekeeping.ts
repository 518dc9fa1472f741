import type { Database } from '../database/connections/connection.js';
import type { Storage } from '../platform/storage/storage.js';
import { deleteUnusedImages } from './queries.js';

/** Deletes the images that no text has contained since a time: put into a text that was never saved, or taken out of it. */
export async function deleteOldImages(database: Database, storage: Storage, before: Date): Promise<void> {
  // the rows first: a file that nobody knows of costs space, a row without its file an error on somebody's page
  for (const { storageKey } of await deleteUnusedImages(database, before)) await storage.delete(storageKey);
}
