import type { ErrorCode } from '@gdd/schema/errors';
import { GraphQLError } from 'graphql';
import { sentenceOf, type ErrorDetails } from './sentences.js';

/**
 * An error that may be reported to the caller: a code of the closed list, a message of the gateway's own, in Italian
 * until it is translated for the caller, and the details of `schema/errors.ts`. Everything else that is thrown is
 * reported as INTERNAL_SERVER_ERROR.
 */
export class GatewayError extends GraphQLError {
  override readonly name = 'GatewayError';
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(sentenceOf(code, details, 'it'), { extensions: { code, ...details } });
    this.code = code;
    this.details = details;
  }
}
