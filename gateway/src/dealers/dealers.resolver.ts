import type { ExportFormat } from '@gdd/schema/campaigns';
import { selectLimit } from '@gdd/schema/lists';
import type { DealerStatus, MemberRole } from '@gdd/schema/members';
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { Batched, Rest } from '../directives/decorators.js';
import { fileTicket } from '../files/fileTickets.js';
import { FileTicket } from '../files/files.types.js';
import { idsPerCall } from '../limits/limits.js';
import { DealerStatusEnum, ExportFormatEnum, MemberRoleEnum } from '../schema/enums.js';
import { pathId } from '../schema/ids.js';
import {
  createDealer,
  dealersTable,
  deleteDealer,
  exportDealers,
  getDealer,
  listDealers,
  listMembersByIds,
  listMembersByRole,
  listMembersByRoleAndParent,
  updateDealer,
  updateDealerStatus,
  updateDealerStatuses,
} from '../upstream/endpoints.generated.js';
import {
  CreateDealerInput,
  dealerBody,
  DealerFilter,
  DealerSort,
  DealerTableInput,
  exportQuery,
  selectQuery,
  statusesBody,
  tableState,
  UpdateDealerInput,
  UpdateDealerStatusesInput,
} from './dealers.inputs.js';
import { Dealer, DealerOption, DealerPage, DealerRow, DealerStatusChanges, Member } from './dealers.types.js';
import { memberByIdLoader } from './dealers.loaders.js';

@Resolver()
export class DealersResolver {
  @Query(() => [DealerOption], { nullable: true, description: 'Dealers for a select, found by a search.' })
  @Rest(listDealers)
  async dealers(
    @Arg('search', () => String, { description: 'A part of name, code, VAT number or city.' }) search: string,
    @Arg('limit', () => Int, { defaultValue: selectLimit.default, description: 'Choices at most: 1 to 100.' })
    limit: number,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<DealerOption[]> {
    return (await upstream.call(listDealers, { query: selectQuery(search, limit) })).data.dealers;
  }

  @Query(() => DealerPage, { nullable: true, description: 'A page of the table of dealers.' })
  @Rest(dealersTable)
  async dealersTable(
    @Arg('input', () => DealerTableInput, { description: 'The state of the table.' }) input: DealerTableInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<DealerPage> {
    return (await upstream.call(dealersTable, { body: tableState(input) })).data;
  }

  @Query(() => FileTicket, { nullable: true, description: 'All dealers of the table, however many, as a file.' })
  @Rest(exportDealers)
  dealersFile(
    @Arg('filter', () => DealerFilter, { nullable: true, description: 'Which dealers; all without.' })
    filter: DealerFilter | null | undefined,
    @Arg('sort', () => DealerSort, { nullable: true, description: 'In which order; by id without.' })
    sort: DealerSort | null | undefined,
    @Arg('search', () => String, { nullable: true, description: 'A part of name, code, VAT number or city.' })
    search: string | null | undefined,
    @Arg('format', () => ExportFormatEnum, { defaultValue: 'xlsx', description: 'The format of the file.' })
    format: ExportFormat,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<FileTicket> {
    return fileTicket(upstream, exportDealers, { query: exportQuery({ filter, sort, search, format }) });
  }

  @Query(() => [Member], { nullable: true, description: 'Members of one kind, for the cascading filters.' })
  @Rest(listMembersByRole, listMembersByRoleAndParent)
  async dealersByRole(
    @Arg('role', () => MemberRoleEnum, { description: 'The kind.' }) role: MemberRole,
    @Arg('parent', () => ID, { nullable: true, description: 'Only below this member.' }) parent: string | undefined,
    @Arg('search', () => String, { defaultValue: '', description: 'A part of name or code.' }) search: string,
    @Arg('limit', () => Int, { defaultValue: selectLimit.default, description: 'Members at most: 1 to 100.' })
    limit: number,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Member[]> {
    const query = selectQuery(search, limit);
    const response = await (parent == null
      ? upstream.call(listMembersByRole, { path: { role }, query })
      : upstream.call(listMembersByRoleAndParent, { path: { role, parent: pathId(parent) }, query }));
    return response.data.dealers;
  }

  @Query(() => Dealer, { nullable: true, description: 'A dealer.' })
  @Rest(getDealer)
  async dealer(
    @Arg('id', () => ID, { description: 'The number of the dealer.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Dealer> {
    return (await upstream.call(getDealer, { path: { id: pathId(id) } })).data.dealer;
  }

  @Mutation(() => Dealer, { description: 'Enters a dealer.' })
  @Rest(createDealer)
  async createDealer(
    @Arg('input', () => CreateDealerInput, { description: 'The dealer.' }) input: CreateDealerInput,
    @Arg('idempotencyKey', () => String, { description: 'The same key enters one dealer.' }) idempotencyKey: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Dealer> {
    return (await upstream.call(createDealer, { body: dealerBody(input), idempotencyKey })).data.dealer;
  }

  @Mutation(() => Dealer, { description: 'Changes a dealer.' })
  @Rest(updateDealer)
  async updateDealer(
    @Arg('id', () => ID, { description: 'The number of the dealer.' }) id: string,
    @Arg('input', () => UpdateDealerInput, { description: 'The dealer as it shall be.' }) input: UpdateDealerInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Dealer> {
    const call = { path: { id: pathId(id) }, body: dealerBody(input) };
    return (await upstream.call(updateDealer, call)).data.dealer;
  }

  @Mutation(() => Dealer, { description: 'Changes the state of a dealer; any state may follow any other.' })
  @Rest(updateDealerStatus)
  async updateDealerStatus(
    @Arg('id', () => ID, { description: 'The number of the dealer.' }) id: string,
    @Arg('status', () => DealerStatusEnum, { description: 'The new state.' }) status: DealerStatus,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Dealer> {
    const call = { path: { id: pathId(id) }, body: { data: { status } } };
    return (await upstream.call(updateDealerStatus, call)).data.dealer;
  }

  @Mutation(() => DealerStatusChanges, { description: 'Changes the state of many dealers, all of them or none.' })
  @Rest(updateDealerStatuses)
  async updateDealerStatuses(
    @Arg('input', () => UpdateDealerStatusesInput, { description: 'Whose, and to what.' })
    input: UpdateDealerStatusesInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<DealerStatusChanges> {
    return (await upstream.call(updateDealerStatuses, { body: statusesBody(input) })).data.dealers;
  }

  @Mutation(() => Boolean, { description: 'Deletes a dealer; its history stays.' })
  @Rest(deleteDealer)
  async deleteDealer(
    @Arg('id', () => ID, { description: 'The number of the dealer.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<boolean> {
    await upstream.call(deleteDealer, { path: { id: pathId(id) } });
    return true;
  }
}

/** The member above each dealer of the table, by a loader: one call for the whole page. */
@Resolver(() => DealerRow)
export class DealerRowResolver {
  @FieldResolver(() => Member, {
    nullable: true,
    description: 'The member directly above, where the caller may see it.',
  })
  @Batched(listMembersByIds, idsPerCall)
  parent(@Root() { parentId }: DealerRow, @Ctx() { loaders }: GatewayContext): Promise<Member | null> | null {
    return parentId === null ? null : loaders.of(memberByIdLoader).load(parentId);
  }
}
