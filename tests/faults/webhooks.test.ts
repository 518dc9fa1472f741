/**
 * A REST service is killed again and again while it sends webhooks to a real receiver: each cause arrives at least once,
 * and whatever arrives again has the same id and the same body.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { Office } from '../programme/office.js';
import { hasPostgres, PostgresServer } from './postgresServer.js';
import { RestProcess } from './restProcess.js';

const causes = 200;
const kills = 4;

const startPostgres = hasPostgres() ? describe : describe.skip;

// Skipped where no Postgres is installed: npm run test:faults says so.
startPostgres('webhooks of a service that is killed', () => {
  let postgres: PostgresServer;
  let database: pg.Client;
  let service: RestProcess;
  let server: Server;
  /** The id of each message → the bodies that came under it. */
  const received = new Map<string, string[]>();
  // its folder stays: it is the next one's too
  const start = (dataDir?: string) =>
    RestProcess.start({
      databaseUrl: postgres.url,
      env: { WEBHOOK_LOCAL_TARGETS: 'true' },
      ...(dataDir !== undefined && { dataDir }),
    });
  beforeAll(async () => {
    postgres = await PostgresServer.start();
    server = createServer((request, response) => {
      void text(request).then(async (body) => {
        const id = String(request.headers['webhook-id']);
        received.set(id, [...(received.get(id) ?? []), body]);
        // long enough that a kill finds messages whose answer has not come
        await pause(20);
        response.end();
      });
    });
    await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
    service = await start();
    database = new pg.Client({ connectionString: postgres.url });
    database.on('error', () => undefined);
    await database.connect();
  });
  afterAll(async () => {
    await database.end();
    await service.end('SIGKILL');
    server.close();
    postgres.stop();
  });

  test('arrive, each cause at least once, repeated under the same id', async () => {
    const office = await Office.signIn(service.url);
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    await office.call('POST', '/webhooks', { url, description: 'ERP', kinds: ['monthClosed'] });
    await database.query(`insert into events (kind, cause, at, about)
      select 'monthClosed', 'monthClosed:' || n, now(), jsonb_build_object('month', n::text)
      from generate_series(1, ${causes}) as n`);
    for (let kill = 1; kill <= kills; kill++) {
      const enough = (causes / (kills + 1)) * kill;
      const deadline = Date.now() + 20_000;
      while (received.size < enough && Date.now() < deadline) await pause(5);
      await service.kill();
      // as if the leases of the dead had run out
      await database.query('update webhook_deliveries set lease_until = now() where done_at is null');
      service = await start(service.dataDir);
    }
    const waiting = async () =>
      (await database.query('select from webhook_deliveries where done_at is null')).rowCount ?? 0;
    while ((await waiting()) > 0) await pause(50);
    const months = [...received.values()].map(
      ([body = '']) => (JSON.parse(body) as { data: { month: string } }).data.month,
    );
    expect(new Set(months).size).toBe(causes);
    expect(received.size).toBe(causes);
    for (const bodies of received.values()) expect(new Set(bodies).size).toBe(1);
    const arrived = [...received.values()].reduce((sum, bodies) => sum + bodies.length, 0);
    // otherwise no kill found a message in hand, and nothing was tested
    expect(arrived).toBeGreaterThan(causes);
    const { rows } = await database.query(
      'select count(*)::int as delivered from webhook_deliveries where outcome = $1',
      ['delivered'],
    );
    expect(rows).toEqual([{ delivered: causes }]);
  }, 120_000);
});
