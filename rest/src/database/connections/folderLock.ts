import { randomUUID } from 'node:crypto';
import { link, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { systemClock, type Clock } from '../../clock.js';
import { OperatorError } from '../../operatorError.js';

/** Another process has the embedded database open; the message says which, and what to do. */
export class FolderLocked extends OperatorError {}

/** A process writes this long at most while it takes over a dead one's lock. */
const takeoverMs = 5000;

/**
 * Takes a data folder for this process alone: the embedded database has no lock of its own, and two processes in one
 * folder would lose rows. A lock left by a process that is gone is taken over.
 *
 * @param folder the data folder, which exists
 * @returns how to give it free
 * @throws FolderLocked at once when a living process has it
 */
export async function lockFolder(folder: string, clock: Clock = systemClock): Promise<() => Promise<void>> {
  const path = join(folder, 'database.lock');
  const holder = `${process.pid} ${(await startOf(process.pid)) ?? ''}`.trim();
  if ((await create(path, holder)) || (await takeOver(path, holder, clock))) return () => rm(path, { force: true });
  const pid = (await readFile(path, 'utf8').catch(() => '')).split(' ')[0];
  throw new FolderLocked(
    `The data folder ${resolve(folder)} is in use${pid === '' ? '' : ` by process ${pid}`}. Stop it first, choose another DATA_DIR, or set DATABASE_URL to a Postgres, which several processes may share.`,
  );
}

/** Makes the lock with its content in one step: nobody ever reads half of it. */
async function create(path: string, holder: string): Promise<boolean> {
  // a draft of its own: one that tries beside it, in this process too, takes away none but its own
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

/** Replaces a dead process's lock; of several that try at once, one does. */
async function takeOver(path: string, holder: string, clock: Clock): Promise<boolean> {
  const turn = `${path}.takeover`;
  if (await isOlderThan(turn, takeoverMs, clock)) await rm(turn, { force: true });
  const turnFile = await open(turn, 'wx').catch(() => undefined);
  if (turnFile === undefined) return false;
  try {
    if (await isLocked(path)) return false;
    await rm(path, { force: true });
    return await create(path, holder);
  } finally {
    await turnFile.close();
    await rm(turn, { force: true });
  }
}

async function isLocked(path: string): Promise<boolean> {
  const [pidText, start] = (await readFile(path, 'utf8').catch(() => '')).split(' ');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return false;
  // The id of a dead process may be another's by now, which began at another time.
  const currentStart = await startOf(pid);
  return currentStart === undefined ? pid !== process.pid : currentStart === start;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** When a process began, in ticks since the machine started; only Linux tells. */
async function startOf(pid: number): Promise<string | undefined> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // the second field is the program's name in brackets, which may hold spaces; the start is the 22nd
  return line?.slice(line.lastIndexOf(')') + 2).split(' ')[19];
}

async function isOlderThan(path: string, ms: number, clock: Clock): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && clock.now().getTime() - found.mtimeMs > ms;
}
