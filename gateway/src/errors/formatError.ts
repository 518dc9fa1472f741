import type { ErrorCode } from '@gdd/schema/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { GatewayError, messageOf } from './gatewayError.js';

/** Apollo's own codes for a request that is wrong in itself, whose message speaks of nothing but that request. */
const requestFaults = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'BAD_REQUEST',
  'BAD_USER_INPUT',
]);

/** Errors that one answer names of a document or of its variables: whoever mends ten sees the next ones. */
export const maxRequestFaults = 10;

/** Characters of a message: those of graphql-js repeat what the request said, as long as it was. */
const longestMessage = 300;

/** Places in the document that an error names. */
const maxLocations = 5;

/**
 * What of an error may leave the gateway: a code of the closed list, and a message that is the gateway's own or speaks
 * of the request alone. Apollo calls it for every error; the request id is added where the request is known.
 */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const own = gatewayErrorIn(error);
  if (own) return shown(formatted, own.message, own.code, own.details);
  const code = shownCode(error);
  const speaksOfRequest = code === 'BAD_USER_INPUT' && !isStackOverflow(error);
  return shown(formatted, speaksOfRequest ? formatted.message : messageOf(code), code);
}

/** The code of the closed list under which an error is shown. */
export function shownCode(error: unknown): ErrorCode {
  const own = gatewayErrorIn(error);
  if (own) return own.code;
  const isRequestFault = error instanceof GraphQLError && requestFaults.has(String(error.extensions['code']));
  return isRequestFault ? 'BAD_USER_INPUT' : 'INTERNAL_SERVER_ERROR';
}

/** The gateway's own error in what was thrown, where there is one: graphql-js wraps it to add the path. */
function gatewayErrorIn(error: unknown): GatewayError | undefined {
  if (error instanceof GatewayError) return error;
  return error instanceof GraphQLError && error.originalError ? gatewayErrorIn(error.originalError) : undefined;
}

/** A document that nests deeper than the parser's stack: wrong in itself, but the message speaks of the process. */
function isStackOverflow(error: unknown): boolean {
  return error instanceof RangeError || (error instanceof GraphQLError && isStackOverflow(error.originalError));
}

function shown(
  { path, locations }: GraphQLFormattedError,
  message: string,
  code: ErrorCode,
  details: object = {},
): GraphQLFormattedError {
  return {
    message: message.length > longestMessage ? `${message.slice(0, longestMessage)}…` : message,
    ...(locations && { locations: locations.slice(0, maxLocations) }),
    ...(path && { path }),
    extensions: { code, ...details },
  };
}
