import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** W3C trace context, version 00. */
const traceContext = /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The trace context of a request; undefined if the header is missing or invalid. */
export function traceparentOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const { traceparent } = headers;
  return typeof traceparent === 'string' && traceContext.test(traceparent) ? traceparent : undefined;
}

/**
 * The id of the trace that a request is part of; without a trace, an id derived from the request id, in the same way in
 * both tiers, so that every log line has one.
 */
export function traceIdOf(request: FastifyRequest): string {
  return request.trace?.traceId ?? traceparentOf(request)?.slice(3, 35) ?? hash('sha256', request.id).slice(0, 32);
}
