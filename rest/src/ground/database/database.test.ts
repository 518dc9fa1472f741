import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { and, asc, eq, sql } from 'drizzle-orm';
import { isProvinceOf, regions } from '@gdd/schema/geography';
import { mayStandBelow } from '../domain/tree.js';
import { isMailAddress, isMemberCode, isPhoneNumber } from '../domain/text.js';
import { isVatNumber } from '../domain/vatNumber.js';
import { recordAudit } from '../platform/audit.js';
import { systemClock } from '../clock.js';
import { emptyServerDatabase, openTestDatabase, testDatabaseUrl } from '../../testing/databases/testDatabase.js';
import type { OpenDatabase } from './connections/connection.js';
import { demonstrationCodes, demonstrationNetwork } from '../../demonstration/network.js';
import { townsByProvince } from '../../demonstration/towns.js';
import { FolderLocked, lockFolder } from './connections/folderLock.js';
import { openProgramme } from '../../operations/programme.js';
import { auditEntries } from './tables/work/audit.js';
import { members } from './tables/people/network.js';
import { inSubtreeOf } from './scope.js';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

describe('the audit trail', () => {
  test('takes entries and gives none back', async () => {
    const { database } = opened;
    const entry = {
      actorId: null,
      entity: 'member',
      entityId: 1,
      action: 'tested',
      before: null,
      after: { a: 1 },
    } as const;
    await recordAudit(database, new Date(), [entry]);
    const refusal = { cause: expect.objectContaining({ message: 'the audit trail is append-only' }) };
    await expect(database.update(auditEntries).set({ action: 'forged' })).rejects.toMatchObject(refusal);
    await expect(database.delete(auditEntries)).rejects.toMatchObject(refusal);
    await expect(database.execute(sql`truncate audit_entries`)).rejects.toMatchObject(refusal);
    expect(await database.select().from(auditEntries).where(eq(auditEntries.action, 'tested'))).toHaveLength(1);
  });
});

describe('the tree', () => {
  const paths = async () => {
    const all = await opened.database.select().from(members).orderBy(asc(members.id));
    const byId = new Map(all.map((member) => [member.id, member]));
    const truth = (id: number): string => {
      const parentId = byId.get(id)?.parentId ?? null;
      return `${parentId === null ? '/' : truth(parentId)}${id}/`;
    };
    return { all, wrong: all.filter((member) => member.path !== truth(member.id)) };
  };

  test('has true paths as it is made', async () => {
    expect((await paths()).wrong).toEqual([]);
  });

  test('keeps them true when subtrees move, all at once', async () => {
    const { all } = await paths();
    const managers = all.filter(({ role }) => role === 'Regional Manager');
    const distributors = all.filter(({ role }) => role === 'Distributor').slice(0, 8);
    await Promise.all(
      distributors.map((distributor, i) =>
        opened.database
          .update(members)
          .set({ parentId: managers[i % managers.length]?.id ?? null })
          .where(eq(members.id, distributor.id)),
      ),
    );
    expect((await paths()).wrong).toEqual([]);
  });

  test('lets nobody stand below itself', async () => {
    const { all } = await paths();
    const distributor = all.find(({ code }) => code === 'DI0001');
    const agent = all.find(({ code }) => code === 'AG0001');
    const move = (parentId = 0) =>
      opened.database
        .update(members)
        .set({ parentId })
        .where(eq(members.id, distributor?.id ?? 0));
    await expect(move(agent?.id)).rejects.toThrow();
    await expect(move(distributor?.id)).rejects.toThrow();
    expect((await paths()).wrong).toEqual([]);
  });

  test('has one root', async () => {
    const now = new Date();
    const second = { code: 'ROOT2', businessName: 'Altro', role: 'Programme', createdAt: now, updatedAt: now } as const;
    await expect(opened.database.insert(members).values(second)).rejects.toThrow();
  });

  test('of a member is who has it among the ancestors, whatever the digits of the ids', async () => {
    const { all } = await paths();
    for (const top of all.filter(({ role }) => role !== 'Dealer')) {
      const found = await opened.database
        .select({ id: members.id })
        .from(members)
        .where(inSubtreeOf(top))
        .orderBy(asc(members.id));
      const expected = all.filter(({ path }) => path.split('/').includes(String(top.id)));
      expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    }
  });
});

describe('the search text', () => {
  test.each([
    ['Città Pérez – Nicolò', 'citta perez – nicolo'],
    ['ÀÈÉÌÒÙ ÇÑ', 'aeeiou cn'],
    ['e\u0301', 'e'],
    ['', ''],
  ])('of %j is %j', async (name, folded) => {
    expect(await opened.database.execute(sql`select fold_text(${name}) as folded`)).toMatchObject({
      rows: [{ folded }],
    });
  });
});

