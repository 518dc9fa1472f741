/** Constants of imports, shared by all tiers; their kinds and statuses are in campaigns.ts (docs/domain/imports.md). */

import { importKinds, type ImportStatus, type WorsenedTerm } from './campaigns.js';
import type { TableFilters } from './lists.js';

/** The columns that the history of imports sorts by. */
export const importSortColumns = ['id', 'kind', 'status', 'filename', 'createdAt', 'rowsRead', 'errorCount'] as const;
export type ImportSortColumn = (typeof importSortColumns)[number];

/**
 * What the history of imports is filtered by: their statuses, of which `invalid` leaves out those that are not read
 * before somebody says what their columns are.
 */
// written out: a spread would stay in every chunk that has anything of this file
export const importStates = [
  'reading',
  'ready',
  'invalid',
  'awaitsColumns',
  'applying',
  'applied',
  'failed',
  'undoing',
  'undone',
] as const satisfies readonly (ImportStatus | 'awaitsColumns')[];
export type ImportState = (typeof importStates)[number];

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
  'hasNotes',
  'hasDisputes',
  'hasApprovals',
  'hasHolds',
  'hasSettlements',
  'hasAccruals',
  'vatNumberTaken',
  'parentDeleted',
  'worseForDealers',
  'balanceChanged',
  'held',
  'wrongColumn',
  'missingColumn',
  'written',
] as const;
export type ImportObstacleKind = (typeof importObstacleKinds)[number];

/**
 * An obstacle to undoing an import; with `balanceChanged` and `held`, to approving a settlement; with `wrongColumn` and
 * `missingColumn`, to reading a file of payments.
 */
export interface ImportObstacle {
  readonly kind: ImportObstacleKind;
  /**
   * The name of the object: the file of a later import, a campaign, a member, or a dealer and a campaign. With
   * `written`, an Italian sentence stored by a version without kinds.
   */
  readonly text: string;
  /** The id of the import (`import`), the campaign (of a membership) or the dealer to link to; null without a link. */
  readonly id: number | null;
}

/** The maximum number of obstacles that are listed; all are counted. */
export const namedObstacles = 10;

/** The reasons of an error in a row or in the header of a file. */
export const importReasons = [
  // a single cell
  'required',
  'requiredForDealers',
  'onlyForDealers',
  'failedFormula',
  'forbiddenCharacters',
  'tooLong',
  'digitsLost',
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
  'unknownCountry',
  'notOfCountry',
  'notPostalCode',
  'notTaxCode',
  'notSdiCode',
  'foreignSdiCode',
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
  // compared with other rows and with stored data
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
  // stored by a version that wrote sentences instead of reasons
  'written',
] as const;
export type ImportReason = (typeof importReasons)[number];

/** The parameters of a reason's `detail`: numbers, dates (yyyy-mm-dd), names. */
export type ReasonParameters = Readonly<Record<string, string | number>>;

/** Possible mistakes in valid rows. */
export const importWarnings = [
  'equalLines',
  'documentNumber',
  'newBrand',
  'mixedDecimals',
  'mixedDates',
  'monthFirstDates',
  'futureDates',
  'oldCharacters',
  'lostCharacters',
  'farAboveOthers',
  'zeroAmount',
] as const;
export type ImportWarningCode = (typeof importWarnings)[number];

/** What whoever applies a file can confirm by name. */
export const importConfirmations = ['equalLines', 'newBrand', 'mixedDecimals', 'mixedDates'] as const;
export type ImportConfirmation = (typeof importConfirmations)[number];

/**
 * The confirmation that a warning wants before the file is applied; undefined: none. `confirmWarnings` gives all of them
 * except `equalLines`, because lines that are counted twice are paid twice.
 */
export function confirmationOf(code: ImportWarningCode): ImportConfirmation | undefined {
  return code === 'documentNumber' ? 'equalLines' : importConfirmations.find((name) => name === code);
}

/** The confirmations that a file's warnings want and that were not given. */
export function missingConfirmations(
  warnings: readonly Pick<ImportWarning, 'code'>[],
  given: { readonly confirmWarnings: boolean; readonly confirm: readonly ImportConfirmation[] },
): readonly ImportConfirmation[] {
  const wanted = new Set(warnings.map(({ code }) => confirmationOf(code)));
  const isGiven = (name: ImportConfirmation) =>
    given.confirm.includes(name) || (given.confirmWarnings && name !== 'equalLines');
  return importConfirmations.filter((name) => wanted.has(name) && !isGiven(name));
}

