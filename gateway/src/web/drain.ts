import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds for which file transfers may continue when the app closes; a client resumes a cut download by Range. */
const transferGraceMs = 300;

/**
 * Milliseconds for which idle connections stay open when the app closes: a request may be on its way on one that was
 * opened last.
 */
const connectionGraceMs = 150;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route that transfers a file or a stream, without a time limit. It does not delay the end of the process. */
    isTransfer?: boolean;
  }
  interface FastifyInstance {
    /**
     * Starts the drain: /ready fails and each response closes its connection, but requests are still accepted. The load
     * balancer thus notices before the app closes.
     */
    beginDrain(): void;
  }
}

/**
 * Lets running requests finish when the app closes, without letting anything else delay it: while it drains, every
 * response closes its connection. Connections that browsers opened in advance, which Node counts as busy, are closed
 * after `connectionGraceMs`, once no request runs. File transfers are cut after `transferGraceMs`.
 *
 * @returns a function that reports whether the app is draining
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
    }, connectionGraceMs).unref();
    setTimeout(() => {
      for (const socket of transfers) socket.destroy();
    }, transferGraceMs).unref();
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (draining) void reply.header('connection', 'close');
    done();
  });
  return () => draining;
}
