import type { ColumnGuess, ImportColumnsState, MappedFileKind } from '@gdd/schema/imports';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { inputId } from '../schema/ids.js';
import { ColumnGuessEnum, ImportColumnsStateEnum, MappedFileKindEnum } from '../schema/importEnums.js';
import { DateTimeScalar } from '../schema/scalars.js';

@ObjectType({ description: 'A column of a file with a foreign header.', simpleResolvers: true })
export class ImportFileColumn {
  @Field(() => Int, { description: 'The number of the column, from 1.' })
  column: number;

  @Field(() => String, { description: 'Its cell in the header.' })
  header: string;

  @Field(() => [String], { description: 'The first cells below it.' })
  samples: string[];

  @Field(() => String, { nullable: true, description: 'What it is, or probably is; null where it is not read.' })
  field: string | null;

  @Field(() => ColumnGuessEnum, {
    nullable: true,
    description: 'How it was recognized; null where a user chose, or nothing was.',
  })
  guess: ColumnGuess | null;
}

@ObjectType({ description: 'What a column of a file can be.', simpleResolvers: true })
export class ImportField {
  @Field(() => String, { description: 'The name of the column in files of the portal.' })
  field: string;

  @Field(() => Boolean, { description: 'Whether a file must have it.' })
  isRequired: boolean;
}

@ObjectType({ description: 'The columns of a file whose header the portal does not know.', simpleResolvers: true })
export class ImportColumns {
  @Field(() => Int, { description: 'The row of the header, as a spreadsheet numbers it.' })
  row: number;

  @Field(() => ImportColumnsStateEnum, { description: 'How its columns are known.' })
  state: ImportColumnsState;

  @Field(() => [ImportFileColumn], { description: 'The columns, from the first to the last with a name.' })
  columns: ImportFileColumn[];

  @Field(() => [ImportField], { description: 'What the columns of such a file can be.' })
  fields: ImportField[];
}

@ObjectType({ description: 'A column of a remembered header.', simpleResolvers: true })
export class MappedColumn {
  @Field(() => String, { description: 'Its cell in the header.' })
  header: string;

  @Field(() => String, { nullable: true, description: 'What it is; null where it is not read.' })
  field: string | null;
}

@ObjectType({
  description: 'What the columns of files with one header are, as a user has confirmed it.',
  simpleResolvers: true,
})
export class ColumnMapping {
  @Field(() => ID, { description: 'The number of the mapping.' })
  id: number;

  @Field(() => MappedFileKindEnum, { description: 'The content of the files.' })
  kind: MappedFileKind;

  @Field(() => String, { description: 'The member whose users send such files, or the service account.' })
  sender: string;

  @Field(() => Boolean, { description: 'Whether a service account sends them.' })
  isServiceAccount: boolean;

  @Field(() => [MappedColumn], { description: 'The columns of the header, in its order.' })
  columns: MappedColumn[];

  @Field(() => String, { nullable: true, description: 'Who has confirmed it; null where a command did.' })
  confirmedBy: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was confirmed.' })
  confirmedAt: string;
}

@InputType({ description: 'A column of a file, and what it is.' })
export class MappedColumnInput {
  @Field(() => Int, { description: 'The number of the column, from 1.' })
  column: number;

  @Field(() => String, { nullable: true, description: 'What it is; it is not read without.' })
  field?: string | null;
}

/** Mapped columns as the REST service takes them. */
export const mappedColumns = (columns: readonly MappedColumnInput[]) =>
  columns.map(({ column, field = null }) => ({ column, field }));

@ArgsType()
export class TableFileArgs {
  @Field(() => [MappedColumnInput], {
    nullable: true,
    description: 'What the columns of a table with a foreign header are; others are not read.',
  })
  columns?: MappedColumnInput[] | null;

  @Field(() => Boolean, { defaultValue: true, description: "Whether it is for the sender's later files." })
  remember: boolean;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether a foreign header is returned in `columns`, and nothing is read; by default it is refused.',
  })
  askColumns: boolean;
}

/** The body that names an uploaded table, as the REST service takes it. */
export const namedTable = (uploadId: string, { columns, remember, askColumns }: TableFileArgs) => ({
  uploadId: inputId('uploadId', uploadId),
  ...(columns && { columns: mappedColumns(columns), remember }),
  ...(askColumns && { askColumns }),
});

@ObjectType({ description: 'Until which month the sales are complete.', simpleResolvers: true })
export class SalesCompleteness {
  @Field(() => String, {
    nullable: true,
    description: 'The last month that the office has marked as complete, YYYY-MM; null before the first.',
  })
  through: string | null;

  @Field(() => String, { description: 'The last month that is over, and can be marked, YYYY-MM.' })
  lastOver: string;
}
