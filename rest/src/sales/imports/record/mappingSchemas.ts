import { columnGuesses, importColumnsStates, mappedFileKinds } from '@gdd/schema/imports';
import { z } from 'zod';

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

const mappedColumns = z
  .array(
    z.strictObject({
      column: z.number().int().min(1).max(20_000).describe('The number of the column, from 1'),
      field: z.string().min(1).max(60).nullable().describe('What it is; null: it is not read'),
    }),
  )
  .min(1)
  .max(500);
const remember = z
  .boolean()
  .default(true)
  .describe("Whether the sender's later files with the same header are read so too");

/** The body that says what the columns of a file are. */
export const mappingBody = z.strictObject({
  columns: mappedColumns.describe('Columns that it does not name are not read'),
  remember,
});
export type MappingBody = z.output<typeof mappingBody>;

/** In the body that names a table which is read at once: what its columns are, where its header is foreign. */
export const tableColumnsFields = {
  columns: mappedColumns
    .optional()
    .describe('Of a file with a foreign header; columns that it does not name are not read'),
  remember,
  askColumns: z
    .boolean()
    .default(false)
    .describe(
      'Whether a foreign header is returned in columns with a guess, and nothing is read; by default the file is refused',
    ),
};
/** In the outcome of such a call: the columns of a foreign header. */
export const tableColumnsFound = importColumns
  .nullable()
  .describe(
    'Of a file with a foreign header: wanted where nothing was read, and somebody has to say what they are; else null',
  );
export type TableColumnsFields = z.output<z.ZodObject<typeof tableColumnsFields>>;

/** A stored mapping. */
export const columnMapping = z
  .object({
    id: z.number().int(),
    kind: z.enum(mappedFileKinds).meta({ id: 'MappedFileKind' }),
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
