// npm run codegen: prints the contracts from the code and generates what is made of them, in the order in which one
// feeds the next: REST routes → OpenAPI → the gateway's upstream types,
// descriptors and validators → its schema → the client's documents and hooks.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { binOf, root, run } from './build.mjs';

const at = (file) => path.join(root, file);
const printed = (script) => run(at(script), [], { stdio: ['ignore', 'pipe', 'inherit'] });

/** Writes every generated file of the repository anew. */
export function generate() {
  const tsc = binOf('typescript', 'tsc');
  run(tsc, ['-b', 'schema', 'rest']);
  writeFileSync(at('schema/rest.openapi.json'), printed('rest/dist/printOpenapi.js'));
  run(binOf('openapi-typescript'), [
    'schema/rest.openapi.json',
    '--output',
    'gateway/src/upstream/rest-api.generated.ts',
    '--silent',
  ]);
  run(at('gateway/codegen/print.mjs'), []);
  run(tsc, ['-b', 'gateway']);
  writeFileSync(at('schema/schema.graphql'), printed('gateway/dist/printSchema.js'));
  run(binOf('@graphql-codegen/cli', 'graphql-codegen'), ['--silent']);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) generate();
