/**
 * The three rings of the verification: which tests run after every change, before every landing and by night, on which
 * database, which tables of cases are cut to a share, and which areas run in turn. Read by the configurations of Jest and Playwright and by
 * .ci/run; tests/contract/rings.test.ts compares it with the files.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');

/** Each ring runs what those before it run. */
export const rings = /** @type {const} */ (['change', 'landing', 'night']);

/** The commands that run test files. */
export const runners = /** @type {const} */ (['jest', 'faults', 'cluster', 'browser']);

/**
 * @typedef {object} Place
 * @property {typeof rings[number]} ring the first ring that runs the tests
 * @property {typeof runners[number]} runner the command that runs them
 * @property {'embedded' | 'postgres' | 'both'} [engine] the database of tests that have one, where .ci/run has both;
 *   npm test alone has one for all of them
 */

/** @type {(engine: Place['engine']) => Place} */
const change = (engine) => ({ ring: 'change', runner: 'jest', engine });
const embedded = change('embedded');
// What races, adds up or decides on money, and what waits for rows of other sessions.
const postgres = change('postgres');
const withoutDatabase = change(undefined);
/** @type {(engine: Place['engine']) => Place} */
const landing = (engine) => ({ ring: 'landing', runner: 'jest', engine });
/** @type {Place} */
const faults = { ring: 'landing', runner: 'faults' };
/** @type {Place} */
const nightFaults = { ring: 'night', runner: 'faults' };
/** @type {Place} */
const browser = { ring: 'landing', runner: 'browser' };

/**
 * Folders and files of tests. The longest that a file's path begins with decides.
 *
 * @type {Readonly<Record<string, Place>>}
 */
export const places = {
  gateway: withoutDatabase,
  client: withoutDatabase,

  'rest/src': embedded,
  'rest/src/ground/domain': withoutDatabase,
  // Each is about its own database.
  'rest/src/ground/database/database.test.ts': change('both'),
  'rest/src/ground/database/connections/connection.test.ts': change('both'),
  'rest/src/sales/imports/statusPoll.test.ts': change('both'),
  'rest/src/money/accruals': postgres,
  'rest/src/decisions/approvals': postgres,
  'rest/src/people/auth/addresses.test.ts': postgres,
  'rest/src/programme/campaigns': postgres,
  'rest/src/programme/campaigns/closing/upgrade.test.ts': landing('postgres'),
  'rest/src/programme/campaigns/importRaces.test.ts': landing('postgres'),
  'rest/src/programme/campaigns/races.test.ts': landing('postgres'),
  'rest/src/reports/changesSince': postgres,
  'rest/src/ground/database/migrations.test.ts': { ring: 'night', runner: 'jest', engine: 'both' },
  'rest/src/demonstration/demonstration.test.ts': landing('embedded'),
  'rest/src/money/disputes': postgres,
  'rest/src/programme/drafts': postgres,
  'rest/src/programme/drafts/races.test.ts': landing('postgres'),
  'rest/src/reports/exports': postgres,
  'rest/src/figures': postgres,
  'rest/src/sales/imports': postgres,
  'rest/src/sales/imports/files': withoutDatabase,
  // A process that is killed.
  'rest/src/sales/imports/killed.test.ts': landing('postgres'),
  'rest/src/money/ledger': postgres,
  'rest/src/reach/live': postgres,
  'rest/src/programme/memberships': postgres,
  'rest/src/reach/notifications': postgres,
  'rest/src/ground/platform/mail': postgres,
  'rest/src/ground/platform/storage/storageMark.test.ts': postgres,
  'rest/src/programme/reminders': postgres,
  'rest/src/reports': postgres,
  'rest/src/money/settlements': postgres,
  'rest/src/money/settlements/documentRaces.test.ts': landing('postgres'),
  'rest/src/money/settlements/races.test.ts': landing('postgres'),
  'rest/src/sales/simulations': postgres,
  'rest/src/money/statements': postgres,
  'rest/src/money/statements/document': embedded,
  'rest/src/figures/sums': postgres,
  'rest/src/people/users/races.test.ts': landing('postgres'),
  'rest/src/reach/webhooks': postgres,
  'rest/src/server.real.test.ts': faults,
  'rest/src/ground/database/connections/embedded.real.test.ts': faults,
  'rest/src/operations/backup.real.test.ts': faults,

  'tests/audit': withoutDatabase,
  'tests/contract': withoutDatabase,
  'tests/operations': withoutDatabase,
  'tests/programme': embedded,
  // The whole demonstration is filled once, by .ci/run.
  'tests/programme/demonstration.test.ts': landing('embedded'),
  'tests/programme/programme.test.ts': landing('postgres'),

  'tests/faults': faults,
  'tests/cluster': { ring: 'landing', runner: 'cluster' },
  'tests/cluster/takenOver.test.ts': { ring: 'night', runner: 'cluster' },
  'tests/e2e': browser,
  // Every button of every page.
  'tests/e2e/forms.spec.ts': { ring: 'night', runner: 'browser' },

  'tests/random': landing(undefined),
  'tests/random/price.test.ts': { ring: 'night', runner: 'jest' },
  'tests/faults/image.test.ts': nightFaults,
  'tests/faults/rolling.test.ts': nightFaults,
  // No data is at stake in them.
  'tests/faults/alerts.test.ts': nightFaults,
  'tests/faults/live.test.ts': nightFaults,
  'tests/faults/slowBodies.test.ts': nightFaults,
  'tests/faults/start.test.ts': nightFaults,
};

