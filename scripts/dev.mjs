// npm run dev: all three tiers, reloaded on change. tsc watches and compiles, Node restarts what was compiled anew,
// Vite replaces the client's modules in the open page.
import path from 'node:path';
import { binOf, root, run } from './build.mjs';
import { processGroup } from './processes.mjs';
import { settings, withSecret } from './settings.mjs';

const clientUrl = 'http://localhost:5173';
const tsc = binOf('typescript', 'tsc');
const tiers = ['schema', 'rest', 'gateway'];

run(tsc, ['-b', ...tiers]);

const env = { ...(await withSecret(settings('development'))), PUBLIC_URL: process.env.PUBLIC_URL ?? clientUrl };
const group = processGroup();
const watched = (tier) => ['--watch', '--watch-preserve-output', path.join(root, tier, 'dist/main.js')];
await Promise.all([
  group.start('The compiler', [tsc, '-b', ...tiers, '--watch', '--preserveWatchOutput'], { cwd: root, ipc: false }),
  group.start('The REST service', watched('rest'), { env, ipc: false }),
  group.start('The gateway', watched('gateway'), { env, ipc: false }),
  group.start('Vite', [binOf('vite', 'vite', path.join(root, 'client')), '--port', '5173', '--strictPort'], {
    cwd: path.join(root, 'client'),
    env,
    ipc: false,
  }),
]);
console.log(`\nThe portal in development: ${clientUrl} (GraphQL: http://localhost:${env.PORT}/graphql)\n`);
