// Which packages the tests of a project need, and a folder for what is made of them once.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const lockFile = path.resolve(import.meta.dirname, '../package-lock.json');
/** How long a folder stays that another state of the imports has replaced. */
const cachedMs = 7 * 24 * 3_600_000;

/** Imports that Jest or Node answers itself, and the portal's own. */
const isOwn = (specifier) => /^(node:|@gdd\/|@jest\/|\/)/.test(specifier);

/** Whether a name can stand in a module's own declarations and exports; what it exports by default is apart. */
export const isExportable = (name) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== 'default';

/** The modules of packages that files import. */
export function importedSpecifiers(files) {
  const found = new Set();
  for (const file of files) {
    for (const [, specifier] of readFileSync(file, 'utf8').matchAll(
      /(?:\bfrom |\bimport |\bimport\()'([^'.][^']*)'/g,
    )) {
      if (!isOwn(specifier)) found.add(specifier);
    }
  }
  return [...found].toSorted();
}

/** The files below a folder. */
export const filesBelow = (folder) => readdirSync(folder, { recursive: true }).map((file) => path.join(folder, file));

/**
 * A folder that is made once for each state of the lock file, of the maker's own file and of the imports.
 *
 * @param make writes into the folder that it is given
 */
export async function madeOnce(cache, maker, specifiers, make) {
  const key = createHash('sha256')
    .update(readFileSync(lockFile))
    .update(readFileSync(maker))
    .update(specifiers.join('\n'))
    .digest('hex')
    .slice(0, 16);
  const folder = path.join(cache, key);
  if (existsSync(folder)) return folder;

  await mkdir(cache, { recursive: true });
  for (const name of await readdir(cache)) {
    const { mtimeMs } = await stat(path.join(cache, name));
    if (mtimeMs < Date.now() - cachedMs) await rm(path.join(cache, name), { recursive: true, force: true });
  }
  const made = await mkdtemp(path.join(cache, 'new-'));
  await make(made);
  // Another run may have made the same one meanwhile.
  await rename(made, folder).catch(() => rm(made, { recursive: true }));
  return folder;
}
