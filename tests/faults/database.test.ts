/**
 * The database's connections are closed, and its server dies, while goals are edited, files are loaded and campaigns are
 * closed: no process ends, nothing that was acknowledged is lost, nothing is done twice, and people read again at once.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { GatewayProcess } from './gatewayProcess.js';
import { hasPostgres, PostgresServer } from './postgresServer.js';
import { RestProcess } from './restProcess.js';
import { faults, faultsTimeout } from './size.js';
import { Writers } from './writers.js';
import { Office } from '../programme/office.js';

/** The least number of acknowledged writes between two faults. */
const between = 10;
const dist = path.resolve(import.meta.dirname, '../../rest/dist');

const terminate = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'gdd-rest'`;

/** The attempts of a caller of the gateway until it got a response. */
interface FirstRead {
  readonly ms: number;
  readonly tries: number;
}

const startPostgres = hasPostgres() ? describe : describe.skip;

// Skipped where no Postgres is installed: npm run test:faults says so.
startPostgres('under sixteen writers', () => {
  let postgres: PostgresServer;
  let rest: RestProcess;
  let gateway: GatewayProcess;
  let database: pg.Client;
  let token: string;
  beforeAll(async () => {
    postgres = await PostgresServer.start();
    rest = await RestProcess.start({ databaseUrl: postgres.url });
    gateway = await GatewayProcess.start({ REST_URL: rest.url, DEADLINE_FACTOR: '1' });
    database = await connected();
    ({ token } = await Office.signIn(rest.url));
  });
  afterAll(async () => {
    await gateway.end('SIGKILL');
    await rest.end('SIGKILL');
    postgres.stop();
  });

  async function connected(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: postgres.url });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  /** Waits until an import is being applied: the one transaction that is long. */
  async function applying(): Promise<void> {
    const query = `select from pg_stat_activity, imports
      where application_name = 'gdd-rest' and xact_start is not null and status = 'applying' and lease_until > now()`;
    while ((await database.query(query)).rowCount === 0) await pause(5);
  }

  /** Lets the writers do something before the next fault: each second time it comes amid the applying of a file. */
  async function progress(writers: Writers, time: number): Promise<void> {
    if (time % 5 === 4) await writers.files(1);
    else await writers.acknowledgements(between);
    if (time % 2 === 0) await applying();
  }

  /** Milliseconds and tries until the name of the caller is read, through the gateway. */
  async function firstRead(): Promise<FirstRead> {
    const began = performance.now();
    for (let tries = 1; rest.isRunning; tries += 1) {
      const response = await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ query: '{ user { username } }' }),
      });
      const { data } = (await response.json()) as { readonly data?: { readonly user?: object | null } };
      if (data?.user != null) return { ms: performance.now() - began, tries };
      await pause(20);
    }
    throw new Error('The REST service ended.');
  }

  /** Acknowledged writes are there once, the figures are those of the lines, and the same processes still run. */
  async function expectWhole(writers: Writers): Promise<void> {
    await writers.stop();
    expect(writers.complaints).toEqual([]);
    expect(await writers.differences(database)).toEqual([]);
    expect([...writers.failures.keys()].filter((reported) => !expectedFailures.has(reported))).toEqual([]);
    expect(Object.values(writers.book).every((count) => count > 0)).toBe(true);
    const settings = { MODE: 'demo', DEMO_DATA: 'none', DATABASE_URL: postgres.url, PATH: process.env['PATH'] };
    const { status } = spawnSync(process.execPath, [path.join(dist, 'recompute.js')], { env: settings });
    expect(status).toBe(0);
    expect([rest.isRunning, gateway.isRunning]).toEqual([true, true]);
  }

  const expectedFailures = new Set([
    'UPSTREAM_UNAVAILABLE',
    'UPSTREAM_UNAVAILABLE outcomeUnknown',
    'CONFLICT staleVersion',
  ]);

  function report(what: string, reads: readonly FirstRead[], writers: Writers): void {
    const slowest = Math.max(...reads.map(({ ms }) => ms)).toFixed(0);
    const reported = JSON.stringify(Object.fromEntries(writers.failures));
    console.log(
      `${what}: first read after at most ${slowest} ms; ${JSON.stringify(writers.book)}; reported ${reported}`,
    );
  }

  test(
    'every connection is closed, again and again',
    async () => {
      const writers = await Writers.start(rest.url, database, 'cut');
      const reads: FirstRead[] = [];
      for (let time = 0; time < faults.cuts; time += 1) {
        await progress(writers, time);
        await database.query(terminate);
        reads.push(await firstRead());
      }
      await expectWhole(writers);
      report(`${faults.cuts} times every connection closed`, reads, writers);
    },
    faultsTimeout,
  );

  test(
    'the server dies, again and again',
    async () => {
      const writers = await Writers.start(rest.url, database, 'crash');
      const reads: FirstRead[] = [];
      for (let time = 0; time < faults.crashes; time += 1) {
        await progress(writers, time);
        if (time % 2 === 0) postgres.crash();
        else postgres.kill();
        await writers.reportedFailures(between);
        await postgres.restart();
        // straight from the service: the first question that is asked again is answered
        expect(await Office.signIn(rest.url)).toHaveProperty('token', expect.any(String));
        reads.push(await firstRead());
        database = await connected();
      }
      await expectWhole(writers);
      report(`${faults.crashes} times the server died`, reads, writers);
    },
    faultsTimeout,
  );
});
