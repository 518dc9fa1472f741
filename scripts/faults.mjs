// npm run test:faults: compiles the services and tests what becomes of requests when a process of theirs is stopped or
// dies. npm run test:cluster (--cluster): the same where the database fails over to another machine. With --long it dies
// as often as a release deserves (tests/faults/size.ts). Other arguments go to Jest.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { binOf, compiler, root, run } from './build.mjs';
import { printUpstream } from './printUpstream.mjs';

const args = process.argv.slice(2);
const isLong = args.includes('--long');
const config = args.includes('--cluster') ? 'jest.cluster.config.mjs' : 'jest.faults.config.mjs';

await printUpstream();
run(compiler, ['-b', 'schema', 'rest', 'gateway']);
const { status } = spawnSync(
  process.execPath,
  [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    binOf('jest'),
    '--config',
    path.join(root, config),
    ...args.filter((arg) => arg !== '--long' && arg !== '--cluster'),
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, ...(isLong && { FAULTS: 'long' }) } },
);
process.exit(status ?? 1);
