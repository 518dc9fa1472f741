import type { ImportObstacle } from './imports.js';
import type { DocumentDelivery, DocumentPayment } from './settlements.js';

/**
 * The closed list of error codes of all tiers, with the HTTP status of each in the REST service. `UPSTREAM_TIMEOUT`,
 * `UPSTREAM_INVALID` and `OPERATION_TOO_EXPENSIVE` occur in the gateway only.
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

/** The reason of a refusal, in addition to the code; the client has a message for each. */
export const errorReasons = [
  'wrongCredentials',
  'wrongFactor',
  'challengeInvalid',
  'passkeyUnknown',
  'passkeyOrigin',
  'passkeyCounter',
  'passkeyInvalid',
  'passkeyTaken',
  'tooManyFactors',
  'noFactor',
  'noOtherAdministrator',
  'factorRequired',
  'factorsOff',
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
  'documentState',
  'settingsChanged',
  'dayOutOfTurn',
  'amountTooLarge',
  'held',
  'alreadyHeld',
  'notHeld',
  'previewOutdated',
  'worseForDealers',
  'monthNotOver',
  'monthOutOfTurn',
  'monthBeforeFirst',
  'monthClosed',
  'campaignsNotCompared',
  'linesNotKept',
  'cursorInvalid',
  'alreadyRemindedToday',
  'noMailAddress',
  'importNotReady',
  'importHasErrors',
  'importHasWarnings',
  'importHasEqualLines',
  'mappedColumnUnknown',
  'mappedFieldUnknown',
  'mappedTwice',
  'mappedFieldMissing',
  'laterChanges',
  'ticketExpired',
  'readOnlyToken',
  'outOfScope',
  'wrongContentType',
  'compressedBody',
  'emptyBody',
  'infectedFile',
  'scannerUnavailable',
  'stepUpRequired',
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

/** The HTTP status of reasons for which HTTP has a status of its own, instead of that of the code. */
const reasonStatus: Readonly<Partial<Record<ErrorReason, number>>> = { compressedBody: 415 };

/** The HTTP status of a refusal. */
export function statusOf(code: ErrorCode, reason?: ErrorReason): number {
  return (reason && reasonStatus[reason]) ?? errorStatus[code];
}

/** The problem of an input field; the client has a message for each (specification, section 5). */
export const fieldReasons = [
  'required',
  'invalid',
  'tooShort',
  'tooLong',
  'taken',
  'unknown',
  'notAllowed',
  'portNotAllowed',
  'tooCommon',
  'guessable',
  'breached',
  'wrongPassword',
  'mismatch',
] as const;

export type FieldReason = (typeof fieldReasons)[number];

/** The cost of an operation that is too expensive. */
export interface OperationPrice {
  /** The cost of the operation. */
  readonly asked: number;
  /** The maximum cost. */
  readonly limit: number;
  /** Its three most expensive parts, the most expensive first. */
  readonly parts: readonly {
    /** Names in the response, from the root: `dealersTable.items.parent`. */
    readonly path: string;
    readonly cost: number;
    readonly calls: number;
    readonly rows: number;
    /** Calls and rows as text: '1 chiamata, 100 righe'. */
    readonly why: string;
  }[];
}

/** The size of an operation that is too large, regardless of its cost. */
export interface OperationSize {
  readonly of: 'levels' | 'fields' | 'aliases';
  /** The number in the operation; null if a fragment contains itself. */
  readonly asked: number | null;
  /** The maximum number. */
  readonly limit: number;
  /** The field with too many aliases. */
  readonly field?: string;
}

/** The states of a document, beside each other; a notice has payment alone, a debit note delivery alone. */
export interface DocumentStates {
  readonly delivery: DocumentDelivery | null;
  readonly payment: DocumentPayment | null;
  /** Whether it is a note that a debit note answers. */
  readonly isAnswered: boolean;
}

/** The body of every refused REST call: `{"success": false, "error": {...}}` (docs/domain/lists-and-calls.md). */
export interface ErrorBody {
  readonly success: false;
  readonly error: {
    readonly code: ErrorCode;
    /** An Italian sentence, for users of the API without the portal. */
    readonly message: string;
    readonly reason?: ErrorReason;
    /** The problem of each field, by path (`vatNumber`, `filter.status`). */
    readonly fields?: Readonly<Record<string, FieldReason>>;
    /** Seconds until the next try may succeed (`RATE_LIMITED`). */
    readonly retryAfter?: number;
    /** The permissions of which any one would be sufficient (`FORBIDDEN`). */
    readonly permissions?: readonly string[];
    /** The cost of an operation and its limit, in units (`OPERATION_TOO_EXPENSIVE`). */
    readonly cost?: OperationPrice;
    /** The part of an operation that is too large (`OPERATION_TOO_EXPENSIVE`). */
    readonly size?: OperationSize;
    /** The current version, newer than the caller's (`staleVersion`). */
    readonly currentVersion?: number;
    /** The goal in the current version, if the stale version was that of a goal. */
    readonly currentGoalThreshold?: number;
    /** The first ten obstacles to undoing an import (`laterChanges`). */
    readonly obstacles?: readonly ImportObstacle[];
    readonly obstacleCount?: number;
    /** The states of a document that forbid what was asked (`documentState`). */
    readonly documentState?: DocumentStates;
    readonly requestId: string;
  };
}
