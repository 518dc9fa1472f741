import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** W3C trace context, version 00. */
const traceContext = /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The trace context that came with a request, where it is one. */
export function traceparentOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const { traceparent } = headers;
  return typeof traceparent === 'string' && traceContext.test(traceparent) ? traceparent : undefined;
}

/**
 * The trace that a request is part of; without one an id made from the request's own, which both tiers make alike, so
 * that every line of a log has it.
 */
export function traceIdOf(request: FastifyRequest): string {
  return request.trace?.traceId ?? traceparentOf(request)?.slice(3, 35) ?? hash('sha256', request.id).slice(0, 32);
}
