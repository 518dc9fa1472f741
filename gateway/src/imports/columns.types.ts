import type { ColumnGuess, ImportColumnsState, MappedFileKind } from '@gdd/schema/imports';
import { ArgsType, InputType, ObjectType } from 'type-graphql';
import { field, flag, id, instant, int, text } from '../schema/fields.js';
import { inputId } from '../schema/ids.js';
import { ColumnGuessEnum, ImportColumnsStateEnum, MappedFileKindEnum } from '../schema/importEnums.js';

@ObjectType({ description: 'A column of a file with a foreign header.', simpleResolvers: true })
export class ImportFileColumn {
  @int('The number of the column, from 1.') column: number;
  @text('Its cell in the header.') header: string;
  @field(() => [String], 'The first cells below it.') samples: string[];
  @text.orNull('What it is, or probably is; null where it is not read.') field: string | null;

  @field.orNull(() => ColumnGuessEnum, 'How it was recognized; null where a user chose, or nothing was.')
  guess: ColumnGuess | null;
}

@ObjectType({ description: 'A field that a column of a file can be mapped to.', simpleResolvers: true })
export class ImportField {
  @text('The name of the column in files of the portal.') field: string;
  @flag('Whether a file must have it.') isRequired: boolean;
}

@ObjectType({ description: 'The columns of a file whose header the portal does not know.', simpleResolvers: true })
export class ImportColumns {
  @int('The row of the header, as a spreadsheet numbers it.') row: number;
  @field(() => ImportColumnsStateEnum, 'How its columns are known.') state: ImportColumnsState;
  @field(() => [ImportFileColumn], 'The columns, from the first to the last with a name.') columns: ImportFileColumn[];
  @field(() => [ImportField], 'The fields that its columns can be mapped to.') fields: ImportField[];
}

@ObjectType({ description: 'A column of a remembered header.', simpleResolvers: true })
export class MappedColumn {
  @text('Its cell in the header.') header: string;
  @text.orNull('What it is; null where it is not read.') field: string | null;
}

@ObjectType({
  description: 'What the columns of files with one header are, as a user has confirmed it.',
  simpleResolvers: true,
})
export class ColumnMapping {
  @id('The id of the mapping.') id: number;
  @field(() => MappedFileKindEnum, 'The content of the files.') kind: MappedFileKind;
  @text('The member whose users send such files, or the service account.') sender: string;
  @flag('Whether a service account sends them.') isServiceAccount: boolean;
  @field(() => [MappedColumn], 'The columns of the header, in its order.') columns: MappedColumn[];
  @text.orNull('Who has confirmed it; null where a command did.') confirmedBy: string | null;
  @instant('When it was confirmed.') confirmedAt: string;
}

@InputType({ description: 'A column of a file, and what it is.' })
export class MappedColumnInput {
  @int('The number of the column, from 1.') column: number;
  @text.orNull('The field; the column is ignored if omitted.') field?: string | null;
}

/** Mapped columns as the REST service takes them. */
export const mappedColumns = (columns: readonly MappedColumnInput[]) =>
  columns.map(({ column, field = null }) => ({ column, field }));

@ArgsType()
export class TableFileArgs {
  @field.orNull(
    () => [MappedColumnInput],
    'What the columns of a table with a foreign header are; others are not read.',
  )
  columns?: MappedColumnInput[] | null;

  @flag('Whether the mapping also applies to later files of the sender.', { defaultValue: true }) remember: boolean;

  @flag('Whether a foreign header is returned in `columns`, and nothing is read; by default it is refused.', {
    defaultValue: false,
  })
  askColumns: boolean;
}

/** The body that names an uploaded table, as the REST service takes it. */
export const namedTable = (uploadId: string, { columns, remember, askColumns }: TableFileArgs) => ({
  uploadId: inputId('uploadId', uploadId),
  ...(columns && { columns: mappedColumns(columns), remember }),
  ...(askColumns && { askColumns }),
});

@ObjectType({ description: 'The last month for which sales are complete.', simpleResolvers: true })
export class SalesCompleteness {
  @text.orNull('The last month that the office has marked as complete, YYYY-MM; null before the first.')
  through: string | null;

  @text('The last month that is over, and can be marked, YYYY-MM.') lastOver: string;
}
