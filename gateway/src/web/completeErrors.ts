import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLFormattedError } from 'graphql';

/**
 * Adds the request id to errors that Apollo returns before the context exists: those of requests that are not valid
 * GraphQL requests.
 */
export function completeErrors<Payload>(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: Payload,
  done: (error: null, payload: Payload | string) => void,
): void {
  if (reply.statusCode < 400 || typeof payload !== 'string') return done(null, payload);
  const body = JSON.parse(payload) as { errors?: readonly GraphQLFormattedError[] };
  const given = body.errors ?? [];
  request.operationLog.codes ??= given.map((error) => String(error.extensions?.['code']));
  const errors = given.map((error) => ({ ...error, extensions: { ...error.extensions, requestId: request.id } }));
  done(null, JSON.stringify({ ...body, errors }));
}
