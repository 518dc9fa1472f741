import { once } from 'node:events';
import { get as httpGet, type IncomingMessage } from 'node:http';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { buildApp } from '../../app.js';
import { exportLeases } from '../database/tables/work/exports.js';
import { Refusal } from '../platform/http/errors.js';
import type { App } from '../platform/http/routes.js';
import { openTestApp, testSecret, type TestApp } from '../../testing/app/testApp.js';
import { fileTicket } from '../../testing/files/files.js';
import { leaseExport, type ExportLease } from './exportLimit.js';

let service: TestApp;
let url: string;
/** Another one on the same database, without patience for whoever takes nothing. */
let replica: App;
let replicaUrl: string;
let [somebody, another] = [0, 0];
beforeAll(async () => {
  service = await openTestApp();
  url = await service.app.listen({ host: '127.0.0.1', port: 0 });
  replica = await buildApp({
    ...service,
    config: {
      trustedProxies: [],
      logLevel: 'silent',
      privacyEmail: 'privacy@gdd.example',
      publicUrl: 'https://portal.example',
    },
    secret: testSecret,
    wakeOutbox: () => undefined,
    wakeImports: () => undefined,
    wakeExports: () => undefined,
    wakeSimulations: () => undefined,
    wakeWebhooks: () => undefined,
    patienceMs: 1_000,
  });
  replicaUrl = await replica.listen({ host: '127.0.0.1', port: 0 });
  somebody = await idOf('ka.admin');
  another = await idOf('gd.admin');
  // so many bytes that no buffer on the way takes them all, in a column that no search is made of
  await service.database.execute(sql`
    insert into members (code, business_name, role, parent_id, region, province, city, vat_number, status, tier,
      joined_on, created_at, updated_at)
    select 'ZZ' || n, 'Zeta', 'Dealer', (select id from members where code = 'DI0001'), repeat('Zeta ', 2000), 'RM',
      'Roma', 'Z' || n, 'active', 'gold', '2024-01-01', now(), now()
    from generate_series(1, 1500) as n`);
});
afterEach(() => service.database.delete(exportLeases));
afterAll(async () => {
  await replica.close();
  await service.close();
});

async function idOf(username: string): Promise<number> {
  const response = await service.call('GET', '/api/user', { as: username });
  return response.json<{ id: number }>().id;
}

/** Takes a lease, or hears why not. */
async function taken(userId: number): Promise<ExportLease | Refusal> {
  try {
    return await leaseExport(service, userId);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

async function allGivenBack(): Promise<void> {
  while ((await service.database.select().from(exportLeases)).length > 0) await new Promise(setImmediate);
}

const isRefused = (lease: ExportLease | Refusal) => lease instanceof Refusal;

async function releaseAll(leases: readonly (ExportLease | Refusal)[]): Promise<void> {
  for (const lease of leases) if (!(lease instanceof Refusal)) await lease.release();
}

describe('the leases of a user', () => {
  test('are two, however many ask at once, and those of others are their own', async () => {
    const pending = Array.from({ length: 40 }, (_, index) => taken(index % 2 === 0 ? somebody : another));
    const leases = await Promise.all(pending);
    const granted = leases.map((lease, index) => (isRefused(lease) ? undefined : index % 2));
    expect(granted.filter((each) => each === 0)).toHaveLength(2);
    expect(granted.filter((each) => each === 1)).toHaveLength(2);
    await releaseAll(leases);
  });

  test('are free again when they are given back', async () => {
    const leases = [await taken(somebody), await taken(somebody)];
    expect(isRefused(await taken(somebody))).toBe(true);
    await releaseAll(leases.slice(0, 1));
    const third = await taken(somebody);
    expect(isRefused(third)).toBe(false);
    await releaseAll([...leases, third]);
  });

  test('of a process that died are free after half a minute', async () => {
    // nobody renews these
    await service.database.insert(exportLeases).values(
      [1, 2].map((slot) => {
        const expiresAt = new Date(service.clock.now().getTime() + 30_000);
        return { userId: somebody, slot, holder: `dead-${slot}`, expiresAt };
      }),
    );
    expect(isRefused(await taken(somebody))).toBe(true);
    service.clock.advance(30_000);
    const lease = await taken(somebody);
    expect(isRefused(lease)).toBe(false);
    await releaseAll([lease]);
  });
});

describe('a third export at once', () => {
  const byTicket = async (as: string) => {
    const body = { route: 'exportDealers', query: { format: 'csv' } };
    const response = await fileTicket(service, body, as);
    return response.json<{ data: { ticket: string } }>().data.ticket;
  };

  /** Begins to read a file, and takes nothing after its first bytes. */
  async function begun(path: string, token?: string, at = url): Promise<IncomingMessage> {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const response = await new Promise<IncomingMessage>((resolve) => httpGet(at + path, { headers }, resolve));
    response.on('error', () => undefined).pause();
    return response;
  }

  async function refusalOf(response: IncomingMessage): Promise<object> {
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk as Buffer);
    const { error } = JSON.parse(Buffer.concat(chunks).toString()) as { error: object };
    return { status: response.statusCode, header: response.headers['retry-after'], ...error };
  }

  const refusal = {
    status: 429,
    code: 'RATE_LIMITED',
    reason: 'tooManyExports',
    message: 'Hai già 2 esportazioni in corso: attendi che una sia finita e riprova.',
  };

  test('is refused by ticket and by its own address, until one of the two is done or left', async () => {
    const token = await service.tokenOf('ka.admin');
    const ticket = await byTicket('ka.admin');
    const others = await byTicket('gd.admin');
    const running = [
      await begun(`/api/files/${ticket}`),
      await begun('/api/dealers/reporting/export?format=csv', token),
    ];
    expect(running.map(({ statusCode }) => statusCode)).toEqual([200, 200]);

    expect(await refusalOf(await begun(`/api/files/${ticket}`))).toMatchObject({
      ...refusal,
      header: '10',
      retryAfter: 10,
    });
    expect(await refusalOf(await begun('/api/dealers/reporting/export', token, replicaUrl))).toMatchObject(refusal);
    expect((await fileTicket(service, { route: 'exportDealers' })).json()).toMatchObject({
      error: { code: 'RATE_LIMITED', reason: 'tooManyExports' },
    });
    const theirs = await begun(`/api/files/${others}`);
    expect(theirs.statusCode).toBe(200);
    theirs.destroy();

    const [left, read] = running;
    left?.destroy();
    read?.resume();
    if (read) await once(read, 'end');
    await allGivenBack();
    const again = await begun(`/api/files/${ticket}`);
    expect(again.statusCode).toBe(200);
    again.destroy();
  });

  test('is let in when the reader of another takes nothing any more', async () => {
    const running = await begun(`/api/files/${await byTicket('ka.admin')}`, undefined, replicaUrl);
    expect(running.statusCode).toBe(200);
    await allGivenBack();
    running.destroy();
  });

  test('is none where what was asked for is a stored file or a template', async () => {
    const leases = [await taken(somebody), await taken(somebody)];
    const response = await fileTicket(service, { route: 'importTemplateFile', params: { kind: 'sales' } });
    expect(response.statusCode).toBe(200);
    const { ticket } = response.json<{ data: { ticket: string } }>().data;
    expect((await service.call('GET', `/api/files/${ticket}`)).statusCode).toBe(200);
    await releaseAll(leases);
  });
});
