import type { ErrorCode } from '@gdd/schema/errors';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { GatewayError } from './gatewayError.js';
import type { Language } from './language.js';
import { requestFault } from './requestFaults.js';
import { sentenceOf, weightOf, type ErrorDetails } from './sentences.js';

/** Apollo's codes for invalid requests, whose messages contain nothing but parts of the request. */
const requestFaults = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'BAD_REQUEST',
  'BAD_USER_INPUT',
]);

/** Errors of a document or its variables that one response lists at most. */
export const maxRequestFaults = 10;

/** Characters of a message at most: those of graphql-js repeat parts of the request of any length. */
const longestMessage = 600;
/** Characters of a graphql-js message above which it is not translated. */
const longestRead = 2_000;

/** Locations in the document that an error lists at most. */
const maxLocations = 5;

/**
 * The part of an error that may leave the gateway: a code of the closed list, and a message that is the gateway's own
 * or concerns only the request. Apollo calls it for every error; `Operations.complete` adds language and request id.
 */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const gatewayError = gatewayErrorIn(error);
  if (gatewayError) return visible(formatted, gatewayError.message, gatewayError.code, gatewayError.details);
  const code = publicCode(error);
  const speaksOfRequest = code === 'BAD_USER_INPUT' && !isStackOverflow(error);
  return visible(formatted, speaksOfRequest ? formatted.message : sentenceOf(code, {}, 'it'), code);
}

/**
 * An error in the caller's language: the gateway's own messages and those of graphql-js about the request, whose length
 * is limited here.
 */
export function inLanguage(
  error: GraphQLFormattedError,
  schema: GraphQLSchema,
  language: Language,
): GraphQLFormattedError {
  const { code, ...details } = (error.extensions ?? {}) as unknown as ErrorDetails & { readonly code: ErrorCode };
  if (error.message !== sentenceOf(code, details, 'it')) {
    const { message } = error;
    // the patterns are not matched against very long messages
    const reported = message.length > longestRead ? message : requestFault(message, schema, language);
    return { ...error, message: reported.length > longestMessage ? `${reported.slice(0, longestMessage)}…` : reported };
  }
  if (language === 'it') return error;
  const parts = details.cost?.parts.map((part) => ({ ...part, why: weightOf(part, language) }));
  return {
    ...error,
    message: sentenceOf(code, details, language),
    extensions: { ...error.extensions, ...(parts && { cost: { ...details.cost, parts } }) },
  };
}

/** The code of the closed list under which an error is reported. */
export function publicCode(error: unknown): ErrorCode {
  const gatewayError = gatewayErrorIn(error);
  if (gatewayError) return gatewayError.code;
  const isRequestFault = error instanceof GraphQLError && requestFaults.has(String(error.extensions['code']));
  return isRequestFault ? 'BAD_USER_INPUT' : 'INTERNAL_SERVER_ERROR';
}

/** The gateway's own error in what was thrown, if there is one: graphql-js wraps it to add the path. */
export function gatewayErrorIn(error: unknown): GatewayError | undefined {
  if (error instanceof GatewayError) return error;
  return error instanceof GraphQLError && error.originalError ? gatewayErrorIn(error.originalError) : undefined;
}

/** A stack overflow by a deeply nested document: a request error, but its message concerns the process. */
function isStackOverflow(error: unknown): boolean {
  return error instanceof RangeError || (error instanceof GraphQLError && isStackOverflow(error.originalError));
}

function visible(
  { path, locations }: GraphQLFormattedError,
  message: string,
  code: ErrorCode,
  details: object = {},
): GraphQLFormattedError {
  return {
    message,
    ...(locations && { locations: locations.slice(0, maxLocations) }),
    ...(path && { path }),
    extensions: { code, ...details },
  };
}
