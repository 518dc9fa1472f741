import type { ExportFormat } from '@gdd/schema/campaigns';
import { selectLimit } from '@gdd/schema/lists';
import type { DealerStatus, MemberRole } from '@gdd/schema/members';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { Batched } from '../directives/decorators.js';
import { RestMutation, RestQuery } from '../directives/operations.js';
import { fileTicket } from '../files/fileTickets.js';
import { FileTicket } from '../files/files.types.js';
import { idsPerCall } from '../limits/limits.js';
import {
  Argument,
  FormatArg,
  IdArg,
  IdempotencyKey,
  Input,
  IntArg,
  PathId,
  TextArg,
  Upstream,
} from '../schema/arguments.js';
import { DealerStatusEnum, MemberRoleEnum } from '../schema/enums.js';
import { pathId } from '../schema/ids.js';
import * as rest from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
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
  @RestQuery(() => [DealerOption], rest.listDealers)
  async dealers(
    @TextArg('search', 'A part of name, code, VAT number or city.') search: string,
    @IntArg('limit', 'Choices at most: 1 to 100.', { defaultValue: selectLimit.default }) limit: number,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<DealerOption[]> {
    return (await upstream.call(rest.listDealers, { query: selectQuery(search, limit) })).data.dealers;
  }

  @RestQuery(() => DealerPage, rest.dealersTable)
  async dealersTable(
    @Input(DealerTableInput, 'The state of the table.') input: DealerTableInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<DealerPage> {
    return (await upstream.call(rest.dealersTable, { body: tableState(input) })).data;
  }

  @RestQuery(() => FileTicket, rest.exportDealers)
  dealersFile(
    @Argument.orNull('filter', () => DealerFilter, 'Filter for dealers; all if omitted.')
    filter: DealerFilter | null | undefined,
    @Argument.orNull('sort', () => DealerSort, 'The order; by id if omitted.') sort: DealerSort | null | undefined,
    @TextArg.orNull('search', 'A part of name, code, VAT number or city.') search: string | null | undefined,
    @FormatArg() format: ExportFormat,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<FileTicket> {
    return fileTicket(upstream, rest.exportDealers, { query: exportQuery({ filter, sort, search, format }) });
  }

  @RestQuery(
    () => [Member],
    [rest.listMembersByRole, rest.listMembersByRoleAndParent],
    'Members of one kind, for the cascading filters.',
  )
  async dealersByRole(
    @Argument('role', () => MemberRoleEnum, 'The kind.') role: MemberRole,
    @IdArg.orNull('parent', 'Only below this member.') parent: string | undefined,
    @TextArg('search', 'A part of name or code.', { defaultValue: '' }) search: string,
    @IntArg('limit', 'Members at most: 1 to 100.', { defaultValue: selectLimit.default }) limit: number,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<Member[]> {
    const query = selectQuery(search, limit);
    const response = await (parent == null
      ? upstream.call(rest.listMembersByRole, { path: { role }, query })
      : upstream.call(rest.listMembersByRoleAndParent, { path: { role, parent: pathId(parent) }, query }));
    return response.data.dealers;
  }

  @RestQuery(() => Dealer, rest.getDealer)
  async dealer(@PathId('dealer') id: number, @Upstream() upstream: UpstreamRequest): Promise<Dealer> {
    return (await upstream.call(rest.getDealer, { path: { id } })).data.dealer;
  }

  @RestMutation(() => Dealer, rest.createDealer)
  async createDealer(
    @Input(CreateDealerInput, 'The dealer.') input: CreateDealerInput,
    @IdempotencyKey() idempotencyKey: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<Dealer> {
    return (await upstream.call(rest.createDealer, { body: dealerBody(input), idempotencyKey })).data.dealer;
  }

  @RestMutation(() => Dealer, rest.updateDealer)
  async updateDealer(
    @PathId('dealer') id: number,
    @Input(UpdateDealerInput, 'The dealer as it shall be.') input: UpdateDealerInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<Dealer> {
    const call = { path: { id }, body: dealerBody(input) };
    return (await upstream.call(rest.updateDealer, call)).data.dealer;
  }

  @RestMutation(() => Dealer, rest.updateDealerStatus)
  async updateDealerStatus(
    @PathId('dealer') id: number,
    @Argument('status', () => DealerStatusEnum, 'The new state.') status: DealerStatus,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<Dealer> {
    const call = { path: { id }, body: { data: { status } } };
    return (await upstream.call(rest.updateDealerStatus, call)).data.dealer;
  }

  @RestMutation(() => DealerStatusChanges, rest.updateDealerStatuses)
  async updateDealerStatuses(
    @Input(UpdateDealerStatusesInput, 'The dealers and the new status.') input: UpdateDealerStatusesInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<DealerStatusChanges> {
    return (await upstream.call(rest.updateDealerStatuses, { body: statusesBody(input) })).data.dealers;
  }

  @RestMutation(() => Boolean, rest.deleteDealer)
  async deleteDealer(@PathId('dealer') id: number, @Upstream() upstream: UpstreamRequest): Promise<boolean> {
    await upstream.call(rest.deleteDealer, { path: { id } });
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
  @Batched(rest.listMembersByIds, idsPerCall)
  parent(@Root() { parentId }: DealerRow, @Ctx() { loaders }: GatewayContext): Promise<Member | null> | null {
    return parentId === null ? null : loaders.of(memberByIdLoader).load(parentId);
  }
}
