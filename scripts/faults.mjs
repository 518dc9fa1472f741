// npm run test:faults: compiles the services and tests requests while a process is stopped or killed. npm run
// test:cluster (--cluster): the same while the database fails over to another node. With TEST_RING=night
// ten times as many faults (tests/faults/size.ts). Other arguments are passed to Jest.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { binOf, compiler, root, run } from './build.mjs';
import { printUpstream } from './printUpstream.mjs';

const args = process.argv.slice(2);
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
    ...args.filter((arg) => arg !== '--cluster'),
  ],
  { cwd: root, stdio: 'inherit' },
);
process.exit(status ?? 1);
