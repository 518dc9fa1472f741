import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const client = fileURLToPath(new URL('..', import.meta.url));
const root = path.dirname(path.resolve(client));
const require = createRequire(path.join(client, 'package.json'));

/** What an import begins with that is answered elsewhere: own modules, the schema's, Node's, Jest's and Vite's. */
const notPackages = ['.', '@gdd/', 'node:', '@jest/', 'vite/'];

/** Packages that not every test needs, and what only they need. */
const isForSome =
  /\/node_modules\/(@mui\/x-(?!internals\/)|d3-|bezier-easing|flatqueue|@testing-library|msw|@mswjs|@open-draft|tough-cookie|tldts|fast-check|pure-rand|aria-query|dom-accessibility-api)/;

/** The modules of packages that the client and its tests import. The bundler tells of each import that it reads. */
async function importedSpecifiers() {
  const sources = readdirSync(path.join(client, 'src'), { recursive: true })
    .filter((file) => file.endsWith('.ts') || file.endsWith('.tsx'))
    .map((file) => path.join(client, 'src', file));
  const found = new Set(['react/jsx-runtime']);
  const reading = await rolldown({
    input: [...sources, path.join(client, 'jest.setup.ts')],
    logLevel: 'silent',
    external: (specifier, importer) => {
      if (importer === undefined) return false;
      if (!notPackages.some((start) => specifier.startsWith(start))) found.add(specifier);
      return true;
    },
  });
  await reading.generate();
  await reading.close();
  return [...found].toSorted();
}

/** A module that exports what a package's module does. One in CommonJS tells its names only when it has run. */
function entryOf(specifier, format) {
  if (format === 'es') {
    return `export * from '${specifier}'; import * as all from '${specifier}'; export default all.default;`;
  }
  const names = Object.keys(require(specifier)).filter((name) => name !== 'default');
  return `import all from '${specifier}'; export default all; export const { ${names.join(', ')} } = all;`;
}

/** Gives each of the specifiers an entry of its own in the bundle, named by the given names. */
function vendorEntries(specifierOf) {
  const prefix = '\0vendor:';
  return {
    name: 'vendor-entries',
    resolveId: (id) => (id.startsWith(prefix) ? id : null),
    async load(id) {
      if (!id.startsWith(prefix)) return null;
      const specifier = specifierOf.get(id.slice(prefix.length));
      const resolved = await this.resolve(specifier, path.join(client, 'src/importer.ts'));
      const { inputFormat } = await this.load(resolved);
      return entryOf(specifier, inputFormat);
    },
  };
}

async function bundle(specifiers, folder) {
  const names = new Map(specifiers.map((specifier) => [specifier, specifier.replace('@', '').replaceAll('/', '__')]));
  const specifierOf = new Map([...names].map(([specifier, name]) => [name, specifier]));
  const made = await rolldown({
    input: Object.fromEntries([...names.values()].map((name) => [name, `\0vendor:${name}`])),
    cwd: client,
    platform: 'node',
    logLevel: 'silent',
    external: '@jest/globals',
    resolve: { mainFields: ['module', 'main'], conditionNames: ['default'] },
    // The development builds, with their warnings and with React's act.
    transform: { define: { 'process.env.NODE_ENV': '"test"' } },
    plugins: [vendorEntries(specifierOf)],
  });
  await made.write({
    dir: folder,
    entryFileNames: '[name].mjs',
    chunkFileNames: 'chunk-[name].mjs',
    codeSplitting: {
      // A group brings what it needs, so the one that all others need is the first.
      groups: [
        { name: 'vendor', test: (id) => id.includes('/node_modules/') && !isForSome.test(id) },
        { name: 'grid', test: /\/node_modules\/@mui\/x-(data-grid|virtualizer)\// },
        { name: 'charts', test: /\/node_modules\/(@mui\/x-|d3-|bezier-easing|flatqueue)/ },
        { name: 'testing', test: /\/node_modules\// },
      ],
    },
  });
  await made.close();
  const entries = Object.fromEntries([...names].map(([specifier, name]) => [specifier, `${name}.mjs`]));
  await writeFile(path.join(folder, 'entries.json'), JSON.stringify(entries));
}

/**
 * Bundles the packages that the client imports into a few files before its tests run, once for each state of the lock
 * file, of this file and of the imports. Without it Jest resolves, reads and links each of the packages' files,
 * thousands of them, anew for every test file. Every importer has the same instance of a package: all are in one bundle.
 */
export default async function bundleVendor() {
  const specifiers = await importedSpecifiers();
  const key = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .update(specifiers.join('\n'))
    .digest('hex')
    .slice(0, 16);
  const cache = path.join(root, 'node_modules/.cache/client-vendor');
  const folder = path.join(cache, key);
  // read by testVendorResolver.cjs, in the processes that Jest starts
  process.env['CLIENT_VENDOR'] = folder;
  if (existsSync(folder)) return;

  await rm(cache, { recursive: true, force: true });
  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(path.join(cache, 'new-'));
  await bundle(specifiers, draft);
  await rename(draft, folder);
}
