import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { importKinds, importStatuses } from '@gdd/schema/campaigns';
import { errorStatus } from '@gdd/schema/errors';
import { drizzle } from 'drizzle-orm/node-postgres';
import { sql } from 'drizzle-orm';
import { buildApp, type AppOptions } from '../../app.js';
import { openDatabase } from '../database/connections/openDatabase.js';
import { imports } from '../database/tables/work/imports.js';
import { mailOutcomes } from '@gdd/schema/notifications';
import { outbox } from '../database/tables/work/mail.js';
import { queueMail, startOutbox } from '../platform/mail/outbox.js';
import { everyMailBy } from '../../testing/app/mailWriters.js';
import { openTestApp, testSecret, type TestApp } from '../../testing/app/testApp.js';
import { emptyServerDatabase, testDatabaseUrl } from '../../testing/databases/testDatabase.js';
import { Metrics } from './metrics.js';
import { workState } from './workState.js';

let service: TestApp;
beforeAll(async () => {
  service = await openTestApp();
  service.metrics.watchWork(() => workState(service.database, service.clock));
});
afterAll(() => service.close());

/** The value of one series; undefined where it is not there. */
function valueOf(text: string, series: string): number | undefined {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

describe('the metrics', () => {
  test('count requests, errors and statements, by names that do not grow with what callers say', async () => {
    await service.call('GET', '/api/dealers/4711', { as: 'ka.admin' });
    await service.call('GET', '/api/no-such-page-4711');
    await service.call('GET', '/api/dealers/%E0%A4%A');
    await service.call('GET', '/api/user');
    const text = await service.metrics.text();
    const requests = 'rest_http_requests_total{method="GET"';
    expect(valueOf(text, `${requests},route="/api/dealers/:id",status="4xx"}`)).toBe(1);
    expect(valueOf(text, `${requests},route="none",status="4xx"}`)).toBe(2);
    const duration = 'rest_http_request_duration_seconds_count{method="GET",route="/api/user"}';
    expect(valueOf(text, duration)).toBe(1);
    expect(valueOf(text, 'rest_errors_total{code="NOT_FOUND"}')).toBe(2);
    expect(valueOf(text, 'rest_errors_total{code="UNAUTHENTICATED"}')).toBe(1);
    expect(valueOf(text, 'rest_errors_total{code="BAD_USER_INPUT"}')).toBe(1);
    for (const statement of ['select', 'insert', 'delete']) {
      const series = `rest_sql_duration_seconds_count{statement="${statement}",outcome="ok"}`;
      expect(valueOf(text, series)).toBeGreaterThan(0);
    }
    expect(valueOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(0);
    // In no name and no label; a duration may have these digits by chance.
    const series = text.split('\n').map((line) => line.replace(/ \S+$/, ''));
    expect(series.filter((name) => name.includes('4711'))).toEqual([]);
  });

  test('have every count that an alert reads from the start, so that the first fault is an increase', async () => {
    const text = await new Metrics().text();
    const expected = [
      ...Object.keys(errorStatus).map((code) => `rest_errors_total{code="${code}"}`),
      ...mailOutcomes.map((outcome) => `rest_mails_total{outcome="${outcome}"}`),
      ...importKinds.flatMap((kind) =>
        ['done', 'failed', 'givenUp'].map((outcome) => `rest_import_work_total{kind="${kind}",outcome="${outcome}"}`),
      ),
      'rest_mail_failures_total',
      'rest_database_pool_timeouts_total',
    ];
    expect(expected.filter((series) => valueOf(text, series) !== 0)).toEqual([]);
  });

  test('show the mails that wait, how old they are, and the tries that failed', async () => {
    const { database, clock, metrics } = service;
    const empty = await metrics.text();
    expect([valueOf(empty, 'rest_outbox_waiting'), valueOf(empty, 'rest_outbox_oldest_seconds')]).toEqual([0, 0]);
    await queueMail(database, 'reset', 'uno@esempio.it', clock);
    clock.advance(90_000);
    const writer = () => Promise.resolve({ subject: 'x', text: 'y' });
    const broken = startOutbox({
      ...{ database, clock, metrics, log: service.app.log },
      transport: { send: () => Promise.reject(new Error('no server')) },
      writers: everyMailBy(writer),
    });
    await broken.drain();
    await broken.stop();
    const text = await metrics.text();
    expect(valueOf(text, 'rest_outbox_waiting')).toBe(1);
    expect(valueOf(text, 'rest_outbox_retried')).toBe(1);
    expect(valueOf(text, 'rest_outbox_oldest_seconds')).toBeCloseTo(90);
    expect(valueOf(text, 'rest_mail_failures_total')).toBe(1);
    clock.advance(3_600_000);
    await service.outbox.drain();
    expect(valueOf(await metrics.text(), 'rest_mails_total{outcome="givenUp"}')).toBe(1);
    await database.delete(outbox);
  });

  test('show imports by status, and count the work on them that fails and is given up', async () => {
    const { database, clock, metrics } = service;
    const missing = { filename: 'x.csv', size: 1, contentHash: 'x', storageKey: 'aa/nothing', createdAt: clock.now() };
    await database.insert(imports).values({ kind: 'goals', ...missing });
    await service.imports.drain();
    const once = await metrics.text();
    expect(valueOf(once, 'rest_imports{status="reading"}')).toBe(1);
    expect(importStatuses.map((status) => valueOf(once, `rest_imports{status="${status}"}`))).not.toContain(undefined);
    expect(valueOf(once, 'rest_import_work_total{kind="goals",outcome="failed"}')).toBe(1);
    expect(valueOf(once, 'rest_imports_running')).toBe(0);
    while (valueOf(await metrics.text(), 'rest_import_work_total{kind="goals",outcome="givenUp"}') === 0) {
      clock.advance(120_000);
      await service.imports.drain();
    }
    expect(valueOf(await metrics.text(), 'rest_imports{status="failed"}')).toBe(1);
    await database.delete(imports);
  });

  test('say that the database is away, and nothing of what is in it', async () => {
    const metrics = new Metrics();
    const away = drizzle('postgres://nobody:hidden@127.0.0.1:1/nothing');
    metrics.watchWork(() => workState(away, service.clock));
    const text = await metrics.text();
    expect(valueOf(text, 'rest_database_up')).toBe(0);
    expect(valueOf(text, 'rest_outbox_waiting')).toBeUndefined();
    expect(valueOf(await service.metrics.text(), 'rest_database_up')).toBe(1);
  });
});

const onServer = testDatabaseUrl === undefined ? describe.skip : describe;

// A pool there is on a server alone.
onServer('the pool', () => {
  test('the state of the pool is measured, and who waits in vain for a connection is counted', async () => {
    const empty = await emptyServerDatabase(testDatabaseUrl ?? '');
    const metrics = new Metrics();
    const opened = await openDatabase({ databaseUrl: empty.url, dataDir: '' }, metrics.observeStatement);
    const { database, pool } = opened;
    if (pool === undefined) throw new Error('A server has a pool.');
    metrics.watchPool(pool);
    const { limit } = pool();
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const holders = Array.from({ length: limit }, () => database.transaction(() => released));
    while (pool().size < limit || pool().waiting > 0) await new Promise(setImmediate);
    const pending = [database.execute(sql`select 1`), database.transaction((work) => work.execute(sql`select 1`))];
    const outcomes = Promise.allSettled(pending);
    while (pool().waiting < pending.length) await new Promise(setImmediate);
    const full = await metrics.text();
    expect(valueOf(full, 'rest_database_pool_limit')).toBe(limit);
    expect(valueOf(full, 'rest_database_pool_size')).toBe(limit);
    expect(valueOf(full, 'rest_database_pool_waiting')).toBe(pending.length);
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(valueOf(await metrics.text(), 'rest_database_pool_timeouts_total')).toBe(pending.length);
    release();
    await Promise.all(holders);
    const idle = await metrics.text();
    expect(valueOf(idle, 'rest_database_pool_waiting')).toBe(0);
    expect(valueOf(idle, 'rest_database_pool_idle')).toBe(limit);
    await opened.close();
    await empty.drop();
  });
});

describe('who may read the metrics', () => {
  const metricsToken = 'token-of-the-metrics-reader';
  const appWith = (config: Partial<AppOptions['config']>) =>
    buildApp({
      config: {
        trustedProxies: ['127.0.0.1'],
        logLevel: 'silent',
        privacyEmail: 'privacy@gdd.example',
        publicUrl: 'https://portal.example',
        ...config,
      },
      ...{ secret: testSecret, database: service.database, clock: service.clock },
      ...{ programmeDay: service.programmeDay, storage: service.storage },
      ...{
        wakeOutbox: () => undefined,
        wakeImports: () => undefined,
        wakeExports: () => undefined,
        wakeSimulations: () => undefined,
        wakeWebhooks: () => undefined,
      },
    });

  test('without a token the machine itself, and not through a front', async () => {
    const app = await appWith({});
    const send = async (remoteAddress: string, headers = {}) =>
      (await app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;
    expect(await send('127.0.0.1')).toBe(200);
    expect(await send('::1')).toBe(200);
    for (const sign of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via']) {
      expect(await send('127.0.0.1', { [sign]: '127.0.0.1' })).toBe(404);
    }
    expect(await send('192.0.2.7')).toBe(404);
    expect(await send('::ffff:192.0.2.7')).toBe(404);
    await app.close();
  });

  test('with a token whoever sends it, and nobody else', async () => {
    const app = await appWith({ metricsToken });
    const send = (headers = {}) => app.inject({ url: '/metrics', headers });
    expect((await send()).statusCode).toBe(404);
    expect((await send({ authorization: 'Bearer another-token-altogether' })).statusCode).toBe(404);
    const allowed = await send({ authorization: `Bearer ${metricsToken}`, 'x-forwarded-for': '192.0.2.7' });
    expect(allowed.statusCode).toBe(200);
    expect(allowed.headers['content-type']).toContain('text/plain');
    await app.close();
  });
});
