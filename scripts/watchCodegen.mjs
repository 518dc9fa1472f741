// Part of `npm run dev`: regenerates files after each save. The contracts are generated directly from the saved sources
// of the REST service and the gateway; type errors are reported by the compiler, which runs in parallel. If a source
// cannot be parsed, nothing is generated. Generators stay loaded, because loading takes most of their time.
import { watch } from 'node:fs';
import path from 'node:path';
import { generate, loadContext } from '@graphql-codegen/cli';
import { root } from './build.mjs';
import { keep } from './codegen.mjs';
import { printedTypes, types } from './printUpstream.mjs';
import { sourcePrinter } from './sourcePrinter.mjs';

/** Milliseconds to wait after the last change: an editor may write many files at once. */
const debounceMs = 50;

const [printedOpenapi, printedSchema, printDescriptors, context] = await Promise.all([
  sourcePrinter('rest', 'src/printOpenapi.ts'),
  sourcePrinter('gateway', 'src/printSchema.ts'),
  sourcePrinter('gateway', 'codegen/print.mjs', { isBundled: false }),
  loadContext(path.join(root, 'codegen.ts')),
  // only to warm up: the first run takes four times as long as the next
  printedTypes(),
]);
context.updateConfig({ silent: true });

/** The steps of the generation, in order of dependency. */
const steps = {
  openapi: async () => keep('schema/rest.openapi.json', await printedOpenapi()),
  upstream: () => Promise.all([printDescriptors(), printedTypes().then((text) => keep(types, text))]),
  schema: async () => keep('schema/schema.graphql', await printedSchema()),
  documents: () => generate(context, true),
};

const due = new Set();
let timer;
let isRunning = false;

/** Runs the steps that are due; a failed one prints its error and runs again after the next save. */
async function work() {
  if (isRunning) return;
  isRunning = true;
  for (;;) {
    const name = Object.keys(steps).find((each) => due.has(each));
    if (name === undefined) break;
    due.delete(name);
    await steps[name]().catch((error) => console.error(error.message));
  }
  isRunning = false;
}

/** Schedules a step when a file of a folder changes. */
function runOnChange(folder, isInScope, name) {
  watch(path.join(root, folder), { recursive: true }, (_event, file) => {
    if (file === null || !isInScope(file)) return;
    due.add(name);
    clearTimeout(timer);
    timer = setTimeout(() => void work(), debounceMs);
  });
}

const isSource = (file) => /(?<!\.test)\.ts$/.test(file);
const isShared = (file) => isSource(file) && !/^(dist|node_modules)\//.test(file);
runOnChange('rest/src', isSource, 'openapi');
runOnChange('schema', isShared, 'openapi');
runOnChange('gateway/src', isSource, 'schema');
runOnChange('schema', isShared, 'schema');
runOnChange('schema', (file) => file === 'rest.openapi.json', 'upstream');
runOnChange('schema', (file) => file === 'schema.graphql', 'documents');
runOnChange('client/src', (file) => file.endsWith('.graphql'), 'documents');
