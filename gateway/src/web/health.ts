import type { FastifyInstance } from 'fastify';
import type { Upstream } from '../upstream/upstream.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route that monitoring or a load balancer polls; its requests are logged only at level debug. */
    isProbe?: boolean;
  }
}

/**
 * `/health`: the process runs. `/ready`: it accepts requests, that is, the REST service is ready and the gateway is not
 * draining.
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
