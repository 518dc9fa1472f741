import type { ListName } from '@gdd/schema/lists';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { Rest, TypicalRows } from '../directives/decorators.js';
import { listSettings, setListColumns, setListViews } from '../upstream/endpoints.generated.js';
import { ListColumnsInput, ListNameEnum, ListSettings, ListViewInput } from './lists.types.js';

@Resolver()
export class ListsResolver {
  @Query(() => [ListSettings], {
    nullable: true,
    description: 'The own columns and views of the lists that have some.',
  })
  @Rest(listSettings)
  @TypicalRows(1)
  async listSettings(@Ctx() { upstream }: GatewayContext): Promise<ListSettings[]> {
    return (await upstream.call(listSettings, {})).data.lists;
  }

  @Mutation(() => Boolean, { description: 'Keeps the own columns of a list, all of them anew.' })
  @Rest(setListColumns)
  async setListColumns(
    @Arg('list', () => ListNameEnum, { description: 'The list.' }) list: ListName,
    @Arg('columns', () => ListColumnsInput, { description: 'Its columns.' }) columns: ListColumnsInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<boolean> {
    await upstream.call(setListColumns, { path: { list }, body: { columns } });
    return true;
  }

  @Mutation(() => Boolean, { description: 'Keeps the own views of a list, all of them anew.' })
  @Rest(setListViews)
  async setListViews(
    @Arg('list', () => ListNameEnum, { description: 'The list.' }) list: ListName,
    @Arg('views', () => [ListViewInput], { description: 'Its views, at most 20.' }) views: ListViewInput[],
    @Ctx() { upstream }: GatewayContext,
  ): Promise<boolean> {
    await upstream.call(setListViews, { path: { list }, body: { views } });
    return true;
  }
}
