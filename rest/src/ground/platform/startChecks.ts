/** Checks at the start, before data is written, for problems that the operator can solve. */
import { once } from 'node:events';
import { access, mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import type { Config } from '../../config.js';
import { OperatorError } from '../operatorError.js';

const megabyte = 1024 * 1024;
/** Free bytes needed to generate the demonstration; its data takes 280 MB. */
const demonstrationBytes = 512 * megabyte;
/** Free bytes needed for every start. */
const leastBytes = 64 * megabyte;

/** A port to listen on, and its setting. */
interface Port {
  readonly setting: 'PORT' | 'REST_PORT';
  readonly port: number;
  readonly host: string;
}

/**
 * Checks the data folder, its disk and the ports.
 *
 * @param ports to listen on
 * @param freeBytes returns the free bytes of a folder's disk. Default: by `statfs`
 * @throws OperatorError with a message that explains what to do
 */
export async function checkStart(
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'mode' | 'demoData'>,
  ports: readonly Port[],
  freeBytes: (folder: string) => Promise<number> = freeBytesOf,
): Promise<void> {
  for (const port of ports) await checkPort(port);
  await checkFolder(config.dataDir);
  const needed = (await fillsDemonstration(config)) ? demonstrationBytes : leastBytes;
  const free = await freeBytes(config.dataDir);
  if (free < needed) {
    throw new OperatorError(
      `The disk of the data folder ${resolve(config.dataDir)} has ${megabytes(free)} free, and ${megabytes(needed)} are needed: make room, or choose another DATA_DIR.`,
    );
  }
}

/**
 * The error for a port that is not available.
 *
 * @returns undefined for an unrelated error
 */
export function portFailure(error: unknown, { setting, port, host }: Port): OperatorError | undefined {
  const { code } = error as NodeJS.ErrnoException;
  const reason = code === undefined ? undefined : portReasons[code];
  if (reason === undefined) return undefined;
  return new OperatorError(`Port ${port} of ${host} ${reason}: choose another ${setting}.`);
}

const portReasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken by another process',
  EACCES: 'may not be used by this user',
};

async function checkPort(port: Port): Promise<void> {
  const server = createServer();
  try {
    await once(server.listen(port.port, port.host), 'listening');
  } catch (error) {
    throw portFailure(error, port) ?? error;
  } finally {
    server.close();
  }
}

const folderReasons: Readonly<Record<string, string>> = {
  EEXIST: 'it is a file',
  ENOTDIR: 'a part of its path is a file',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it cannot be written to',
  ENOSPC: 'its disk is full',
};

/** Creates the folder if it is missing, and checks that files can be written to it. */
async function checkFolder(dataDir: string): Promise<void> {
  const trial = join(dataDir, `trial-${process.pid}`);
  try {
    await mkdir(dataDir, { recursive: true });
    await writeFile(trial, Buffer.alloc(4096));
    await rm(trial);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const reason = folderReasons[code] ?? message;
    throw new OperatorError(
      `The data folder ${resolve(dataDir)} cannot be used: ${reason}. Choose another DATA_DIR, or mend it.`,
      { cause: error },
    );
  }
}

/** Whether this start will generate the demonstration programme in a new embedded database. */
async function fillsDemonstration({
  dataDir,
  databaseUrl,
  mode,
  demoData,
}: Pick<Config, 'dataDir' | 'databaseUrl' | 'mode' | 'demoData'>): Promise<boolean> {
  if (databaseUrl !== undefined || mode === 'production' || demoData === 'none') return false;
  return access(join(dataDir, 'database')).then(
    () => false,
    () => true,
  );
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

const megabytes = (bytes: number) => `${Math.floor(bytes / megabyte)} MB`;
