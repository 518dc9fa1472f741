import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Lane } from '../operations/lane.js';
import type { Metrics } from '../telemetry/metrics.js';
import { traceIdOf } from './requestIdentity.js';

/** What an operation leaves for the log and the metrics. */
export interface Observation {
  /** By which door it came in; without one the request was no operation. */
  lane?: Lane;
  operationName?: string | undefined;
  /** Who asks, where the REST service has said so. */
  userId?: number | undefined;
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
 * Logs and counts each request when it is over, as one line with the names that the REST service's lines have
 * (docs/operations), and of an operation its lane, name and calls of the REST service. Neither addresses with their queries nor headers, variables or answers are
 * logged, so no secret can be.
 */
export function logRequests(app: FastifyInstance, metrics: Metrics): void {
  app.decorateRequest('observation');
  app.addHook('onRequest', (request, _reply, done) => {
    request.observation = {};
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route = 'none', config } = request.routeOptions;
    request.log[config.isProbe ? 'debug' : 'info'](lineOf(request, reply, route), 'answered');
    count(metrics, route, reply.statusCode, reply.elapsedTime / 1_000, request.observation);
    done();
  });
}

/** What is logged of a request that is over. @param route its pattern, never the address */
export function lineOf(request: FastifyRequest, reply: FastifyReply, route: string): object {
  return {
    traceId: traceIdOf(request),
    clientAddress: request.ip,
    method: request.method,
    route,
    status: reply.statusCode,
    durationMs: Math.round(reply.elapsedTime * 10) / 10,
    ...request.observation,
  };
}

function count(metrics: Metrics, route: string, status: number, seconds: number, observation: Observation): void {
  const { lane, operationName = '', codes = [] } = observation;
  metrics.requestEnded(route, status);
  if (lane === undefined) return metrics.errorsShown(codes);
  metrics.operationEnded({ lane, document: lane === 'portal' ? operationName : '', codes, seconds });
}
