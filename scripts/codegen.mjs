// npm run codegen: generates the contracts and the files derived from them, in order of dependency: REST routes →
// OpenAPI → the gateway's upstream types and descriptors → its schema → the client's documents and hooks.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { binOf, compiler, root, run } from './build.mjs';
import { printUpstream } from './printUpstream.mjs';

const at = (file) => path.join(root, file);

/** Writes a file if its content differs, so that watchers are not triggered for nothing. */
export function keep(file, text) {
  if (text !== readFileSync(at(file), 'utf8')) writeFileSync(at(file), text);
}

/** Writes the output of a compiled script to a file. */
function print(script, file) {
  keep(file, run(at(script), [], { stdio: ['ignore', 'pipe', 'inherit'] }));
}

/** Regenerates every generated file of the repository. */
export async function generate() {
  run(compiler, ['-b', 'schema', 'rest']);
  print('rest/dist/printOpenapi.js', 'schema/rest.openapi.json');
  await printUpstream();
  run(compiler, ['-b', 'gateway']);
  print('gateway/dist/printSchema.js', 'schema/schema.graphql');
  run(binOf('@graphql-codegen/cli', 'graphql-codegen'), ['--errors-only']);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await generate();
  console.log('The contracts and what is made of them are printed.');
}
