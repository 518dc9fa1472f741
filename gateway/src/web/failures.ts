import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { statusOf } from '@gdd/schema/errors';
import { GatewayError } from '../errors/gatewayError.js';
import { languageOf } from '../errors/language.js';
import { sentenceOf } from '../errors/sentences.js';
import { lineOf } from './requests/requestLog.js';
import { headersOf } from './securityHeaders.js';

/** The code of the error that Apollo's integration throws for an invalid Host header. */
const malformedHost = 'ERR_INVALID_URL';

/** Sends an error as a GraphQL error body, outside of GraphQL too: clients parse one form of error. */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  error: GatewayError,
  status?: number,
): FastifyReply {
  request.operationLog.codes = [error.code];
  const extensions = { code: error.code, ...error.details, requestId: request.id };
  const { retryAfter } = error.details;
  const language = languageOf(request.headers['accept-language']);
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
  return reply
    .code(status ?? statusOf(error.code, error.details.reason))
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({ errors: [{ message: sentenceOf(error.code, error.details, language), extensions }] });
}

/** The error handler of the app: sends whatever was thrown outside of an operation as an error response. */
export function sendFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof GatewayError) return sendError(request, reply, error);
  const status = error.code === malformedHost ? 400 : (error.statusCode ?? 500);
  if (status === 413) return sendError(request, reply, new GatewayError('PAYLOAD_TOO_LARGE'));
  if (status >= 400 && status < 500) return sendError(request, reply, new GatewayError('BAD_USER_INPUT'), status);
  request.log.error({ err: error });
  return sendError(request, reply, new GatewayError('INTERNAL_SERVER_ERROR'));
}

/**
 * As `sendFailure`, for an address that Fastify cannot parse: no hooks run for it, so headers and log line are set
 * here.
 */
export function sendUnreadable(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  https: boolean,
): void {
  request.operationLog = {};
  sendFailure(error, request, reply.headers(headersOf(request, { https })));
  request.log.info(lineOf(request, reply, 'none'), 'answered');
}
