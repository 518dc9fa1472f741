import { OperatorError } from '../../operatorError.js';

/** What an operator does about S3's refusals. */
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

/** The bucket does not do what it should; the message says why, and what to do. */
export class BucketFailure extends OperatorError {
  /**
   * @param bucket what an operator calls it
   * @param isPassing whether it may be another time
   */
  constructor(
    bucket: string,
    reason: string,
    readonly isPassing: boolean,
    options?: ErrorOptions,
  ) {
    super(`The bucket ${bucket} cannot be used: ${reason}.`, options);
  }
}

/** A response of the bucket that is no success. */
export class BucketRefusal extends BucketFailure {
  /** @param code S3's word for it, such as `NoSuchBucket`; undefined where the response has none */
  constructor(
    bucket: string,
    readonly status: number,
    readonly code: string | undefined,
  ) {
    const said = `it answers ${status}${code === undefined ? '' : ` ${code}`}`;
    super(bucket, remedies[code ?? ''] ?? said, status >= 500);
  }
}

/** The failure of a request that was not answered, or not to its end. */
export function unanswered(bucket: string, error: unknown, isLate: boolean): BucketFailure {
  const { message, cause } = error as Error;
  const why = cause instanceof Error ? ((cause as NodeJS.ErrnoException).code ?? cause.message) : message;
  const reason = isLate
    ? 'it does not answer in time'
    : `it cannot be reached (${why}). Look at it, or mend S3_ENDPOINT`;
  return new BucketFailure(bucket, reason, !isLate, { cause: error });
}
