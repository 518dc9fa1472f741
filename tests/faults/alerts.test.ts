/** The alert rules of docs/operations, tried by promtool, and their tests, on rules that are wrong. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

const folder = path.resolve(import.meta.dirname, '../../docs/operations');
const textOf = (name: string) => readFileSync(path.join(folder, name), 'utf8');
const rules = textOf('alerts.yml');
const names = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);

const promtool = (...args: readonly string[]) => spawnSync('promtool', args, { encoding: 'utf8' });
const withPromtool = promtool('--version').error === undefined ? describe : describe.skip;

// Not run where promtool is missing (Debian package prometheus); .ci/run installs it.
withPromtool('by promtool', () => {
  let scratch: string;
  beforeAll(() => {
    scratch = mkdtempSync(path.join(tmpdir(), 'gdd-alerts-'));
    // what never or always fires does so however rarely it is asked, and hours of every 15 s take long
    const rarely = textOf('alerts.test.yml').replace(/^evaluation_interval: 15s$/m, 'evaluation_interval: 1m');
    expect(rarely).not.toBe(textOf('alerts.test.yml'));
    writeFileSync(path.join(scratch, 'alerts.test.yml'), rarely);
  });
  afterAll(() => rmSync(scratch, { recursive: true }));

  /** The alerts of which the tests do not say that they are wrong where every expression is another one. */
  function unnoticedWith(expression: string): readonly string[] {
    const twin = rules.replaceAll(/expr:(?: >-\n(?: {10}.*\n)+| .*\n)/g, `expr: ${expression}\n`);
    writeFileSync(path.join(scratch, 'alerts.yml'), twin);
    const { status, stdout, stderr } = promtool('test', 'rules', path.join(scratch, 'alerts.test.yml'));
    expect(status).not.toBe(0);
    const reported = stdout + stderr;
    return names.filter((name) => !reported.includes(`alertname="${name}"`));
  }

  test('each alert fires at the first fault, and none for what is idle', () => {
    const { status, stderr } = promtool('test', 'rules', path.join(folder, 'alerts.test.yml'));
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  test.each([
    ['never fires', 'vector(0) > 1'],
    ['always fires', 'vector(1)'],
  ])('the tests would notice each alert that %s', (_, expression) => {
    expect(unnoticedWith(expression)).toEqual([]);
    expect(names.length).toBeGreaterThan(10);
  });

  test('the settings of Prometheus are its own', () => {
    expect(promtool('check', 'config', path.join(folder, 'prometheus.yml')).status).toBe(0);
  });
});
