// Where the tests of the server side run: Jest's own environment, in a process that holds on to the embedded database's
// programs. V8 compiles and optimises WebAssembly once for as long as somebody holds it: else with each test file anew.
import { readFileSync } from 'node:fs';

const { WebAssembly } = globalThis;

/** A program of PGlite, by its file's name. */
const programOf = (name) =>
  new WebAssembly.Module(readFileSync(new URL(name, import.meta.resolve('@electric-sql/pglite'))));

export const held = ['pglite.wasm', 'initdb.wasm'].map(programOf);

// The heap of a test run is not taken apart piece by piece: with a gigabyte in hand that takes longer than Jest waits
// for a process. Whatever still holds the loop open keeps this from happening, and Jest complains as before.
if (process.send) process.once('beforeExit', () => process.exit());

export { TestEnvironment as default } from 'jest-environment-node';
