/** A live stream outlives the processes that carry it: no signal is lost when a gateway or the REST service is killed. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { GatewayProcess } from './gatewayProcess.js';
import { LiveReader } from './liveReader.js';
import { hasPostgres, PostgresServer } from './postgresServer.js';
import { RestProcess } from './restProcess.js';
import { Office } from '../programme/office.js';

const startPostgres = hasPostgres() ? describe : describe.skip;

// Skipped where no Postgres is installed: npm run test:faults says so.
startPostgres('a live stream', () => {
  let postgres: PostgresServer;
  let database: pg.Client;
  let rest: RestProcess;
  let restarted: RestProcess | undefined;
  let gateways: GatewayProcess[];
  beforeAll(async () => {
    postgres = await PostgresServer.start();
    rest = await RestProcess.start({ databaseUrl: postgres.url });
    const start = () => GatewayProcess.start({ REST_URL: rest.url });
    gateways = await Promise.all([start(), start()]);
    database = new pg.Client({ connectionString: postgres.url });
    await database.connect();
  });
  afterAll(async () => {
    await database.end();
    await Promise.all(gateways.map((each) => each.end('SIGKILL')));
    await restarted?.end('SIGKILL');
    await rest.end('SIGKILL');
    postgres.stop();
  });

  const signalled = (reference: number) =>
    database.query(`insert into signals (topic, reference) values ('import', $1)`, [reference]);

  test('goes on without loss when its gateway is killed, and then the service behind it', async () => {
    const { token } = await Office.signIn(rest.url);
    const heard = new Set<number>();
    let cursor: string | undefined;
    let cuts = 0;
    let isFollowing = true;
    /** As a tab does: whenever it is cut, it goes on where it was, at whichever gateway runs. */
    const follow = async (): Promise<void> => {
      while (isFollowing) {
        const gateway = gateways.find(({ isRunning }) => isRunning);
        const stream = await LiveReader.open(gateway?.url ?? '', token, cursor, (event) => {
          ({ cursor } = event);
          if (event.kind === 'IMPORT') heard.add(Number(event.id));
        }).catch(() => undefined);
        await (stream?.ended ?? pause(100));
        cuts += 1;
      }
    };
    const following = follow();
    while (cursor === undefined) await pause(10);
    // one that was written first, and is committed when both have died
    const late = new pg.Client({ connectionString: postgres.url });
    await late.connect();
    await late.query('begin');
    await late.query(`insert into signals (topic, reference) values ('import', 999)`);
    for (let reference = 1; reference <= 120; reference += 1) {
      await signalled(reference);
      if (reference === 40) void gateways[0]?.end('SIGKILL');
      if (reference === 80) {
        await rest.kill();
        const { port, dataDir } = rest;
        void RestProcess.start({ databaseUrl: postgres.url, port, dataDir }).then((again) => (restarted = again));
      }
      await pause(25);
    }
    await late.query('commit');
    await late.end();
    await signalled(1_000);
    const everything = [...Array.from({ length: 120 }, (_, index) => index + 1), 999, 1_000];
    for (let tries = 0; heard.size < everything.length && tries < 600; tries += 1) await pause(100);
    isFollowing = false;
    expect([...heard].sort((one, other) => one - other)).toEqual(everything);
    expect(cuts).toBeGreaterThan(0);
    await gateways[1]?.end('SIGTERM');
    await following;
  });
});
