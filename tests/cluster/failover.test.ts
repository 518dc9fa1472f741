/**
 * The database fails over to another machine while goals are edited, files are loaded, campaigns and months are closed,
 * settlements are approved and exports are made: nothing that was acknowledged is lost, nothing is done twice, nobody gets
 * an internal error, and no process of the service is started again.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isNight } from '@gdd/schema/testing/run';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { missingPackages } from '../../scripts/cluster/configuration.mjs';
import { DatabaseCluster } from '../../scripts/cluster/databaseCluster.mjs';
import { until } from '../../scripts/cluster/processes.mjs';
import { Clerks, decisions } from '../faults/clerks.js';
import { RestProcess } from '../faults/restProcess.js';
import { Writers } from '../faults/writers.js';
import { Office, type Import } from '../programme/office.js';
import { Exporter } from './exporter.js';
import { Pauses } from './pauses.js';
import { Reader } from './reader.js';

const recompute = path.resolve(import.meta.dirname, '../../rest/dist/recompute.js');
/** Milliseconds that a test may take on a machine that does more than this. */
const patience = 300_000;
/** Seconds without writes that nothing explains but a deadlock. */
const never = 90;
/** Milliseconds that tell a read that was answered from one that waited until a commit was given up, on a busy machine too. */
const soon = 6000;
const report = { data: { type: 'campaigns', filters: {} }, params: { paginator: { page: 1, pageSize: 10 } } };
/** So many that the primary is gone long before they are exported, or applied. */
const manyDealers = 10_000;
const manyLines = 20_000;
const header = 'documento;riga;partita_iva;data;marca;stagione;segmento;cerchio;canale;quantita;importo';

interface Event {
  readonly event: string;
  readonly secondsWithoutWrites: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly readsFailed: number;
  readonly reportsFailed: number;
  readonly secondsWithoutReports: number;
  readonly failures: string;
}

const missing = missingPackages();
const onCluster = missing.length === 0 ? describe : describe.skip;

