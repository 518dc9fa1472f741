/** Constants of imports, shared by all tiers; their kinds and statuses are in campaigns.ts (docs/domain/imports.md). */

import type { TableFilters } from './lists.js';

/** The columns that the history of imports sorts by. */
export const importSortColumns = ['id', 'kind', 'status', 'filename', 'createdAt', 'rowsRead', 'errorCount'] as const;
export type ImportSortColumn = (typeof importSortColumns)[number];

/** The filters of the history of imports. */
export const importFilters = { kind: 'values', status: 'values', createdAt: 'days' } as const satisfies TableFilters;

/** The kinds of obstacles to undoing an import. */
export const importObstacleKinds = [
  'import',
  'campaignClosed',
  'goalEdited',
  'accepted',
  'removed',
  'addedAgain',
  'memberChanged',
  'hasSales',
  'hasUsers',
  'hasCampaigns',
  'hasConsents',
  'hasChildren',
  'vatNumberTaken',
  'parentDeleted',
  'balanceChanged',
  'written',
] as const;
export type ImportObstacleKind = (typeof importObstacleKinds)[number];

/** One thing that stands in the way: of undoing an import, or, with `balanceChanged`, of approving a settlement. */
export interface ImportObstacle {
  readonly kind: ImportObstacleKind;
  /**
   * The name of what it is about: the file of a later import, a campaign, a member, a dealer and a campaign. With `written`
   * an Italian sentence of a version that knew no kinds.
   */
  readonly text: string;
  /** The import (`import`), the campaign (of a membership) or the dealer that can be opened; null where nothing can. */
  readonly id: number | null;
}

/** The most obstacles that are named; all are counted. */
export const namedObstacles = 10;

/** Why a row of a file, or its header, is in error. */
export const importReasons = [
  // a cell by itself
  'required',
  'requiredForDealers',
  'onlyForDealers',
  'failedFormula',
  'forbiddenCharacters',
  'tooLong',
  'notElevenDigits',
  'wrongCheckDigit',
  'notWholeNumber',
  'outOfRange',
  'zeroQuantity',
  'notAmount',
  'tooManyDecimals',
  'tooManyDigits',
  'oppositeSigns',
  'notDate',
  'dateOutOfRange',
  'unknownValue',
  'notMemberCode',
  'unknownRegion',
  'provinceWithoutRegion',
  'provinceOfAnotherRegion',
  'notMailAddress',
  'notPhoneNumber',
  // a row, or the header
  'tooManyCells',
  'tooManyRows',
  'notJsonObject',
  'unclosedQuotes',
  'rowTooLong',
  'emptyFile',
  'anotherSheet',
  'unnamedColumn',
  'unknownColumn',
  'repeatedColumn',
  'missingColumn',
  // against the other rows, and what there is already
  'repeatedLine',
  'knownLine',
  'unknownLine',
  'unknownVatNumber',
  'deletedMember',
  'notADealer',
  'unknownCampaign',
  'ambiguousCampaign',
  'campaignClosed',
  'campaignDraft',
  'repeatedDealer',
  'repeatedCode',
  'codeOfProgramme',
  'fixedRole',
  'unknownParent',
  'wrongParentRole',
  'parentInError',
  'belowItself',
  'vatNumberTaken',
  'repeatedVatNumber',
  'vatNumberOfRowInError',
  // of a version that wrote sentences
  'written',
] as const;
export type ImportReason = (typeof importReasons)[number];

/** The parameters of a reason in one case: numbers, yyyy-mm-dd, names; each stands in the reason's `detail`. */
export type ReasonParameters = Readonly<Record<string, string | number>>;

/** Possible mistakes in valid rows. */
export const importWarnings = ['newBrand', 'mixedDecimals', 'farAboveOthers', 'zeroAmount'] as const;
export type ImportWarningCode = (typeof importWarnings)[number];

/** Those that somebody confirms before the file is applied. */
export const confirmedWarnings: readonly ImportWarningCode[] = ['newBrand', 'mixedDecimals'];

/** Something in a column of a file that may be a mistake. */
export interface ImportWarning {
  readonly code: ImportWarningCode;
  readonly column: string;
  /** Rows. */
  readonly count: number;
  /** The first of them, with the contents of their cells. */
  readonly examples: readonly { readonly row: number; readonly value: string }[];
  /** The brand that nobody knew, the 99th percentile that others are ten times as large as; null for the others. */
  readonly value: string | null;
  /** The nearest known brand; null without one. */
  readonly suggestion: string | null;
  readonly needsConfirmation: boolean;
}

/** Rows that a warning shows. */
export const warningExamples = 5;

/** The change that a file of sales makes to the prizes of a campaign. */
export interface ImportPrizes {
  readonly campaignId: number;
  readonly title: string;
  /** Closed: nothing changes, whatever the file holds. */
  readonly isClosed: boolean;
  /** Dealers of the campaign with lines in the file that count for it. */
  readonly dealers: number;
  /** Prizes accumulated after less before, EUR. */
  readonly earned: string;
  /** Dealers that reach their goal, and that fall below it. */
  readonly reaching: number;
  readonly falling: number;
}

/** Why a file could not be read, or its import was given up. */
export const importFailures = [
  'brokenText',
  'oldSpreadsheet',
  'pdfFile',
  'htmlFile',
  'brokenSpreadsheet',
  'noSheet',
  'tooLargeUnpacked',
  'tooManyTexts',
  'tooManyParts',
  'noRows',
  'unexpected',
] as const;
export type ImportFailure = (typeof importFailures)[number];

/** Rows that a preview shows as they would change. */
export const sampleSize = 20;

/** What a program may push, by the content type that says so. */
export const pushFormats = { 'text/csv': 'csv', 'application/x-ndjson': 'jsonLines' } as const;
export type PushFormat = (typeof pushFormats)[keyof typeof pushFormats];
