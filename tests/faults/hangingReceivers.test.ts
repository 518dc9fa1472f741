/**
 * A REST service is asked to stop while receivers of webhooks and the mail server keep it waiting in every way: it ends
 * in time, and what was in hand waits for the next one as if it had not been tried.
 */
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { Office } from '../programme/office.js';
import { hasPostgres, PostgresServer } from './postgresServer.js';
import { RestProcess } from './restProcess.js';

/** Milliseconds from SIGTERM to the end of the process. */
const deadline = 2_000;

/** What a receiver does with the connection of a message, once it has come. */
type Behaviour = (socket: Socket) => void;

function drip(socket: Socket, start: string): void {
  socket.write(start);
  const dripping = setInterval(() => socket.write('x'), 20);
  socket.once('close', () => clearInterval(dripping));
}

/** Each way to keep a sender waiting before its message is answered. */
const unanswered: Readonly<Record<string, Behaviour>> = {
  'says nothing': () => undefined,
  'sends a head without an end': (socket) => drip(socket, 'HTTP/1.1 200 OK\r\nx-slow: '),
  'sends hints without an end': (socket) => {
    const hints = setInterval(() => socket.write('HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n'), 20);
    socket.once('close', () => clearInterval(hints));
  },
};

/** A server that does something with each connection on which bytes have come. */
async function receiver(behaviour: Behaviour): Promise<{ server: Server; port: number; reached: Promise<void> }> {
  let reach: () => void = () => undefined;
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      behaviour(socket);
      reach();
    });
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  return { server, port: (server.address() as AddressInfo).port, reached };
}

const startPostgres = hasPostgres() ? describe : describe.skip;

// Skipped where no Postgres is installed: npm run test:faults says so.
startPostgres('a service that is asked to stop while receivers keep it waiting', () => {
  let postgres: PostgresServer;
  let database: pg.Client;
  let service: RestProcess;
  const servers: Server[] = [];
  beforeAll(async () => {
    postgres = await PostgresServer.start();
    database = new pg.Client({ connectionString: postgres.url });
    database.on('error', () => undefined);
  });
  afterAll(async () => {
    await database.end();
    await service.end('SIGKILL');
    for (const server of servers) server.close();
    postgres.stop();
  });

  test('ends within two seconds, and what was in hand is no failed try', async () => {
    const hanging = await Promise.all(Object.values(unanswered).map(receiver));
    // the first bytes are those of the handshake, which is never answered
    const withoutTls = await receiver(() => undefined);
    const endless = await receiver((socket) => drip(socket, 'HTTP/1.1 200 OK\r\ntransfer-encoding: identity\r\n\r\n'));
    const mails = await receiver((socket) => {
      const lines = setInterval(() => socket.write('250-and more\r\n'), 20);
      socket.once('close', () => clearInterval(lines));
    });
    mails.server.prependListener('connection', (socket: Socket) => socket.write('220 ready\r\n'));
    servers.push(...[...hanging, withoutTls, endless, mails].map(({ server }) => server));
    service = await RestProcess.start({
      databaseUrl: postgres.url,
      env: {
        WEBHOOK_LOCAL_TARGETS: 'true',
        SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
        MAIL_FROM: 'portale@gdd.example',
      },
    });
    await database.connect();
    const office = await Office.signIn(service.url);
    const urls = [
      ...hanging.map(({ port }) => `http://127.0.0.1:${port}/`),
      `https://127.0.0.1:${withoutTls.port}/`,
      `http://127.0.0.1:${endless.port}/`,
    ];
    for (const url of urls) await office.call('POST', '/webhooks', { url, description: 'ERP', kinds: ['monthClosed'] });
    await database.query(`insert into outbox (kind, recipient, about, queued_at, next_try_at, give_up_at)
      select 'addressChanged', 'chi.aspetta@esempio.it', jsonb_build_object('user', id), now(), now(), now() + interval '1 day'
      from users where email is not null limit 1`);
    // its deadline is a minute, that of the messages ten seconds
    await mails.reached;
    await database.query(`insert into events (kind, cause, at, about)
      values ('monthClosed', 'monthClosed:1', now(), '{"month": "2025-10"}')`);
    await Promise.all([...hanging, withoutTls, endless].map(({ reached }) => reached));
    const ended = service.end('SIGTERM');
    expect(await Promise.race([ended.then(() => 'ended'), pause(deadline, 'late')])).toBe('ended');
    expect(service.exitCode).toBe(0);
    const { rows } = await database.query<{ url: string; tries: number; outcome: string | null }>(`
      select w.url, d.tries, d.outcome from webhook_deliveries d join webhooks w on w.id = d.webhook_id order by w.id`);
    const waiting = { tries: 0, outcome: null };
    expect(rows).toEqual([
      ...urls.slice(0, -1).map((url) => ({ url, ...waiting })),
      { url: urls.at(-1), tries: 1, outcome: 'delivered' },
    ]);
    const queued = await database.query('select tries, lease_until, done_at from outbox');
    expect(queued.rows).toEqual([{ tries: 0, lease_until: null, done_at: null }]);
  });
});