onCluster(missing.length === 0 ? 'a cluster' : `not run, for want of ${missing.join(', ')}: a cluster`, () => {
  let cluster: DatabaseCluster;
  let moneyUrl: string;
  /** Two on one database, and one that decides on money on a database of its own. */
  let first: RestProcess;
  let second: RestProcess;
  let money: RestProcess;
  let office: Office;
  let clerks: Clerks;
  const events: Event[] = [];
  /** Ends what was started, the last of it first. */
  const ends: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    cluster = await DatabaseCluster.start();
    ends.push(() => cluster.stop());
    moneyUrl = await cluster.createDatabase('money');
    await cluster.whole();
    const env = { DATABASE_READ_URL: cluster.standbysUrl };
    const started = async (...options: Parameters<typeof RestProcess.start>) => {
      const rest = await RestProcess.start(...options);
      ends.push(() => rest.end('SIGKILL'));
      return rest;
    };
    [first, money] = await Promise.all([
      started({ databaseUrl: cluster.url, env }),
      started({ databaseUrl: moneyUrl }),
    ]);
    second = await started({ databaseUrl: cluster.url, dataDir: first.dataDir, env });
    office = await Office.signIn(second.url);
    clerks = await onPrimary((database) => Clerks.start(money.url, database, 20_251_015, 1500), 'money');
    ends.push(() => clerks.stop());
  }, patience);

  afterAll(async () => {
    console.table(events);
    for (const end of ends.reverse()) await end().catch(console.error);
  }, patience);

  /** After a failed check too: the next test begins with nodes that run. */
  afterEach(() => cluster.thaw());

  /** Looks into the primary of this moment, as a superuser. */
  async function onPrimary<T>(work: (database: pg.Client) => Promise<T>, name?: string): Promise<T> {
    const leader = await cluster.leader();
    if (leader === undefined) throw new Error('There is no primary.');
    const database = new pg.Client({ connectionString: cluster.urlOf(leader, name) });
    database.on('error', () => undefined);
    await database.connect();
    try {
      return await work(database);
    } finally {
      await database.end();
    }
  }

  /** Has writers at work and somebody reading, does something to the cluster, and compares what is there with the books. */
  async function under(
    event: string,
    act: () => Promise<void>,
  ): Promise<{ readonly reader: Reader; readonly reports: Reader }> {
    const name = event.replaceAll(' ', '-');
    const writers = await onPrimary((database) => Writers.start(first.url, database, name));
    await writers.acknowledgements(20);
    const reader = new Reader(office, '/campaigns/table', {});
    const reports = new Reader(office, '/report', report);
    const pauses = new Pauses(() => writers.acknowledged);
    try {
      await act();
      await writers.acknowledgements(20);
    } finally {
      pauses.stop();
      await Promise.all([reader.stop(), reports.stop(), writers.stop()]);
    }
    const secondsWithoutWrites = pauses.longestSeconds;
    const wrong = await onPrimary((database) => writers.differences(database));
    const failures = JSON.stringify(Object.fromEntries(writers.failures));
    const { acknowledged } = writers;
    events.push({
      event,
      secondsWithoutWrites,
      acknowledged,
      lost: wrong.length,
      readsFailed: reader.failures,
      reportsFailed: reports.failures,
      secondsWithoutReports: reports.secondsWithoutReads,
      failures,
    });
    expect(writers.complaints).toEqual([]);
    expect(clerks.complaints).toEqual([]);
    expect(wrong).toEqual([]);
    expect([...writers.failures.keys()].filter((reported) => !expectedFailures.has(reported))).toEqual([]);
    expect([...reader.failed.keys(), ...reports.failed.keys()].filter((status) => status !== 503)).toEqual([]);
    expect(secondsWithoutWrites).toBeLessThan(never);
    expect([first, second, money].map(({ isRunning }) => isRunning)).toEqual([true, true, true]);
    return { reader, reports };
  }

  const expectedFailures = new Set([
    'UPSTREAM_UNAVAILABLE',
    'UPSTREAM_UNAVAILABLE outcomeUnknown',
    'CONFLICT staleVersion',
  ]);

  /** Kills the primary. @returns its name */
  async function kill(): Promise<string> {
    const leader = (await cluster.leader()) ?? '';
    await cluster.kill(leader);
    await cluster.writesAgain(leader);
    return leader;
  }

  /** Starts a killed node again, and waits until it follows the others. */
  async function returned(leader: string): Promise<void> {
    const began = performance.now();
    cluster.restart(leader);
    await cluster.whole();
    expect(await cluster.isStandby(leader)).toBe(true);
    console.log(
      `${leader} was killed, and is a standby ${((performance.now() - began) / 1000).toFixed(1)} s after its start`,
    );
  }

  /** A file of sale lines of dealers that there are, the first of them without a quantity. */
  async function salesFile(document: string, lines: number, bad = 0): Promise<Buffer> {
    const vatNumbers = await onPrimary(async (database) => {
      const query = `select vat_number from members where role = 'Dealer' and vat_number is not null order by id limit 40`;
      return (await database.query<{ vat_number: string }>(query)).rows.map((row) => row.vat_number);
    });
    const rows = Array.from({ length: lines }, (_, i) => {
      const quantity = i < bad ? 'tanti' : '4';
      const dealer = vatNumbers[i % vatNumbers.length];
      // an amount of its own: equal lines under another document would want a confirmation
      return `${document};${i + 1};${dealer};15/10/2025;Lupo;estivo;vettura;17;dettaglio;${quantity};${400 + document.length},80`;
    });
    return Buffer.from([header, ...rows].join('\n'));
  }

  const countOf = (text: string) =>
    onPrimary(async (database) => (await database.query<{ count: number }>(text)).rows[0]?.count);

  test(
    'whose primary is killed loses nothing, and goes on amid an import and an export',
    async () => {
      await onPrimary((database) =>
        database.query(`insert into members (code, business_name, role, parent_id, region, province, city, vat_number,
          status, tier, joined_on, created_at, updated_at)
        select 'K' || n, 'Gomme ' || n, 'Dealer', parent_id, region, province, city, lpad(n::text, 11, '0'), status, tier,
          joined_on, created_at, updated_at
        from (select * from members where role = 'Dealer' limit 1) as one, generate_series(1, ${manyDealers}) as n`),
      );
      let exporter!: Exporter;
      let former = '';
      let looked: Import | undefined;
      let large: Import | undefined;
      const { reader, reports } = await under('primary killed', async () => {
        looked = await office.preview('sales', 'errori.csv', await salesFile('LOOKED', 1500, 1200));
        large = await office.preview('sales', 'grande.csv', await salesFile('LARGE', manyLines));
        expect([looked.status, large.status]).toEqual(['invalid', 'ready']);
        exporter = new Exporter(office, manyDealers);
        ends.push(() => exporter.stop());
        const { id } = large;
        await office.call('POST', `/imports/${id}/apply`, {});
        const bothAtWork = `select count(*)::int as count from imports, exports where imports.id = ${id}
        and imports.status = 'applying' and imports.lease_until > now() and exports.status = 'running'`;
        await until('an import, an export and the close of a month are at work', async () => {
          await clerks.amid('close');
          return countOf(bothAtWork);
        });
        former = await kill();
      });
      await returned(former);

      // what was staged is gone, what the preview shows is not
      expect(await countOf(`select count(*)::int from import_sales where import_id = ${looked?.id}`)).toBe(0);
      expect(await countOf(`select count(*)::int from import_problems where import_id = ${looked?.id}`)).toBe(1200);
      const { import: shown } = await office.call<{ import: Import }>('GET', `/imports/${looked?.id}`);
      expect(shown).toEqual(looked);
      expect(shown).toMatchObject({ errorCount: 1200, rowsValid: 300 });
      const errors = await fetch(`${office.url}/api/imports/${looked?.id}/errors`, {
        headers: { authorization: `Bearer ${office.token}` },
      });
      expect(errors.status).toBe(200);
      expect((await errors.text()).match(/LOOKED/g)).toHaveLength(1200);
      await office.call('POST', `/imports/${looked?.id}/apply`, { skipInvalid: true, confirmWarnings: true });
      expect(await office.settled(looked?.id ?? 0)).toMatchObject({ status: 'applied', errorCount: 1200 });
      expect(await countOf(`select count(*)::int from sales where document = 'LOOKED'`)).toBe(300);
      // across the failover, and once
      expect(await office.settled(large?.id ?? 0)).toMatchObject({ status: 'applied' });
      expect(await countOf(`select count(*)::int from sales where document = 'LARGE'`)).toBe(manyLines);
      const downloaded = exporter.done;
      await until('a further export', () => exporter.done !== downloaded || exporter.complaints.length > 0);
      await exporter.stop();
      expect(exporter.complaints).toEqual([]);
      expect(await countOf(`select count(*)::int from exports where tries > 1 and status = 'done'`)).toBeGreaterThan(0);
      expect(exporter.hashes.size).toBe(1);

      // a standby answers reports, the primary everything else; once it may lack what the service last heard of its primary
      if (reports.failures >= reader.failures) {
        const again = await under('primary killed again', async () => returned(await kill()));
        expect(again.reports.failures).toBeLessThan(again.reader.failures);
      }
    },
    patience,
  );

  test(
    'whose primary hands over loses nothing',
    async () => {
      await under('switchover', async () => {
        const leader = (await cluster.leader()) ?? '';
        await clerks.amid('approval');
        await cluster.switchover();
        await cluster.writesAgain(leader);
        await cluster.whole();
      });
    },
    patience,
  );

  test(
    'whose confirming standby stands still is written to once another one confirms',
    async () => {
      const frozen = (await cluster.synchronousStandby()) ?? '';
      const { reader } = await under('confirming standby frozen', async () => {
        cluster.freeze(frozen);
        await until('another standby confirms', async () => {
          return ![undefined, frozen].includes(await cluster.synchronousStandby());
        });
      });
      cluster.thaw();
      await cluster.whole();
      expect([...reader.failed]).toEqual([]);
      expect(reader.slowest).toBeLessThan(soon);
    },
    patience,
  );

  test(
    'whose standbys stand still is read as ever, and written to once the primary goes on alone',
    async () => {
      const { reader } = await under('both standbys frozen', async () => {
        for (const name of await cluster.standbys()) cluster.freeze(name);
        // it waits until it has missed them
        await until('the primary goes on alone', isAlone);
      });
      cluster.thaw();
      await cluster.whole();
      expect([...reader.failed]).toEqual([]);
      expect(reader.slowest).toBeLessThan(soon);
      console.log(`${reader.answered.length} reads meanwhile, the slowest ${reader.slowest.toFixed(0)} ms`);
    },
    patience,
  );

  const isAlone = () =>
    onPrimary(async (database) => {
      const { rows } = await database.query<{ names: string }>(
        `select current_setting('synchronous_standby_names') as names`,
      );
      return rows[0]?.names === '';
    });

  if (isNight) {
    test(
      'whose standbys stand still is read as ever, where a commit always wants one',
      async () => {
        await cluster.configure({ synchronous_mode_strict: true });
        const { reader } = await under('both standbys frozen, strict', async () => {
          for (const name of await cluster.standbys()) cluster.freeze(name);
          await pause(30_000);
          cluster.thaw();
          await cluster.whole();
        });
        await cluster.configure({ synchronous_mode_strict: false });
        expect([...reader.failed]).toEqual([]);
        expect(reader.slowest).toBeLessThan(soon);
      },
      patience,
    );

    test.each([...decisions, ...decisions])(
      'whose primary is killed amid a decision on money loses nothing: %s',
      async (decision) => {
        await under(`primary killed amid ${decision}`, async () => {
          await clerks.amid(decision);
          // it comes back while everybody writes
          await returned(await kill());
        });
      },
      patience,
    );
  }

  test(
    'has decided on money once, and its figures follow from its rows',
    async () => {
      await clerks.stop();
      expect(clerks.complaints).toEqual([]);
      expect(await onPrimary((database) => clerks.differences(database), 'money')).toEqual([]);
      expect(Object.values(clerks.book).every((count) => count > 0)).toBe(true);
      console.log(`decided: ${JSON.stringify(clerks.book)}; cut off ${JSON.stringify(clerks.cut)}`);
      for (const url of [cluster.url, moneyUrl]) {
        const settings = { MODE: 'demo', DEMO_DATA: 'none', DATABASE_URL: url, PATH: process.env['PATH'] };
        const { status, stdout } = spawnSync(process.execPath, [recompute], { env: settings, encoding: 'utf8' });
        expect([status, stdout]).toEqual([0, stdout]);
      }
    },
    patience,
  );
});
