import type { FastifyInstance } from 'fastify';
import type { RequestTrace, Tracing } from '../../telemetry/tracing.js';
import { traceparentOf } from './requestIdentity.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The trace of the request, where requests are traced. */
    trace: RequestTrace | undefined;
  }
}

/** The routes that call the REST service. */
const tracedRoutes: ReadonlySet<string | undefined> = new Set([
  '/graphql',
  '/files/:ticket',
  '/uploads/:ticket',
  '/sales/lines',
]);

/** Creates a span for each request to a traced route; without tracing no hooks are added. */
export function traceRequests(app: FastifyInstance, tracing: Tracing | undefined): void {
  app.decorateRequest('trace', undefined);
  if (tracing === undefined) return;
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url;
    if (route !== undefined && tracedRoutes.has(route)) {
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
