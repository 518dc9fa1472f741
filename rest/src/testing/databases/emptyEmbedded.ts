/** An embedded database as PGlite makes it in an empty folder, made once: it takes six seconds of CPU. */
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
 * Puts an embedded database without a table into a data folder, which is made where there is none. Opening it migrates
 * it like one that the service has made itself, which server.real.test.ts lets it do.
 */
export async function putEmptyEmbedded(dataDir: string): Promise<void> {
  const empty = await emptyEmbedded();
  await mkdir(dataDir, { recursive: true });
  await cp(empty, join(dataDir, 'database'), { recursive: true, mode: constants.COPYFILE_FICLONE });
}

/** The folder that is copied, one for each build of PGlite. */
async function emptyEmbedded(): Promise<string> {
  const version = createHash('sha256')
    .update(await readFile(program))
    .update(await readFile(fileURLToPath(import.meta.url)));
  const folder = join(cacheFolder, `empty-${version.digest('hex').slice(0, 16)}`);
  if (await isThere(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  await mkdir(cacheFolder, { recursive: true });
  await (await PGlite.create(draft, { extensions: { pg_trgm } })).close();
  await rename(draft, folder).catch(async (error: unknown) => {
    // another worker was first
    await rm(draft, { recursive: true });
    if (!(await isThere(folder))) throw error;
  });
  return folder;
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
