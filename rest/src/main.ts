/** Runs the service until SIGTERM or SIGINT: `node rest/dist/main.js`. */
import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from './config.js';
import { failureText } from './ground/operatorError.js';
import { startServer } from './server.js';

/** After draining, the process exits at the latest after this time; requests that still run are aborted. */
const shutdownTimeoutMs = 10_000;

try {
  const config = readConfig(process.env);
  // `npm start` displays the steps
  const server = await startServer(config, (step) => process.send?.({ step }));
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    server.drain();
    setTimeout(() => process.exit(1), config.drainMs + shutdownTimeoutMs).unref();
    pause(config.drainMs)
      .then(() => (config.drainMs > 0 ? server.quiet() : undefined))
      .then(() => server.stop())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(failureText(error));
          process.exit(1);
        },
      );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // the parent process has exited: nobody else would stop this process
  process.on('disconnect', stop);
  process.send?.({ ready: true, url: server.url });
} catch (error) {
  process.stderr.write(failureText(error));
  process.exit(1);
}
