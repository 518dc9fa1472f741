import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { resumableSeconds } from '@gdd/schema/live';
import { gatewayKeyTexts } from '@gdd/schema/secret';
import { eq } from 'drizzle-orm';
import { sessions } from '../../ground/database/tables/people/sessions.js';
import { signals } from '../../ground/database/tables/work/signals.js';
import { tidyUp } from '../../operations/housekeeping.js';
import { sign } from '../../ground/platform/http/signatures.js';
import { applyFile, loadFile } from '../../testing/programme/loadedFile.js';
import { salesFileOf } from '../../testing/programme/salesFiles.js';
import { openTestApp, testSecret, type TestApp } from '../../testing/app/testApp.js';
import { testDatabaseUrl } from '../../testing/databases/testDatabase.js';
import { signal, signalFigures } from '../../events/signals/signal.js';

interface Found {
  readonly cursor: string;
  readonly isGap: boolean;
  readonly signals: readonly { topic: string; userId: number | null; reference: number | null }[];
}

let service: TestApp;
beforeAll(async () => {
  service = await openTestApp();
});
afterAll(() => service.close());

const key = sign(gatewayKeyTexts.live, testSecret);

async function ask(after: string | null, wait = false): Promise<Found> {
  const response = await service.call('POST', '/api/live/signals', { body: { key, after, wait } });
  expect([response.statusCode, response.body]).toEqual([200, response.body]);
  return response.json<{ data: Found }>().data;
}

const inbox = (userId: number) => ({ topic: 'inbox', userId, reference: null });

