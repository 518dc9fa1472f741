// Where the tests of the server side run: Jest's environment for Node, with a global object of its own.
import vm from 'node:vm';
import { TestEnvironment as NodeEnvironment } from 'jest-environment-node';
import './codeCache.mjs';

// What is left of a test run is not taken apart piece by piece: with a gigabyte in hand that takes longer than Jest waits
// for a process. Whatever still holds the loop open keeps this from happening, and Jest complains as before.
if (process.send) process.once('beforeExit', () => process.exit());

/** WebAssembly that the tests of this worker have compiled. */
const compiledBytes = new Map();

/**
 * Lets go of no module of the database: as long as one lives V8 has what it has compiled and optimised for the next test
 * file as well. It is one of this context, or that of the first test file would stay with it.
 */
function keepWebAssembly(global) {
  const { instantiate } = global.WebAssembly;
  global.WebAssembly.instantiate = async (source, ...imports) => {
    const size = source.byteLength;
    if (size !== undefined && !compiledBytes.has(size))
      compiledBytes.set(size, await globalThis.WebAssembly.compile(source));
    return instantiate(source, ...imports);
  };
}

export default class TestEnvironment extends NodeEnvironment {
  /** @param {ConstructorParameters<typeof NodeEnvironment>} options */
  constructor(...options) {
    // Jest's own context asks an object of another context for every global that is named in it, `Object` and `Math` as
    // well: half a microsecond each time, which is a third of what many a test costs. This context has no such object.
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...options);
      keepWebAssembly(this.global);
    } finally {
      vm.createContext = createContext;
    }
  }
}
