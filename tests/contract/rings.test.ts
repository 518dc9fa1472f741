import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { runIn, shareOf, type Table } from '@gdd/schema/testing/run';
import {
  areasOf,
  folderOf,
  ofOtherTurns,
  placeOf,
  places,
  rings,
  root,
  runners,
  tables,
  testFiles,
} from '../rings.mjs';

const isTest = (file: string) => /\.(test\.tsx?|spec\.ts)$/.test(file);

function filesInGit(): readonly string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(isTest);
}

/** The test files of a configuration of Jest, by Jest itself. */
function listedBy(config: string): readonly string[] {
  const args = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--config', config, '--listTests'];
  const env = { ...process.env, TEST_RING: 'night', TEST_ENGINE: undefined };
  const listed = execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', env, stdio: 'pipe' });
  return listed.split('\n').flatMap((file) => (isTest(file) ? [path.relative(root, file)] : []));
}

const ofRunner = (...wanted: readonly string[]) =>
  testFiles()
    .filter((file) => wanted.includes(placeOf(file).runner))
    .sort();

test('every test file in git has a place in the table of rings', () => {
  const known = new Set(testFiles());
  expect(filesInGit().filter((file) => !known.has(file))).toEqual([]);
});

test('every folder and file of the table of rings has tests', () => {
  const used = new Set(testFiles().map(folderOf));
  expect(Object.keys(places).filter((each) => !used.has(each))).toEqual([]);
});

test('every test file is run by the command of its place, and by no other', () => {
  expect([...listedBy('jest.config.mjs')].sort()).toEqual(ofRunner('jest'));
  expect([...listedBy('jest.faults.config.mjs')].sort()).toEqual(ofRunner('faults'));
  expect([...listedBy('jest.cluster.config.mjs')].sort()).toEqual(ofRunner('cluster'));
  expect(ofRunner('browser')).toEqual(
    testFiles()
      .filter((file) => file.endsWith('.spec.ts'))
      .sort(),
  );
});

test('the files are counted by ring and command', () => {
  const counted = rings.flatMap((ring) =>
    runners.map((runner) => ({
      ring,
      runner,
      files: testFiles().filter((file) => placeOf(file).ring === ring && placeOf(file).runner === runner).length,
    })),
  );
  const lines = counted
    .filter(({ files }) => files > 0)
    .map(({ ring, runner, files }) => `${ring}, ${runner}: ${files}`);
  process.stdout.write(`Test files by the first ring that runs them: ${lines.join('; ')}\n`);
  expect(counted.reduce((sum, { files }) => sum + files, 0)).toBe(testFiles().length);
});

test('the eight shares of a table have every case once, and the cases of a changed area always', () => {
  const cases = Array.from({ length: 20 }, (_, index) => `case ${index}`);
  const taken = (environment: Readonly<Record<string, string>>) =>
    shareOf('faults', cases, (each) => (each === 'case 3' ? ['ledger'] : []), runIn(environment));
  expect(
    Array.from({ length: 8 }, (_, share) => taken({ TEST_SHARE: `${share}` }))
      .flat()
      .sort(),
  ).toEqual([...cases].sort());
  const changed = { TEST_SHARE: '0', TEST_CHANGED: 'README.md\nrest/src/money/ledger/service.ts' };
  expect(taken(changed)).toEqual(['case 0', 'case 3', 'case 8', 'case 16']);
  expect(taken({ TEST_SHARE: '0', TEST_WHOLE: 'access,faults' })).toEqual(cases);
  expect(taken({ TEST_SHARE: 'all' })).toEqual(cases);
  expect(taken({})).toEqual(cases);
});

test('of the areas that no change touches every test file has its turn within four commits', () => {
  const inTurn = testFiles().filter((file) => areasOf(file).length > 0);
  const run = (share: number) => {
    const later = new Set(ofOtherTurns(testFiles(), [], `${share}`));
    return inTurn.filter((file) => !later.has(file));
  };
  expect([0, 1, 2, 3].flatMap(run).sort()).toEqual([...inTurn].sort());
  expect([4, 5, 6, 7].flatMap(run).sort()).toEqual([...inTurn].sort());
  expect(ofOtherTurns(testFiles(), [], 'all')).toEqual([]);
});

test('a test file of an area that the change touches in any tier waits for no turn', () => {
  const later = [0, 1, 2, 3].flatMap((share) =>
    ofOtherTurns(testFiles(), ['gateway/src/settlements/settlements.resolver.ts'], `${share}`),
  );
  expect(later.filter((file) => areasOf(file).includes('settlements'))).toEqual([]);
  expect(later.filter((file) => areasOf(file).includes('campaigns'))).not.toEqual([]);
  expect(later.filter((file) => /^(gateway|tests|rest\/src\/ground|client\/src\/shared)\//.test(file))).toEqual([]);
});

test('the tables that tests cut are those of the table of rings', () => {
  // compared by the compiler
  const known: Readonly<Record<Table, unknown>> = tables;
  const named: Readonly<Record<keyof typeof tables, Table>> = {
    access: 'access',
    objects: 'objects',
    bodies: 'bodies',
    faults: 'faults',
    execution: 'execution',
    texts: 'texts',
    documents: 'documents',
    pages: 'pages',
  };
  expect(Object.keys(named)).toEqual(Object.keys(known));
});
