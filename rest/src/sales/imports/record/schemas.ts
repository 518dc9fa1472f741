import { importKinds, importStatuses } from '@gdd/schema/campaigns';
import {
  importConfirmations,
  importFailures,
  importReasons,
  importSortColumns,
  importStates,
  importWarnings,
  type importFilters,
} from '@gdd/schema/imports';
import { z } from 'zod';
import { worsening } from '../../../ground/rules/worseningSchemas.js';
import { importKind } from '../../../programme/campaigns/campaign/schemas.js';
import { importColumns } from './mappingSchemas.js';
import { oneOrSeveral, rangeOf, tableFileBody, tableState } from '../../../ground/domain/tableState.js';
import { calendarDate } from '../../../ground/platform/http/inputs.js';
import { euro, importObstacle } from '../../../ground/platform/http/routes.js';

export const importStatus = z.enum(importStatuses).meta({ id: 'ImportStatus' });

const instant = z.iso.datetime().nullable();
const count = z.number().int();

const importFailure = z.enum(importFailures).meta({ id: 'ImportFailure' });
const importReason = z.enum(importReasons).meta({ id: 'ImportReason' });

const importProblem = z
  .object({
    row: count.describe('As a spreadsheet numbers it: the header is row 1; of JSON lines, the line'),
    column: z.string(),
    reason: importReason,
    parameters: z.record(z.string(), z.union([z.string(), z.number()])).describe('Values for the text of the reason'),
    value: z.string().describe('The content of the cell'),
    message: z.string().describe('The reason as an Italian sentence'),
  })
  .meta({ id: 'ImportProblem' });

const importProblemGroup = z
  .object({ column: z.string(), reason: importReason, rows: count.describe('How many have it') })
  .meta({ id: 'ImportProblemGroup' });

const importWarningCode = z.enum(importWarnings).meta({ id: 'ImportWarningCode' });

const importConfirmation = z.enum(importConfirmations).meta({ id: 'ImportConfirmation' });

const importWarning = z
  .object({
    code: importWarningCode,
    column: z.string(),
    count: count.describe('Rows'),
    examples: z
      .array(z.object({ row: count, value: z.string().describe('The content of the cell') }).meta({ id: 'ImportCell' }))
      .describe('The first rows'),
    value: z.string().nullable().describe('The new brand; for farAboveOthers the 99th percentile of the column'),
    suggestion: z.string().nullable().describe('The nearest known brand; null without one'),
    needsConfirmation: z.boolean().describe('Whether applying wants it to be confirmed'),
    confirmation: importConfirmation.nullable().describe('The name by which it is confirmed; null: it wants none'),
  })
  .meta({ id: 'ImportWarning' });

const importPrizes = z
  .object({
    campaignId: count,
    title: z.string(),
    isClosed: z.boolean().describe('A closed campaign changes no more'),
    dealers: count.describe('Dealers with lines in the file that count for the campaign'),
    earned: euro.describe('Prizes accumulated after less before, EUR'),
    reaching: count.describe('Dealers that reach their goal'),
    falling: count.describe('Dealers that fall below their goal'),
  })
  .meta({ id: 'ImportPrizes' });

const importWorsening = z
  .object({
    dealers: count.describe('Dealers for which something gets worse, each for each campaign'),
    accumulatedLess: euro.describe('EUR, not below 0: what those lose in all of what they have accumulated'),
    expendableLess: euro.describe('EUR, not below 0: what those lose in all of what they can spend, or owe more'),
    goals: z
      .array(
        z
          .object({
            campaignId: count,
            title: z.string(),
            dealerId: count,
            code: z.string(),
            businessName: z.string(),
            goalBefore: count,
            goalAfter: count,
            terms: z.array(worsening),
            accumulatedBefore: euro,
            accumulatedAfter: euro,
            expendableBefore: euro,
            expendableAfter: euro,
          })
          .meta({ id: 'WorsenedGoal' }),
      )
      .describe('The first 100'),
  })
  .meta({ id: 'ImportWorsening' });

const fieldValues = z.record(z.string(), z.unknown());

const importSampleRow = z
  .object({
    row: count,
    before: fieldValues.nullable().describe('The present values; null where the row creates an object'),
    after: fieldValues.describe('The values once applied: the same fields, and new ones'),
  })
  .meta({ id: 'ImportSampleRow' });