/** A possible mistake in a column of a file. */
export interface ImportWarning {
  readonly code: ImportWarningCode;
  readonly column: string;
  /** The number of rows. */
  readonly count: number;
  /** The first of the rows, with the content of the cell. */
  readonly examples: readonly { readonly row: number; readonly value: string }[];
  /** `newBrand`: the unknown brand; `farAboveOthers`: the 99th percentile, of which values are ten times; else null. */
  readonly value: string | null;
  /** The most similar known brand; null if there is none. */
  readonly suggestion: string | null;
  readonly needsConfirmation: boolean;
}

/** The maximum number of example rows in a warning. */
export const warningExamples = 5;

/** The effect of a file of sales on the prizes of a campaign. */
export interface ImportPrizes {
  readonly campaignId: number;
  readonly title: string;
  /** A closed campaign does not change. */
  readonly isClosed: boolean;
  /** The number of dealers of the campaign with lines in the file that count for it. */
  readonly dealers: number;
  /** Accumulated prizes after the import minus those before, in EUR. */
  readonly earned: string;
  /** The numbers of dealers that reach their goal, and that fall below it. */
  readonly reaching: number;
  readonly falling: number;
}

/** A dealer that accepted its goal, for which a file of goals makes something worse. */
export interface WorsenedGoal {
  readonly campaignId: number;
  readonly title: string;
  readonly dealerId: number;
  readonly code: string;
  readonly businessName: string;
  readonly goalBefore: number;
  readonly goalAfter: number;
  /** What gets worse, and from how many tyres. */
  readonly terms: readonly { readonly term: WorsenedTerm; readonly fromTires: number }[];
  /** EUR, by the figures at the preview. */
  readonly accumulatedBefore: string;
  readonly accumulatedAfter: string;
  readonly expendableBefore: string;
  readonly expendableAfter: string;
}

/** What a file of goals makes worse for dealers that accepted theirs (docs/domain/rules.md). */
export interface ImportWorsening {
  /** The number of such dealers, each for each campaign. */
  readonly dealers: number;
  /** What they lose in all of what they have accumulated and can spend today, in EUR, not below 0. */
  readonly accumulatedLess: string;
  readonly expendableLess: string;
  /** The first of them. */
  readonly goals: readonly WorsenedGoal[];
}

/** The maximum number of worsened goals in a preview. */
export const listedWorsenings = 100;

/** Why a file could not be read, or its import failed. */
export const importFailures = [
  'brokenText',
  'unmarkedText',
  'oldSpreadsheet',
  'lockedSpreadsheet',
  'pdfFile',
  'htmlFile',
  'odsFile',
  'xlsbFile',
  'zipFile',
  'gzipFile',
  'rtfFile',
  'brokenSpreadsheet',
  'noSheet',
  'tooLargeUnpacked',
  'tooManyTexts',
  'tooManyParts',
  'noRows',
  'unexpected',
] as const;
export type ImportFailure = (typeof importFailures)[number];

/** The number of sample rows in a preview. */
export const sampleSize = 20;

/** The formats of sales lines pushed by programs, by content type. */
export const pushFormats = { 'text/csv': 'csv', 'application/x-ndjson': 'jsonLines' } as const;
export type PushFormat = (typeof pushFormats)[keyof typeof pushFormats];

/** The kinds of files whose foreign headers are mapped: imports, and tables of settlements, which are read at once. */
export const mappedFileKinds = [...importKinds, 'payments', 'outcomes'] as const;
export type MappedFileKind = (typeof mappedFileKinds)[number];

/** How a column of a foreign header was recognized. */
export const columnGuesses = ['remembered', 'name', 'synonym', 'contents'] as const;
export type ColumnGuess = (typeof columnGuesses)[number];

/** How the columns of a foreign header are known. */
export const importColumnsStates = ['wanted', 'remembered', 'confirmed'] as const;
export type ImportColumnsState = (typeof importColumnsStates)[number];

/** The fields of a foreign header: what each of its columns is. */
export interface ColumnMapping {
  /** The cells of the header, from the first to the last that is filled. */
  readonly header: readonly string[];
  /** The portal's column for each cell; null where the column is not read. */
  readonly fields: readonly (string | null)[];
}

/** The mapping by which a file is read. */
export interface UsedMapping extends ColumnMapping {
  /** Whether it was confirmed for an earlier file with the same header; else for this one. */
  readonly isRemembered: boolean;
}

/** A header that names a column that the portal does not know, with the most probable mapping. */
export interface FileHeader {
  /** The row of the header. */
  readonly row: number;
  readonly columns: readonly {
    readonly header: string;
    /** The first cells below it. */
    readonly samples: readonly string[];
    /** The probable field, and how it was recognized; null where nothing was. */
    readonly field: string | null;
    readonly guess: ColumnGuess | null;
  }[];
}

/** The maximum number of sample cells of a column. */
export const columnSamples = 3;
