import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const client = fileURLToPath(new URL('..', import.meta.url));
const root = path.dirname(path.resolve(client));
const require = createRequire(path.join(client, 'package.json'));

/** How long a bundle is kept that another state of the imports has replaced. */
const keptMs = 7 * 24 * 3_600_000;

/** Packages that not every test needs, and what only they need. */
const isForSome =
  /\/node_modules\/(@mui\/x-(?!internals\/)|d3-|bezier-easing|flatqueue|@testing-library|msw|@mswjs|@open-draft|tough-cookie|tldts|fast-check|pure-rand|aria-query|dom-accessibility-api)/;

/** Imports that Jest or Node answers itself, and the portal's own. */
const isOwn = (specifier) => /^(node:|@gdd\/|@jest\/)/.test(specifier);

/** The modules of packages that the client's sources and tests import. */
function importedSpecifiers() {
  const files = readdirSync(path.join(client, 'src'), { recursive: true })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join('src', file));
  const found = new Set(['react/jsx-runtime']);
  for (const file of [...files, 'jest.setup.ts']) {
    const source = readFileSync(path.join(client, file), 'utf8');
    for (const [, specifier] of source.matchAll(/(?:\bfrom |\bimport |\bimport\()'([^'.][^']*)'/g)) {
      if (!isOwn(specifier)) found.add(specifier);
    }
  }
  return [...found].toSorted();
}

/** A module that exports what a package's module does. One in CommonJS tells its names only when it has run. */
function entryOf(specifier, source) {
  if (/^\s*(export|import)\b/m.test(source)) {
    return `export * from '${specifier}'; import * as all from '${specifier}'; export default all.default;`;
  }
  const names = Object.keys(require(specifier)).filter((name) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== 'default');
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
      // Types alone have no module.
      return resolved === null ? 'export {}' : entryOf(specifier, readFileSync(resolved.id, 'utf8'));
    },
  };
}

/** Changes an expression of a package's file, which must be there; `importing` may bring what it names then. */
const patched = (file, from, to, importing = '') => ({
  name: `patched ${file}`,
  transform(code, id) {
    if (!id.endsWith(file)) return null;
    if (!code.includes(from)) throw new Error(`${file} no longer has ${from}.`);
    return importing + code.replaceAll(from, to);
  },
});

const patches = [
  // React's act takes setImmediate from Node with the `require` of its module, which no bundle has.
  patched('/react/cjs/react.development.js', '(module && module[requireString])', '(process.getBuiltinModule)'),
  // A stack is kept of where each element was made, for the console of a browser.
  ...['react.development.js', 'react-jsx-runtime.development.js'].map((file) =>
    patched(`/react/cjs/${file}`, '1e4 > ReactSharedInternals.recentlyCreatedOwnerStacks++', 'false'),
  ),
  // msw imports graphql with each request that it reads. Jest refuses an import between two tests, where a request that
  // a page made at the end of the first one may be read.
  patched(
    '/internal/parseGraphQLRequest.mjs',
    'import("graphql")',
    'Promise.resolve(graphqlModule)',
    "import * as graphqlModule from 'graphql';\n",
  ),
];

async function bundle(specifiers, folder) {
  const names = new Map(specifiers.map((specifier) => [specifier, specifier.replace('@', '').replaceAll('/', '__')]));
  const specifierOf = new Map([...names].map(([specifier, name]) => [name, specifier]));
  const made = await rolldown({
    input: Object.fromEntries([...names.values()].map((name) => [name, `\0vendor:${name}`])),
    cwd: client,
    platform: 'node',
    logLevel: 'silent',
    external: /^@jest\/globals$/,
    resolve: { mainFields: ['module', 'main'], conditionNames: ['default'] },
    // The development builds, with their warnings and with React's act.
    transform: { define: { 'process.env.NODE_ENV': '"test"' } },
    plugins: [vendorEntries(specifierOf), ...patches],
  });
  await made.write({
    dir: folder,
    entryFileNames: '[name].mjs',
    chunkFileNames: 'chunk-[name].mjs',
    codeSplitting: {
      // What a group needs comes with it, so the one that all others need is the first.
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
 * Bundles the packages that the client imports into a few files, once for each state of the lock file and of the
 * imports, before its tests run. Without it Jest resolves, reads and links each of the packages' files, thousands of
 * them, anew for every test file. Every importer has the same instance of a package: all of them are in one bundle.
 */
export default async function bundleVendor() {
  const specifiers = importedSpecifiers();
  const key = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .update(specifiers.join('\n'))
    .digest('hex')
    .slice(0, 16);
  const cache = path.join(root, 'node_modules/.cache/client-vendor');
  const folder = path.join(cache, key);
  process.env['CLIENT_VENDOR'] = folder;
  if (existsSync(folder)) return;

  await mkdir(cache, { recursive: true });
  for (const name of await readdir(cache)) {
    const { mtimeMs } = await stat(path.join(cache, name));
    if (mtimeMs < Date.now() - keptMs) await rm(path.join(cache, name), { recursive: true, force: true });
  }
  const made = await mkdtemp(path.join(cache, 'new-'));
  await bundle(specifiers, made);
  // Another run may have made the same one meanwhile.
  await rename(made, folder).catch(() => rm(made, { recursive: true }));
}
