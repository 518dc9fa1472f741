import { join } from 'node:path';
import { buildApp } from './app.js';
import { authMailWriters } from './auth/service.js';
import { reminderWriter } from './campaigns/reminders.js';
import type { Config } from './config.js';
import { openProgramme } from './database/programme.js';
import { systemClock } from './platform/clock.js';
import { startImports } from './imports/worker.js';
import { tidyUp } from './platform/housekeeping.js';
import { mailTransport } from './platform/mail.js';
import { startOutbox } from './platform/outbox.js';
import { appSecret } from './platform/secret.js';
import { openFolderStorage } from './platform/storage.js';

const hourMs = 60 * 60 * 1000;

/** The service, listening. */
export interface Server {
  readonly url: string;
  /** Says no to readiness and closes each connection with its answer, but still takes requests. */
  drain(): void;
  /** Says no to readiness, finishes what is running, closes the database. */
  stop(): Promise<void>;
}

/**
 * Opens the programme and listens.
 *
 * @throws OperatorError for what the operator can mend: a folder in use, demonstration users in production
 */
export async function startServer(config: Config): Promise<Server> {
  const clock = systemClock;
  const secret = await appSecret(config);
  const storage = await openFolderStorage(join(config.dataDir, 'files'), clock.now());
  const programme = await openProgramme(config, clock);
  const { database, copyRows } = programme;
  let draining = false;
  // the workers write into the log of the application, which wakes them
  let wakeOutbox = (): void => undefined;
  let wakeImports = (): void => undefined;
  const app = await buildApp({
    config,
    secret,
    database,
    clock,
    storage,
    wakeOutbox: () => wakeOutbox(),
    wakeImports: () => wakeImports(),
    isDraining: () => draining,
  });
  const { log } = app;
  const mails = startOutbox({
    database,
    clock,
    transport: mailTransport(config),
    writers: { ...authMailWriters(database, clock, config), reminder: reminderWriter(database, config) },
    log,
  });
  wakeOutbox = () => mails.wake();
  const imports = startImports({ database, copyRows, clock, storage, log });
  wakeImports = () => imports.wake();
  const tidy = () => {
    tidyUp({ database, clock, storage }).catch((error: unknown) => log.warn({ err: error }, 'tidying up failed'));
  };
  const tidying = setInterval(tidy, hourMs);
  const drain = () => {
    draining = true;
  };
  const stop = async () => {
    drain();
    log.info('stopping');
    clearInterval(tidying);
    await app.close();
    await mails.stop();
    await imports.stop();
    await programme.close();
  };
  try {
    const url = await app.listen({ port: config.port, host: config.host });
    mails.wake();
    imports.wake();
    tidy();
    return { url, drain, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