describe('signals', () => {
  test('each comes once, of what was committed after the cursor, and nothing of what was taken back', async () => {
    const { database } = service;
    const start = await ask(null);
    expect(start).toEqual({ cursor: start.cursor, isGap: false, signals: [] });
    await database.transaction(async (transaction) => {
      await signal(transaction, { topic: 'inbox', userId: 7 });
      await signalFigures(transaction);
      await signalFigures(transaction);
    });
    const undone = database.transaction(async (transaction) => {
      await signal(transaction, { topic: 'inbox', userId: 8 });
      throw new Error('taken back');
    });
    await expect(undone).rejects.toThrow('taken back');
    const first = await ask(start.cursor);
    expect(first.signals).toHaveLength(2);
    expect(first.signals).toEqual(
      expect.arrayContaining([inbox(7), { topic: 'figures', userId: null, reference: null }]),
    );
    expect((await ask(first.cursor)).signals).toEqual([]);
    expect((await ask(start.cursor)).signals).toHaveLength(2);
  });

  test('who waits is answered when there is one', async () => {
    const { cursor } = await ask(null);
    const waiting = ask(cursor, true);
    await signal(service.database, { topic: 'inbox', userId: 9 });
    expect((await waiting).signals).toEqual([inbox(9)]);
  });

  const onServer = testDatabaseUrl === undefined ? test.skip : test;
  onServer('what was written first and is committed last is not lost, and keeps nobody waiting', async () => {
    const { database } = service;
    let { cursor } = await ask(null);
    const next = async () => {
      const found = await ask(cursor);
      ({ cursor } = found);
      return found.signals.map(({ userId }) => userId);
    };
    let commit = (): void => undefined;
    const toCommit = new Promise<void>((resolve) => (commit = resolve));
    let longer = Promise.resolve();
    await new Promise<void>((written) => {
      longer = database.transaction(async (transaction) => {
        await signal(transaction, { topic: 'inbox', userId: 1 });
        written();
        await toCommit;
        await signal(transaction, { topic: 'inbox', userId: 2 });
      });
    });
    await signal(database, { topic: 'inbox', userId: 3 });
    expect(await next()).toEqual([3]);
    await signal(database, { topic: 'inbox', userId: 4 });
    expect(await next()).toEqual([4]);
    expect(await next()).toEqual([]);
    commit();
    await longer;
    expect((await next()).sort()).toEqual([1, 2]);
    expect(await next()).toEqual([]);
  });

  test.each([
    ['is no cursor', '1:2'],
    ['names transactions in no order', '5:9:7,6@1772442000'],
    ['is of another database', '999999999:999999999:@1772442000'],
    ['is too old', `5:9:@${1_772_442_000 - resumableSeconds - 1}`],
  ])('a cursor that %s is a gap', async (_why, after) => {
    expect(service.clock.now().getTime()).toBe(1_772_442_000_000);
    const { isGap, signals: found, cursor } = await ask(after);
    expect([isGap, found]).toEqual([true, []]);
    expect((await ask(cursor)).isGap).toBe(false);
  });

  test('the work on an import and on an export is signalled, of the export to its owner alone', async () => {
    const { cursor } = await ask(null);
    const body = { type: 'dealers', format: 'jsonl' };
    const response = await service.call('POST', '/api/exports', { as: 'ka.admin', body });
    const { id } = response.json<{ data: { export: { id: number } } }>().data.export;
    await service.exports.drain();
    const found = await ask(cursor);
    expect(found.signals.filter(({ topic }) => topic === 'export')).toEqual([
      { topic: 'export', userId: expect.any(Number) as unknown, reference: id },
    ]);

    const { vatNumber } = await service.memberWithCode('DE00001');
    const line = `L1;1;${vatNumber};10/03/2025;Lupo;estivo;vettura;17;dettaglio;4;400,00`;
    const read = await loadFile(service, 'sales', salesFileOf(line));
    const preview = await ask(found.cursor);
    expect(preview.signals).toEqual([{ topic: 'import', userId: null, reference: read.id }]);
    await applyFile(service, read.id);
    const applied = await ask(preview.cursor);
    expect(applied.signals.map(({ topic }) => topic).sort()).toEqual(['figures', 'import']);
  });

  test('old ones are deleted', async () => {
    const { database } = service;
    await database.insert(signals).values({ topic: 'inbox', userId: 5, at: new Date('2026-03-02T08:39:59Z') });
    await database.insert(signals).values({ topic: 'inbox', userId: 6, at: new Date('2026-03-02T08:40:01Z') });
    await tidyUp(service);
    expect(await database.select().from(signals).where(eq(signals.userId, 5))).toEqual([]);
    expect(await database.select().from(signals).where(eq(signals.userId, 6))).toHaveLength(1);
  });

  test('nobody but the gateway asks', async () => {
    const as = 'ka.admin';
    for (const [path, body] of [
      ['signals', { after: null, wait: false }],
      ['sessions', { ids: [1] }],
    ] as const) {
      const response = await service.call('POST', `/api/live/${path}`, { as, body: { ...body, key: 'another' } });
      expect(response.statusCode).toBe(403);
    }
  });
});

describe('the session of a stream', () => {
  const sessionOf = async (as: string) => {
    const response = await service.call('GET', '/api/live/session', { as });
    return response.json<{ data: { session: { id: number; userId: number; permissions: string[] } } }>().data.session;
  };
  const lasting = async (...ids: number[]) => {
    const response = await service.call('POST', '/api/live/sessions', { body: { key, ids } });
    return response.json<{ data: { sessions: { id: number }[] } }>().data.sessions.map(({ id }) => id);
  };

  test('it is named, and asking for it is no use of it', async () => {
    const { database, clock } = service;
    await service.tokenOf('ka.admin');
    const before = await database.select().from(sessions);
    // less than after what a test signs in again
    clock.advance(4 * 60_000);
    const { id, permissions } = await sessionOf('ka.admin');
    expect(permissions).toContain('accessImportManager');
    expect(await lasting(id)).toEqual([id]);
    expect(await database.select().from(sessions)).toEqual(before);
  });

  test('its end is signalled to its user’s streams', async () => {
    const session = await sessionOf('distributor');
    const { cursor } = await ask(null);
    await service.call('POST', '/api/logout', { as: 'distributor' });
    expect((await ask(cursor)).signals).toEqual([{ topic: 'access', userId: session.userId, reference: null }]);
    expect(await lasting(session.id)).toEqual([]);
  });
});
