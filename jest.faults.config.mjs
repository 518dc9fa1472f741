// What is done to real processes: npm run test:faults. Apart from npm test, for they run the compiled services.
import shared, { acrossTiers } from './jest.config.mjs';

export default {
  testTimeout: shared.testTimeout,
  // Half of their time is waiting: for processes to start, to end, to be missed.
  maxWorkers: 2,
  projects: [acrossTiers('faults')],
};
