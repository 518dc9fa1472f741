import { columnGuesses, importColumnsStates } from '@gdd/schema/imports';
import { z } from 'zod';
import { importKind } from '../../campaigns/campaign/schemas.js';

const columnGuess = z.enum(columnGuesses).meta({ id: 'ColumnGuess' });

/** A foreign header, and what its columns are. */
export const importColumns = z
  .object({
    row: z.number().int().describe('The row of the header, as a spreadsheet numbers it'),
    state: z
      .enum(importColumnsStates)
      .meta({ id: 'ImportColumnsState' })
      .describe(
        'wanted: nothing is read until a mapping is given; remembered: read by one that was confirmed for the same header; confirmed: for this file',
      ),
    columns: z.array(
      z
        .object({
          column: z.number().int().describe('The number of the column, from 1'),
          header: z.string(),
          samples: z.array(z.string()).describe('The first cells below it'),
          field: z.string().nullable().describe('What it is, or probably is; null: it is not read'),
          guess: columnGuess.nullable().describe('How it was recognized; null where a user chose, or nothing was'),
        })
        .meta({ id: 'ImportFileColumn' }),
    ),
    fields: z
      .array(z.object({ field: z.string(), isRequired: z.boolean() }).meta({ id: 'ImportField' }))
      .describe('What the columns of such a file can be'),
  })
  .meta({ id: 'ImportColumns' });
export type ImportColumnsView = z.output<typeof importColumns>;

/** The body that says what the columns of a file are. */
export const mappingBody = z.strictObject({
  columns: z
    .array(
      z.strictObject({
        column: z.number().int().min(1).max(20_000).describe('The number of the column, from 1'),
        field: z.string().min(1).max(60).nullable().describe('What it is; null: it is not read'),
      }),
    )
    .min(1)
    .max(500)
    .describe('Columns that it does not name are not read'),
  remember: z.boolean().default(true).describe("Whether the sender's later files with the same header are read so too"),
});
export type MappingBody = z.output<typeof mappingBody>;

/** A stored mapping. */
export const columnMapping = z
  .object({
    id: z.number().int(),
    kind: importKind,
    sender: z.string().describe('The member whose users send such files, or the service account'),
    isServiceAccount: z.boolean(),
    columns: z.array(
      z
        .object({ header: z.string(), field: z.string().nullable().describe('null: it is not read') })
        .meta({ id: 'MappedColumn' }),
    ),
    confirmedBy: z.string().nullable().describe('Null for a command of the operator'),
    confirmedAt: z.iso.datetime(),
  })
  .meta({ id: 'ColumnMapping' });
export type ColumnMappingView = z.output<typeof columnMapping>;
