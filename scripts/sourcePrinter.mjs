// Part of `npm run dev`: runs a program of a tier from its sources as they were saved, without waiting for the compiler.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { root } from './build.mjs';
import { warmProcess } from './warmProcess.mjs';

/** Our own sources are bundled, with the helpers of the bundler; packages are loaded as they are installed. */
const isPackage = (id) => !/^[./]|^@gdd\/|^@oxc-project\/|^\0/.test(id);

/** Bundles a program of a tier, as the compiler would have it but for the types, which nobody asks here. */
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
    // Classes are known to TypeGraphQL by their names.
    const { output } = await bundled.generate({ format: 'esm', keepNames: true, codeSplitting: false });
    return output[0];
  } finally {
    await bundled.close();
  }
}

/** A module beside the tier's packages, where it finds them. */
function write(tier, name, code) {
  const folder = path.join(root, tier, 'node_modules/.cache/gdd');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, name);
  writeFileSync(file, code);
  return file;
}

const importsOf = ({ imports }) => imports.map((name) => `import ${JSON.stringify(name)};\n`).join('');

/**
 * A program of a tier that prints what follows from its sources.
 *
 * @param isBundled whether the program is bundled from TypeScript; else it runs as it stands, and its packages alone are
 *   looked up
 * @returns prints: resolves with the text, and rejects where a source cannot be parsed or the program fails
 */
export async function sourcePrinter(tier, entry, { isBundled = true } = {}) {
  const name = path.basename(entry, path.extname(entry));
  const module = isBundled
    ? path.join(root, tier, 'node_modules/.cache/gdd', `${name}.mjs`)
    : path.join(root, tier, entry);
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
