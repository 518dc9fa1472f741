import type { ExportFormat } from '@gdd/schema/campaigns';
import { defaultPageSize, isPageSize, type PageSize, type SortDirection } from '@gdd/schema/lists';
import { ArgsType, InputType, ObjectType } from 'type-graphql';
import { GatewayError } from '../errors/gatewayError.js';
import { ExportFormatEnum, SortDirectionEnum } from './enums.js';
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

/** The total of a table; each table has its own rows. */
@ObjectType({ simpleResolvers: true })
export abstract class TableResult {
  @int('Rows that the filter and the search leave, on all pages.') total: number;
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
