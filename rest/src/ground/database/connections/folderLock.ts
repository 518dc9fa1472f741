import { randomUUID } from 'node:crypto';
import { link, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { systemClock, type SystemClock } from '../../clock.js';
import { OperatorError } from '../../operatorError.js';

/** Another process has the embedded database open; the message says which, and what to do. */
export class FolderLocked extends OperatorError {}

/** Age in milliseconds from which a takeover file is stale: its process died during the takeover. */
const staleMs = 5000;

/**
 * Locks a data folder for this process: the embedded database has no lock of its own, and two processes in one folder
 * would lose rows. A lock that a dead process left is taken over.
 *
 * @param folder the data folder, which exists
 * @returns a function that releases the lock
 * @throws FolderLocked immediately when a running process holds the lock
 */
export async function lockFolder(folder: string, clock: SystemClock = systemClock): Promise<() => Promise<void>> {
  const path = join(folder, 'database.lock');
  const holder = `${process.pid} ${(await startOf(process.pid)) ?? ''}`.trim();
  if ((await create(path, holder)) || (await takeOver(path, holder, clock))) return () => rm(path, { force: true });
  const pid = (await readFile(path, 'utf8').catch(() => '')).split(' ')[0];
  throw new FolderLocked(
    `The data folder ${resolve(folder)} is in use${pid === '' ? '' : ` by process ${pid}`}. Stop it first, choose another DATA_DIR, or set DATABASE_URL to a Postgres, which several processes may share.`,
  );
}

/** Creates the lock file with its content atomically: no process ever reads an incomplete one. */
async function create(path: string, holder: string): Promise<boolean> {
  // a random name: concurrent attempts, in this process too, remove their own drafts only
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, holder);
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Replaces the lock of a dead process; of several concurrent attempts one succeeds. */
async function takeOver(path: string, holder: string, clock: SystemClock): Promise<boolean> {
  const takeoverPath = `${path}.takeover`;
  if (await isOlderThan(takeoverPath, staleMs, clock)) await rm(takeoverPath, { force: true });
  // fails where another process is taking over the lock
  const takeoverFile = await open(takeoverPath, 'wx').catch(() => undefined);
  if (takeoverFile === undefined) return false;
  try {
    if (await isLocked(path)) return false;
    await rm(path, { force: true });
    return await create(path, holder);
  } finally {
    await takeoverFile.close();
    await rm(takeoverPath, { force: true });
  }
}

async function isLocked(path: string): Promise<boolean> {
  const [pidText, start] = (await readFile(path, 'utf8').catch(() => '')).split(' ');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return false;
  // the id of a dead process may have been reused by another process, which has another start time
  const currentStart = await startOf(pid);
  // without start times, a lock with the id of this process is assumed to be of an earlier process with the same id
  return currentStart === undefined ? pid !== process.pid : currentStart === start;
}

function isAlive(pid: number): boolean {
  try {
    // signal 0 only checks whether the process exists
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists but belongs to another user
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The start time of a process, in ticks since the boot of the machine; undefined elsewhere than on Linux. */
async function startOf(pid: number): Promise<string | undefined> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // the second field is the program's name in brackets, which may hold spaces; the start is the 22nd
  return line?.slice(line.lastIndexOf(')') + 2).split(' ')[19];
}

async function isOlderThan(path: string, ms: number, clock: SystemClock): Promise<boolean> {
  const stats = await stat(path).catch(() => undefined);
  return stats !== undefined && clock.now().getTime() - stats.mtimeMs > ms;
}
