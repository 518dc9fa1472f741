// Native ES modules throughout: run with `node --experimental-vm-modules` (npm test does).
import { availableParallelism } from 'node:os';

const source = {
  '^@gdd/(schema)/(.*\\.json)$': '<rootDir>/../$1/$2',
  '^@gdd/(schema)/(.*)$': '<rootDir>/../$1/$2.ts',
  '^(\\.{1,2}/.*)\\.js$': '$1',
};

/** @param {{ jsx?: boolean }} [options] */
const swc = ({ jsx = false } = {}) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: jsx, decorators: !jsx },
      transform: jsx
        ? { react: { runtime: 'automatic' } }
        : { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
      keepClassNames: true,
      experimental: { keepImportAttributes: true },
    },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  },
];

/** A project of tests that run in Node itself, below a folder of the root. */
export const node = (name) => ({
  displayName: name,
  rootDir: name,
  testEnvironment: '<rootDir>/../tests/environment.mjs',
  // what opens data folders as the product does is tested with the processes (jest.faults.config.mjs)
  testMatch: ['<rootDir>/**/*.test.ts', '!**/*.real.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: source,
  transform: { '^.+\\.ts$': swc() },
  globalSetup: '<rootDir>/../tests/sharedPackages.mjs',
  resolver: '<rootDir>/../tests/sharedPackagesResolver.cjs',
});

/** A project of tests that cross the tiers: a folder of tests/. */
export const acrossTiers = (name) => ({
  ...node('tests'),
  displayName: name,
  testMatch: [`<rootDir>/${name}/**/*.test.ts`],
});

export default {
  // A frozen test is a failing test; one that works must not fail on a loaded machine of half the speed.
  testTimeout: 120_000,
  // By default a core is left idle, which is half of a small machine.
  maxWorkers: Math.min(4, availableParallelism()),
  // A new process gives back the memory that modules and embedded databases leave behind.
  workerIdleMemoryLimit: '1500MB',
  projects: [
    node('schema'),
    node('rest'),
    node('gateway'),
    {
      displayName: 'client',
      rootDir: 'client',
      testEnvironment: '<rootDir>/../tests/browserEnvironment.mjs',
      testEnvironmentOptions: { customExportConditions: [''] },
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
      extensionsToTreatAsEsm: ['.ts', '.tsx'],
      moduleNameMapper: { ...source, '\\.css$': '<rootDir>/src/shared/test/style.ts' },
      transform: { '^.+\\.tsx?$': swc({ jsx: true }) },
      setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
      globalSetup: '<rootDir>/build/testVendor.mjs',
      resolver: '<rootDir>/build/testVendorResolver.cjs',
    },
    acrossTiers('contract'),
    acrossTiers('audit'),
    acrossTiers('programme'),
    acrossTiers('operations'),
  ],
};
