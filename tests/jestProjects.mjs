// The projects of Jest's configurations. Native ES modules throughout: run with `node --experimental-vm-modules` (npm test
// does).
import { prepareRun } from './rings.mjs';

/** Milliseconds. A frozen test is a failing test; one that works must not fail on a loaded machine of half the speed. */
export const testTimeout = 120_000;

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

/** The projects of a command, without the test files that belong to another command or ring (tests/rings.mjs). */
export function projectsOf(runner, projects) {
  const ignored = prepareRun(runner).map((file) => `^${file.replaceAll('.', '\\.')}$`);
  return projects.map((project) => ({ ...project, testPathIgnorePatterns: ['/node_modules/', ...ignored] }));
}

/** A project of tests that run in Node itself, below a folder of the root. */
export const node = (name) => ({
  displayName: name,
  rootDir: name,
  testEnvironment: '<rootDir>/../tests/environment.mjs',
  testMatch: ['<rootDir>/**/*.test.ts'],
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

/** The tests of the client, in a document. */
export const client = {
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
};
