// Faults of real processes and of real data folders: npm run test:faults. Apart from npm test, for the processes are
// the compiled services, and a folder of the embedded database takes seconds to make, to open and to damage.
import { acrossTiers, node, projectsOf, testTimeout } from './tests/jestProjects.mjs';

export default {
  testTimeout,
  // Half of their time is waiting: for processes to start, to end, to be missed.
  maxWorkers: 3,
  projects: projectsOf('faults', [
    acrossTiers('faults'),
    { ...node('rest'), displayName: 'folders', testMatch: ['<rootDir>/**/*.real.test.ts'] },
  ]),
};
