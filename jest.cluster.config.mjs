// The database of several machines fails over: npm run test:cluster. It wants Debian's packages for that (docs/operations/database.md).
import { acrossTiers, projectsOf } from './tests/jestProjects.mjs';

export default {
  testTimeout: 300_000,
  maxWorkers: 1,
  // what a failed test leaves behind does not keep its report from being printed
  forceExit: true,
  projects: projectsOf('cluster', [acrossTiers('cluster')]),
};
