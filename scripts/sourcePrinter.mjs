// Part of `npm run dev`: runs a program of a tier directly from its saved sources, without waiting for the compiler.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { root } from './build.mjs';
import { warmProcess } from './warmProcess.mjs';

/** Our own sources and the bundler's helpers are bundled; packages are imported as installed. */
const isPackage = (id) => !/^[./]|^@gdd\/|^@oxc-project\/|^\0/.test(id);

/** Bundles a program of a tier without type-checking it. */
async function bundle(tier, entry) {
  const bundled = await rolldown({
    input: path.join(root, tier, entry),
    platform: 'node',
    tsconfig: path.join(root, tier, 'tsconfig.json'),
    resolve: { conditionNames: ['source', 'import', 'node'] },
    external: isPackage,
    logLevel: 'silent',
  });
  try {
    // TypeGraphQL uses the names of classes
    const { output } = await bundled.generate({ format: 'esm', keepNames: true, codeSplitting: false });
    return output[0];
  } finally {
    await bundled.close();
  }
}

/** Writes a module to a folder in the tier's node_modules, from which it can import the tier's packages. */
function write(tier, name, code) {
  const folder = path.join(root, tier, 'node_modules/.cache/gdd');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, name);
  writeFileSync(file, code);
  return file;
}

const importsOf = ({ imports }) => imports.map((name) => `import ${JSON.stringify(name)};\n`).join('');

/**
 * Prepares a program of a tier that prints a file generated from its sources.
 *
 * @param isBundled whether the program is bundled from TypeScript; otherwise it runs unchanged, and only the list of
 *   its packages is determined by bundling
 * @returns a function that runs the program: it resolves with the printed text, and rejects if a source cannot be
 *   parsed or the program fails
 */
export async function sourcePrinter(tier, entry, { isBundled = true } = {}) {
  const name = path.basename(entry, path.extname(entry));
  const module = isBundled
    ? path.join(root, tier, 'node_modules/.cache/gdd', `${name}.mjs`)
    : path.join(root, tier, entry);
  // a source with a syntax error has no list of packages: then nothing is preloaded
  const packages = write(tier, `${name}.packages.mjs`, await bundle(tier, entry).then(importsOf, () => ''));
  const next = warmProcess(module, packages);
  next.prepare();
  return async () => {
    if (isBundled) write(tier, `${name}.mjs`, (await bundle(tier, entry)).code);
    try {
      return await next.run();
    } finally {
      next.prepare();
    }
  };
}
