import type { IncomingMessage, Server } from 'node:http';

/** Milliseconds without a request after which none is expected. */
const silence = 250;
/** Milliseconds for which a balancer may go on sending once the drain should have told it: the process is to end soon. */
const patience = 2_000;

/** What looks at the service, and keeps looking whatever it answers. */
const probes: ReadonlySet<string | undefined> = new Set(['/health', '/ready', '/metrics']);

/**
 * Waits until no request has come for a while, at most for the patience: whoever shares the requests out may be slower
 * to notice that this process ends than it was meant to be, and a connection that is closed under a request loses it.
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
