// Documents made at random, by the thousand: npm run test:long. Apart from npm test, which is run after every change.
import shared, { acrossTiers } from './jest.config.mjs';

export default {
  testTimeout: shared.testTimeout,
  maxWorkers: shared.maxWorkers,
  projects: [acrossTiers('long')],
};
