/**
 * `npm run bench -- rolling [--rate N] [--before N]`: two REST services and two gateways behind HAProxy
 * (deploy/haproxy.cfg) at so many requests a second, four queries to one note: their times before, while all four are
 * restarted in turn, and while a version with a migration takes the place of the REST services; how long each restart
 * takes.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { BalancedTiers, replicas, type Restart } from '../faults/balancedTiers.js';
import { migrate, nextVersion } from '../faults/nextVersion.js';
import { SteadyLoad, type Outcome } from '../faults/steadyLoad.js';
import { Office } from '../programme/office.js';
import { benchServer, createDatabase, onDatabase } from './postgres.js';
import { printTable, quantile, seconds } from './table.js';

const { values: flags } = parseArgs({
  options: { rate: { type: 'string', default: '50' }, before: { type: 'string', default: '20' } },
});
const secondsBefore = Number(flags.before);

/** A row of the table: the outcomes of a period. @param before the outcomes to compare with */
function row(name: string, outcomes: readonly Outcome[], before?: readonly Outcome[]): string[] {
  const times = outcomes.map(({ milliseconds }) => milliseconds);
  const p95 = (of: readonly Outcome[]) =>
    quantile(
      of.map(({ milliseconds }) => milliseconds),
      0.95,
    );
  return [
    name,
    String(outcomes.length),
    String(outcomes.filter(({ failure }) => failure !== undefined).length),
    ...[0.5, 0.95, 0.99].map((part) => quantile(times, part).toFixed(0)),
    before === undefined ? '' : (p95(outcomes) / p95(before)).toFixed(2),
  ];
}

const server = await benchServer();
const next = nextVersion();
try {
  const databaseUrl = await createDatabase(server, 'gdd_bench_rolling');
  const tiers = await BalancedTiers.start(databaseUrl, 1);
  const { token } = await Office.signIn(tiers.restUrl);
  const load = await SteadyLoad.start(tiers.url, token, Number(flags.rate));
  try {
    // warm-up: code is compiled in the new processes
    await pause(Math.min(10, secondsBefore) * 1000);
    load.taken();
    await pause(secondsBefore * 1000);
    const before = load.taken();

    const restarts: Restart[] = [];
    for (const replica of replicas) restarts.push(await tiers.restart(replica));
    const during = load.taken();

    await migrate(next, tiers);
    for (const replica of ['rest1', 'rest2'] as const) restarts.push(await tiers.restart(replica, next.dist));
    const upgrading = load.taken();
    await load.stop();

    printTable(
      ['when', 'requests', 'failed', 'p50 ms', 'p95 ms', 'p99 ms', 'p95 / before'],
      [
        row('before', before),
        row('all four restarted in turn', during, before),
        row('a migration, then both REST services', upgrading, before),
      ],
    );
    console.log();
    printTable(
      ['restarted', 'stops in', 'starts in', 'gets requests after'],
      restarts.map(({ replica, stopMs, startMs, noticedMs }) => [
        replica,
        ...[stopMs, startMs, noticedMs].map(seconds),
      ]),
    );
    const { rows } = await onDatabase(databaseUrl, (client) =>
      client.query<{ readonly text: string }>('select text from dealer_notes group by text having count(*) = 1'),
    );
    const once = new Set(rows.map(({ text }) => text));
    const lost = [...load.acknowledged].filter((text) => !once.has(text)).length;
    console.log(`\n${load.acknowledged.size} notes were acknowledged, ${lost} of them are not stored exactly once.`);
    for (const { failure } of [...during, ...upgrading]) if (failure !== undefined) console.log(failure);
    if (load.acknowledged.size === 0) throw new Error('No note was acknowledged.');
    if (lost > 0) throw new Error('Notes are lost or stored twice.');
  } finally {
    await load.stop();
    await tiers.stop();
  }
} finally {
  server.stop();
  next.remove();
}
