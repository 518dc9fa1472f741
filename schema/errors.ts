import type { ImportObstacle } from './imports.js';

/**
 * The closed list of error codes, one for all tiers, with the HTTP status under which the REST service answers each.
 * `UPSTREAM_TIMEOUT`, `UPSTREAM_INVALID` and `OPERATION_TOO_EXPENSIVE` are the gateway's own.
 */
export const errorStatus = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  BAD_USER_INPUT: 422,
  RATE_LIMITED: 429,
  INTERNAL_SERVER_ERROR: 500,
  UPSTREAM_INVALID: 502,
  UPSTREAM_UNAVAILABLE: 503,
  UPSTREAM_TIMEOUT: 504,
  OPERATION_TOO_EXPENSIVE: 400,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Why a call was refused, where the code alone does not say it; the client has a sentence for each. */
export const errorReasons = [
  'wrongCredentials',
  'tokenMissing',
  'tokenMalformed',
  'tokenInvalid',
  'tooManyFailures',
  'emailUnconfirmed',
  'emailConfirmed',
  'ownAccount',
  'lastAdministrator',
  'notInvited',
  'alreadyInvited',
  'csrf',
  'invalidLink',
  'staleVersion',
  'hasChildren',
  'hasUsers',
  'idempotencyKeyReused',
  'outcomeUnknown',
  'alreadyInCampaign',
  'campaignClosed',
  'registrationClosed',
  'campaignDraft',
  'notADraft',
  'goalsMissing',
  'periodOver',
  'hasEntries',
  'notExpendable',
  'looksRepeated',
  'redeemedBefore',
  'alreadyReversed',
  'notReversible',
  'notProposed',
  'sameUser',
  'approvalPending',
  'approvalDecided',
  'notProposer',
  'notAuthor',
  'disputeDecided',
  'notOpener',
  'lineDisputed',
  'tooManyAttachments',
  'balancesChanged',
  'nothingToSettle',
  'taxMissing',
  'senderMissing',
  'alreadyCancelled',
  'previewOutdated',
  'monthNotOver',
  'monthOutOfTurn',
  'monthClosed',
  'campaignsNotCompared',
  'linesNotKept',
  'cursorInvalid',
  'alreadyRemindedToday',
  'noMailAddress',
  'importNotReady',
  'importHasErrors',
  'importHasWarnings',
  'laterChanges',
  'ticketExpired',
  'readOnlyToken',
  'outOfScope',
  'wrongContentType',
  'emptyBody',
  'passwordNeeded',
  'tooManyTokens',
  'tooManyWebhooks',
  'webhookDisabled',
  'dealerClosed',
  'tooManyExports',
  'tooManyExportJobs',
  'tooDeep',
  'tooManyFields',
  'tooManyAliases',
  'untrustedDocument',
  'documentNotAList',
  'documentTooLong',
  'unknownDocument',
] as const;

export type ErrorReason = (typeof errorReasons)[number];

/** The fault of one field of an input; the client has a sentence for each (specification, section 5). */
export const fieldReasons = [
  'required',
  'invalid',
  'tooShort',
  'tooLong',
  'taken',
  'unknown',
  'notAllowed',
  'tooCommon',
  'mismatch',
] as const;

export type FieldReason = (typeof fieldReasons)[number];

/** The reasons for which an operation is too expensive. */
export interface OperationPrice {
  /** Its price. */
  readonly asked: number;
  /** The most that one may cost. */
  readonly limit: number;
  /** Its most expensive parts, the most expensive first, three at most. */
  readonly parts: readonly {
    /** Names in the response, from the root: `dealersTable.items.parent`. */
    readonly path: string;
    readonly cost: number;
    readonly calls: number;
    readonly rows: number;
    /** The same as text: '1 chiamata, 100 righe'. */
    readonly why: string;
  }[];
}

/** The measures of an operation that is too large, whatever it costs. */
export interface OperationSize {
  readonly of: 'levels' | 'fields' | 'aliases';
  /** How many it has; null where a fragment contains itself. */
  readonly asked: number | null;
  /** The most that one may have. */
  readonly limit: number;
  /** The field that is asked for by too many names. */
  readonly field?: string;
}

/** The body of every refused REST call: `{"success": false, "error": {...}}` (docs/domain/lists-and-calls.md). */
export interface ErrorBody {
  readonly success: false;
  readonly error: {
    readonly code: ErrorCode;
    /** An Italian sentence for whoever reads the answer without the portal. */
    readonly message: string;
    readonly reason?: ErrorReason;
    /** Field path (`vatNumber`, `filter.status`) → what is wrong with it. */
    readonly fields?: Readonly<Record<string, FieldReason>>;
    /** Seconds until the next try may succeed (`RATE_LIMITED`). */
    readonly retryAfter?: number;
    /** The permissions any one of which would have sufficed (`FORBIDDEN`). */
    readonly permissions?: readonly string[];
    /** The cost of an operation and its limit, in units (`OPERATION_TOO_EXPENSIVE`). */
    readonly cost?: OperationPrice;
    /** The part of an operation that is too large (`OPERATION_TOO_EXPENSIVE`). */
    readonly size?: OperationSize;
    /** The newer version that stands in the way (`staleVersion`). */
    readonly currentVersion?: number;
    /** The goal that the newer version has, where the stale one was a goal's. */
    readonly currentGoalThreshold?: number;
    /** The obstacles to undoing an import (`laterChanges`), the first ten: imports to be undone first. */
    readonly obstacles?: readonly ImportObstacle[];
    readonly obstacleCount?: number;
    readonly requestId: string;
  };
}
