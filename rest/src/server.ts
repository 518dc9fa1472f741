import { buildApp } from './app.js';
import { authMailWriters } from './auth/service.js';
import type { Config } from './config.js';
import { openProgramme } from './database/programme.js';
import { systemClock } from './platform/clock.js';
import { tidyUp } from './platform/housekeeping.js';
import { mailTransport } from './platform/mail.js';
import { startOutbox } from './platform/outbox.js';
import { appSecret } from './platform/secret.js';

const hourMs = 60 * 60 * 1000;

/** The service, listening. */
export interface Server {
  readonly url: string;
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
  const programme = await openProgramme(config, clock);
  const { database } = programme;
  let draining = false;
  // the outbox writes into the log of the application, which wakes the outbox
  let wakeOutbox = (): void => undefined;
  const app = await buildApp({
    config,
    secret,
    database,
    clock,
    wakeOutbox: () => wakeOutbox(),
    isDraining: () => draining,
  });
  const { log } = app;
  const mails = startOutbox({
    database,
    clock,
    transport: mailTransport(config),
    writers: authMailWriters(database, clock, config),
    log,
  });
  wakeOutbox = () => mails.wake();
  const tidy = () => {
    tidyUp(database, clock.now()).catch((error: unknown) => log.warn({ err: error }, 'tidying up failed'));
  };
  const tidying = setInterval(tidy, hourMs);
  const stop = async () => {
    draining = true;
    log.info('stopping');
    clearInterval(tidying);
    await app.close();
    await mails.stop();
    await programme.close();
  };
  try {
    const url = await app.listen({ port: config.port, host: config.host });
    mails.wake();
    tidy();
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
