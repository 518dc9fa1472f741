// npm run bench: runs one benchmark (tests/bench) or all in sequence on the built product, and prints their tables.
// With --smallest, each in the smallest size that measures all of its rows: a check that none has rotted. A benchmark
// fails where it breaks, never for its figures.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { build, isBuilt, root } from './build.mjs';
import { gatewayOptions } from './nodeOptions.mjs';

/** The benchmarks by name, with their options and with those of their smallest size. */
const benches = {
  gateway: { options: '[--rounds N] [--seconds N]', smallest: '--rounds 1 --seconds 1' },
  pages: {
    options: '[--dealers N,N] [--lines N,N] [--rounds N] [--only TEXT]',
    smallest: '--dealers 300,600 --lines 6000,12000 --rounds 1',
  },
  import: { options: '[--lines N] [--dealers N]', smallest: '--lines 5000 --dealers 300' },
  freshness: {
    options: '[--dealers N] [--lines N] [--rows N] [--rounds N]',
    smallest: '--dealers 300 --lines 6000 --rows 100 --rounds 1',
  },
  files: { options: '[--dealers N] [--megabytes N]', smallest: '--dealers 300 --megabytes 2' },
  client: { options: '[--rounds N] [--roles N] [--only lists|cards|navigations]', smallest: '--rounds 1 --roles 2' },
  lighthouse: {
    options: '[--once] [--only TEXT] [--form mobile|desktop] [--guard]',
    smallest: '--once --only sign-in --form desktop',
  },
  start: { options: '[--rounds N]', smallest: '--rounds 1' },
  drain: { options: '[--rounds N]', smallest: '--rounds 1' },
  rolling: { options: '[--rate N] [--before N]', smallest: '--rate 10 --before 2' },
  simulation: {
    options: '[--dealers N] [--lines N] [--rounds N]',
    smallest: '--dealers 600 --lines 12000 --rounds 1',
  },
  settlement: { options: '[--dealers N]', smallest: '--dealers 600' },
  accruals: { options: '[--dealers N] [--lines N]', smallest: '--dealers 600 --lines 12000' },
  live: {
    options: '[--streams N] [--signals N] [--seconds N]',
    smallest: '--streams 40 --signals 3 --seconds 2',
  },
};
/** The benchmarks in a browser. */
const inBrowser = ['client', 'lighthouse'];
/** A benchmark in its smallest size that takes longer, in milliseconds, stands still. */
const longest = 300_000;

const [name, ...flags] = process.argv.slice(2).filter((argument) => argument !== '--smallest');
const isSmallest = process.argv.includes('--smallest');
if (name !== undefined && !Object.hasOwn(benches, name)) {
  console.error('Usage: npm run bench                   all of them, some hours');
  console.error(
    '       npm run bench -- --smallest     all of them in their smallest size, some minutes: do they run?',
  );
  for (const [each, { options }] of Object.entries(benches)) {
    console.error(`       npm run bench -- ${each} ${options} [--smallest]`);
  }
  process.exit(1);
}

// All benchmarks: always build, because the build prints the size of each client entry next to its limit.
if ((name === undefined && !isSmallest) || !isBuilt()) build();
const ends = (name === undefined ? Object.keys(benches) : [name]).map((each) => {
  if (name === undefined) console.log(`\n== ${each}`);
  const began = performance.now();
  const end = measure(each);
  return { name: each, end, took: `${((performance.now() - began) / 1000).toFixed(0)} s` };
});
if (name === undefined || isSmallest) {
  console.log('\n== all');
  for (const { name: each, end, took } of ends) console.log(`${each.padEnd(12)}${took.padStart(6)}  ${end}`);
}
process.exit(ends.some(({ end }) => end.startsWith('BROKEN')) ? 1 : 0);

/** Runs a benchmark. @returns how it ended, in words: `ran`, or `SKIPPED` or `BROKEN` with the reason */
function measure(bench) {
  if (bench === 'lighthouse' && !hasLighthouse()) {
    const reason = 'the packages of tests/bench/lighthouse cannot be installed';
    console.error(`\n!!! ${bench} was not measured: ${reason} !!!\n`);
    return isSmallest ? `SKIPPED: ${reason}` : `BROKEN: ${reason}`;
  }
  const inFolder = path.join(root, 'tests/bench', bench, 'run.ts');
  const file = existsSync(inFolder) ? inFolder : path.join(root, 'tests/bench', `${bench}.ts`);
  const options = bench === 'gateway' ? gatewayOptions : [];
  const sizes = isSmallest ? benches[bench].smallest.split(' ') : [];
  const { status, signal, error } = spawnSync(
    process.execPath,
    [...options, '--import', '@swc-node/register/esm-register', file, ...sizes, ...flags],
    {
      cwd: root,
      stdio: 'inherit',
      env: inBrowser.includes(bench) ? { ...process.env, CHROMIUM_PATH: findBrowser() } : process.env,
      ...(isSmallest && { timeout: longest }),
    },
  );
  if (error?.code === 'ETIMEDOUT') return `BROKEN: it did not end within ${longest / 1000} s`;
  return status === 0 ? 'ran' : `BROKEN: it ended with ${status ?? signal}`;
}

/** Installs the packages of Lighthouse, a tenth of all packages, in their own folder and only when they are used. */
function hasLighthouse() {
  const folder = path.join(root, 'tests/bench/lighthouse');
  if (existsSync(path.join(folder, 'node_modules/lighthouse'))) return true;
  const install = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  return spawnSync('npm', install, { cwd: folder, stdio: 'inherit' }).status === 0;
}
