// Where the tests of the server side run: in the worker's own realm, with the packages that the worker has loaded once.
// Jest's own environment makes a realm for each test file, in which every package is evaluated anew and runs slowly again
// until V8 has optimised it.
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';
import { ownRealm } from './codeCache.mjs';
import { provideSharedPackages } from './sharedPackages.mjs';

// The heap of a test run is not taken apart piece by piece: with a gigabyte in hand that takes longer than Jest waits
// for a process. Whatever still holds the loop open keeps this from happening, and Jest complains as before.
if (process.send) process.once('beforeExit', () => process.exit());

provideSharedPackages();

const { WebAssembly } = globalThis;
const { instantiate } = WebAssembly;
/** WebAssembly by its size. As long as a module lives V8 has what it has compiled and optimised of it. */
const compiledBytes = new Map();
WebAssembly.instantiate = async (source, ...imports) => {
  const size = source.byteLength;
  if (size === undefined) return instantiate(source, ...imports);
  if (!compiledBytes.has(size)) compiledBytes.set(size, await WebAssembly.compile(source));
  const module = compiledBytes.get(size);
  return { module, instance: await instantiate(module, ...imports) };
};

/** The state that a test file may change and the next one must find as it was. */
const stored = [globalThis, process, process.env, Error];

/** Remembers an object's own properties; gives back the function that makes them so again. */
function remembered(object) {
  const before = Object.getOwnPropertyDescriptors(object);
  return () => {
    for (const key of Reflect.ownKeys(object)) {
      if (!Object.hasOwn(before, key)) Reflect.deleteProperty(object, key);
    }
    for (const key of Reflect.ownKeys(before)) {
      const now = Object.getOwnPropertyDescriptor(object, key);
      const was = before[key];
      if (now?.value !== was.value || now?.get !== was.get) Reflect.defineProperty(object, key, was);
    }
  };
}

/** A test file's modules are its own; what they leave on the objects that all share is taken away after it. */
export default class TestEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  #restores = stored.map(remembered);

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    globalThis.global = globalThis;
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    for (const restore of this.#restores) restore();
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return ownRealm;
  }
}
