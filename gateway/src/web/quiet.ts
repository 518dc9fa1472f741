import type { IncomingMessage, Server } from 'node:http';

/** Milliseconds without a request after which no further one is expected. */
const quietMs = 250;
/** Milliseconds for which requests are awaited at most: a load balancer may keep sending them after the drain began. */
const maxWaitMs = 2_000;

/** Paths of probes, which continue whatever the response and therefore do not count. */
const probePaths: ReadonlySet<string | undefined> = new Set(['/health', '/ready', '/metrics']);

/**
 * Waits until no request has arrived for `quietMs`, at most for `maxWaitMs`. A load balancer may notice the drain late,
 * and closing a connection on which it is sending a request loses that request.
 */
export function requestsStopped(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(quietTimer);
      clearTimeout(lateTimer);
      server.off('request', onRequest);
      resolve();
    };
    const onRequest = ({ url }: IncomingMessage) => {
      if (!probePaths.has(url)) quietTimer.refresh();
    };
    const quietTimer = setTimeout(end, quietMs);
    const lateTimer = setTimeout(end, maxWaitMs);
    server.on('request', onRequest);
  });
}
