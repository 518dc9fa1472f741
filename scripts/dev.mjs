// npm run dev: runs all three tiers and reloads them on change. tsc compiles in watch mode; when there is no error, a
// service whose code has changed is restarted. In parallel, contracts and hooks are generated again from the saved
// sources, and Vite replaces the client's modules in the open page.
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { binOf, compiler, newestChange, root, run } from './build.mjs';
import { printUpstream } from './printUpstream.mjs';
import { processGroup } from './processes.mjs';
import { settings, withSecret } from './settings.mjs';

const clientUrl = 'http://localhost:5173';
const tiers = ['schema', 'rest', 'gateway'];
const services = { rest: 'The REST service', gateway: 'The gateway' };

await printUpstream();
run(compiler, ['-b', ...tiers]);

const env = { ...(await withSecret(settings('development'))), PUBLIC_URL: process.env.PUBLIC_URL ?? clientUrl };
const group = processGroup();

/** The time of the newest compiled file of a tier, the shared schema included. */
const compiledAt = (tier) => Math.max(...[tier, 'schema'].map((each) => newestChange(path.join(root, each, 'dist'))));
const runs = new Map(Object.keys(services).map((tier) => [tier, compiledAt(tier)]));

/** Prints the compiler's output; after a compilation without errors, restarts the services whose files have changed. */
function onCompiled(text) {
  process.stdout.write(text);
  if (!/ Found 0 errors\./.test(text)) return;
  for (const [tier, before] of runs) {
    const now = compiledAt(tier);
    if (now === before) continue;
    runs.set(tier, now);
    group.restart(services[tier]);
  }
}

await Promise.all([
  group.start('The compiler', [compiler, '-b', ...tiers, '--watch', '--preserveWatchOutput'], {
    cwd: root,
    ipc: false,
    onOutput: onCompiled,
  }),
  group.start('The generator', [path.join(root, 'scripts/watchCodegen.mjs')], { cwd: root, ipc: false }),
  ...Object.entries(services).map(([tier, name]) =>
    group.start(name, [path.join(root, tier, 'dist/main.js')], { env: { ...env, DRAIN_MS: '0' } }),
  ),
  group.start('Vite', [binOf('vite', 'vite', path.join(root, 'client')), '--port', '5173', '--strictPort'], {
    cwd: path.join(root, 'client'),
    env,
    ipc: false,
  }),
]);

const gatewayUrl = `http://localhost:${env.PORT}`;
const isReady = () =>
  fetch(`${gatewayUrl}/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
while (!(await isReady())) await sleep(200);
console.log(`\nReady. The portal in development: ${clientUrl} (GraphQL: ${gatewayUrl}/graphql)\n`);
