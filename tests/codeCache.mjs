// Jest compiles each module again in the context of each test file. A worker keeps the code cache that V8 produces at
// the first compilation of a module, and passes it to the next one.
import vm from 'node:vm';

/** @typedef {{ code: string, cachedData: Buffer }} CachedCode */

/** @type {Map<string, CachedCode>} */
const byFile = new Map();

/**
 * Whether a module is cached. Not short ones, which compile faster than a lookup; nor test files, which are compiled
 * once; nor modules with an `import()`, which does not resolve in cached code. (The client's bundle of packages only
 * mentions one in its text.)
 */
const isWorthIt = (file, code) =>
  code.length > 1_000 &&
  file !== undefined &&
  !/\.test\.tsx?$/.test(file) &&
  (file.includes('/client-vendor/') || !/\bimport\s*\(/.test(code));

/** The code cache of a file, if its text is unchanged: V8 itself compares the length of the text alone. */
function cachedDataOf(file, code) {
  const stored = byFile.get(file);
  return stored?.code === code ? stored.cachedData : undefined;
}

const { SourceTextModule, SyntheticModule, compileFunction } = vm;

/** Stands for the realm of the worker itself, where Jest requests the context of a test. */
export const ownRealm = {};

const inRealm = ({ context, ...options }) => (context === ownRealm ? options : { context, ...options });

vm.SyntheticModule = new Proxy(SyntheticModule, {
  construct: (_, [names, evaluate, options = {}]) => new SyntheticModule(names, evaluate, inRealm(options)),
});

/** @returns undefined where V8 rejects the cache, as its flags have changed since (a test may set `--expose-gc`) */
function moduleFrom(cachedData, code, options) {
  try {
    return new SourceTextModule(code, { ...options, cachedData });
  } catch (error) {
    if (error.code === 'ERR_VM_MODULE_CACHED_DATA_REJECTED') return undefined;
    throw error;
  }
}

vm.SourceTextModule = new Proxy(SourceTextModule, {
  construct: (_, [code, given]) => {
    const options = inRealm(given);
    const cachedData = cachedDataOf(options.identifier, code);
    const known = cachedData && moduleFrom(cachedData, code, options);
    if (known !== undefined) return known;
    const made = new SourceTextModule(code, options);
    if (isWorthIt(options.identifier, code)) {
      byFile.set(options.identifier, { code, cachedData: made.createCachedData() });
    }
    return made;
  },
});

vm.compileFunction = (code, parameters, { parsingContext, ...given }) => {
  const options = parsingContext === ownRealm ? given : { parsingContext, ...given };
  const cachedData = cachedDataOf(options.filename, code);
  if (cachedData !== undefined) {
    const known = compileFunction(code, parameters, { ...options, cachedData });
    if (known.cachedDataRejected !== true) return known;
  }
  const isNew = isWorthIt(options.filename, code);
  const made = compileFunction(code, parameters, { ...options, produceCachedData: isNew });
  if (made.cachedData !== undefined) byFile.set(options.filename, { code, cachedData: made.cachedData });
  return made;
};
