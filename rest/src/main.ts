/** Runs the service until SIGTERM or SIGINT: `node rest/dist/main.js`. */
import { readConfig } from './config.js';
import { failureText } from './platform/operatorError.js';
import { startServer } from './server.js';

/** Requests that last longer than this after SIGTERM are cut. */
const drainMs = 10_000;

try {
  const server = await startServer(readConfig(process.env));
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), drainMs).unref();
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(failureText(error));
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // The parent that started this process is gone: nobody else would ever stop it.
  process.on('disconnect', stop);
  process.send?.({ ready: true, url: server.url });
} catch (error) {
  process.stderr.write(failureText(error));
  process.exit(1);
}
