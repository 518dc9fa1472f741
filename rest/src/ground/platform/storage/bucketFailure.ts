import { OperatorError } from '../../operatorError.js';

/** Messages to the operator by the error codes of S3. */
const remedies: Readonly<Record<string, string>> = {
  NoSuchBucket: 'there is no such bucket. Make it, or mend S3_BUCKET',
  InvalidAccessKeyId: 'the service does not know the key. Mend S3_ACCESS_KEY_ID',
  SignatureDoesNotMatch:
    'the secret is not that of the key, or the region is another. Mend S3_SECRET_ACCESS_KEY or S3_REGION',
  AuthorizationHeaderMalformed: 'its region is another. Mend S3_REGION',
  PermanentRedirect: 'it is in another region. Mend S3_ENDPOINT and S3_REGION',
  AccessDenied: 'the key may not read, write, list and delete in it. Give it these rights',
  RequestTimeTooSkewed: 'the clock of this machine is wrong. Set it',
};

/** A request to the bucket failed; the message explains the reason and what to do. */
export class BucketFailure extends OperatorError {
  /**
   * @param bucket the name of the bucket for the operator
   * @param isTemporary whether a repeated request may succeed
   */
  constructor(
    bucket: string,
    reason: string,
    readonly isTemporary: boolean,
    options?: ErrorOptions,
  ) {
    super(`The bucket ${bucket} cannot be used: ${reason}.`, options);
  }
}

/** The bucket returned an error response. */
export class BucketRefusal extends BucketFailure {
  /** @param code the error code of S3, such as `NoSuchBucket`; undefined where the response has none */
  constructor(
    bucket: string,
    readonly status: number,
    readonly code: string | undefined,
  ) {
    const description = `it answers ${status}${code === undefined ? '' : ` ${code}`}`;
    super(bucket, remedies[code ?? ''] ?? description, status >= 500);
  }
}

/** The failure of a request without a complete response. */
export function noResponse(bucket: string, error: unknown, isTimeout: boolean): BucketFailure {
  const { message, cause } = error as Error;
  const why = cause instanceof Error ? ((cause as NodeJS.ErrnoException).code ?? cause.message) : message;
  const reason = isTimeout
    ? 'it does not answer in time'
    : `it cannot be reached (${why}). Look at it, or mend S3_ENDPOINT`;
  return new BucketFailure(bucket, reason, !isTimeout, { cause: error });
}
