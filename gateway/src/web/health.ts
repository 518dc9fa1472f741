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
 * not about to end.
 */
export function serveHealth(app: FastifyInstance, upstream: Upstream, isDraining: () => boolean): void {
  const probe = { config: { isProbe: true } };
  app.get('/health', probe, () => ({ status: 'ok' }));
  app.get('/ready', probe, async (_request, reply) => {
    if (isDraining()) return reply.code(503).send({ status: 'draining' });
    const isReady = await upstream.isReady();
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'upstream' });
  });
}
