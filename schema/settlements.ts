/** Constants of settlements, shared by all tiers (docs/domain/settlement.md). */
import type { TableFilters } from './lists.js';

/** The form in which a campaign's prize is paid: a credit note of the company, or an invoice of the dealer. */
export const campaignSettlements = ['creditNote', 'dealerInvoice'] as const;
export type CampaignSettlement = (typeof campaignSettlements)[number];

export const settlementStates = ['draft', 'proposed', 'approved', 'withdrawn'] as const;
export type SettlementState = (typeof settlementStates)[number];

/**
 * The outcome of a run for a dealer: documents, only a set-off of debts, or nothing because it is below the minimum.
 */
export const settlementOutcomes = ['document', 'setOffOnly', 'carriedOver'] as const;
export type SettlementOutcome = (typeof settlementOutcomes)[number];

/**
 * The documents of a run: a credit note, or a notice of the amount for which the dealer writes an invoice; and the debit
 * note that answers a credit note which has left.
 */
export const settlementDocumentKinds = ['creditNote', 'notice', 'debitNote'] as const;
export type SettlementDocumentKind = (typeof settlementDocumentKinds)[number];

/** The prefix of document numbers by kind: `NC-2025-000001`. Each kind has a separate sequence in each year. */
export const documentSeries = { creditNote: 'NC', notice: 'AV', debitNote: 'ND' } as const satisfies Record<
  SettlementDocumentKind,
  string
>;

/** Whether a document counts: it is issued, cancelled, or a credit note that a debit note answers. */
export const settlementDocumentStates = ['issued', 'cancelled', 'answered'] as const;
export type SettlementDocumentState = (typeof settlementDocumentStates)[number];

/**
 * How far a credit or debit note has come on its way to its dealer. A notice, which is no tax document, has none of them.
 */
export const documentDeliveries = ['notSent', 'prepared', 'sent', 'delivered', 'undelivered', 'rejected'] as const;
export type DocumentDelivery = (typeof documentDeliveries)[number];

/**
 * Whether a document was paid; `returned`: the transfer came back, and another one may follow. A debit note has none of
 * them: it compensates a note that is not paid.
 */
export const documentPayments = ['unpaid', 'paid', 'returned'] as const;
export type DocumentPayment = (typeof documentPayments)[number];

/**
 * What may happen to a document (docs/domain/settlement.md, 'States'). `assumedSent`: the note was made before the
 * portal kept what is sent. `neverSent`: two persons say of such a note that it never left. `answered`: a debit note
 * answers the whole note.
 */
export const documentEvents = [
  'assumedSent',
  'neverSent',
  'prepared',
  'discarded',
  'sent',
  'delivered',
  'undelivered',
  'rejected',
  'paid',
  'paymentTakenBack',
  'paymentReturned',
  'cancelled',
  'answered',
] as const;
export type DocumentEvent = (typeof documentEvents)[number];

/** The changes of a document that always take two persons. */
export const documentChanges = [
  'neverSent',
  'discarded',
  'paymentTakenBack',
  'paymentReturned',
  'cancelled',
  'answered',
] as const;
export type DocumentChange = (typeof documentChanges)[number];

/** What became of one electronic file of a credit note, of which each attempt to send the note has its own. */
export const documentFileStates = ['prepared', 'discarded', 'sent', 'delivered', 'undelivered', 'rejected'] as const;
export type DocumentFileState = (typeof documentFileStates)[number];