describe('the demonstration network', () => {
  const network = demonstrationNetwork({ seed: 2025, dealers: 1200 });
  const dealers = network.filter(({ role }) => role === 'Dealer');
  const byCode = new Map(network.map((member) => [member.code, member]));

  test('is the same for the same seed, and another for another', () => {
    expect(demonstrationNetwork({ seed: 2025, dealers: 1200 })).toEqual(network);
    expect(demonstrationNetwork({ seed: 2026, dealers: 1200 })).not.toEqual(network);
  });

  test('has the size that is asked for, in every region and below every kind of parent', () => {
    expect(dealers.length).toBe(1200);
    expect(new Set(dealers.map(({ region }) => region)).size).toBe(regions.length);
    const parents = new Set(dealers.map(({ parentCode }) => byCode.get(parentCode ?? '')?.role));
    expect(parents).toEqual(new Set(['Distributor', 'Distributor Area Manager', 'Agent']));
    expect(new Set(dealers.map(({ tier }) => tier)).size).toBe(3);
    expect(new Set(dealers.map(({ status }) => status)).size).toBe(3);
  });

  test('keeps every rule that the portal asks of members', () => {
    expect(new Set(network.map(({ code }) => code)).size).toBe(network.length);
    expect(new Set(network.map(({ vatNumber }) => vatNumber)).size).toBe(network.length);
    for (const member of network) {
      const parentRole = member.parentCode === 'GDD' ? 'Programme' : byCode.get(member.parentCode ?? '')?.role;
      expect(parentRole !== undefined && mayStandBelow(member.role, parentRole)).toBe(true);
      expect(isMemberCode(member.code)).toBe(true);
      expect(isVatNumber(member.vatNumber ?? '')).toBe(true);
      expect(isProvinceOf(member.region ?? '', member.province ?? '')).toBe(true);
      expect(townsByProvince[member.province ?? '']).toContain(member.city);
      expect(isMailAddress(member.email ?? '')).toBe(true);
      expect(isPhoneNumber(member.phone ?? '')).toBe(true);
    }
  });

  test('gives the agent and the area manager of the users as many dealers as one follows', () => {
    const below = (code: string): number =>
      network
        .filter(({ parentCode }) => parentCode === code)
        .reduce((sum, { role, code: child }) => sum + (role === 'Dealer' ? 1 : below(child)), 0);
    for (const code of [demonstrationCodes.agent, demonstrationCodes.areaManager]) {
      expect(below(code)).toBeGreaterThanOrEqual(20);
      expect(below(code)).toBeLessThanOrEqual(40);
    }
    const children = (code: string) => network.filter(({ parentCode }) => parentCode === code).length;
    for (const code of Object.values(demonstrationCodes).filter((each) => each !== demonstrationCodes.dealer)) {
      expect([code, children(code) > 5]).toEqual([code, true]);
    }
  });

  test('is the six members of the users alone, when no more is asked for', () => {
    const alone = demonstrationNetwork({ seed: 2025, dealers: 1 });
    expect(alone.map(({ role }) => role)).toEqual([
      'Regional Manager',
      'Account',
      'Distributor',
      'Distributor Area Manager',
      'Agent',
      'Dealer',
    ]);
    expect(alone.map(({ code }) => byCode.get(code))).toEqual(alone);
  });
});

describe('the lock of the data folder', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gdd-lock-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  const path = () => join(folder, 'database.lock');

  test('is one process’s at a time, and free again after', async () => {
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderLocked);
    await expect(lockFolder(folder)).rejects.toThrow(`process ${process.pid}`);
    await unlock();
    await (
      await lockFolder(folder)
    )();
  });

  test('of a dead process is taken over, by one of those that try', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await once(child, 'exit');
    await writeFile(path(), `${child.pid} 12345`);
    const tries = await Promise.allSettled([lockFolder(folder), lockFolder(folder), lockFolder(folder)]);
    const taken = tries.filter((each) => each.status === 'fulfilled');
    expect(taken).toHaveLength(1);
    expect(await readFile(path(), 'utf8')).toMatch(new RegExp(`^${process.pid}\\b`));
    await taken[0]?.value();
  });

  test('of a living process is left alone', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    await once(child, 'spawn');
    const start =
      (await readFile(`/proc/${child.pid}/stat`, 'utf8').catch(() => '')).split(') ')[1]?.split(' ')[19] ?? '';
    await writeFile(path(), `${child.pid} ${start}`.trim());
    await expect(lockFolder(folder)).rejects.toThrow(`process ${child.pid}`);
    child.kill();
    await once(child, 'exit');
    await (
      await lockFolder(folder)
    )();
  });

  test('that is empty or nonsense is nobody’s', async () => {
    for (const text of ['', 'nonsense', '-1', '0']) {
      await writeFile(path(), text);
      await (
        await lockFolder(folder)
      )();
    }
  });
});

const onServer = testDatabaseUrl === undefined ? describe.skip : describe;

onServer('on a real Postgres', () => {
  test('replicas that start together migrate and seed once', async () => {
    const empty = await emptyServerDatabase(testDatabaseUrl ?? '');
    const config = { mode: 'demo', dataDir: '', databaseUrl: empty.url, demoData: 'none' } as const;
    const programmes = await Promise.all([1, 2, 3].map(() => openProgramme(config, systemClock)));
    const [first] = programmes;
    const found = await first?.database
      .select()
      .from(members)
      .where(and(eq(members.role, 'Dealer')));
    expect(found).toHaveLength(1);
    const production = { ...config, mode: 'production' } as const;
    await expect(openProgramme(production, systemClock)).rejects.toThrow('demonstration users');
    await Promise.all(programmes.map((programme) => programme.close()));
    await empty.drop();
  });
});