const importMonth = z
  .object({
    month: z.string().describe('2024-07'),
    tiresBefore: count,
    tiresAfter: count,
    fleetBefore: count,
    fleetAfter: count,
    amountBefore: euro,
    amountAfter: euro,
  })
  .meta({ id: 'ImportMonth' });

const rowFields = {
  id: count,
  kind: importKind,
  status: importStatus,
  awaitsColumns: z
    .boolean()
    .describe('Of one that is invalid: it is not read until somebody says what its columns are'),
  filename: z.string(),
  size: count.describe('Bytes'),
  rowsRead: count,
  rowsValid: count,
  errorCount: count.describe('Rows in error'),
  createdAt: z.iso.datetime(),
  createdBy: z.string().nullable().describe('Who loaded it; null for a command of the operator'),
  appliedAt: instant,
  undoneAt: instant,
};

/** An import in the history. */
export const importRow = z.object(rowFields).meta({ id: 'ImportRow' });

/** An import with all details (docs/domain/imports.md). */
export const importDetail = z
  .object({
    ...rowFields,
    errors: z.array(importProblem).describe('The first 1,000, by row and column: one for each bad cell'),
    groups: z.array(importProblemGroup).describe('All errors, those that most rows have first'),
    sample: z.array(importSampleRow).describe('The first 20 rows that change something'),
    warnings: z.array(importWarning).describe('What may be a mistake in the valid rows, when it was previewed'),
    prizes: z.array(importPrizes).describe('The changes of prizes by campaign, when a sales file was previewed'),
    worsening: importWorsening
      .nullable()
      .describe('What goals make worse for dealers that accepted theirs, when the file was previewed; null: nothing'),
    totals: z.object({
      created: count,
      updated: count,
      unchanged: count,
      months: z.array(importMonth).describe('The months that a sales file touches'),
    }),
    progress: z.object({ done: count.describe('Rows'), total: count.describe('0 while it is not known') }),
    failure: importFailure.nullable().describe('Why it failed'),
    obstacles: z
      .array(importObstacle)
      .describe('The first ten obstacles found once undoing had begun: imports to be undone first'),
    obstacleCount: count,
    columns: importColumns.nullable().describe('Of a file whose header the portal does not know; else null'),
  })
  .meta({ id: 'Import' });

/** What the undoing of an import leaves unchanged. */
export const importUndo = z
  .object({
    closedCampaigns: z
      .array(
        z
          .object({ id: count, title: z.string(), tires: count.describe('Tyres of its lines, net') })
          .meta({ id: 'ImportClosedCampaign' }),
      )
      .describe('The closed campaigns that counted its lines, by title: their figures stay'),
    worsening: z
      .object({
        dealers: count.describe('Dealers that accepted, each for each campaign'),
        accumulatedLess: euro.describe('EUR, not below 0: what those lose in all of what they have accumulated'),
        expendableLess: euro.describe('EUR, not below 0: what those lose in all of what they can spend, or owe more'),
      })
      .meta({ id: 'ImportUndoWorsening' })
      .nullable()
      .describe('What it makes worse for dealers that accepted; null: nothing'),
  })
  .meta({ id: 'ImportUndo' });
export type ImportUndo = z.output<typeof importUndo>;

export type ImportDetail = z.output<typeof importDetail>;
export type ImportRowView = z.output<typeof importRow>;

const importFilter = z.strictObject({
  kind: oneOrSeveral(z.enum(importKinds)).optional(),
  status: oneOrSeveral(z.enum(importStates)).optional().describe('invalid: without those that await their columns'),
  createdAt: rangeOf(calendarDate).optional().describe('Days in Italy, both included'),
} satisfies Record<keyof typeof importFilters, z.ZodType>);

export type ImportFilter = z.output<typeof importFilter>;

export const importTableState = tableState(importFilter, importSortColumns, 'id');

/** The body of the history of imports as a file. */
export const importsFileBody = tableFileBody(importFilter, importSortColumns, 'id');

export type ImportTableState = z.output<typeof importTableState>;

/** The body that applies an import; a missing body has the defaults. */
export const applyBody = z.strictObject({
  skipInvalid: z.boolean().default(false).describe('Whether the rows in error are left out'),
  confirmWarnings: z
    .boolean()
    .default(false)
    .describe('Whether somebody has looked at the warnings that want it, except equalLines'),
  confirm: z
    .array(z.enum(importConfirmations))
    .max(importConfirmations.length)
    .default([])
    .describe('The warnings that somebody has looked at, by name. Equal lines want equalLines here'),
});
