import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { networkColumns } from '@gdd/schema/dealers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { asc, eq } from 'drizzle-orm';
import type { ImportKind } from '@gdd/schema/campaigns';
import { findDifferences } from '../../figures/sums/differences.js';
import type { OpenDatabase } from '../../ground/database/connections/connection.js';
import { openDatabase } from '../../ground/database/connections/openDatabase.js';
import { seedDemonstration } from '../../demonstration/seed.js';
import { ensureProgramme } from '../../ground/database/rootMember.js';
import { importChanges, imports } from '../../ground/database/tables/work/imports.js';
import { members } from '../../ground/database/tables/people/network.js';
import { memberships } from '../../ground/database/tables/programme/memberships.js';
import { sales, salesMonths } from '../../ground/database/tables/programme/sales.js';
import { openFolderStorage } from '../../ground/platform/storage/folderStorage.js';
import { newStorageKey } from '../../ground/platform/storage/storage.js';
import { putEmptyEmbedded } from '../../testing/databases/emptyEmbedded.js';
import { newCampaign } from '../../testing/programme/salesAndCampaigns.js';
import { emptyServerDatabase, testDatabaseUrl, testPasswordCost } from '../../testing/databases/testDatabase.js';
import { beginApplying } from './service.js';
import { startImports } from './worker.js';
import { rolledUp } from '../../testing/programme/rolledUp.js';
import { memberColumns, membershipColumns } from '../../testing/programme/comparedColumns.js';

const child = fileURLToPath(new URL('../../testing/programme/importUntilKilled.ts', import.meta.url));
const root = fileURLToPath(new URL('../../../..', import.meta.url));

let dataDir: string;
let server: Awaited<ReturnType<typeof emptyServerDatabase>> | undefined;
let numbers: readonly string[];
let campaignId: number;

const open = () => openDatabase({ databaseUrl: server?.url, dataDir });

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gdd-killed-'));
  server = testDatabaseUrl === undefined ? undefined : await emptyServerDatabase(testDatabaseUrl);
  if (server === undefined) await putEmptyEmbedded(dataDir);
  await withDatabase(async ({ database }) => {
    const rootId = await ensureProgramme(database, new Date());
    const size = { dealers: 20, lines: 0 };
    await seedDemonstration(database, rootId, size, new Date(), { passwordCost: testPasswordCost });
    const dealers = await database
      .select({ id: members.id, vatNumber: members.vatNumber })
      .from(members)
      .where(eq(members.role, 'Dealer'))
      .orderBy(asc(members.id));
    numbers = dealers.map(({ vatNumber }) => vatNumber ?? '');
    ({ id: campaignId } = await newCampaign(database));
    const terms = { campaignId, goalThreshold: 100, acceptedAt: new Date(), addedAt: new Date() };
    await rolledUp(database, (transaction) =>
      transaction.insert(memberships).values(dealers.slice(0, 10).map(({ id }) => ({ ...terms, dealerId: id }))),
    );
  });
}, 120_000);
afterAll(async () => {
  await server?.drop();
  await rm(dataDir, { recursive: true });
});

async function withDatabase<T>(work: (opened: OpenDatabase) => Promise<T>): Promise<T> {
  const opened = await open();
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
}

const rowCount = 2500;
const salesFile = (document: string) =>
  [
    'documento;riga;partita_iva;data;marca;stagione;segmento;cerchio;canale;quantita;importo',
    ...Array.from({ length: rowCount }, (_, index) =>
      [
        `${document}-${index}`,
        1,
        numbers[index % numbers.length],
        `${String((index % 28) + 1).padStart(2, '0')}/03/2025`,
        'Lupo;estivo;vettura;17;dettaglio;2;100,00',
      ].join(';'),
    ),
  ].join('\n');

const networkFile = (code: string) =>
  [
    networkColumns.join(';'),
    ...Array.from({ length: 50 }, (_, index) => `${code}${index};Agent;Agenzia;DI0001;;;;;;;;;`),
  ].join('\n');

/** The changes of imports, and the records for undoing them. */
async function everything({ database }: OpenDatabase) {
  return {
    sales: await database.select().from(sales).orderBy(asc(sales.document), asc(sales.line)),
    months: await database.select().from(salesMonths).orderBy(asc(salesMonths.dealerId), asc(salesMonths.month)),
    memberships: await database.select(membershipColumns).from(memberships).orderBy(asc(memberships.dealerId)),
    members: await database.select(memberColumns).from(members).orderBy(asc(members.id)),
    changes: await database.select().from(importChanges),
  };
}

