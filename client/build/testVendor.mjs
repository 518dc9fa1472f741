import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { filesBelow, importedSpecifiers, isExportable, madeOnce } from '../../tests/importedPackages.mjs';

const client = fileURLToPath(new URL('..', import.meta.url));
const root = path.dirname(path.resolve(client));
const require = createRequire(path.join(client, 'package.json'));

/** Packages that not every test needs, and what only they need. */
const isForSome =
  /\/node_modules\/(@mui\/x-(?!internals\/)|d3-|bezier-easing|flatqueue|@testing-library|msw|@mswjs|@open-draft|tough-cookie|tldts|fast-check|pure-rand|aria-query|dom-accessibility-api)/;

/** React stays a package of files: its `act` takes a timer from Node by the `require` that only a CommonJS file has. */
const isReact = (specifier) => /^(react|react-dom|scheduler)(\/|$)/.test(specifier);

/** A module that exports what a package's module does. One in CommonJS tells its names only when it has run. */
function entryOf(specifier, source) {
  if (/^\s*(export|import)\b/m.test(source)) {
    return `export * from '${specifier}'; import * as all from '${specifier}'; export default all.default;`;
  }
  const names = Object.keys(require(specifier)).filter(isExportable);
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

async function bundle(specifiers, folder) {
  const names = new Map(specifiers.map((specifier) => [specifier, specifier.replace('@', '').replaceAll('/', '__')]));
  const specifierOf = new Map([...names].map(([specifier, name]) => [name, specifier]));
  const made = await rolldown({
    input: Object.fromEntries([...names.values()].map((name) => [name, `\0vendor:${name}`])),
    cwd: client,
    platform: 'node',
    logLevel: 'silent',
    external: (id) => id === '@jest/globals' || isReact(id),
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
 * Bundles the packages that the client imports into a few files, once for each state of the lock file and of the
 * imports, before its tests run. Without it Jest resolves, reads and links each of the packages' files, thousands of
 * them, anew for every test file. Every importer has the same instance of a package: all of them are in one bundle.
 */
export default async function bundleVendor() {
  const sources = filesBelow(path.join(client, 'src')).filter((file) => /\.tsx?$/.test(file));
  const imported = importedSpecifiers([...sources, path.join(client, 'jest.setup.ts')]);
  const specifiers = imported.filter((specifier) => !isReact(specifier));
  const cache = path.join(root, 'node_modules/.cache/client-vendor');
  process.env['CLIENT_VENDOR'] = await madeOnce(cache, fileURLToPath(import.meta.url), specifiers, (folder) =>
    bundle(specifiers, folder),
  );
}
