import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { Rest, TypicalRows } from '../directives/decorators.js';
import { pathId } from '../schema/ids.js';
import {
  columnMappings,
  completeSalesMonth,
  deleteColumnMapping,
  mapImportColumns,
  reopenSalesMonth,
  salesCompleteness,
} from '../upstream/endpoints.generated.js';
import { ColumnMapping, MappedColumnInput, mappedColumns, SalesCompleteness } from './columns.types.js';
import { Import } from './imports.types.js';

/** The columns of files of other programs, and the months whose sales are complete. */
@Resolver()
export class ImportColumnsResolver {
  @Query(() => [ColumnMapping], {
    nullable: true,
    description: 'The remembered columns of files of other programs, by kind, the latest first.',
  })
  @TypicalRows(20)
  @Rest(columnMappings)
  async columnMappings(@Ctx() { upstream }: GatewayContext): Promise<ColumnMapping[]> {
    return (await upstream.call(columnMappings, {})).data.mappings;
  }

  @Query(() => SalesCompleteness, { nullable: true, description: 'Until which month the sales are complete.' })
  @Rest(salesCompleteness)
  async salesCompleteness(@Ctx() { upstream }: GatewayContext): Promise<SalesCompleteness> {
    return (await upstream.call(salesCompleteness, {})).data.completeness;
  }

  @Mutation(() => Import, {
    description:
      "Says what the columns of a file with a foreign header are: it is read anew in the background. The sender's later files with the same header are read so too.",
  })
  @Rest(mapImportColumns)
  async mapImportColumns(
    @Arg('id', () => ID, { description: 'The number of the import.' }) id: string,
    @Arg('columns', () => [MappedColumnInput], { description: 'The columns; others are not read.' })
    columns: MappedColumnInput[],
    @Arg('remember', () => Boolean, { defaultValue: true, description: "Whether it is for the sender's later files." })
    remember: boolean,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Import> {
    const body = { columns: mappedColumns(columns), remember };
    return (await upstream.call(mapImportColumns, { path: { id: pathId(id) }, body })).data.import;
  }

  @Mutation(() => Boolean, { description: 'Forgets remembered columns: the next file with the header asks again.' })
  @Rest(deleteColumnMapping)
  async deleteColumnMapping(
    @Arg('id', () => ID, { description: 'The number of the mapping.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<boolean> {
    await upstream.call(deleteColumnMapping, { path: { id: pathId(id) } });
    return true;
  }

  @Mutation(() => SalesCompleteness, {
    description: 'Marks the sales of a month as complete, and with it those of all months before it.',
  })
  @Rest(completeSalesMonth)
  async completeSalesMonth(
    @Arg('month', () => String, { description: 'The month, YYYY-MM: none that is not over.' }) month: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<SalesCompleteness> {
    return (await upstream.call(completeSalesMonth, { path: { month } })).data.completeness;
  }

  @Mutation(() => SalesCompleteness, {
    description: 'Takes back that the sales of a month, and of all after it, are complete.',
  })
  @Rest(reopenSalesMonth)
  async reopenSalesMonth(
    @Arg('month', () => String, { description: 'The month, YYYY-MM.' }) month: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<SalesCompleteness> {
    return (await upstream.call(reopenSalesMonth, { path: { month } })).data.completeness;
  }
}
