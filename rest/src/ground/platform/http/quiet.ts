import type { IncomingMessage, Server } from 'node:http';

/** Milliseconds without a request after which no more are expected. */
const quietMs = 250;
/** Maximum wait in milliseconds for a load balancer to stop sending requests after the drain began. */
const timeoutMs = 2_000;

/** Paths of probes, which continue until the end of the process and are ignored here. */
const probes: ReadonlySet<string | undefined> = new Set(['/health', '/ready', '/metrics']);

/**
 * Waits until no request has arrived for `quietMs`, at most for `timeoutMs`: a load balancer may notice late that this
 * process is stopping, and a request on a connection that is closed at that moment would be lost.
 */
export function quiet(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(quietTimer);
      clearTimeout(timeoutTimer);
      server.off('request', onRequest);
      resolve();
    };
    const onRequest = ({ url }: IncomingMessage) => {
      if (!probes.has(url)) quietTimer.refresh();
    };
    const quietTimer = setTimeout(end, quietMs);
    const timeoutTimer = setTimeout(end, timeoutMs);
    server.on('request', onRequest);
  });
}
