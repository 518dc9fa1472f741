// Where the tests of the server side run: Jest's environment for Node, with a global object of its own.
import vm from 'node:vm';
import { TestEnvironment as NodeEnvironment } from 'jest-environment-node';

// What is left of a test run is not taken apart piece by piece: with a gigabyte in hand that takes longer than Jest waits
// for a process. Whatever still holds the loop open keeps this from happening, and Jest complains as before.
if (process.send) process.once('beforeExit', () => process.exit());

export default class TestEnvironment extends NodeEnvironment {
  /** @param {ConstructorParameters<typeof NodeEnvironment>} options */
  constructor(...options) {
    // Jest's own context asks an object of another context for every global that is named in it, `Object` and `Math` as
    // well: half a microsecond each time, which is a third of what many a test costs. This context has no such object.
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...options);
    } finally {
      vm.createContext = createContext;
    }
  }
}
