import { listNames, type ListName } from '@gdd/schema/lists';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { TypicalRows } from '../directives/decorators.js';
import { describedEnum } from '../schema/describedEnum.js';

export const ListNameEnum = describedEnum(
  'ListName',
  'A list whose columns and views each user keeps.',
  listNames,
  (list) => `The list '${list}'.`,
);

@ObjectType({ description: 'How wide a column was made.', simpleResolvers: true })
class ListColumnWidth {
  @Field(() => String, { description: 'The name of the column.' })
  field: string;

  @Field(() => Int, { description: 'Its width in pixels.' })
  width: number;
}

@ObjectType({
  description: 'The own columns of a list; columns left out keep the default of the list.',
  simpleResolvers: true,
})
export class ListColumns {
  @Field(() => [String], { description: 'The names of the columns in their order; empty: in that of the list.' })
  order: string[];

  @Field(() => [String], { description: 'The names of the columns that are not shown.' })
  hidden: string[];

  @Field(() => [ListColumnWidth], { description: 'The columns that were made wider or narrower.' })
  @TypicalRows(1)
  widths: ListColumnWidth[];
}

@ObjectType({ description: 'Filters, search and order of a list under a name.', simpleResolvers: true })
export class ListView {
  @Field(() => String, { description: 'The name that its owner gave it.' })
  name: string;

  @Field(() => String, { description: "The query of the list's address; empty: no filter." })
  query: string;
}

@ObjectType({ description: "The user's own columns and views of one list.", simpleResolvers: true })
export class ListSettings {
  @Field(() => ListNameEnum, { description: 'The list.' })
  list: ListName;

  @Field(() => ListColumns, { description: 'Its columns.' })
  columns: ListColumns;

  @Field(() => [ListView], { description: 'Its views, at most 20.' })
  @TypicalRows(1)
  views: ListView[];
}

@InputType({ description: 'How wide a column is to be.' })
export class ListColumnWidthInput {
  @Field(() => String, { description: 'The name of the column.' })
  field: string;

  @Field(() => Int, { description: 'Its width in pixels: 40 to 2000.' })
  width: number;
}

@InputType({ description: 'The own columns of a list; columns left out keep the default of the list.' })
export class ListColumnsInput {
  @Field(() => [String], { description: 'The names of the columns in their order; empty: in that of the list.' })
  order: string[];

  @Field(() => [String], { description: 'The names of the columns that are not to be shown.' })
  hidden: string[];

  @Field(() => [ListColumnWidthInput], {
    description: 'The columns that are wider or narrower than the list has them.',
  })
  widths: ListColumnWidthInput[];
}

@InputType({ description: 'Filters, search and order of a list under a name.' })
export class ListViewInput {
  @Field(() => String, { description: 'The name: 1 to 60 characters, each once, whatever its case.' })
  name: string;

  @Field(() => String, { description: "The query of the list's address; empty: no filter." })
  query: string;
}