/**
 * Tables of cases of which a run before `whole` takes an eighth, the next one at each commit: by name the ring that
 * takes all of them, and the folders and files with whose change every ring does.
 *
 * @type {Readonly<Record<string, { readonly whole: typeof rings[number], readonly of: readonly string[] }>>}
 */
export const tables = {
  // Each REST route and each GraphQL field by each role.
  access: {
    whole: 'landing',
    of: ['gateway/src/access', 'gateway/src/directives', 'rest/src/people/auth', 'schema/permissions.ts'],
  },
  // A foreign object of each route beside a missing one.
  objects: { whole: 'landing', of: ['rest/src/people/auth', 'rest/src/ground/platform/http'] },
  // A body that is missing or wrong, for each route.
  bodies: { whole: 'landing', of: ['rest/src/ground/platform/http'] },
  // Each GraphQL field in each fault of the REST service.
  faults: { whole: 'night', of: ['gateway/src/upstream'] },
  // Each stored operation, interpreted and compiled.
  execution: { whole: 'night', of: ['gateway/src/operations'] },
  // Each text of each operation.
  texts: { whole: 'landing', of: ['gateway/src/upstream'] },
  // Random documents by each channel.
  documents: { whole: 'night', of: ['gateway/src/limits', 'gateway/src/operations', 'tests/random'] },
  // Each page of each role in a browser.
  pages: { whole: 'night', of: ['client/src/app', 'tests/e2e'] },
};

const shares = 8;

/** The quarters of the REST service with areas; the others are what all areas stand on, and are in every run. */
const quarters = ['decisions', 'people', 'content', 'programme', 'sales', 'money', 'reports', 'reach'];

/**
 * Folders of areas, each tested by itself. A run of every change has the test files of the areas that the change touches,
 * and of the others a fourth, the next one at each commit. Every landing has all of them.
 */
const areaFolders = ['client/src/features', ...quarters.map((quarter) => `rest/src/${quarter}`)];

const turns = 4;

/** Quarters that have the name of one of their areas. */
const named = new Set(['content', 'reports']);

/**
 * The area of a test file and the rooms in it, if its turn comes: `['ledger', 'prizes']`. Empty: it is in every run.
 *
 * @param {string} file its path from the root
 */
export function areasOf(file) {
  const folder = areaFolders.find((each) => isIn(file, each));
  if (folder === undefined) return [];
  const quarter = path.basename(folder);
  return [...(named.has(quarter) ? [quarter] : []), ...path.relative(folder, path.dirname(file)).split('/')];
}

/**
 * The test files of areas which a run of every change leaves to another turn.
 *
 * @param {readonly string[]} files all test files
 * @param {readonly string[]} changed the changed files
 * @param {string} share a number below 8, or `all`
 */
export function ofOtherTurns(files, changed, share) {
  if (share === 'all') return [];
  const touched = new Set(changed.flatMap((file) => path.dirname(file).split('/')));
  return files
    .filter((file) => areasOf(file).length > 0)
    .filter((_, index) => index % turns !== Number(share) % turns)
    .filter((file) => !areasOf(file).some((area) => touched.has(area)));
}

