import type { IncomingMessage, Server } from 'node:http';

/** Milliseconds without a request after which none is expected. */
const silence = 250;
/** Milliseconds for which a balancer may go on sending after the drain began, which announces the end of the process. */
const patience = 2_000;

/** Paths of probes, which go on whatever the service answers. */
const probes: ReadonlySet<string | undefined> = new Set(['/health', '/ready', '/metrics']);

/**
 * Waits until no request has come for a while, at most for the patience: a balancer may notice late that this process
 * ends, and a connection that is closed under a request loses it.
 */
export function quiet(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(quietTimer);
      clearTimeout(lateTimer);
      server.off('request', heard);
      resolve();
    };
    const heard = ({ url }: IncomingMessage) => {
      if (!probes.has(url)) quietTimer.refresh();
    };
    const quietTimer = setTimeout(end, silence);
    const lateTimer = setTimeout(end, patience);
    server.on('request', heard);
  });
}
