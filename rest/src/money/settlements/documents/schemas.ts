import { tableColumnsFields, tableColumnsFound } from '../../../sales/imports/record/mappingSchemas.js';
import {
  documentDeliveries,
  documentEvents,
  documentPayments,
  exchangeAdvices,
  leftOutReasons,
  paymentProblems,
  settlementDocumentKinds,
  settlementDocumentSortColumns,
  settlementDocumentStates,
  settlementLimits,
  type settlementDocumentFilters,
} from '@gdd/schema/settlements';
import { z } from 'zod';
import { documentKind, documentStates } from '../../../decisions/approvals/requests/documentSchemas.js';
import { campaignTitle } from '../../../ground/rules/schemas.js';
import { day } from '../../../ground/platform/http/routes.js';
import { oneOrSeveral, rangeOf, tableFileBody, tableState } from '../../../ground/domain/tableState.js';
import { calendarDate, line } from '../../../ground/platform/http/inputs.js';
import { bodyId, euro } from '../../../ground/platform/http/routes.js';
import { dealerData, sender, tax } from '../schemas.js';

const count = z.number().int();
const instant = z.iso.datetime();
const eventKind = z.enum(documentEvents).meta({ id: 'DocumentEvent' });
const userName = z.string().nullable().describe('A user’s name; null where nobody did');

const otherDocument = z.object({ id: count, number: z.string(), day }).meta({ id: 'SettlementDocumentTitle' });

const documentFields = {
  id: count,
  number: z.string().describe('NC-2025-000001; a notice has AV-, a debit note ND-'),
  kind: documentKind,
  day,
  state: z.enum(settlementDocumentStates).meta({ id: 'SettlementDocumentState' }),
  settlement: z.object({ id: count, title: z.string() }).meta({ id: 'SettlementTitle' }),
  answeredBy: otherDocument.nullable().describe('Of a credit note the debit note that answers it'),
  answers: otherDocument.nullable().describe('Of a debit note the credit note that it answers'),
  net: euro,
  tax: euro.describe('EUR of VAT; 0 without, and of a notice'),
  stampCharged: euro.describe('EUR of stamp duty that the dealer bears: the total is smaller by it; 0 without'),
  total: euro.describe('EUR: net and tax, less the stamp duty that the dealer bears'),
  ...documentStates,
  paidOn: day.nullable(),
  returnedOn: day.nullable().describe('The day on which the transfer came back, until another one pays it'),
  returnReason: z.string().nullable(),
  rejectedOn: day.nullable().describe('The day on which the exchange system rejected it, while it is rejected'),
  resendBy: day
    .nullable()
    .describe('The last day on which a rejected note may be sent again; null once it is cancelled'),
  cancelledAt: instant.nullable(),
  cancelReason: z.string().nullable(),
};

const documentLine = z
  .object({
    campaign: campaignTitle,
    credit: euro.describe('EUR: the balance that it rests on'),
    setOff: euro.describe('EUR of it that covered debts'),
    paid: euro,
  })
  .meta({ id: 'SettlementDocumentLine' });

/** A row of the tables of documents, with the dealer's data as of the issue of the document. */
export const settlementDocument = z
  .object({
    ...documentFields,
    dealerId: count,
    code: z.string(),
    businessName: z.string(),
    vatNumber: z.string(),
    lines: z.array(documentLine),
  })
  .meta({ id: 'SettlementDocument' });

export type SettlementDocumentView = z.output<typeof settlementDocument>;

/** A document with its details. */
export const settlementDocumentDetail = z
  .object({
    ...settlementDocument.shape,
    address: z.string().nullable(),
    postalCode: z.string().nullable(),
    city: z.string(),
    province: z.string(),
    sdiCode: z.string().nullable(),
    ...tax,
    sender: sender.nullable(),
    stampDuty: euro
      .nullable()
      .describe('EUR of stamp duty that the sender pays to the state for a credit or debit note'),
    invoices: z
      .array(
        z
          .object({ campaignId: count, document: z.string(), day })
          .meta({ id: 'SettlementInvoice', description: 'A document whose lines were counted' }),
      )
      .describe('Empty unless the settings say that notes name them'),
    possible: z.array(eventKind).describe('What may happen to it in its present states, whoever asks'),
  })
  .meta({ id: 'SettlementDocumentDetail' });

const documentsFilter = z.strictObject({
  settlementId: bodyId.optional(),
  campaignId: oneOrSeveral(bodyId).optional(),
  dealerId: bodyId.optional(),
  kind: oneOrSeveral(z.enum(settlementDocumentKinds)).optional(),
  state: oneOrSeveral(z.enum(settlementDocumentStates)).optional(),
  delivery: oneOrSeveral(z.enum(documentDeliveries)).optional(),
  payment: oneOrSeveral(z.enum(documentPayments)).optional(),
  paid: z.boolean().optional(),
  day: rangeOf(calendarDate).optional().describe('Both days included'),
} satisfies Record<keyof typeof settlementDocumentFilters, z.ZodType>);

