import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errorStatus } from '@gdd/schema/errors';
import { GatewayError } from '../errors/gatewayError.js';
import { languageOf } from '../errors/language.js';
import { sentenceOf } from '../errors/sentences.js';
import { lineOf } from './requests/requestLog.js';
import { headersOf } from './securityHeaders.js';

/** The error of Apollo's integration where the Host header cannot stand in an address. */
const malformedHost = 'ERR_INVALID_URL';

/** Answers with a GraphQL error body, also outside of GraphQL: one form of error for whoever reads it. */
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
    .code(status ?? errorStatus[error.code])
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({ errors: [{ message: sentenceOf(error.code, error.details, language), extensions }] });
}

/** Turns what was thrown outside of an operation into a response. */
export function sendFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof GatewayError) return sendError(request, reply, error);
  const status = error.code === malformedHost ? 400 : (error.statusCode ?? 500);
  if (status === 413) return sendError(request, reply, new GatewayError('PAYLOAD_TOO_LARGE'));
  if (status >= 400 && status < 500) return sendError(request, reply, new GatewayError('BAD_USER_INPUT'), status);
  request.log.error({ err: error });
  return sendError(request, reply, new GatewayError('INTERNAL_SERVER_ERROR'));
}

/** The same for an address that cannot be read, of which no hook hears: it is logged here. */
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
