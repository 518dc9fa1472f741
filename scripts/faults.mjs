// npm run test:faults: compiles the services and tests what becomes of requests when a process of theirs is stopped or
// dies. Arguments go to Jest.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { binOf, root, run } from './build.mjs';

run(binOf('typescript', 'tsc'), ['-b', 'schema', 'rest', 'gateway']);
const { status } = spawnSync(
  process.execPath,
  [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    binOf('jest'),
    '--config',
    path.join(root, 'jest.faults.config.mjs'),
    '--runInBand',
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit' },
);
process.exit(status ?? 1);
