// Builds the product: contracts, REST service and gateway with tsc, the client with Vite.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const stamp = path.join(root, 'node_modules/.cache/gdd-build-stamp');
const sources = ['package-lock.json', 'tsconfig.json', 'schema', 'rest/src', 'gateway/src', 'client'];
const notSources = new Set(['node_modules', 'dist']);
const outputs = [
  'schema/dist',
  'rest/dist/main.js',
  'gateway/dist/main.js',
  'client/dist/index.html',
  'client/dist/graphiql/index.html',
  'client/dist/share/index.html',
  'client/dist/auth/index.html',
];

/** The path of a package's command, wherever npm has installed the package. */
export function binOf(packageName, name = packageName, workspace = root) {
  const require = createRequire(path.join(workspace, 'package.json'));
  const manifest = require.resolve(`${packageName}/package.json`);
  const { bin } = require(manifest);
  return path.join(path.dirname(manifest), typeof bin === 'string' ? bin : bin[name]);
}

/** The TypeScript 7 compiler (Go), three times as fast. Lint and codegen use version 6, whose API version 7 lacks. */
export const compiler = binOf('typescript-7', 'tsc');

/** Runs a Node script and waits for it. If it fails, this process exits with the same code. */
export function run(script, args, { cwd = root, stdio = 'inherit' } = {}) {
  const { status, stdout } = spawnSync(process.execPath, [script, ...args], {
    cwd,
    stdio,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status !== 0) {
    if (stdout) process.stderr.write(stdout);
    process.exit(status ?? 1);
  }
  return stdout;
}

/** The modification time of the newest file in a folder, in milliseconds; 0 if it does not exist. */
export function newestChange(entry) {
  const stats = statSync(entry, { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  return readdirSync(entry)
    .filter((name) => !notSources.has(name))
    .reduce((newest, name) => Math.max(newest, newestChange(path.join(entry, name))), 0);
}

/** Whether all outputs exist and no source has changed since the last complete build. */
export function isBuilt() {
  if (!outputs.every((output) => statSync(path.join(root, output), { throwIfNoEntry: false }))) return false;
  const built = statSync(stamp, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return sources.every((source) => newestChange(path.join(root, source)) <= built);
}

/** Builds all tiers; compilation is incremental. */
export function build() {
  run(path.join(root, 'scripts/printUpstream.mjs'), []);
  const started = new Date();
  run(compiler, ['-b', 'schema', 'rest', 'gateway']);
  const client = path.join(root, 'client');
  const vite = binOf('vite', 'vite', client);
  run(vite, ['build', '--logLevel', 'warn'], { cwd: client });
  for (const page of ['graphiql', 'share', 'auth']) {
    run(vite, ['build', '--config', `vite.${page}.config.ts`, '--logLevel', 'warn'], { cwd: client });
  }
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, '');
  // the stamp has the time of the start, so that a source changed during the build counts as newer
  utimesSync(stamp, started, started);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) build();
