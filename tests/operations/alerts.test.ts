/** The alert rules and the dashboard of docs/operations read what the tiers have. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { TestGateway } from '../../gateway/src/test/testGateway.js';
import { Metrics } from '../../rest/src/ground/telemetry/metrics.js';

const folder = path.resolve(import.meta.dirname, '../../docs/operations');
const textOf = (name: string) => readFileSync(path.join(folder, name), 'utf8');
const rules = textOf('alerts.yml');

interface Panel {
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}
const { panels } = JSON.parse(textOf('dashboard.json')) as { readonly panels: readonly Panel[] };
const drawn = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

describe('what alerts and dashboard read', () => {
  let visible: string;
  beforeAll(async () => {
    const gateway = await TestGateway.start({});
    const metrics = new Metrics();
    metrics.watchPool(() => ({ limit: 1, size: 1, idle: 1, waiting: 0 }));
    metrics.watchReplica(() => ({
      reads: { answered: 0, alone: 0, lagging: 0, away: 0, refused: 0, resting: 0 },
      lagBytes: 0,
    }));
    metrics.watchWork(() =>
      Promise.resolve({
        mails: { waiting: 0, retried: 0, oldestSeconds: 0 },
        imports: new Map(),
        exports: new Map(),
        oldestExportSeconds: 0,
      }),
    );
    visible = `${await (await fetch(`${gateway.url}/metrics`)).text()}\n${await metrics.text()}`;
    await gateway.close();
  });

  /** The names of our own series in an expression. */
  const seriesIn = (text: string) => text.match(/\b(?:gateway|rest|nodejs|process)_\w+/g) ?? [];

  test('is there, each series under its name', () => {
    const known = new Set(['up']);
    for (const [, name = '', type] of visible.matchAll(/^# TYPE (\w+) (\w+)$/gm)) {
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
      const series = visible.split('\n').filter((line) => line.startsWith(name) && /^\w+[{ ]/.test(line));
      return !series.some((line) => line.endsWith(' 0') && labels.every((label) => label.test(line)));
    });
    expect(missing).toEqual([]);
    expect(counts.length).toBeGreaterThan(5);
  });
});
