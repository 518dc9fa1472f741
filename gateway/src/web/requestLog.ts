import type { FastifyInstance } from 'fastify';
import type { Lane } from '../operations/lane.js';
import type { Metrics } from '../telemetry/metrics.js';

/** What an operation leaves for the log and the metrics. */
export interface Observation {
  /** By which door it came in; without one the request was no operation. */
  lane?: Lane;
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
 * Logs and counts each request when it is over, as one line: its id, route, operation, lane, duration, status, error
 * codes and calls of the REST service. Neither addresses with their queries nor headers, variables or answers are
 * logged, so no secret can be.
 */
export function logRequests(app: FastifyInstance, metrics: Metrics): void {
  app.decorateRequest('observation');
  app.addHook('onRequest', (request, _reply, done) => {
    request.observation = {};
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { observation, routeOptions } = request;
    const route = routeOptions.url ?? 'none';
    const level = routeOptions.config.isProbe ? 'debug' : 'info';
    request.log[level]({
      method: request.method,
      route,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      ...observation,
    });
    count(metrics, route, reply.statusCode, reply.elapsedTime / 1_000, observation);
    done();
  });
}

function count(metrics: Metrics, route: string, status: number, seconds: number, observation: Observation): void {
  const { lane, operationName = '', codes = [] } = observation;
  metrics.requestEnded(route, status);
  if (lane === undefined) return metrics.errorsShown(codes);
  metrics.operationEnded({ lane, document: lane === 'portal' ? operationName : '', codes, seconds });
}
