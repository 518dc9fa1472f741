// npm run bench: runs one benchmark (tests/bench) or all in sequence on the built product, and prints their tables.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { build, isBuilt, root } from './build.mjs';
import { gatewayOptions } from './nodeOptions.mjs';

/** The benchmarks by name, with their options. */
const benches = {
  gateway: '[--rounds N] [--seconds N]',
  pages: '[--dealers N,N] [--lines N,N] [--rounds N] [--only TEXT]',
  import: '[--lines N] [--dealers N]',
  freshness: '[--dealers N] [--lines N] [--rows N] [--rounds N]',
  files: '[--dealers N] [--megabytes N]',
  client: '[--rounds N] [--only lists|cards|navigations]',
  lighthouse: '[--once] [--only TEXT] [--form mobile|desktop]',
  start: '[--rounds N]',
  drain: '[--rounds N]',
  rolling: '[--rate N] [--before N]',
  simulation: '[--dealers N] [--lines N] [--rounds N]',
  settlement: '[--dealers N]',
  accruals: '[--dealers N] [--lines N]',
  live: '[--streams N] [--signals N]',
};

const [name, ...flags] = process.argv.slice(2);
if (name !== undefined && !Object.hasOwn(benches, name)) {
  console.error('Usage: npm run bench                   all of them, some hours');
  for (const [each, options] of Object.entries(benches)) console.error(`       npm run bench -- ${each} ${options}`);
  process.exit(1);
}

// All benchmarks: always build, because the build prints the size of each client entry next to its limit.
if (name === undefined || !isBuilt()) build();
const statuses = (name === undefined ? Object.keys(benches) : [name]).map((each) => {
  if (name === undefined) console.log(`\n== ${each}`);
  return measure(each);
});
process.exit(statuses.find((status) => status !== 0) ?? 0);

/** Runs a benchmark. @returns its exit status */
function measure(bench) {
  if (bench === 'lighthouse') installLighthouse();
  const inFolder = path.join(root, 'tests/bench', bench, 'run.ts');
  const file = existsSync(inFolder) ? inFolder : path.join(root, 'tests/bench', `${bench}.ts`);
  const options = bench === 'gateway' ? gatewayOptions : [];
  const { status } = spawnSync(
    process.execPath,
    [...options, '--import', '@swc-node/register/esm-register', file, ...flags],
    { cwd: root, stdio: 'inherit' },
  );
  return status ?? 1;
}

/** Installs the packages of Lighthouse, a tenth of all packages, in their own folder and only when they are used. */
function installLighthouse() {
  const folder = path.join(root, 'tests/bench/lighthouse');
  if (existsSync(path.join(folder, 'node_modules/lighthouse'))) return;
  const install = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const installed = spawnSync('npm', install, { cwd: folder, stdio: 'inherit' });
  if (installed.status !== 0) process.exit(installed.status ?? 1);
}
