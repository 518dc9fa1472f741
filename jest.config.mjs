// npm test: the tests that need neither the compiled services nor a browser.
import { availableParallelism } from 'node:os';
import { acrossTiers, client, node, projectsOf, testTimeout } from './tests/jestProjects.mjs';

export default {
  testTimeout,
  // By default a core is left idle, which is half of a small machine.
  maxWorkers: Math.min(4, availableParallelism()),
  // A new process gives back the memory that modules and embedded databases leave behind. It takes seconds to start, but the
  // garbage collection of a heap of three gigabytes takes longer.
  workerIdleMemoryLimit: '1500MB',
  projects: projectsOf('jest', [
    node('rest'),
    node('gateway'),
    client,
    ...['contract', 'audit', 'programme', 'operations', 'random'].map(acrossTiers),
  ]),
};
