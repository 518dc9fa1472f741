import { exportFormats } from '@gdd/schema/campaigns';
import { sortDirections } from '@gdd/schema/lists';
import { reportFileTypes } from '@gdd/schema/reports';
import { z } from 'zod';
import { analyticsFilterFields, areUnique, dimensions, measures, compareYear } from './analyticsSchemas.js';
import { workListFields, periodInYear } from '../../programme/underWay/filterSchemas.js';

/** All filters of report files; `reportFiles.ts` refuses those that the type of a file does not support. */
const fileFilter = z
  .strictObject({ ...analyticsFilterFields, ...workListFields })
  .refine(periodInYear.check, periodInYear.params)
  .default({});
export type ReportFileFilter = z.output<typeof fileFilter>;

/** The body of POST /report/{type}. */
export const reportFileBody = z.strictObject({
  filter: fileFilter,
  sorting: z
    .strictObject({
      column: z.string().max(40).default('id').describe('One that the report sorts by'),
      direction: z.enum(sortDirections).default('asc'),
    })
    .default({ column: 'id', direction: 'asc' }),
  searchTerm: z.string().max(200).default(''),
  columns: z.array(z.string().max(40)).min(1).max(60).refine(areUnique).optional().describe('Default: all'),
  format: z.enum(exportFormats).default('xlsx'),
  page: z
    .string()
    .max(2000)
    .regex(/^\/(reports|analytics)([/?][\w\-./?=&%+~,:;@!*'()]*)?$/)
    .optional()
    .describe('The address of the page that shows the same, from its path on: the file leads back to it'),
  dimensions: dimensions.optional().describe('Required for analytics'),
  measures: measures.optional().describe('Only for analytics'),
  compareYear: compareYear.optional().describe('Only for analytics'),
});
export type ReportFileBody = z.output<typeof reportFileBody>;

export const reportFileParams = z.object({ type: z.enum(reportFileTypes) });
