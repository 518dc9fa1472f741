import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { systemClock } from '../ground/clock.js';
import { putEmptyEmbedded } from '../testing/databases/emptyEmbedded.js';
import { makeBackup, restoreBackup } from './backup.js';
import { openProgramme } from './programme.js';
import { oneTimeTokens, personalTokens, sessions } from '../ground/database/tables/people/sessions.js';
import { outbox } from '../ground/database/tables/work/mail.js';
import { users } from '../ground/database/tables/people/accounts.js';

// On a Postgres: tests/faults/backup.test.ts, with the programs that it takes.
describe('a backup of an embedded database', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gdd-backup-embedded-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const place = (name: string) => ({ databaseUrl: undefined, bucket: undefined, dataDir: join(folder, name) });
  const open = (name: string) =>
    openProgramme({ ...place(name), mode: 'demo', demoData: 'none' } as const, systemClock);

  test('is made while it is not in use, and comes back without what gave access', async () => {
    await putEmptyEmbedded(join(folder, 'data'));
    const programme = await open('data');
    const { database } = programme;
    const [user] = await database.select({ id: users.id }).from(users).where(eq(users.username, 'dealer'));
    const userId = user?.id ?? 0;
    const now = systemClock.now();
    const later = new Date(now.getTime() + 3_600_000);
    await database.insert(sessions).values({ tokenHash: 'session', userId, createdAt: now, expiresAt: later });
    await database
      .insert(oneTimeTokens)
      .values({ userId, purpose: 'reset', tokenHash: 'link', email: 'a@gdd.example', expiresAt: later });
    await database
      .insert(personalTokens)
      .values({ userId, name: 'Excel', tokenHash: 'token', ending: 'abcd', createdAt: now, expiresAt: later });
    await database
      .insert(outbox)
      .values({ kind: 'reset', recipient: 'a@gdd.example', queuedAt: now, giveUpAt: later, nextTryAt: now });
    await mkdir(join(folder, 'data', 'files', 'ab'), { recursive: true });
    await writeFile(join(folder, 'data', 'files', 'ab', 'a file'), 'its bytes');
    await expect(makeBackup(place('data'), join(folder, 'early'), systemClock)).rejects.toThrow('is in use');
    await programme.close();

    await makeBackup(place('data'), join(folder, 'backup'), systemClock);
    await expect(restoreBackup(place('other'), join(folder, 'early'), systemClock)).rejects.toThrow('is no backup');
    await restoreBackup(place('other'), join(folder, 'backup'), systemClock);
    expect(await readFile(join(folder, 'other', 'files', 'ab', 'a file'), 'utf8')).toBe('its bytes');
    const restored = await open('other');
    expect(await restored.database.select().from(sessions)).toEqual([]);
    expect(await restored.database.select().from(oneTimeTokens)).toEqual([]);
    expect(await restored.database.select().from(personalTokens)).toMatchObject([{ revokedAt: expect.any(Date) }]);
    expect(await restored.database.select().from(outbox)).toMatchObject([{ outcome: 'givenUp' }]);
    expect(await restored.database.$count(users)).toBe(11);
    await restored.close();
  });

  test('does not go where something is, nor into another kind of database', async () => {
    const again = restoreBackup(place('other'), join(folder, 'backup'), systemClock);
    await expect(again).rejects.toThrow('is not empty: nothing was restored');
    const server = { databaseUrl: 'postgres://localhost/portal', bucket: undefined, dataDir: join(folder, 'third') };
    await expect(restoreBackup(server, join(folder, 'backup'), systemClock)).rejects.toThrow('without DATABASE_URL');
  });
});
