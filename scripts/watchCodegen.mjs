// Part of `npm run dev`: generates after each save what follows from it. The contracts are printed from the sources of
// the REST service and of the gateway as they were saved, beside the compiler, which says what is wrong with their
// types; where one cannot be parsed, nothing is printed. Generators stay loaded, for loading them is most of their time.
import { watch } from 'node:fs';
import path from 'node:path';
import { generate, loadContext } from '@graphql-codegen/cli';
import { root } from './build.mjs';
import { keep } from './codegen.mjs';
import { printedTypes, types } from './printUpstream.mjs';
import { sourcePrinter } from './sourcePrinter.mjs';

/** Milliseconds after the last of several changes: an editor may write many files at once. */
const pause = 50;

const [printedOpenapi, printedSchema, printDescriptors, context] = await Promise.all([
  sourcePrinter('rest', 'src/printOpenapi.ts'),
  sourcePrinter('gateway', 'src/printSchema.ts'),
  sourcePrinter('gateway', 'codegen/print.mjs', { isBundled: false }),
  loadContext(path.join(root, 'codegen.ts')),
  // the first time takes four times as long as the next
  printedTypes(),
]);
context.updateConfig({ silent: true });

/** The generated files, in the order in which one feeds the next. */
const steps = {
  openapi: async () => keep('schema/rest.openapi.json', await printedOpenapi()),
  upstream: () => Promise.all([printDescriptors(), printedTypes().then((text) => keep(types, text))]),
  schema: async () => keep('schema/schema.graphql', await printedSchema()),
  documents: () => generate(context, true),
};

const due = new Set();
let timer;
let isRunning = false;

/** Takes the steps that are due; one that fails says why, and the next save tries again. */
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

/** Asks for a step when a file of a folder changes. */
function after(folder, isInScope, name) {
  watch(path.join(root, folder), { recursive: true }, (_event, file) => {
    if (file === null || !isInScope(file)) return;
    due.add(name);
    clearTimeout(timer);
    timer = setTimeout(() => void work(), pause);
  });
}

const isSource = (file) => /(?<!\.test)\.ts$/.test(file);
const isShared = (file) => isSource(file) && !/^(dist|node_modules)\//.test(file);
after('rest/src', isSource, 'openapi');
after('schema', isShared, 'openapi');
after('gateway/src', isSource, 'schema');
after('schema', isShared, 'schema');
after('schema', (file) => file === 'rest.openapi.json', 'upstream');
after('schema', (file) => file === 'schema.graphql', 'documents');
after('client/src', (file) => file.endsWith('.graphql'), 'documents');
