/**
 * Two REST services and two gateways behind HAProxy (deploy/haproxy.cfg), replaced one after the other under load, and
 * brought up to a version with a migration; `npm run bench -- rolling` measures it at 50 requests a second.
 */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { hasRedis } from '../../gateway/src/test/redisServer.js';
import { onDatabase } from '../bench/postgres.js';
import { Office } from '../programme/office.js';
import { BalancedTiers, hasHaproxy, replicas } from './balancedTiers.js';
import { migrate, nextVersion, type NextVersion } from './nextVersion.js';
import { hasPostgres, PostgresServer } from './postgresServer.js';
import { faultsTimeout, rolling } from './size.js';
import { SteadyLoad, type Outcome } from './steadyLoad.js';

const missing = [
  ...(hasHaproxy ? [] : ['haproxy']),
  ...(hasRedis ? [] : ['redis-server']),
  ...(hasPostgres() ? [] : ['postgresql']),
];
const where = missing.length === 0 ? 'behind HAProxy' : `not run: without the package ${missing.join(', ')}`;

(missing.length === 0 ? describe : describe.skip)(`two of each tier under load, ${where}`, () => {
  let postgres: PostgresServer;
  let tiers: BalancedTiers;
  let load: SteadyLoad;
  let next: NextVersion;
  /** How to end what was started, where the start itself fails too. */
  const ends: (() => unknown)[] = [];
  beforeAll(async () => {
    next = nextVersion();
    ends.push(() => next.remove());
    postgres = await PostgresServer.start();
    ends.push(() => postgres.stop());
    tiers = await BalancedTiers.start(postgres.url, rolling.deadlineFactor);
    ends.push(() => tiers.stop());
    load = await SteadyLoad.start(tiers.url, (await Office.signIn(tiers.restUrl)).token, rolling.perSecond);
    ends.push(() => load.stop());
    await load.take(2 * rolling.perSecond);
  }, faultsTimeout);
  afterAll(async () => {
    for (const end of ends.reverse()) await end();
  }, faultsTimeout);

  const failed = (outcomes: readonly Outcome[]) => outcomes.flatMap(({ failure = [] }) => failure);

  /** The texts of the notes in the database, and how often each is there. */
  const stored = () =>
    onDatabase(postgres.url, async (client) => {
      const { rows } = await client.query<{ readonly text: string; readonly times: number }>(
        'select text, count(*)::int as times from dealer_notes group by text',
      );
      return new Map(rows.map(({ text, times }) => [text, times]));
    });

  async function expectEachStoredOnce(): Promise<void> {
    const acknowledged = [...load.acknowledged];
    const times = await stored();
    expect(acknowledged.filter((text) => times.get(text) !== 1)).toEqual([]);
    expect([...times].filter(([, count]) => count !== 1)).toEqual([]);
  }

  test.each(rolling.rounds)(
    'are restarted in turn, and no request fails (round %i)',
    async () => {
      for (const replica of replicas) await tiers.restart(replica);
      const outcomes = await load.take(rolling.perSecond);
      expect(failed(outcomes)).toEqual([]);
      expect(outcomes.length).toBeGreaterThan(replicas.length * rolling.perSecond);
      await expectEachStoredOnce();
    },
    faultsTimeout,
  );

  test(
    'go on while a version with a migration begins, and after it has taken their place',
    async () => {
      await migrate(next, tiers);
      expect(failed(load.taken())).toEqual([]);
      const before = load.acknowledged.size;
      expect(failed(await load.take(2 * rolling.perSecond))).toEqual([]);
      expect(load.acknowledged.size).toBeGreaterThan(before);
      const columns = await onDatabase(postgres.url, (client) =>
        client.query('select from dealer_notes where written_by is not null limit 1'),
      );
      expect(columns.rowCount).toBe(1);

      for (const replica of ['rest1', 'rest2'] as const) await tiers.restart(replica, next.dist);
      expect(failed(await load.take(rolling.perSecond))).toEqual([]);
      await expectEachStoredOnce();
    },
    faultsTimeout,
  );

  test('report what fails where no REST service is left: the load would have noticed', async () => {
    await tiers.kill('rest1');
    await tiers.kill('rest2');
    load.taken();
    expect(failed(await load.take(3)).length).toBeGreaterThan(0);
    await expectEachStoredOnce();
  });
});
