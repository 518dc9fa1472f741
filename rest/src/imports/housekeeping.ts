import type { Database } from '../database/connections/connection.js';
import { kinds } from './kinds.js';
import { importsWithIdleRows } from './record/queries.js';

/** A preview that nobody applied for this long is applied from the file itself, should it ever be. */
const idleMs = 24 * 60 * 60 * 1000;

/** Deletes the rollup rows of imports that are settled, and of previews that were left alone. */
export async function forgetIdleRows(database: Database, now: Date): Promise<void> {
  for (const { id, kind } of await importsWithIdleRows(database, new Date(now.getTime() - idleMs))) {
    await kinds[kind].forget(database, id);
  }
}
