// Jest compiles each module anew for each test file, in which it has a context of its own. What V8 has found out about a
// module's text is the same in all of them: a worker keeps it, and hands it over with the text the next time.
import vm from 'node:vm';

/** @typedef {{ code: string, cachedData: Buffer }} CachedCode */

/** @type {Map<string, CachedCode>} */
const byFile = new Map();

/**
 * Shorter texts are compiled sooner than looked up, and a test file is compiled once. An `import()` in what comes from
 * the cache no longer knows who is to answer it; the client's bundle of packages only writes of one.
 */
const isWorthIt = (file, code) =>
  code.length > 1_000 &&
  file !== undefined &&
  !/\.test\.tsx?$/.test(file) &&
  (file.includes('/client-vendor/') || !/\bimport\s*\(/.test(code));

/** V8 compares no more than the length of the text: whether it is the same one is for us to say. */
function cachedDataOf(file, code) {
  const stored = byFile.get(file);
  return stored?.code === code ? stored.cachedData : undefined;
}

const { SourceTextModule, SyntheticModule, compileFunction } = vm;

/** The stand-in for the realm of the worker itself where Jest asks for the context of a test. */
export const ownRealm = {};

const inRealm = ({ context, ...options }) => (context === ownRealm ? options : { context, ...options });

vm.SyntheticModule = new Proxy(SyntheticModule, {
  construct: (_, [names, evaluate, options = {}]) => new SyntheticModule(names, evaluate, inRealm(options)),
});

/** @returns undefined where V8 will not have it: a flag of it is another one since, as where a test lets it collect garbage */
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
