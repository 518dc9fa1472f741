// The packages that the server side and its tests import, loaded by Node itself, once for each worker: a test file's
// modules import stand-ins, which export what the worker has.
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { filesBelow, importedSpecifiers, isExportable, madeOnce } from './importedPackages.mjs';

const root = path.resolve(import.meta.dirname, '..');
const projects = ['schema', 'rest', 'gateway', 'tests'];
/** By which a stand-in finds the worker's package. */
const provided = '@gdd/sharedPackages';

const isTested = (file) => file.endsWith('.ts') && !/\/(node_modules|dist|bench|e2e)\//.test(file);

/** Where a project's packages are found from: its own folder, or the root, which has all that it has not. */
const homeOf = (project) => (existsSync(path.join(root, project, 'node_modules')) ? path.join(root, project) : root);

function standIn(project, specifier, names) {
  const exported = names.filter(isExportable);
  return `const all = await globalThis[Symbol.for('${provided}')]('${project}', '${specifier}');
export default all.default;
const { ${exported.map((name, index) => `${name}: $${index}`).join(', ')} } = all;
export { ${exported.map((name, index) => `$${index} as ${name}`).join(', ')} };
`;
}

async function writeStandIns(project, specifiers, folder) {
  // the importer is where the packages are to be found from
  const importer = path.join(folder, 'import.mjs');
  await writeFile(importer, 'export default (specifier) => import(specifier);\n');
  const { default: load } = await import(pathToFileURL(importer));
  for (const specifier of specifiers) {
    // types alone have no module
    const all = await load(specifier).catch(() => ({}));
    const file = path.join(folder, `${specifier.replaceAll('/', '__')}.mjs`);
    await writeFile(file, standIn(project, specifier, Object.keys(all)));
  }
}

async function makeStandIns() {
  const folders = {};
  for (const project of projects) {
    const specifiers = importedSpecifiers(filesBelow(path.join(root, project)).filter(isTested));
    const cache = path.join(homeOf(project), 'node_modules/.cache/shared-packages', project);
    folders[project] = await madeOnce(cache, fileURLToPath(import.meta.url), specifiers, (folder) =>
      writeStandIns(project, specifiers, folder),
    );
  }
  process.env['SHARED_PACKAGES'] = JSON.stringify(folders);
}

let made;

/** Makes the stand-ins before the first test, for all projects at once. */
export default () => (made ??= makeStandIns());

/** Loads packages for the stand-ins. */
export function provideSharedPackages() {
  const importers = new Map();
  globalThis[Symbol.for(provided)] = async (project, specifier) => {
    const folder = JSON.parse(process.env['SHARED_PACKAGES'])[project];
    if (!importers.has(folder)) importers.set(folder, await import(pathToFileURL(path.join(folder, 'import.mjs'))));
    return importers.get(folder).default(specifier);
  };
}
