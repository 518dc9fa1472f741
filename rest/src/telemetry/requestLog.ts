import type { ErrorCode } from '@gdd/schema/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../platform/http/routes.js';
import type { Metrics } from './metrics.js';
import { traceIdOf } from './traceContext.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A machine asks it again and again: its lines are logged at the level debug. */
    isProbe?: boolean;
  }
  interface FastifyRequest {
    /** The code of the refusal that answered the request. */
    refusedWith: ErrorCode | undefined;
  }
}

/**
 * Logs and counts each request when it is over, as one line with the names that the gateway's lines have
 * (docs/operations). Neither addresses with their queries nor headers, bodies or answers are logged, so no secret can be.
 */
export function logRequests(app: App, metrics: Metrics): void {
  app.decorateRequest('refusedWith', undefined);
  app.addHook('onResponse', (request, reply, done) => {
    requestEnded(request, reply, metrics, request.routeOptions);
    done();
  });
}

/**
 * Logs and counts a request that is over.
 *
 * @param options of its route; none where its address cannot be read
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
    ...{ method, route, status },
    durationMs: Math.round(elapsedTime * 10) / 10,
    codes: code === undefined ? undefined : [code],
  };
  request.log[options?.config.isProbe === true ? 'debug' : 'info'](line, 'answered');
  metrics.requestEnded({ method, route, status, seconds: elapsedTime / 1000, code });
}
