// The Jest environment of the server's tests: they run in the worker's own realm, with packages that the worker loads
// once. Jest's default environment has a realm for each test file, in which every package is evaluated again and is
// slow until V8 has optimised it.
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';
import { ownRealm } from './codeCache.mjs';
import { provideSharedPackages } from './sharedPackages.mjs';
import './workerExit.mjs';

provideSharedPackages();

const { WebAssembly } = globalThis;
const { instantiate } = WebAssembly;
/**
 * Compiled WebAssembly modules by their size, which identifies them here: V8 keeps the optimised code of a live module.
 */
const compiledBytes = new Map();
WebAssembly.instantiate = async (source, ...imports) => {
  const size = source.byteLength;
  if (size === undefined) return instantiate(source, ...imports);
  if (!compiledBytes.has(size)) compiledBytes.set(size, await WebAssembly.compile(source));
  const module = compiledBytes.get(size);
  return { module, instance: await instantiate(module, ...imports) };
};

/** Shared objects that a test file may change; they are restored after each file. */
const stored = [globalThis, process, process.env, Error];

/** Stores an object's own properties. @returns a function that restores them */
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

/** Each test file has its own modules; their changes to shared objects are undone after it. */
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
