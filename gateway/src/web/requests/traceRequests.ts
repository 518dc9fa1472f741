import type { FastifyInstance } from 'fastify';
import type { RequestTrace, Tracing } from '../../telemetry/tracing.js';
import { traceparentOf } from './requestIdentity.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The trace of the request, where requests are traced. */
    trace: RequestTrace | undefined;
  }
}

/** The routes behind which there are calls of the REST service. */
const traced: ReadonlySet<string | undefined> = new Set([
  '/graphql',
  '/files/:ticket',
  '/uploads/:ticket',
  '/sales/lines',
]);

/** Makes a span of each request that calls the REST service; without tracing there is not even a hook. */
export function traceRequests(app: FastifyInstance, tracing: Tracing | undefined): void {
  app.decorateRequest('trace', undefined);
  if (tracing === undefined) return;
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url;
    if (route !== undefined && traced.has(route)) {
      const { method, id: requestId } = request;
      request.trace = tracing.begin({ method, route, requestId, traceparent: traceparentOf(request) });
    }
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.trace?.end({ status: reply.statusCode, ...request.operationLog });
    done();
  });
  app.addHook('onClose', () => tracing.close());
}
