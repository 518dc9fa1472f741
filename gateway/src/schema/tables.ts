import type { ExportFormat } from '@gdd/schema/campaigns';
import { defaultPageSize, isPageSize, type PageSize, type SortDirection } from '@gdd/schema/lists';
import { ArgsType, InputType, ObjectType } from 'type-graphql';
import { GatewayError } from '../errors/gatewayError.js';
import { ExportFormatEnum, SortDirectionEnum } from './enums.js';
import { describedEnum } from './describedEnum.js';
import { field, int, text } from './fields.js';

/** Which page of a table or a list. */
@ArgsType()
@InputType()
export abstract class TablePage {
  @int('The page, counted from 1.', { defaultValue: 1 }) page: number;
  @int('Rows of a page: 3, 5, 10, 15, 50 or 100.', { defaultValue: defaultPageSize }) pageSize: number;
}

/** The direction of a table's sort; each table has its own columns. */
@InputType()
export abstract class TableSort {
  @field(() => SortDirectionEnum, 'The direction.', { defaultValue: 'asc' }) direction: SortDirection;
}

type Class<T extends object> = abstract new () => T;

/** A sort by one of the columns of a list. */
export interface SortBy<Column> extends TableSort {
  column: Column;
}

/** The conditions and the sort of a list, which its page and its file have in common. */
interface Selection<Column, Filter> {
  filter?: Filter | null;
  sort?: SortBy<Column> | null;
  search?: string | null;
}

/** What the input classes of a list are made of. */
interface ListDeclaration<Column extends string, Filter extends object> {
  /** The columns that the rows can be sorted by. */
  readonly columns: readonly Column[];
  readonly filter: Class<Filter>;
  /** The order without a sort: `newest first`. */
  readonly order: string;
  /** The description of the search. */
  readonly search: string;
  /** The description of a column, if it is not `By …`. */
  readonly describe?: (column: Column) => string;
  /** The GraphQL name of the enum of columns, if it is not `…SortColumn`. */
  readonly enumName?: string;
}

/** The input classes of a list, from which those of its page and its file are derived. */
export interface List<Column extends string, Filter extends object> {
  readonly Sort: Class<SortBy<Column>>;
  readonly Table: Class<TablePage & Selection<Column, Filter>>;
  readonly File: Class<TableFile & Selection<Column, Filter>>;
}

/**
 * Declares the sort of a list (`UserSort` with its enum `UserSortColumn`) and the base classes of its inputs:
 * `class UserTableInput extends userList.Table`.
 *
 * @param name the prefix of the GraphQL names: `User`
 * @param rows the word for the rows, for the descriptions: `users`
 */
export function listOf<Column extends string, Filter extends object>(
  name: string,
  rows: string,
  {
    columns,
    filter: ListFilter,
    order,
    search,
    describe = (column) => `By ${column}.`,
    enumName = `${name}SortColumn`,
  }: ListDeclaration<Column, Filter>,
): List<Column, Filter> {
  const SortColumn = describedEnum(enumName, `A column that ${rows} can be sorted by.`, columns, describe);

  @InputType(`${name}Sort`, { description: `The sort of ${rows}; equal rows are sorted by id.` })
  class Sort extends TableSort {
    @field(() => SortColumn, 'The column.') column: Column;
  }

  @InputType()
  abstract class Table extends TablePage implements Selection<Column, Filter> {
    @field.orNull(() => ListFilter, 'Conditions on the rows; all rows by default.') filter?: Filter | null;
    @field.orNull(() => Sort, `The order; ${order} by default.`) sort?: SortBy<Column> | null;
    @text.orNull(search) search?: string | null;
  }

  @InputType()
  abstract class File extends TableFile implements Selection<Column, Filter> {
    @field.orNull(() => ListFilter, 'Conditions on the rows; all rows by default.') filter?: Filter | null;
    @field.orNull(() => Sort, `The order; ${order} by default.`) sort?: SortBy<Column> | null;
  }

  return { Sort, Table, File };
}

/** The total of a table; each table has its own rows. */
@ObjectType({ simpleResolvers: true })
export abstract class TableResult {
  @int('Rows that the filter and the search leave, on all pages.') total: number;
}

/** The base class of a page of rows: `class UserPage extends pageClassOf(() => User)`. */
export function pageClassOf<Row extends object>(row: () => Class<Row>): Class<TableResult & { items: Row[] }> {
  @ObjectType({ simpleResolvers: true })
  abstract class Page extends TableResult {
    @field(() => [row()], 'The rows of the page.') items: Row[];
  }
  return Page;
}

/** The request fields of all files of tables, beside those of their table. */
@InputType()
export abstract class TableFile {
  @text.orNull('The search text of the table.') search?: string | null;
  @field(() => ExportFormatEnum, 'The format of the file.', { defaultValue: 'xlsx' }) format: ExportFormat;
}

/** The body of the call for a table's file. @param stateOf maps the table's input to the body of its own call */
export function tableFileBody<
  Input extends TableFile,
  State extends { readonly filter?: unknown; readonly sorting?: unknown; readonly searchTerm?: unknown },
>(input: Input, stateOf: (table: Input & TablePage) => State) {
  const { filter, sorting, searchTerm }: Pick<State, 'filter' | 'sorting' | 'searchTerm'> = stateOf({
    ...input,
    page: 1,
    pageSize: defaultPageSize,
  });
  return {
    ...(filter !== undefined && { filter }),
    ...(sorting !== undefined && { sorting }),
    ...(searchTerm !== undefined && { searchTerm }),
    format: input.format,
  };
}

interface Table<Column> extends TablePage {
  readonly sort?: { readonly column: Column; readonly direction: SortDirection } | null;
  readonly search?: string | null;
}

/**
 * The requested page.
 *
 * @throws GatewayError BAD_USER_INPUT for a page size that is not offered
 */
export function pageOf({ page, pageSize }: TablePage): { readonly page: number; readonly pageSize: PageSize } {
  if (!isPageSize(pageSize)) throw new GatewayError('BAD_USER_INPUT', { fields: { pageSize: 'invalid' } });
  return { page, pageSize };
}

/**
 * Page, sort and search as the REST service's tables take them (docs/domain/lists-and-calls.md).
 *
 * @throws GatewayError BAD_USER_INPUT for a page size that is not offered
 */
export function tablePage<Column>({ sort, search, ...page }: Table<Column>) {
  return {
    paginator: pageOf(page),
    ...(sort && { sorting: { column: sort.column, direction: sort.direction } }),
    ...(search && { searchTerm: search }),
  };
}

/** The filter of a column by a range of days; empty if neither is set. */
export function dayRange<Column extends string>(
  column: Column,
  from: string | null | undefined,
  to: string | null | undefined,
): { readonly [C in Column]?: { readonly from?: string; readonly to?: string } } {
  if (!from && !to) return {};
  const range = { ...(from && { from }), ...(to && { to }) };
  return { [column]: range } as { readonly [C in Column]: typeof range };
}
