import type { ListName } from '@gdd/schema/lists';
import { Resolver } from 'type-graphql';
import { TypicalRows } from '../directives/decorators.js';
import { RestMutation, RestQuery } from '../directives/operations.js';
import { Argument, Upstream } from '../schema/arguments.js';
import * as rest from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
import { ListColumnsInput, ListNameEnum, ListSettings, ListViewInput } from './lists.types.js';

@Resolver()
export class ListsResolver {
  @RestQuery(() => [ListSettings], rest.listSettings)
  @TypicalRows(1)
  async listSettings(@Upstream() upstream: UpstreamRequest): Promise<ListSettings[]> {
    return (await upstream.call(rest.listSettings, {})).data.lists;
  }

  @RestMutation(() => Boolean, rest.setListColumns)
  async setListColumns(
    @Argument('list', () => ListNameEnum, 'The list.') list: ListName,
    @Argument('columns', () => ListColumnsInput, 'Its columns.') columns: ListColumnsInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<boolean> {
    await upstream.call(rest.setListColumns, { path: { list }, body: { columns } });
    return true;
  }

  @RestMutation(() => Boolean, rest.setListViews)
  async setListViews(
    @Argument('list', () => ListNameEnum, 'The list.') list: ListName,
    @Argument('views', () => [ListViewInput], 'Its views, at most 20.') views: ListViewInput[],
    @Upstream() upstream: UpstreamRequest,
  ): Promise<boolean> {
    await upstream.call(rest.setListViews, { path: { list }, body: { views } });
    return true;
  }
}