/** Why a document of a selection is left out when files are prepared, marked as sent or downloaded. */
export const leftOutReasons = [
  'notACreditNote',
  'cancelled',
  'answered',
  'documentState',
  'missingData',
  'exchangeProblems',
  'noFile',
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** The data of a dealer required for an electronic invoice. `pec`: the mail address in the place of the SDI code. */
export const settlementDealerData = [
  'businessName',
  'country',
  'vatNumber',
  'address',
  'postalCode',
  'city',
  'province',
  'sdiCode',
  'pec',
] as const;
export type SettlementDealerData = (typeof settlementDealerData)[number];

/**
 * What to do about a problem of an electronic document: correct the sender or the tax in the settings, the dealer's data
 * or its delivery (SDI code, PEC), the day of the document, or the invoices that it names; or report a defect.
 */
export const exchangeAdvices = [
  'correctSender',
  'correctTax',
  'correctReceiver',
  'correctDelivery',
  'correctDay',
  'correctInvoices',
  'reportDefect',
] as const;
export type ExchangeAdvice = (typeof exchangeAdvices)[number];

/** The FatturaPA codes for amounts without VAT (Natura, version 1.2.3 of the format). */
export const taxNatures = [
  'N1',
  'N2.1',
  'N2.2',
  'N3.1',
  'N3.2',
  'N3.3',
  'N3.4',
  'N3.5',
  'N3.6',
  'N4',
  'N5',
  'N6.1',
  'N6.2',
  'N6.3',
  'N6.4',
  'N6.5',
  'N6.6',
  'N6.7',
  'N6.8',
  'N6.9',
  'N7',
] as const;
export type TaxNature = (typeof taxNatures)[number];

/** The FatturaPA codes of a company's tax regime (RegimeFiscale, version 1.2.3 of the format). RF03 is no longer one. */
export const taxRegimes = [
  'RF01',
  'RF02',
  'RF04',
  'RF05',
  'RF06',
  'RF07',
  'RF08',
  'RF09',
  'RF10',
  'RF11',
  'RF12',
  'RF13',
  'RF14',
  'RF15',
  'RF16',
  'RF17',
  'RF18',
  'RF19',
  'RF20',
] as const;
export type TaxRegime = (typeof taxRegimes)[number];

/** The maximum lengths of the texts of a settlement, and the maximum number of campaigns in a run. */
export const settlementLimits = {
  title: 160,
  reason: 500,
  campaigns: 50,
  reference: 100,
  /** Documents of one selection. */
  selection: 5000,
  address: 60,
  city: 60,
  /** EUR: neither the net nor the total of a document is greater. */
  amount: '999999999.99',
  /** The most days that a setting may allow between the day of a run and today. */
  daysBack: 366,
} as const;

/** Why a row of a file of payments was not accepted. */
export const paymentProblems = [
  'unknownNumber',
  'invalidDay',
  'dayInFuture',
  'beforeDocument',
  'cancelled',
  'answered',
  'debitNote',
  'paidOnAnotherDay',
  'paymentUndone',
  'beforeReturn',
  'twiceInFile',
] as const;
export type PaymentProblem = (typeof paymentProblems)[number];

/** What the exchange system answers about a credit note: its receipts RC, MC and NS. */
export const exchangeOutcomes = ['delivered', 'undelivered', 'rejected'] as const satisfies readonly DocumentEvent[];
export type ExchangeOutcome = (typeof exchangeOutcomes)[number];

/** A code with which the exchange system rejected a file; the description as its receipt gives it. */
export interface GivenCode {
  readonly code: string;
  readonly description: string | null;
}

/** Days after the one of a rejection within which the note is to be sent again. */
export const resendDays = 5;

/**
 * Limits of outcomes: receipts of an archive, rows of a table, characters of a document's number, codes of a rejection,
 * characters of the description of a code.
 */
export const outcomeLimits = { outcomes: 1000, rows: 20_000, number: 40, codes: 200, description: 500 } as const;

/** Why a receipt, or a row of a file of outcomes, was not accepted. */
export const outcomeProblems = [
  'noReceipt',
  'unreadableSignature',
  'tooLarge',
  'unknownFile',
  'anotherCompany',
  'olderAttempt',
  'twiceInUpload',
  'contradictory',
  'documentState',
  'cancelled',
  'unknownNumber',
  'notACreditNote',
  'invalidOutcome',
  'invalidDay',
  'invalidCodes',
  'dayInFuture',
  'beforeDocument',
  'anotherDay',
] as const;
export type OutcomeProblem = (typeof outcomeProblems)[number];

/** The columns that the table of runs sorts by. */
export const settlementSortColumns = ['id', 'title', 'day', 'state', 'createdAt'] as const;
export type SettlementSortColumn = (typeof settlementSortColumns)[number];

export const settlementFilters = { state: 'values', campaignId: 'values', day: 'days' } as const satisfies TableFilters;

/** The columns that the table of dealers in a run sorts by. */
export const settlementLineSortColumns = [
  'id',
  'code',
  'businessName',
  'region',
  'credits',
  'debts',
  'setOff',
  'net',
  'outcome',
] as const;
export type SettlementLineSortColumn = (typeof settlementLineSortColumns)[number];

export const settlementLineFilters = {
  campaignId: 'values',
  outcome: 'values',
  region: 'values',
  distributorId: 'values',
  incomplete: 'flag',
} as const satisfies TableFilters;

/**
 * The columns that the table of documents sorts by; `delivery` and `payment` in the order of their states, and last what has
 * none to show: notices and debit notes, payments of cancelled and answered documents, cancelled ones that were never sent.
 */
export const settlementDocumentSortColumns = [
  'id',
  'number',
  'day',
  'code',
  'businessName',
  'net',
  'total',
  'paidOn',
  'delivery',
  'payment',
] as const;
export type SettlementDocumentSortColumn = (typeof settlementDocumentSortColumns)[number];

export const settlementDocumentFilters = {
  settlementId: 'id',
  campaignId: 'values',
  dealerId: 'id',
  kind: 'values',
  state: 'values',
  delivery: 'values',
  payment: 'values',
  paid: 'flag',
  day: 'days',
} as const satisfies TableFilters;

/** The columns that the table of holds sorts by. */
export const settlementHoldSortColumns = ['id', 'businessName', 'heldAt', 'releasedAt'] as const;
export type SettlementHoldSortColumn = (typeof settlementHoldSortColumns)[number];

export const settlementHoldFilters = {
  dealerId: 'id',
  campaignId: 'values',
  released: 'flag',
} as const satisfies TableFilters;
