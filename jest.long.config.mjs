// Documents made at random, by the thousand, and every history of the properties of which npm test, which is run after
// every change, tries a few: npm run test:long.
import shared, { acrossTiers, node } from './jest.config.mjs';

// read by rest/src/testing/properties/randomRuns.ts, in the processes that Jest starts
process.env.RANDOM_RUNS = 'all';

export default {
  testTimeout: shared.testTimeout,
  maxWorkers: shared.maxWorkers,
  workerIdleMemoryLimit: shared.workerIdleMemoryLimit,
  projects: [
    acrossTiers('long'),
    {
      ...node('rest'),
      displayName: 'histories',
      testMatch: ['<rootDir>/src/campaigns/histories.test.ts', '<rootDir>/src/imports/undo.test.ts'],
    },
  ],
};
