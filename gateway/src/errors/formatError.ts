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

/**
 * What of an error may leave the gateway: a code of the closed list, and a message that is the gateway's own or speaks
 * of the request alone. Apollo calls it for every error; the request id is added where the request is known.
 */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const own = gatewayErrorIn(error);
  if (own) return shown(formatted, own.message, own.code, own.details);
  if (requestFaults.has(String(formatted.extensions?.['code']))) {
    return shown(formatted, formatted.message, 'BAD_USER_INPUT');
  }
  return shown(formatted, messageOf('INTERNAL_SERVER_ERROR'), 'INTERNAL_SERVER_ERROR');
}

/** The gateway's own error in what was thrown, where there is one: graphql-js wraps it to add the path. */
export function gatewayErrorIn(error: unknown): GatewayError | undefined {
  if (error instanceof GatewayError) return error;
  return error instanceof GraphQLError && error.originalError ? gatewayErrorIn(error.originalError) : undefined;
}

/** Whether an error is a fault of the gateway itself, to be logged with its stack. */
export function isUnexpected(error: GraphQLError): boolean {
  const code = error.extensions['code'];
  return gatewayErrorIn(error) === undefined && !requestFaults.has(String(code));
}

function shown(
  { path, locations }: GraphQLFormattedError,
  message: string,
  code: ErrorCode,
  details: object = {},
): GraphQLFormattedError {
  return {
    message,
    ...(locations && { locations }),
    ...(path && { path }),
    extensions: { code, ...details },
  };
}
