import { exchangeOutcomes, outcomeLimits, outcomeProblems } from '@gdd/schema/settlements';
import { z } from 'zod';
import { documentStates } from '../../../decisions/approvals/requests/documentSchemas.js';
import { day } from '../../../ground/platform/http/routes.js';
import { tableColumnsFields, tableColumnsFound } from '../../../sales/imports/record/mappingSchemas.js';
import { calendarDate, line } from '../../../ground/platform/http/inputs.js';
import { bodyId } from '../../../ground/platform/http/routes.js';
import { exchangeCode } from '../documents/schemas.js';

const count = z.number().int();

const outcome = z
  .enum(exchangeOutcomes)
  .describe('What the exchange system answered: delivered (RC), undelivered (MC) or rejected (NS)');
const codes = z
  .array(z.string().regex(/^\d{5}$/))
  .max(outcomeLimits.codes)
  .default([])
  .describe('Of a rejection: its codes, such as 00305');

/** The body that records by hand what the exchange system answered. */
export const outcomeBody = z.strictObject({
  outcome,
  day: calendarDate.describe('Of the answer: from the day of the document to today'),
  codes,
});
export type OutcomeBody = z.output<typeof outcomeBody>;

const outcomeRow = z.strictObject({ number: line(outcomeLimits.number), ...outcomeBody.shape });
export type OutcomeRowBody = z.output<typeof outcomeRow>;

/** The body with which another system sends outcomes. */
export const outcomesBody = z.strictObject({ outcomes: z.array(outcomeRow).min(1).max(outcomeLimits.outcomes) });

/** The body that names a file of outcomes. */
export const outcomesFileBody = z.strictObject({
  uploadId: bodyId.describe(
    'Receipts of the exchange system (XML or .p7m, or a ZIP with up to 1,000 of them), or a CSV or XLSX file with the columns numero, esito, data and perhaps codice; uploaded for settlementOutcomes',
  ),
  ...tableColumnsFields,
});

/** What became of outcomes: the right ones are applied, the others listed with a reason. */
export const outcomesOutcome = z
  .object({
    given: count.describe('Receipts or rows'),
    delivered: count.describe('Notes that are delivered now, and were not'),
    undelivered: count.describe('Notes that could not be delivered, and count as issued'),
    rejected: count.describe('Notes that were rejected, and count as not issued'),
    unchanged: count.describe('What was known already'),
    refused: z
      .array(
        z
          .object({
            row: count.nullable().describe('In the table, from 1; null for a receipt'),
            name: z
              .string()
              .describe('The name of the receipt’s file, or the number of the document as it stands there'),
            reason: z.enum(outcomeProblems).meta({ id: 'OutcomeProblem' }),
            states: z
              .object(documentStates)
              .meta({ id: 'RefusedOutcomeStates' })
              .nullable()
              .describe('Those of the document, where it was found'),
          })
          .meta({ id: 'RefusedOutcome' }),
      )
      .describe('The first thousand'),
    refusedCount: count,
    rejections: z
      .array(
        z
          .object({
            documentId: count,
            number: z.string(),
            codes: z.array(exchangeCode),
            resendBy: day.describe('The last day on which the note may be sent again'),
            isPaid: z.boolean().describe('Whether it is paid although it counts as not issued'),
          })
          .meta({ id: 'RejectedDocument' }),
      )
      .describe('The notes that are rejected now: the first thousand'),
  })
  .extend({ columns: tableColumnsFound })
  .meta({ id: 'OutcomesOutcome' });

export type OutcomesOutcome = z.output<typeof outcomesOutcome>;
