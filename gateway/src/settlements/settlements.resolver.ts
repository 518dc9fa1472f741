import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { Rest } from '../directives/decorators.js';
import { fileTicket } from '../files/fileTickets.js';
import { FileTicket } from '../files/files.types.js';
import { pathId } from '../schema/ids.js';
import { tableFileBody } from '../schema/tables.js';
import {
  approveSettlement,
  createSettlement,
  deleteSettlement,
  exportSettlementLines,
  getSettlement,
  proposeSettlement,
  settlementLines,
  settlementsTable,
  updateSettlement,
  withdrawSettlement,
} from '../upstream/endpoints.generated.js';
import {
  settlementBody,
  SettlementInput,
  SettlementLinesFileInput,
  settlementLinesState,
  SettlementLineTableInput,
  settlementsState,
  SettlementTableInput,
  UpdateSettlementInput,
} from './settlements.inputs.js';
import { Settlement, SettlementLinePage, SettlementPage } from './settlements.types.js';

/** Runs that pay what dealers may spend, until they are approved. */
@Resolver()
export class SettlementsResolver {
  @Query(() => SettlementPage, { nullable: true, description: 'A page of the settlement runs.' })
  @Rest(settlementsTable)
  async settlementsTable(
    @Arg('input', () => SettlementTableInput, { description: 'The state of the table.' }) input: SettlementTableInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<SettlementPage> {
    return (await upstream.call(settlementsTable, { body: settlementsState(input) })).data;
  }

  @Query(() => Settlement, { nullable: true, description: 'A settlement run, with what it comes to.' })
  @Rest(getSettlement)
  async settlement(
    @Arg('id', () => ID, { description: 'The number of the run.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Settlement> {
    return (await upstream.call(getSettlement, { path: { id: pathId(id) } })).data.settlement;
  }

  @Query(() => SettlementLinePage, {
    nullable: true,
    description: 'A page of the dealers of a settlement run: what each is paid and why.',
  })
  @Rest(settlementLines)
  async settlementLines(
    @Arg('id', () => ID, { description: 'The number of the run.' }) id: string,
    @Arg('input', () => SettlementLineTableInput, { description: 'The state of the table.' })
    input: SettlementLineTableInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<SettlementLinePage> {
    const call = { path: { id: pathId(id) }, body: settlementLinesState(input) };
    return (await upstream.call(settlementLines, call)).data;
  }

  @Query(() => FileTicket, { nullable: true, description: 'The dealers of a settlement run as a file.' })
  @Rest(exportSettlementLines)
  settlementLinesFile(
    @Arg('id', () => ID, { description: 'The number of the run.' }) id: string,
    @Arg('input', () => SettlementLinesFileInput, { description: 'Which, in which order and format.' })
    input: SettlementLinesFileInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<FileTicket> {
    const body = tableFileBody(input, settlementLinesState);
    return fileTicket(upstream, exportSettlementLines, { path: { id: pathId(id) }, body });
  }

  @Mutation(() => Settlement, { description: 'Makes a settlement run: a draft, for which nothing is written.' })
  @Rest(createSettlement)
  async createSettlement(
    @Arg('input', () => SettlementInput, { description: 'The run.' }) input: SettlementInput,
    @Arg('idempotencyKey', () => String, { description: 'The same key makes one run.' }) idempotencyKey: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Settlement> {
    return (await upstream.call(createSettlement, { body: settlementBody(input), idempotencyKey })).data.settlement;
  }

  @Mutation(() => Settlement, { description: 'Changes a draft of a settlement run.' })
  @Rest(updateSettlement)
  async updateSettlement(
    @Arg('id', () => ID, { description: 'The number of the run.' }) id: string,
    @Arg('input', () => UpdateSettlementInput, { description: 'The run as it shall be.' }) input: UpdateSettlementInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Settlement> {
    const body = { ...settlementBody(input), version: input.version };
    return (await upstream.call(updateSettlement, { path: { id: pathId(id) }, body })).data.settlement;
  }

  @Mutation(() => Boolean, { description: 'Deletes a draft of a settlement run.' })
  @Rest(deleteSettlement)
  async deleteSettlement(
    @Arg('id', () => ID, { description: 'The number of the run.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<boolean> {
    await upstream.call(deleteSettlement, { path: { id: pathId(id) } });
    return true;
  }

  @Mutation(() => Settlement, {
    description: 'Proposes a settlement run: freezes its lines with the balances that they rest on.',
  })
  @Rest(proposeSettlement)
  async proposeSettlement(
    @Arg('id', () => ID, { description: 'The number of the run.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Settlement> {
    return (await upstream.call(proposeSettlement, { path: { id: pathId(id) } })).data.settlement;
  }

  @Mutation(() => Settlement, { description: 'Withdraws a proposed settlement run, for good.' })
  @Rest(withdrawSettlement)
  async withdrawSettlement(
    @Arg('id', () => ID, { description: 'The number of the run.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Settlement> {
    return (await upstream.call(withdrawSettlement, { path: { id: pathId(id) } })).data.settlement;
  }

  @Mutation(() => Settlement, {
    description:
      'Approves a settlement run that somebody else has proposed: writes its entries and makes its documents. Where balances have changed since, the run is a draft again.',
  })
  @Rest(approveSettlement)
  async approveSettlement(
    @Arg('id', () => ID, { description: 'The number of the run.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Settlement> {
    return (await upstream.call(approveSettlement, { path: { id: pathId(id) } })).data.settlement;
  }
}
