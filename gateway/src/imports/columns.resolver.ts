import { Resolver } from 'type-graphql';
import { TypicalRows } from '../directives/decorators.js';
import { RestMutation, RestQuery } from '../directives/operations.js';
import { Argument, FlagArg, PathId, TextArg, Upstream } from '../schema/arguments.js';
import * as rest from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
import { ColumnMapping, MappedColumnInput, mappedColumns, SalesCompleteness } from './columns.types.js';
import { Import } from './imports.types.js';

/** The columns of files of other programs, and the months whose sales are complete. */
@Resolver()
export class ImportColumnsResolver {
  @RestQuery(() => [ColumnMapping], rest.columnMappings)
  @TypicalRows(20)
  async columnMappings(@Upstream() upstream: UpstreamRequest): Promise<ColumnMapping[]> {
    return (await upstream.call(rest.columnMappings, {})).data.mappings;
  }

  @RestQuery(() => SalesCompleteness, rest.salesCompleteness)
  async salesCompleteness(@Upstream() upstream: UpstreamRequest): Promise<SalesCompleteness> {
    return (await upstream.call(rest.salesCompleteness, {})).data.completeness;
  }

  @RestMutation(() => Import, rest.mapImportColumns)
  async mapImportColumns(
    @PathId('import') id: number,
    @Argument('columns', () => [MappedColumnInput], 'The columns; others are not read.') columns: MappedColumnInput[],
    @FlagArg('remember', 'Whether the mapping also applies to later files of the sender.', { defaultValue: true })
    remember: boolean,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<Import> {
    const body = { columns: mappedColumns(columns), remember };
    return (await upstream.call(rest.mapImportColumns, { path: { id }, body })).data.import;
  }

  @RestMutation(() => Boolean, rest.deleteColumnMapping)
  async deleteColumnMapping(@PathId('mapping') id: number, @Upstream() upstream: UpstreamRequest): Promise<boolean> {
    await upstream.call(rest.deleteColumnMapping, { path: { id } });
    return true;
  }

  @RestMutation(() => SalesCompleteness, rest.completeSalesMonth)
  async completeSalesMonth(
    @TextArg('month', 'The month, YYYY-MM: none that is not over.') month: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<SalesCompleteness> {
    return (await upstream.call(rest.completeSalesMonth, { path: { month } })).data.completeness;
  }

  @RestMutation(() => SalesCompleteness, rest.reopenSalesMonth)
  async reopenSalesMonth(
    @TextArg('month', 'The month, YYYY-MM.') month: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<SalesCompleteness> {
    return (await upstream.call(rest.reopenSalesMonth, { path: { month } })).data.completeness;
  }
}
