import type { FastifyInstance } from 'fastify';
import type { Upstream } from '../upstream/upstream.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A probe of the machinery around the portal, logged only when debugging. */
    isProbe?: boolean;
  }
}

/**
 * `/health`: the process runs. `/ready`: it may be sent requests, that is, the REST service is ready and the gateway is
 * not about to end. While it drains, every answer closes its connection, else keep-alive would hold the process.
 */
export function serveHealth(app: FastifyInstance, upstream: Upstream): void {
  let draining = false;
  app.addHook('preClose', async () => {
    draining = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (draining) void reply.header('connection', 'close');
  });
  app.get('/health', { config: { isProbe: true } }, async () => ({ status: 'ok' }));
  app.get('/ready', { config: { isProbe: true } }, async (_request, reply) => {
    const ready = !draining && (await upstream.isReady());
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : draining ? 'draining' : 'upstream' });
  });
}