export const settlementDocumentsState = tableState(documentsFilter, settlementDocumentSortColumns, 'id', 'desc');
export const settlementDocumentsFile = tableFileBody(documentsFilter, settlementDocumentSortColumns, 'number');
export type SettlementDocumentsState = z.output<typeof settlementDocumentsState>;
export type SettlementDocumentsFile = z.output<typeof settlementDocumentsFile>;

/** The body of a change that takes two persons. */
export const documentChangeBody = z.strictObject({ reason: line(settlementLimits.reason) });

/** The body that says that a payment came back. */
export const paymentReturnBody = z.strictObject({
  reason: line(settlementLimits.reason),
  day: calendarDate.describe('From the day of the payment to today'),
});

/** The body that records one payment by hand. */
export const paymentBody = z.strictObject({
  paidOn: calendarDate.describe('From the day of the document to today; of a second transfer, from the return on'),
});

/** The body that chooses documents: these, or the credit notes of a run. */
export const selectionBody = z.union([
  z.strictObject({
    documentIds: z
      .array(bodyId)
      .min(1)
      .max(settlementLimits.selection)
      .refine((ids) => new Set(ids).size === ids.length),
  }),
  z.strictObject({ settlementId: bodyId.describe('Of a run those that wait for it') }),
]);

const exchangeProblem = z
  .object({
    code: z.string().describe('Of the exchange system, such as 00423'),
    field: z.string().describe('The number of the element in the format, such as 2.2.1.9'),
    value: z.string(),
    advice: z.enum(exchangeAdvices).meta({ id: 'ExchangeAdvice' }).describe('What to do about it'),
  })
  .meta({ id: 'ExchangeProblem' });

const leftOut = z
  .object({
    documentId: count,
    number: z.string(),
    businessName: z.string(),
    reason: z.enum(leftOutReasons).meta({ id: 'LeftOutReason' }),
    missing: z.array(dealerData).describe('What the dealer lacks, where that is the reason'),
    problems: z.array(exchangeProblem).describe('What the exchange system would reject, where that is the reason'),
    ...documentStates,
  })
  .meta({ id: 'LeftOutDocument' });

export type LeftOut = z.output<typeof leftOut>;

/** What became of the documents of a selection. */
export const selectionOutcome = z
  .object({
    done: count.describe('Documents for which it was done'),
    unchanged: count.describe('Notes of a run for which there was nothing to do'),
    leftOut: z.array(leftOut).describe('The others, each with the reason: the first thousand'),
    leftOutCount: count,
  })
  .meta({ id: 'SelectionOutcome' });

export type SelectionOutcome = z.output<typeof selectionOutcome>;

export const exchangeCode = z
  .object({
    code: z.string().describe('Of the exchange system, such as 00305'),
    meaning: z.string().nullable().describe('As its receipt or the published list has it'),
  })
  .meta({ id: 'ExchangeCode' });

/** A line of the history of a document. */
export const documentEvent = z
  .object({
    id: count,
    event: eventKind,
    day: day
      .nullable()
      .describe(
        'Of a payment, of its return, of an answer of the exchange system; of a cancellation or a debit note, from when it counts',
      ),
    reason: z.string().nullable(),
    exchangeId: z.string().nullable().describe('The number of the file in the exchange system, by its receipt'),
    codes: z.array(exchangeCode).describe('Of a rejection'),
    file: z
      .object({
        attempt: count,
        name: z.string(),
        sha256: z.string(),
        invoicesLeftOut: count.describe('Linked invoices that it does not name'),
      })
      .meta({ id: 'SettlementDocumentFile' })
      .nullable()
      .describe('The file that it is about'),
    at: instant,
    by: userName,
    confirmedBy: userName.describe('The second person, where it takes two'),
  })
  .meta({ id: 'SettlementDocumentEvent' });

export type DocumentEventView = z.output<typeof documentEvent>;

export const paymentsBody = z.strictObject({
  uploadId: bodyId.describe(
    'A CSV or XLSX file with the columns numero and pagato_il, uploaded for settlementPayments',
  ),
  ...tableColumnsFields,
});

/** The outcome of a file of payments: valid rows are applied, the others listed with a reason. */
export const paymentsOutcome = z
  .object({
    rows: count,
    paid: count.describe('Documents that are paid now, and were not'),
    unchanged: count.describe('Documents that were paid on that day already'),
    refused: z
      .array(
        z
          .object({
            row: count.describe('In the file, from 1'),
            number: z.string().describe('As it stands there'),
            paidOn: z.string().describe('As it stands there'),
            reason: z.enum(paymentProblems).meta({ id: 'PaymentProblem' }),
          })
          .meta({ id: 'RefusedPayment' }),
      )
      .describe('The first thousand'),
    refusedCount: count,
    rejected: z
      .array(z.string())
      .describe('Numbers of notes that are paid now although the exchange system rejected them; the first thousand'),
    columns: tableColumnsFound,
  })
  .meta({ id: 'PaymentsOutcome' });

export type PaymentsOutcome = z.output<typeof paymentsOutcome>;
