import { setTimeout as pause } from 'node:timers/promises';
import { ConfigError, readConfig, type Config } from './config.js';
import { buildGateway } from './gateway.js';
import { requestsStopped } from './web/quiet.js';
import { standardOutput } from './web/requests/logDestination.js';

const config = settings();
const log = standardOutput();
process.once('exit', () => log.flushSync());
const app = await buildGateway({ config, log });

/**
 * Milliseconds after which requests that still run when the app closes are cut: the deadline of a write and a second
 * more. A longer mutation still completes in the REST service, where its outcome can be read later.
 */
const patience = config.deadlines.write + 1_000;

let stopping = false;
const stop = async (): Promise<void> => {
  if (stopping) return;
  stopping = true;
  app.beginDrain();
  await pause(config.drainMs);
  if (config.drainMs > 0) await requestsStopped(app.server);
  setTimeout(() => process.exit(1), patience).unref();
  await app.close();
  process.exit(0);
};
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
// The parent process that started this one is gone: nothing else would stop it.
process.once('disconnect', () => void stop());

/** The settings; exits with the error message if one is missing or wrong. */
function settings(): Config {
  try {
    return readConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(1);
  }
}

const listening = await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
  process.stderr.write(`Port ${config.port} of ${config.host} is taken by another process: choose another PORT.\n`);
  return process.exit(1);
});
process.send?.({ ready: true, url: config.port === 0 ? listening : config.publicUrl });
