import { hash, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { bearerToken, isPersonalToken, isServiceToken } from '@gdd/schema/session';
import type { RequestIdentity } from '../../upstream/restRequest.js';

const requestIdPattern = /^[\w.-]{8,64}$/;
/** W3C trace context, version 00. */
const traceparentPattern = /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;

/**
 * The id of a request in logs, errors and upstream calls: its `x-request-id` if that is well-formed, else a new one.
 */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && requestIdPattern.test(given) ? given : randomUUID();
}

/** A caller's bearer. */
export interface Bearer {
  readonly token: string;
  /** Its SHA-256, the key of caches: the token itself is stored nowhere. */
  readonly key: string;
  /** Whether it is a personal access token, which only reads. */
  readonly isPersonal: boolean;
  /** Whether it is the token of a service account. */
  readonly isService: boolean;
}

/** The caller's bearer; undefined without one or for one that is malformed. */
export function bearerOf(request: Pick<FastifyRequest, 'headers'>): Bearer | undefined {
  const token = bearerToken(request.headers.authorization);
  if (!token) return undefined;
  const key = hash('sha256', token, 'base64url');
  return { token, key, isPersonal: isPersonalToken(token), isService: isServiceToken(token) };
}

/** The `traceparent` header of a request, if it is valid. */
export function traceparentOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const { traceparent } = headers;
  return typeof traceparent === 'string' && traceparentPattern.test(traceparent) ? traceparent : undefined;
}

/**
 * The id of the trace that a request is part of; without a trace an id derived from the request id, the same way in
 * both tiers, so that every log line has one.
 */
export function traceIdOf(request: FastifyRequest): string {
  const traceparent = request.trace?.traceparent ?? traceparentOf(request);
  return traceparent?.slice(3, 35) ?? hash('sha256', request.id).slice(0, 32);
}

/** Longer than what browsers send: one that would fill the head of the call is cut. */
const longestUserAgent = 400;

/** The identity of the request, as it is sent to the REST service. */
export function identityOf(request: FastifyRequest): RequestIdentity {
  const token = bearerToken(request.headers.authorization);
  return { ...anonymousIdentityOf(request), ...(token && { token }) };
}

/** The identity of a request without its bearer: for requests whose access does not depend on a session. */
export function anonymousIdentityOf(request: FastifyRequest): RequestIdentity {
  const { id, ip, trace, headers } = request;
  const userAgent = headers['user-agent']?.slice(0, longestUserAgent);
  const traceparent = trace?.traceparent ?? traceparentOf(request);
  return {
    requestId: id,
    clientAddress: ip,
    ...(userAgent !== undefined && { userAgent }),
    ...(traceparent !== undefined && { traceparent }),
    ...(trace && { trace }),
  };
}