async function addImport({ database }: OpenDatabase, kind: ImportKind, file: string): Promise<number> {
  const storage = await openFolderStorage(join(dataDir, 'files'), new Date());
  const storageKey = newStorageKey();
  const stored = await storage.write(storageKey, Readable.from([Buffer.from(file)]), { maxBytes: 10_000_000 });
  const values = { kind, filename: 'prova.csv', ...stored, storageKey, createdAt: new Date() };
  const [made] = await database.insert(imports).values(values).returning();
  return made?.id ?? 0;
}

/** An import that was read and is to be applied, and what there is before. */
async function applyingImport(opened: OpenDatabase, kind: ImportKind, file: string) {
  const id = await addImport(opened, kind, file);
  await nextRun(opened);
  await beginApplying(opened.database, id, {
    skipInvalid: false,
    confirmWarnings: false,
    // the files of these tests have equal lines
    confirm: ['equalLines'],
    actorId: null,
    now: new Date(),
  });
  return { id, before: await everything(opened) };
}

/** Lets another process work on the imports until it kills itself. */
async function workUntilKilled(status: string, rows: number): Promise<void> {
  const args = [server?.url ?? '', dataDir, status, String(rows)];
  const asSource = ['--conditions', 'source', '--import', '@swc-node/register/esm-register'];
  const running = spawn(process.execPath, [...asSource, child, ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [, signal] = (await once(running, 'exit')) as [number | null, string | null];
  expect(signal).toBe('SIGKILL');
}

/** The next run: whoever was at work before is gone, and its lease over. */
async function nextRun({ database, copyRows }: OpenDatabase): Promise<void> {
  const later = () => new Date(Date.now() + 60_000);
  const clock = { now: later, programmeNow: later, standsOn: undefined };
  const storage = await openFolderStorage(join(dataDir, 'files'), new Date());
  const log = { info: () => undefined, warn: () => undefined };
  const worker = startImports({ database, copyRows, storage, clock, programmeDay: () => '2025-12-31', log });
  await worker.drain();
  await worker.stop();
}

const statusOf = async ({ database }: OpenDatabase, id: number) =>
  (await database.select().from(imports).where(eq(imports.id, id)))[0]?.status;

/** The embedded database opens slowly: it is asked the question that matters most. */
const onServer = testDatabaseUrl === undefined ? test.skip : test;

describe('a process that is killed', () => {
  onServer(
    'while it reads a sales file leaves no line, and the next run reads all of it',
    async () => {
      const before = await withDatabase(everything);
      const id = await withDatabase((opened) => addImport(opened, 'sales', salesFile('R')));
      await workUntilKilled('reading', rowCount / 2);
      await withDatabase(async (opened) => {
        expect(await statusOf(opened, id)).toBe('reading');
        await nextRun(opened);
        const [read] = await opened.database.select().from(imports).where(eq(imports.id, id));
        expect(read).toMatchObject({
          status: 'ready',
          rowsRead: rowCount,
          rowsValid: rowCount,
          totals: { created: rowCount },
        });
        expect(await everything(opened)).toEqual(before);
      });
    },
    120_000,
  );

  test('while it applies a sales file leaves nothing, and the next run applies all of it, once', async () => {
    const { before, id } = await withDatabase((opened) => applyingImport(opened, 'sales', salesFile('A')));
    await workUntilKilled('applying', 1);
    await withDatabase(async (opened) => {
      expect(await everything(opened)).toEqual(before);
      expect(await statusOf(opened, id)).toBe('applying');
      await nextRun(opened);
      expect(await statusOf(opened, id)).toBe('applied');
      const after = await everything(opened);
      expect(after.sales.length - before.sales.length).toBe(rowCount);
      expect(await findDifferences(opened.database)).toEqual([]);
      await nextRun(opened);
      expect(await everything(opened)).toEqual(after);
    });
  }, 120_000);

  onServer(
    'while it applies a network file leaves nothing, and the next run applies all of it',
    async () => {
      const { before, id } = await withDatabase((opened) => applyingImport(opened, 'network', networkFile('KN')));
      // the rows are all written by then, but not yet for good
      await workUntilKilled('applying', 50);
      await withDatabase(async (opened) => {
        expect(await everything(opened)).toEqual(before);
        await nextRun(opened);
        expect(await statusOf(opened, id)).toBe('applied');
        const after = await everything(opened);
        expect([after.members.length - before.members.length, after.changes.length - before.changes.length]).toEqual([
          50, 50,
        ]);
      });
    },
    120_000,
  );
});
