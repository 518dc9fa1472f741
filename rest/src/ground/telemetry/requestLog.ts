import type { ErrorCode } from '@gdd/schema/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../platform/http/routes.js';
import type { Metrics } from './metrics.js';
import { traceIdOf } from './traceContext.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route is polled by machines: its requests are logged at the level debug. */
    isProbe?: boolean;
  }
  interface FastifyRequest {
    /** The error code of the response, if the request was refused or failed. */
    refusedWith: ErrorCode | undefined;
  }
}

/**
 * Logs and counts each completed request, in one line with the same field names as the gateway's (docs/operations).
 * URLs with their queries, headers and bodies are not logged, so no secret can be.
 */
export function logRequests(app: App, metrics: Metrics): void {
  app.decorateRequest('refusedWith', undefined);
  app.addHook('onResponse', (request, reply, done) => {
    requestEnded(request, reply, metrics, request.routeOptions);
    done();
  });
}

/**
 * Logs and counts a completed request.
 *
 * @param options of its route; undefined if its URL is malformed
 */
export function requestEnded(
  request: FastifyRequest,
  reply: FastifyReply,
  metrics: Metrics,
  options?: FastifyRequest['routeOptions'],
): void {
  const { method, refusedWith: code } = request;
  const { statusCode: status, elapsedTime } = reply;
  const route = options?.url ?? 'none';
  const line = {
    traceId: traceIdOf(request),
    userId: request.caller?.userId,
    clientAddress: request.ip,
    method,
    route,
    status,
    durationMs: Math.round(elapsedTime * 10) / 10,
    codes: code === undefined ? undefined : [code],
  };
  request.log[options?.config.isProbe === true ? 'debug' : 'info'](line, 'answered');
  metrics.requestEnded({ method, route, status, seconds: elapsedTime / 1000, code });
}
