// Part of `npm run dev`: generates after each save what follows from it. What the compiler wrote of the REST service and
// of the gateway is asked for the contracts again, and the client's operations for their hooks; the generator of these
// stays loaded, for loading it is most of its time.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { generate, loadContext } from '@graphql-codegen/cli';
import { root } from './build.mjs';

/** Milliseconds after the last of several changes: a compilation writes many files. */
const pause = 200;

/** A step of codegen.mjs as a process of its own: one that fails says why, and the next save tries again. */
const step = (name) => () =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(root, 'scripts/codegen.mjs'), name], { stdio: 'inherit' });
    child.once('exit', resolve);
  });

const context = await loadContext(path.join(root, 'codegen.ts'));
context.updateConfig({ silent: true });

/** What is generated, in the order in which one feeds the next. */
const steps = {
  openapi: step('openapi'),
  upstream: step('upstream'),
  schema: step('schema'),
  documents: () => generate(context, true).catch((error) => console.error(error.message)),
};

const due = new Set();
let timer;
let isRunning = false;

async function work() {
  if (isRunning) return;
  isRunning = true;
  for (;;) {
    const name = Object.keys(steps).find((each) => due.has(each));
    if (name === undefined) break;
    due.delete(name);
    await steps[name]();
  }
  isRunning = false;
}

/** Asks for a step when a file of a folder changes. */
function after(folder, isMeant, name) {
  watch(path.join(root, folder), { recursive: true }, (_event, file) => {
    if (file === null || !isMeant(file)) return;
    due.add(name);
    clearTimeout(timer);
    timer = setTimeout(() => void work(), pause);
  });
}

const isCompiled = (file) => file.endsWith('.js');
after('rest/dist', isCompiled, 'openapi');
after('gateway/dist', isCompiled, 'schema');
after('schema', (file) => file === 'rest.openapi.json', 'upstream');
after('schema', (file) => file === 'schema.graphql', 'documents');
after('client/src', (file) => file.endsWith('.graphql'), 'documents');
