import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds that a file still on its way is given once nothing else is awaited; a download is resumed by Range. */
const graceOfFiles = 300;

/**
 * Milliseconds that a connection without a request is left open when the app closes: one that came in last may have a
 * request on its way.
 */
const graceOfConnections = 150;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route whose requests may last for any time: a file on its way. It does not hold the end of the process. */
    isTransfer?: boolean;
  }
  interface FastifyInstance {
    /**
     * Says that the process is about to end: it is not ready any more, and each response closes its connection, but
     * requests are still taken. Whoever shares the requests out gets to know it before the app is closed.
     */
    beginDrain(): void;
  }
}

/**
 * Lets running requests finish when the app closes, and nothing else delay it: while it drains, every response closes
 * its connection. Connections that browsers opened in advance, which Node counts as busy, are closed soon, once no
 * request runs. Files still on their way are cut after a short grace.
 *
 * @returns whether the app is about to end
 */
export function drainOnClose(app: FastifyInstance): () => boolean {
  let draining = false;
  let closing = false;
  let running = 0;
  const transfers = new Set<Socket>();
  const closeWhenQuiet = () => {
    if (closing && running === 0) app.server.closeAllConnections();
  };
  app.decorate('beginDrain', () => {
    draining = true;
  });
  app.server.prependListener('request', (_request, response) => {
    running += 1;
    response.once('close', () => {
      running -= 1;
      closeWhenQuiet();
    });
  });
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    if (request.routeOptions.config.isTransfer) {
      transfers.add(socket);
      reply.raw.once('close', () => transfers.delete(socket));
    }
    done();
  });
  app.addHook('preClose', (done) => {
    draining = true;
    setTimeout(() => {
      closing = true;
      closeWhenQuiet();
    }, graceOfConnections).unref();
    setTimeout(() => {
      for (const socket of transfers) socket.destroy();
    }, graceOfFiles).unref();
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (draining) void reply.header('connection', 'close');
    done();
  });
  return () => draining;
}
