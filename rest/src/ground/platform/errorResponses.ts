import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from './http/errors.js';
import {
  isConnectionLost,
  isDatabaseDown,
  isReferenceLost,
  TransactionLost,
} from '../database/connections/failures.js';
import { effectOf, type App } from './http/routes.js';
import { StorageFailure } from './storage/storage.js';

export function setErrorHandlers(app: App): void {
  app.setNotFoundHandler((request, reply) => {
    const refusal = new Refusal('NOT_FOUND');
    request.refusedWith = refusal.code;
    return reply.code(refusal.status).send(refusal.body(request.id));
  });
  app.setErrorHandler(sendError);
}

/** Sends the response to an error; also used for a malformed URL, which Fastify reports before routing. */
export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = refusalFor(error, request);
  request.refusedWith = refusal.code;
  if (refusal.status >= 500) request.log.error({ err: error }, 'failed');
  const { retryAfter } = refusal.details;
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  if (refusal.code === 'UNAUTHENTICATED') reply.header('www-authenticate', 'Bearer');
  void reply
    .code(refusal.status)
    .headers({ 'x-request-id': request.id, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(refusal.body(request.id));
}

/** The refusal to send for an error; an unknown error is a fault of the service and gives no details. */
function refusalFor(error: FastifyError, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  if (isOutcomeUnknown(error, request)) return new Refusal('UPSTREAM_UNAVAILABLE', { reason: 'outcomeUnknown' });
  if (error instanceof StorageFailure || isDatabaseDown(error)) return new Refusal('UPSTREAM_UNAVAILABLE');
  // another transaction was first: what the request names is gone, or what it deletes is named by something new
  if (isReferenceLost(error)) return new Refusal(request.method === 'DELETE' ? 'CONFLICT' : 'NOT_FOUND');
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new Refusal('PAYLOAD_TOO_LARGE');
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
    case 'FST_ERR_BAD_URL':
      return new Refusal('BAD_USER_INPUT');
    default:
      // the JSON parser's error for an invalid body
      return error.name === 'SyntaxError' && error.statusCode === 400
        ? new Refusal('BAD_USER_INPUT')
        : new Refusal('INTERNAL_SERVER_ERROR');
  }
}

/** Whether the outcome of a write is unknown: its connection broke, and it is not certain that it was rolled back. */
function isOutcomeUnknown(error: FastifyError, request: FastifyRequest): boolean {
  if (!request.isHandled || effectOf(request.routeOptions.config, request.method) !== 'write') return false;
  return isConnectionLost(error) && !(error instanceof TransactionLost && error.isRolledBack);
}
