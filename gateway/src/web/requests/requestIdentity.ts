import { hash, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { bearerToken, isPersonalToken, isServiceToken } from '@gdd/schema/session';
import type { RequestIdentity } from '../../upstream/upstreamRequest.js';

const saneRequestId = /^[\w.-]{8,64}$/;
/** W3C trace context, version 00. */
const traceContext = /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The id that a request is known by in logs, errors and upstream: its own where that is sane, else a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && saneRequestId.test(given) ? given : randomUUID();
}

/** A caller's bearer. */
export interface Bearer {
  readonly token: string;
  /** Its hash, under which the process remembers things: the token itself is stored nowhere. */
  readonly key: string;
  /** Whether it is a personal access token, which only reads. */
  readonly isPersonal: boolean;
  /** Whether it is the token of a service account. */
  readonly isService: boolean;
}

/** The caller's bearer, or undefined where there is none that could be one. */
export function bearerOf(request: Pick<FastifyRequest, 'headers'>): Bearer | undefined {
  const token = bearerToken(request.headers.authorization);
  if (!token) return undefined;
  const key = hash('sha256', token, 'base64url');
  return { token, key, isPersonal: isPersonalToken(token), isService: isServiceToken(token) };
}

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
  const traceparent = request.trace?.traceparent ?? traceparentOf(request);
  return traceparent?.slice(3, 35) ?? hash('sha256', request.id).slice(0, 32);
}

/** The identity of the request, as it is sent to the REST service. */
export function identityOf(request: FastifyRequest): RequestIdentity {
  const token = bearerToken(request.headers.authorization);
  return { ...strangerOf(request), ...(token && { token }) };
}

/** The same without who the caller is: of a request that no session is to decide. */
export function strangerOf(request: FastifyRequest): RequestIdentity {
  const { id, ip, trace } = request;
  const traceparent = trace?.traceparent ?? traceparentOf(request);
  return {
    requestId: id,
    clientAddress: ip,
    ...(traceparent !== undefined && { traceparent }),
    ...(trace && { trace }),
  };
}
