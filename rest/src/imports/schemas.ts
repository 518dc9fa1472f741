import { importKinds, importStatuses } from '@gdd/schema/campaigns';
import { z } from 'zod';
import { oneOrSeveral, tableState } from '../domain/tableState.js';
import { isCalendarDate } from '../domain/text.js';
import { optionalBody } from '../platform/inputs.js';

export const importKind = z.enum(importKinds).meta({ id: 'ImportKind' });
export const importStatus = z.enum(importStatuses).meta({ id: 'ImportStatus' });

const calendarDate = z.string().refine(isCalendarDate).meta({ format: 'date', description: 'yyyy-mm-dd' });
const instant = z.iso.datetime().nullable();
const euro = z.string().meta({ description: 'EUR, two decimals' });
const count = z.number().int();

const importProblem = z
  .object({
    row: count.describe('As a spreadsheet numbers it: the header is row 1'),
    column: z.string(),
    reason: z.string().describe('An Italian sentence'),
    value: z.string().describe('What stands in the cell'),
  })
  .meta({ id: 'ImportProblem' });

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

/** An import with all that its page shows (domain page, section 2). */
export const importDetail = z
  .object({
    ...rowFields,
    errors: z.array(importProblem).describe('The first 1,000, by row'),
    totals: z.object({
      created: count,
      updated: count,
      unchanged: count,
      months: z.array(importMonth).describe('The months that a sales file touches'),
    }),
    progress: z.object({ done: count.describe('Rows'), total: count.describe('0 while it is not known') }),
    failure: z.string().nullable().describe('Why it failed, or what stands in the way of undoing it'),
  })
  .meta({ id: 'Import' });

export type ImportDetail = z.output<typeof importDetail>;
export type ImportRowView = z.output<typeof importRow>;

/** The columns that the history sorts by. */
export const importSortColumns = ['id', 'kind', 'status', 'filename', 'createdAt', 'rowsRead', 'errorCount'] as const;

export type ImportSortColumn = (typeof importSortColumns)[number];

const importFilter = z.strictObject({
  kind: oneOrSeveral(z.enum(importKinds)).optional(),
  status: oneOrSeveral(z.enum(importStatuses)).optional(),
  createdAt: z
    .strictObject({ from: calendarDate.optional(), to: calendarDate.optional() })
    .optional()
    .describe('Days in Italy, both included'),
});

export type ImportFilter = z.output<typeof importFilter>;

export const importTableState = tableState(importFilter, importSortColumns, 'id');

export type ImportTableState = z.output<typeof importTableState>;

/** The body that applies an import; none is one without options. */
export const applyBody = optionalBody(
  z.strictObject({ skipInvalid: z.boolean().default(false).describe('Whether the rows in error are left out') }),
);
