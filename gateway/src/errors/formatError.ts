import type { ErrorCode } from '@gdd/schema/errors';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { GatewayError } from './gatewayError.js';
import type { Language } from './language.js';
import { requestFault } from './requestFaults.js';
import { sentenceOf, weightOf, type ErrorDetails } from './sentences.js';

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

/** Errors that one response names of a document or of its variables: whoever mends ten sees the next ones. */
export const maxRequestFaults = 10;

/** The most characters of a message: those of graphql-js repeat parts of the request, however long. */
const longestMessage = 600;
/** The most characters of a message of graphql-js that are translated. */
const longestRead = 2_000;

/** Places in the document that an error names. */
const maxLocations = 5;

/**
 * The part of an error that may leave the gateway: a code of the closed list, and a message that is the gateway's own
 * or speaks of the request alone. Apollo calls it for every error; language and request id are added where the request
 * is known (`inLanguage`).
 */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const own = gatewayErrorIn(error);
  if (own) return visible(formatted, own.message, own.code, own.details);
  const code = publicCode(error);
  const speaksOfRequest = code === 'BAD_USER_INPUT' && !isStackOverflow(error);
  return visible(formatted, speaksOfRequest ? formatted.message : sentenceOf(code, {}, 'it'), code);
}

/**
 * An error in the language of its reader: the gateway's own sentences and what graphql-js says of the request, whose
 * length is bounded here.
 */
export function inLanguage(
  error: GraphQLFormattedError,
  schema: GraphQLSchema,
  language: Language,
): GraphQLFormattedError {
  const { code, ...details } = (error.extensions ?? {}) as unknown as ErrorDetails & { readonly code: ErrorCode };
  if (error.message !== sentenceOf(code, details, 'it')) {
    const { message } = error;
    // of what is longer nothing is looked for
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
  const own = gatewayErrorIn(error);
  if (own) return own.code;
  const isRequestFault = error instanceof GraphQLError && requestFaults.has(String(error.extensions['code']));
  return isRequestFault ? 'BAD_USER_INPUT' : 'INTERNAL_SERVER_ERROR';
}

/** The gateway's own error in what was thrown, where there is one: graphql-js wraps it to add the path. */
export function gatewayErrorIn(error: unknown): GatewayError | undefined {
  if (error instanceof GatewayError) return error;
  return error instanceof GraphQLError && error.originalError ? gatewayErrorIn(error.originalError) : undefined;
}

/** A document that nests deeper than the parser's stack: wrong in itself, but the message speaks of the process. */
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
