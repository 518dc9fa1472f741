import { Resolver } from 'type-graphql';
import { RestMutation, RestQuery } from '../directives/operations.js';
import { fileTicket } from '../files/fileTickets.js';
import { FileTicket } from '../files/files.types.js';
import { IdempotencyKey, Input, PathId, Upstream } from '../schema/arguments.js';
import { tableFileBody } from '../schema/tables.js';
import * as rest from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
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
  @RestQuery(() => SettlementPage, rest.settlementsTable)
  async settlementsTable(
    @Input(SettlementTableInput, 'The state of the table.') input: SettlementTableInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<SettlementPage> {
    return (await upstream.call(rest.settlementsTable, { body: settlementsState(input) })).data;
  }

  @RestQuery(() => Settlement, rest.getSettlement)
  async settlement(@PathId('run') id: number, @Upstream() upstream: UpstreamRequest): Promise<Settlement> {
    return (await upstream.call(rest.getSettlement, { path: { id } })).data.settlement;
  }

  @RestQuery(() => SettlementLinePage, rest.settlementLines)
  async settlementLines(
    @PathId('run') id: number,
    @Input(SettlementLineTableInput, 'The state of the table.') input: SettlementLineTableInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<SettlementLinePage> {
    const call = { path: { id }, body: settlementLinesState(input) };
    return (await upstream.call(rest.settlementLines, call)).data;
  }

  @RestQuery(() => FileTicket, rest.exportSettlementLines)
  settlementLinesFile(
    @PathId('run') id: number,
    @Input(SettlementLinesFileInput, 'The filter, order and format of the file.') input: SettlementLinesFileInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<FileTicket> {
    const body = tableFileBody(input, settlementLinesState);
    return fileTicket(upstream, rest.exportSettlementLines, { path: { id }, body });
  }

  @RestMutation(() => Settlement, rest.createSettlement)
  async createSettlement(
    @Input(SettlementInput, 'The run.') input: SettlementInput,
    @IdempotencyKey() idempotencyKey: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<Settlement> {
    return (await upstream.call(rest.createSettlement, { body: settlementBody(input), idempotencyKey })).data
      .settlement;
  }

  @RestMutation(() => Settlement, rest.updateSettlement)
  async updateSettlement(
    @PathId('run') id: number,
    @Input(UpdateSettlementInput, 'The run as it shall be.') input: UpdateSettlementInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<Settlement> {
    const body = { ...settlementBody(input), version: input.version };
    return (await upstream.call(rest.updateSettlement, { path: { id }, body })).data.settlement;
  }

  @RestMutation(() => Boolean, rest.deleteSettlement)
  async deleteSettlement(@PathId('run') id: number, @Upstream() upstream: UpstreamRequest): Promise<boolean> {
    await upstream.call(rest.deleteSettlement, { path: { id } });
    return true;
  }

  @RestMutation(() => Settlement, rest.proposeSettlement)
  async proposeSettlement(@PathId('run') id: number, @Upstream() upstream: UpstreamRequest): Promise<Settlement> {
    return (await upstream.call(rest.proposeSettlement, { path: { id } })).data.settlement;
  }

  @RestMutation(() => Settlement, rest.withdrawSettlement)
  async withdrawSettlement(@PathId('run') id: number, @Upstream() upstream: UpstreamRequest): Promise<Settlement> {
    return (await upstream.call(rest.withdrawSettlement, { path: { id } })).data.settlement;
  }

  @RestMutation(() => Settlement, rest.approveSettlement)
  async approveSettlement(@PathId('run') id: number, @Upstream() upstream: UpstreamRequest): Promise<Settlement> {
    return (await upstream.call(rest.approveSettlement, { path: { id } })).data.settlement;
  }
}
