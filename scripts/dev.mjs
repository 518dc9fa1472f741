// npm run dev: all three tiers, reloaded on change. tsc watches and compiles; once it finds no error, the service whose
// code has changed starts again. Beside it the contracts are printed anew from what was saved, operations get their
// hooks, and Vite replaces the client's modules in the open page.
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

/** When the newest file was compiled that each service runs. */
const compiledAt = (tier) => Math.max(...[tier, 'schema'].map((each) => newestChange(path.join(root, each, 'dist'))));
const runs = new Map(Object.keys(services).map((tier) => [tier, compiledAt(tier)]));

/** Shows what the compiler says, and starts again what it compiled without an error. */
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
