// npm run bench -- accruals | client | drain | files | freshness | gateway | import | lighthouse | live | pages | rolling | settlement | simulation [flags]: measures the built product and prints a table (tests/bench).
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { build, isBuilt, root } from './build.mjs';
import { gatewayOptions } from './nodeOptions.mjs';

const [name = '', ...flags] = process.argv.slice(2);
const file = path.join(
  root,
  'tests/bench',
  ['client', 'gateway', 'lighthouse'].includes(name) ? `${name}/run.ts` : `${name}.ts`,
);
if (
  ![
    'accruals',
    'client',
    'drain',
    'files',
    'freshness',
    'gateway',
    'import',
    'lighthouse',
    'live',
    'pages',
    'rolling',
    'settlement',
    'simulation',
  ].includes(name) ||
  !existsSync(file)
) {
  console.error('Usage: npm run bench -- accruals [--dealers N] [--lines N]');
  console.error('       npm run bench -- client [--rounds N] [--only lists|cards|navigations]');
  console.error('       npm run bench -- drain [--rounds N]');
  console.error('       npm run bench -- files [--dealers N] [--megabytes N]');
  console.error('       npm run bench -- freshness [--dealers N] [--lines N] [--rows N] [--rounds N]');
  console.error('       npm run bench -- gateway [--rounds N] [--seconds N]');
  console.error('       npm run bench -- import [--lines N] [--dealers N]');
  console.error('       npm run bench -- lighthouse [--once | --floor] [--only TEXT] [--form mobile|desktop]');
  console.error('       npm run bench -- live [--streams N] [--signals N]');
  console.error('       npm run bench -- pages [--dealers N,N] [--lines N,N] [--rounds N] [--only TEXT]');
  console.error('       npm run bench -- rolling [--rate N] [--before N]');
  console.error('       npm run bench -- settlement [--dealers N]');
  console.error('       npm run bench -- simulation [--dealers N] [--lines N] [--rounds N]');
  process.exit(1);
}
if (!isBuilt()) build();
if (name === 'lighthouse') installLighthouse();
const options = name === 'gateway' ? gatewayOptions : [];
const { status } = spawnSync(
  process.execPath,
  [...options, '--import', '@swc-node/register/esm-register', file, ...flags],
  { cwd: root, stdio: 'inherit' },
);
process.exit(status ?? 1);

/** Lighthouse has packages of its own, a tenth of all: they are installed, as locked, where they are used. */
function installLighthouse() {
  const folder = path.join(root, 'tests/bench/lighthouse');
  if (existsSync(path.join(folder, 'node_modules/lighthouse'))) return;
  const install = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const installed = spawnSync('npm', install, { cwd: folder, stdio: 'inherit' });
  if (installed.status !== 0) process.exit(installed.status ?? 1);
}
