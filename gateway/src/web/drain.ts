import type { FastifyInstance } from 'fastify';

/**
 * Lets running requests finish when the app closes, and nothing else hold it: while it drains, every answer closes its
 * connection, and once no request runs, so are those that browsers opened ahead of need, which count as busy to Node.
 *
 * @returns whether the app is about to end
 */
export function drainOnClose(app: FastifyInstance): () => boolean {
  let draining = false;
  let running = 0;
  const closeWhenQuiet = () => {
    if (draining && running === 0) app.server.closeAllConnections();
  };
  app.server.prependListener('request', (_request, response) => {
    running += 1;
    response.once('close', () => {
      running -= 1;
      closeWhenQuiet();
    });
  });
  app.addHook('preClose', (done) => {
    draining = true;
    setImmediate(closeWhenQuiet);
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (draining) void reply.header('connection', 'close');
    done();
  });
  return () => draining;
}
