import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseAddresses, OpenDatabase } from './connection.js';
import { openEmbedded } from './embedded.js';
import { lockFolder } from './folderLock.js';
import { openPostgres } from './postgres.js';
import { unobserved, type StatementObserver } from './statements.js';

/**
 * Opens the database and migrates it.
 *
 * @param options.databaseUrl a Postgres server. Default: the embedded database in the folder `database` of `dataDir`
 * @param options.directDatabaseUrl the same server without a pooler; undefined where databaseUrl leads to no pooler
 * @param options.databaseReadUrl a replica of the server for reads of figures
 * @param observe called with every statement
 * @throws FolderLocked when another process has the embedded database open
 * @throws DamagedDatabase when the embedded database cannot be opened
 */
export async function openDatabase(
  options: DatabaseAddresses & { readonly dataDir: string },
  observe: StatementObserver = unobserved,
): Promise<OpenDatabase> {
  const { databaseUrl } = options;
  if (databaseUrl !== undefined) return openPostgres({ ...options, databaseUrl }, observe);
  await mkdir(options.dataDir, { recursive: true });
  const unlock = await lockFolder(options.dataDir);
  try {
    const opened = await openEmbedded(join(options.dataDir, 'database'), observe);
    return {
      ...opened,
      close: async () => {
        await opened.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}
