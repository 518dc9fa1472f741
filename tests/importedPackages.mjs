// The packages that the tests of a project import, and a cache folder for files generated from them.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const lockFile = path.resolve(import.meta.dirname, '../package-lock.json');
/** Milliseconds after which a folder is deleted. */
const cachedMs = 7 * 24 * 3_600_000;

/** Imports that Jest or Node resolves itself, and those of the portal's own packages. */
const isOwn = (specifier) => /^(node:|@gdd\/|@jest\/|\/)/.test(specifier);

/** Whether a name can be used in an export declaration; the default export is handled separately. */
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
 * A folder in `cache` that is generated once for each state of the lock file, of the generating file and of the
 * imports.
 *
 * @param maker the path of the file that contains `make`
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
  // The rename fails where another run has made the same folder meanwhile: its folder is used.
  await rename(made, folder).catch(() => rm(made, { recursive: true }));
  return folder;
}
