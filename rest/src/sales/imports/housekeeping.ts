import type { Database } from '../../ground/database/connections/connection.js';
import { kinds } from './kinds.js';
import { importsWithIdleRows } from './record/queries.js';

/** Staged rows of a preview that was not applied for this long are deleted; applying it later reads the file again. */
const idleMs = 24 * 60 * 60 * 1000;

/** Deletes the staged rows of imports that are settled, and of previews that nobody applied. */
export async function forgetIdleRows(database: Database, now: Date): Promise<void> {
  for (const { id, kind } of await importsWithIdleRows(database, new Date(now.getTime() - idleMs))) {
    await kinds[kind].forget(database, id);
  }
}