/** Whether the command names test files, folders of them or projects: then it has all that it names. */
function namesTests() {
  const named = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
  return testFiles().some((file) => named.some((argument) => file.includes(argument)));
}

/** The ring named by TEST_RING; by default the first one in which a runner has tests. */
function ringOfRun(runner) {
  const name = process.env['TEST_RING'] ?? (runner === 'jest' ? 'change' : 'landing');
  const ring = rings.find((each) => each === name);
  if (ring === undefined) throw new Error(`TEST_RING is one of ${rings.join(', ')}, not ${name}.`);
  return ring;
}

/** Whether a run of one ring includes what belongs to another. */
const includes = (run, ring) => rings.indexOf(run) >= rings.indexOf(ring);

/**
 * The folder or file of `places` that decides on a test file.
 *
 * @param {string} file its path from the root
 */
export function folderOf(file) {
  const [longest] = Object.keys(places)
    .filter((each) => isIn(file, each))
    .toSorted((a, b) => b.length - a.length);
  if (longest === undefined) throw new Error(`${file} has no place in tests/rings.mjs.`);
  return longest;
}

/** @type {(file: string) => Place} */
export const placeOf = (file) => /** @type {Place} */ (places[folderOf(file)]);

/** @type {(file: string, folder: string) => boolean} */
const isIn = (file, folder) => file === folder || file.startsWith(`${folder}/`);

/** All test files of Jest and Playwright, by their paths from the root. */
export const testFiles = () =>
  ['rest/src', 'gateway/src', 'client', 'tests']
    .flatMap((folder) => filesBelow(folder))
    .filter((file) => /\.(test\.tsx?|spec\.ts)$/.test(file));

/** @type {(folder: string) => string[]} */
function filesBelow(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return ['node_modules', 'dist', 'output'].includes(entry.name) ? [] : filesBelow(file);
    return [file];
  });
}

/**
 * Prepares a run: sets what its tests and the processes that they start read in the environment (schema/testing/run.ts),
 * each unless it is set: TEST_RING, TEST_SHARE (a number below 8, or `all`), TEST_WHOLE (the tables that are not cut) and
 * TEST_CHANGED (the changed files). With TEST_ENGINE (embedded or postgres) the run has only tests of that database;
 * what has none is run with the embedded one. A run of every change has the test files of areas in turn.
 *
 * @param {typeof runners[number]} runner
 * @returns the absolute paths of the test files that the run leaves out
 */
export function prepareRun(runner) {
  const ring = ringOfRun(runner);
  const changed = changedFiles();
  const isTouched = ({ of }) => changed.some((file) => of.some((each) => isIn(file, each)));
  const whole = Object.entries(tables).filter(([, table]) => includes(ring, table.whole) || isTouched(table));
  process.env['TEST_RING'] = ring;
  process.env['TEST_SHARE'] ??= ring === 'night' ? 'all' : String(turn() % shares);
  process.env['TEST_WHOLE'] ??= whole.map(([name]) => name).join();
  process.env['TEST_CHANGED'] ??= changed.join('\n');

  const engine = process.env['TEST_ENGINE'];
  const later = new Set(
    ring === 'change' && !namesTests() ? ofOtherTurns(testFiles(), changed, process.env['TEST_SHARE']) : [],
  );
  const isRun = (place) =>
    place.runner === runner &&
    includes(ring, place.ring) &&
    (engine === undefined || place.engine === 'both' || (place.engine ?? 'embedded') === engine);
  return testFiles()
    .filter((file) => later.has(file) || !isRun(placeOf(file)))
    .map((file) => path.join(root, file));
}

/** A number that rises by one with each commit; without git, with each day. */
function turn() {
  try {
    return Number(git('rev-list', '--count', 'HEAD'));
  } catch {
    return Math.floor(Date.now() / 86_400_000);
  }
}

/** The files that differ from the commit before, or from TEST_SINCE; none without git or without that commit. */
function changedFiles() {
  try {
    const tracked = git('diff', '--name-only', process.env['TEST_SINCE'] || 'HEAD~1');
    return `${tracked}\n${git('ls-files', '--others', '--exclude-standard')}`.split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}
