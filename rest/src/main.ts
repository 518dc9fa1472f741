import { inspect } from 'node:util';
import { buildApp } from './app.js';
import { authMailWriters } from './auth/service.js';
import { ConfigError, readConfig, type Config } from './config.js';
import { FolderLocked } from './database/folderLock.js';
import { DemonstrationUsersInProduction, openProgramme } from './database/programme.js';
import { systemClock } from './platform/clock.js';
import { tidyUp } from './platform/housekeeping.js';
import { mailTransport } from './platform/mail.js';
import { startOutbox, type OutboxWorker } from './platform/outbox.js';
import { appSecret } from './platform/secret.js';

const hourMs = 60 * 60 * 1000;
/** Requests that last longer than this after SIGTERM are cut. */
const drainMs = 10_000;

/** Starts the service and leaves it running until SIGTERM or SIGINT. */
async function serve(config: Config): Promise<void> {
  const clock = systemClock;
  const secret = await appSecret(config);
  const programme = await openProgramme(config, clock);
  const { database } = programme;
  let draining = false;
  let outbox: OutboxWorker | undefined;
  const app = await buildApp({
    config,
    secret,
    database,
    clock,
    wakeOutbox: () => outbox?.wake(),
    isDraining: () => draining,
  });
  const { log } = app;
  outbox = startOutbox({
    database,
    clock,
    transport: mailTransport(config),
    writers: authMailWriters(database, clock, config),
    log,
  });
  const tidy = () => {
    tidyUp(database, clock.now()).catch((error: unknown) => log.warn({ err: error }, 'tidying up failed'));
  };
  const tidying = setInterval(tidy, hourMs);

  const stop = async (signal: string) => {
    if (draining) return;
    draining = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), drainMs).unref();
    clearInterval(tidying);
    await app.close();
    await outbox?.stop();
    await programme.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal));
  // The parent that started this process is gone: nobody will ever stop it.
  process.once('disconnect', () => void stop('disconnect'));

  const url = await app.listen({ port: config.port, host: config.host });
  outbox.wake();
  tidy();
  process.send?.({ ready: true, url });
}

try {
  await serve(readConfig(process.env));
} catch (error) {
  const isTold =
    error instanceof ConfigError || error instanceof FolderLocked || error instanceof DemonstrationUsersInProduction;
  process.stderr.write(`${isTold ? error.message : inspect(error)}\n`);
  process.exit(1);
}
