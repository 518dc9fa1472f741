// npm run codegen: prints the contracts from the code and generates what is made of them, in the order in which one
// feeds the next: REST routes → OpenAPI → the gateway's upstream types, descriptors and validators → its schema → the
// client's documents and hooks.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { binOf, root, run } from './build.mjs';

const at = (file) => path.join(root, file);

/** Writes what a script prints to a file, unless it stands there already. */
function print(script, file) {
  const text = run(at(script), [], { stdio: ['ignore', 'pipe', 'inherit'] });
  if (text !== readFileSync(at(file), 'utf8')) writeFileSync(at(file), text);
}

/** The steps that read what is compiled. */
const steps = {
  /** REST routes → OpenAPI. */
  openapi: () => print('rest/dist/printOpenapi.js', 'schema/rest.openapi.json'),
  /** OpenAPI → what the gateway knows of the REST service. */
  upstream: () => {
    const types = ['schema/rest.openapi.json', '--output', 'gateway/src/upstream/rest-api.generated.ts'];
    run(binOf('openapi-typescript'), types, { stdio: ['ignore', 'ignore', 'inherit'] });
    run(at('gateway/codegen/print.mjs'), []);
  },
  /** The gateway's classes → SDL. */
  schema: () => print('gateway/dist/printSchema.js', 'schema/schema.graphql'),
};

/** Writes every generated file of the repository anew. */
export function generate() {
  const tsc = binOf('typescript', 'tsc');
  run(tsc, ['-b', 'schema', 'rest']);
  steps.openapi();
  steps.upstream();
  run(tsc, ['-b', 'gateway']);
  steps.schema();
  run(binOf('@graphql-codegen/cli', 'graphql-codegen'), ['--silent']);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) (steps[process.argv[2]] ?? generate)();
