import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What an operation leaves for the log. */
export interface Observation {
  operationName?: string | undefined;
  /** The codes of its errors. */
  codes?: readonly string[];
  /** Calls of the REST service that it took. */
  upstreamCalls?: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    observation: Observation;
  }
}

/**
 * Logs each request as one line when it is over: its id, route, operation, duration, status and error codes. Neither
 * addresses with their queries nor headers, variables or answers are logged, so no secret can be.
 */
export function logRequests(app: FastifyInstance): void {
  app.decorateRequest('observation');
  app.addHook('onRequest', (request, _reply, done) => {
    request.observation = {};
    done();
  });
  app.addHook('onResponse', async (request, reply) => {
    const level = request.routeOptions.config.isProbe ? 'debug' : 'info';
    request.log[level]({
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      ...request.observation,
    });
  });
}

function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? 'none';
}
