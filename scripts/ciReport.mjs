// The end of .ci/run: the seconds of its steps, the ten slowest test files, the tests by ring, and for a failed run what
// failed and why, in the last ten lines.
// node scripts/ciReport.mjs <folder> <exit code>: the folder has steps.tsv, last.log and the runners' reports (*.json).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { placeOf, rings, root } from '../tests/rings.mjs';

const [folder, code] = process.argv.slice(2);
const read = (name) => readFileSync(path.join(folder, name), 'utf8');
const reports = readdirSync(folder).filter((name) => name.endsWith('.json'));
const files = reports.flatMap((name) => filesOf(JSON.parse(read(name)), name.replace('.json', '')));

printSteps();
printSlowest();
const sums = printSums();
const isPassed = code === '0' && sums.failed === 0 && sums.passed > 0;
if (!isPassed) printFailure();
console.log(`${sums.passed} passed, ${sums.failed} failed, ${sums.skipped} skipped`);
process.exit(isPassed ? 0 : Number(code) || 1);

/** The test files of a report of Jest or Playwright: seconds, counts, and each failure in one line. */
function filesOf(report, run) {
  return report.suites === undefined ? filesOfJest(report, run) : filesOfPlaywright(report, run);
}

function filesOfJest({ testResults }, run) {
  return testResults.map(({ name, startTime, endTime, assertionResults, message }) => {
    const withStatus = (...wanted) => assertionResults.filter(({ status }) => wanted.includes(status));
    const failures = withStatus('failed').map((each) => `${each.fullName}: ${firstLines(each.failureMessages[0])}`);
    const didNotRun = assertionResults.length === 0 && message !== '' ? [`did not run: ${firstLines(message)}`] : [];
    return {
      file: path.relative(root, name),
      run,
      seconds: (endTime - startTime) / 1000,
      passed: withStatus('passed').length,
      skipped: withStatus('pending', 'skipped', 'todo').length,
      failures: [...failures, ...didNotRun],
    };
  });
}

function filesOfPlaywright({ suites }, run) {
  return suites.map((suite) => {
    const tests = testsOf(suite);
    const failures = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky');
    return {
      file: `tests/e2e/${suite.file}`,
      run,
      seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
      passed: tests.filter(({ status }) => status === 'expected').length,
      skipped: tests.filter(({ status }) => status === 'skipped').length,
      failures: failures.map(
        ({ title, projectName, results }) => `${title} (${projectName}): ${firstLines(results[0]?.error?.message)}`,
      ),
    };
  });
}

/** The tests of a suite and of those within it, each with its title. */
function testsOf({ specs, suites = [] }) {
  const own = specs.flatMap(({ title, tests }) => tests.map((each) => ({ ...each, title })));
  return [...own, ...suites.flatMap(testsOf)];
}

/** The first lines of a message as one line, without the colours of a terminal. */
function firstLines(message = '') {
  // eslint-disable-next-line no-control-regex -- the escape character begins a colour
  const lines = message.replaceAll(/\u001b\[[\d;]*m/g, '').split('\n');
  const text = lines.map((line) => line.trim()).filter(Boolean);
  return text.slice(0, 4).join(' · ').slice(0, 400);
}

function printSteps() {
  const steps = read('steps.tsv')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
  console.log('\nseconds  step');
  for (const [index, [start, name]] of steps.entries()) {
    const end = steps[index + 1]?.[0];
    if (end !== undefined) console.log(`${String(end - start).padStart(7)}  ${name}`);
  }
  console.log(`${steps.at(-1)[0].padStart(7)}  in all`);
}

function printSlowest() {
  console.log('\nseconds  the ten slowest test files');
  for (const { file, run, seconds } of files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10)) {
    console.log(`${seconds.toFixed(0).padStart(7)}  ${file} (${run})`);
  }
}

function printSums() {
  const add = (some, count) => some.reduce((sum, each) => sum + count(each), 0);
  console.log('\n  tests  ring that runs them first');
  for (const ring of rings) {
    const ofRing = files.filter(({ file }) => placeOf(file).ring === ring);
    console.log(`${String(add(ofRing, ({ passed }) => passed)).padStart(7)}  ${ring}`);
  }
  return {
    passed: add(files, ({ passed }) => passed),
    failed: add(files, ({ failures }) => failures.length),
    skipped: add(files, ({ skipped }) => skipped),
  };
}

/** Prints the failed tests, or the end of the step that failed, in eight lines. */
function printFailure() {
  const failed = files.flatMap(({ file, failures }) => failures.map((failure) => `${file}: ${failure}`));
  // the last row is the end
  const [, step] = read('steps.tsv').trim().split('\n').at(-2).split('\t');
  const log = existsSync(path.join(folder, 'last.log')) ? read('last.log').trim().split('\n').slice(-7) : [];
  console.log(failed.length > 0 ? '\nFailed tests:' : `\nFailed: ${step}`);
  const lines = failed.length > 0 ? failed : log;
  for (const line of lines.slice(0, 7)) console.log(`  ${line}`);
  if (lines.length > 7) console.log(`  and ${lines.length - 7} more`);
}
