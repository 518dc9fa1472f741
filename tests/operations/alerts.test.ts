/** The alert rules and the dashboard of docs/operations: each is tested by promtool, and reads what the tiers have. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TestGateway } from '../../gateway/src/test/testGateway.js';
import { Metrics } from '../../rest/src/telemetry/metrics.js';

const folder = path.resolve(import.meta.dirname, '../../docs/operations');
const textOf = (name: string) => readFileSync(path.join(folder, name), 'utf8');
const rules = textOf('alerts.yml');
const names = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);

interface Panel {
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}
const { panels } = JSON.parse(textOf('dashboard.json')) as { readonly panels: readonly Panel[] };
const drawn = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

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
    const told = stdout + stderr;
    return names.filter((name) => !told.includes(`alertname="${name}"`));
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

describe('what alerts and dashboard read', () => {
  let shown: string;
  beforeAll(async () => {
    const gateway = await TestGateway.start({});
    const metrics = new Metrics();
    metrics.watchPool(() => ({ limit: 1, size: 1, idle: 1, waiting: 0 }));
    metrics.watchWork(() =>
      Promise.resolve({
        mails: { waiting: 0, retried: 0, oldestSeconds: 0 },
        imports: new Map(),
        exports: new Map(),
        oldestExportSeconds: 0,
      }),
    );
    shown = `${await (await fetch(`${gateway.url}/metrics`)).text()}\n${await metrics.text()}`;
    await gateway.close();
  });

  /** The names of our own series in an expression. */
  const seriesIn = (text: string) => text.match(/\b(?:gateway|rest|nodejs|process)_\w+/g) ?? [];

  test('is there, each series under its name', () => {
    const known = new Set(['up']);
    for (const [, name = '', type] of shown.matchAll(/^# TYPE (\w+) (\w+)$/gm)) {
      const suffixes = type === 'histogram' ? ['_bucket', '_count', '_sum'] : [''];
      for (const suffix of suffixes) known.add(`${name}${suffix}`);
    }
    const unknown = [rules.replaceAll(/#.*|(?:summary|action|name):.*/g, ''), ...drawn]
      .flatMap(seriesIn)
      .filter((name) => !known.has(name));
    expect(unknown).toEqual([]);
    expect(drawn.length).toBeGreaterThan(20);
  });

  test('is there from the start with 0, where an alert reads a count', () => {
    const counts = rules.match(/\b(?:gateway|rest)_\w+_total(?:\{[^}]*\})?/g) ?? [];
    const missing = counts.filter((selector) => {
      const [name = '', matchers = ''] = selector.split('{');
      const labels = [...matchers.matchAll(/(\w+)=~?"([^"]+)"/g)].map(
        ([, label, value]) => new RegExp(`${label}="(?:${value})"`),
      );
      const series = shown.split('\n').filter((line) => line.startsWith(name) && /^\w+[{ ]/.test(line));
      return !series.some((line) => line.endsWith(' 0') && labels.every((label) => label.test(line)));
    });
    expect(missing).toEqual([]);
    expect(counts.length).toBeGreaterThan(5);
  });
});
