// What is done to real processes: npm run test:faults. Apart from npm test, for they run the compiled services.
import shared, { node } from './jest.config.mjs';

export default {
  testTimeout: shared.testTimeout,
  projects: [{ ...node('tests'), displayName: 'faults', testMatch: ['<rootDir>/faults/**/*.test.ts'] }],
};
