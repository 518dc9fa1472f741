import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../../telemetry/metrics.js';
import type { OperationLog } from '../../telemetry/operationLog.js';
import { traceIdOf } from './requestIdentity.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route whose responses last as long as the client reads: their duration is not measured. */
    isStream?: boolean;
  }
  interface FastifyRequest {
    operationLog: OperationLog;
  }
}

/**
 * Logs and counts each request at its end: one line with the same field names as the REST service's lines
 * (docs/operations), for an operation with its channel, name and number of REST calls. URLs with their queries,
 * headers, variables and responses are never logged, since they may contain secrets.
 */
export function logRequests(app: FastifyInstance, metrics: Metrics): void {
  app.decorateRequest('operationLog');
  app.addHook('onRequest', (request, _reply, done) => {
    request.operationLog = {};
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route = 'none', config } = request.routeOptions;
    request.log[config.isProbe ? 'debug' : 'info'](lineOf(request, reply, route), 'answered');
    const { operationLog } = request;
    const counted = config.isStream ? { codes: operationLog.codes ?? [] } : operationLog;
    count(metrics, route, reply.statusCode, reply.elapsedTime / 1_000, counted);
    done();
  });
}

/**
 * The log line of a finished request.
 *
 * @param route the pattern of its route, never the address
 */
export function lineOf(request: FastifyRequest, reply: FastifyReply, route: string): object {
  return {
    traceId: traceIdOf(request),
    clientAddress: request.ip,
    method: request.method,
    route,
    status: reply.statusCode,
    durationMs: Math.round(reply.elapsedTime * 10) / 10,
    ...request.operationLog,
  };
}

function count(metrics: Metrics, route: string, status: number, seconds: number, operationLog: OperationLog): void {
  const { channel, operationName = '', codes = [] } = operationLog;
  metrics.requestEnded(route, status);
  if (channel === undefined) return metrics.reportedErrors(codes);
  metrics.operationEnded({ channel, document: channel === 'portal' ? operationName : '', codes, seconds });
}
