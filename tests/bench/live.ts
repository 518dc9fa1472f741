/**
 * `npm run bench -- live [--streams N] [--signals N] [--seconds N]`: a gateway with idle live streams, its memory
 * without and with them after so many idle seconds; then signals, one after the other, from the commit of each to its
 * arrival at the last stream.
 */
import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { GatewayProcess } from '../faults/gatewayProcess.js';
import { LiveReader } from '../faults/liveReader.js';
import { benchServer, createDatabase, onDatabase } from './postgres.js';
import { Service } from './service.js';
import { printTable, quantile } from './table.js';

const { values: flags } = parseArgs({
  options: {
    streams: { type: 'string', default: '2000' },
    signals: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '30' },
  },
});
const streams = Number(flags.streams);
const signals = Number(flags.signals);
const idleSeconds = Number(flags.seconds);
/** Streams of each user: below the limit of streams a user. */
const streamsOfUser = 8;
/** Streams that are opened at once. */
const atOnce = 50;

const server = await benchServer();
try {
  const databaseUrl = await createDatabase(server, 'gdd_bench_live');
  const service = await Service.start(databaseUrl);
  const gateway = await GatewayProcess.start({
    REST_URL: service.url,
    APP_SECRET: 'a secret of the benchmarks, long enough',
  });
  try {
    const tokens = await signIn(databaseUrl, Math.ceil(streams / streamsOfUser));
    const [started = NaN] = await settled(gateway);
    const took: number[] = [];
    let committed = 0;
    let waiting = 0;
    const readers: LiveReader[] = [];
    for (let first = 0; first < streams; first += atOnce) {
      const opening = Array.from({ length: Math.min(atOnce, streams - first) }, (_, index) => {
        const token = tokens[Math.floor((first + index) / streamsOfUser)] ?? '';
        return LiveReader.open(gateway.url, token, undefined, ({ kind, id }) => {
          if (kind !== 'IMPORT' || id === null) return;
          took.push(performance.now() - committed);
          waiting -= 1;
        });
      });
      readers.push(...(await Promise.all(opening)));
    }
    const [idle = NaN, cpu = NaN] = await settled(gateway);
    const cpuBefore = cpuTime(gateway);
    const last = await onDatabase(databaseUrl, async (client) => {
      const times: number[] = [];
      for (let reference = 1; reference <= signals; reference += 1) {
        waiting = streams;
        await client.query(`insert into signals (topic, reference) values ('import', $1)`, [reference]);
        committed = performance.now();
        while (waiting > 0) await pause(5);
        times.push(Math.max(...took.slice(-streams)));
        await pause(Math.random() * 200);
      }
      return times;
    });
    const cpuOfSignal = ((cpuTime(gateway) - cpuBefore) * 10) / signals;
    printTable(
      ['what', 'figure'],
      [
        ['idle streams', String(readers.length)],
        ['gateway without them, MB', started.toFixed(0)],
        ['gateway with them, MB', idle.toFixed(0)],
        ['processor while idle, %', cpu.toFixed(1)],
        [`processor for a signal to ${streams}, ms`, cpuOfSignal.toFixed(0)],
        ['commit to a stream, median ms', quantile(took, 0.5).toFixed(0)],
        ['commit to a stream, p95 ms', quantile(took, 0.95).toFixed(0)],
        ['commit to the last of all streams, median ms', quantile(last, 0.5).toFixed(0)],
        ['commit to the last of all streams, p95 ms', quantile(last, 0.95).toFixed(0)],
      ],
    );
    for (const reader of readers) reader.close();
  } finally {
    await gateway.end('SIGKILL');
    await service.stop();
  }
} finally {
  server.stop();
}

/** Makes users that may load imports, each with a session. @returns the tokens */
function signIn(databaseUrl: string, count: number): Promise<readonly string[]> {
  const made = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  const hashes = made.map((token) => createHash('sha256').update(token).digest('hex'));
  return onDatabase(databaseUrl, async (client) => {
    await client.query(
      `with one as (select * from users where username = 'ka.admin'), made as (
        insert into users (username, name, member_id, password_hash, created_at, updated_at)
        select 'reader' || n, 'Reader ' || n, member_id, password_hash, now(), now()
        from one, generate_series(1, $1::int) as n returning id
      ), roled as (
        insert into user_roles (user_id, position, role) select id, 0, 'KA Administrator' from made
      ), numbered as (select id, row_number() over (order by id) as n from made)
      insert into sessions (token_hash, user_id, created_at, expires_at, last_used_at)
      select ($2::text[])[n], id, now(), now() + interval '12 hours', now() from numbered`,
      [count, hashes],
    );
    return made;
  });
}

/** The gateway's idle memory in MB, and the processor time that it uses in so many seconds, in percent. */
async function settled(gateway: GatewayProcess): Promise<readonly [memory: number, cpu: number]> {
  await pause(Math.min(5, idleSeconds) * 1000);
  const before = cpuTime(gateway);
  await pause(idleSeconds * 1000);
  const used = (cpuTime(gateway) - before) / idleSeconds;
  const memory = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${gateway.pid}/status`, 'utf8'))?.[1];
  return [Number(memory) / 1024, used];
}

/** The processor time of a gateway, in hundredths of a second. */
function cpuTime({ pid }: GatewayProcess): number {
  const [, , , , , , , , , , , user = '0', system = '0'] = (
    readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? ''
  ).split(' ');
  return Number(user) + Number(system);
}
