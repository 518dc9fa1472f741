/** A cached empty database of PGlite: creating one takes six seconds of CPU. */
import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { access, cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

const cacheFolder = fileURLToPath(new URL('../../../../node_modules/.cache/rest-tests', import.meta.url));
const program = createRequire(import.meta.url).resolve('@electric-sql/pglite');

/**
 * Copies an embedded database without tables into a data folder, which is created if necessary. Opening it runs all
 * migrations, as for a database that the service has created itself (tested in server.real.test.ts).
 */
export async function putEmptyEmbedded(dataDir: string): Promise<void> {
  const empty = await emptyEmbedded();
  await mkdir(dataDir, { recursive: true });
  await cp(empty, join(dataDir, 'database'), { recursive: true, mode: constants.COPYFILE_FICLONE });
}

/** The cached folder, one for each build of PGlite. */
async function emptyEmbedded(): Promise<string> {
  const version = createHash('sha256')
    .update(await readFile(program))
    .update(await readFile(fileURLToPath(import.meta.url)));
  const folder = join(cacheFolder, `empty-${version.digest('hex').slice(0, 16)}`);
  if (await exists(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  await mkdir(cacheFolder, { recursive: true });
  await (await PGlite.create(draft, { extensions: { pg_trgm } })).close();
  await rename(draft, folder).catch(async (error: unknown) => {
    // another worker has created it meanwhile
    await rm(draft, { recursive: true });
    if (!(await exists(folder))) throw error;
  });
  return folder;
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
