import { listNames, type ListName } from '@gdd/schema/lists';
import { InputType, ObjectType } from 'type-graphql';
import { TypicalRows } from '../directives/decorators.js';
import { describedEnum } from '../schema/describedEnum.js';
import { field, int, text } from '../schema/fields.js';

export const ListNameEnum = describedEnum(
  'ListName',
  'A list whose columns and views each user keeps.',
  listNames,
  (list) => `The list '${list}'.`,
);

@ObjectType({ description: 'How wide a column was made.', simpleResolvers: true })
class ListColumnWidth {
  @text('The name of the column.') field: string;
  @int('Its width in pixels.') width: number;
}

@ObjectType({
  description: 'The own columns of a list; columns left out keep the default of the list.',
  simpleResolvers: true,
})
export class ListColumns {
  @field(() => [String], 'The names of the columns in their order; empty: in that of the list.') order: string[];
  @field(() => [String], 'The names of the columns that are not shown.') hidden: string[];

  @field(() => [ListColumnWidth], 'The columns that were made wider or narrower.')
  @TypicalRows(1)
  widths: ListColumnWidth[];
}

@ObjectType({ description: 'Filters, search and order of a list under a name.', simpleResolvers: true })
export class ListView {
  @text('The name that its owner gave it.') name: string;
  @text("The query of the list's address; empty: no filter.") query: string;
}

@ObjectType({ description: "The user's own columns and views of one list.", simpleResolvers: true })
export class ListSettings {
  @field(() => ListNameEnum, 'The list.') list: ListName;
  @field(() => ListColumns, 'Its columns.') columns: ListColumns;

  @field(() => [ListView], 'Its views, at most 20.')
  @TypicalRows(1)
  views: ListView[];
}

@InputType({ description: 'How wide a column is to be.' })
export class ListColumnWidthInput {
  @text('The name of the column.') field: string;
  @int('Its width in pixels: 40 to 2000.') width: number;
}

@InputType({ description: 'The own columns of a list; columns left out keep the default of the list.' })
export class ListColumnsInput {
  @field(() => [String], 'The names of the columns in their order; empty: in that of the list.') order: string[];
  @field(() => [String], 'The names of the columns that are not to be shown.') hidden: string[];

  @field(() => [ListColumnWidthInput], 'The columns that are wider or narrower than the list has them.')
  widths: ListColumnWidthInput[];
}

@InputType({ description: 'Filters, search and order of a list under a name.' })
export class ListViewInput {
  @text('The name: 1 to 60 characters, each once, whatever its case.') name: string;
  @text("The query of the list's address; empty: no filter.") query: string;
}
