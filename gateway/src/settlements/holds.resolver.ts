import { Resolver } from 'type-graphql';
import { TypicalRows } from '../directives/decorators.js';
import { RestMutation, RestQuery } from '../directives/operations.js';
import { Input, PathId, Upstream } from '../schema/arguments.js';
import * as rest from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
import { holdBody, holdsState, SettlementHoldInput, SettlementHoldTableInput } from './holds.inputs.js';
import { SettlementHold, SettlementHoldPage } from './holds.types.js';

/** Credits that neither pay nor cover until they are released. */
@Resolver()
export class SettlementHoldsResolver {
  @RestQuery(() => SettlementHoldPage, rest.settlementHoldsTable)
  async settlementHoldsTable(
    @Input(SettlementHoldTableInput, 'The state of the table.') input: SettlementHoldTableInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<SettlementHoldPage> {
    return (await upstream.call(rest.settlementHoldsTable, { body: holdsState(input) })).data;
  }

  @RestQuery(() => [SettlementHold], rest.dealerSettlementHolds)
  @TypicalRows(2)
  async dealerSettlementHolds(
    @PathId('dealer', 'dealerId') dealerId: number,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<SettlementHold[]> {
    return (await upstream.call(rest.dealerSettlementHolds, { path: { id: dealerId } })).data.holds;
  }

  @RestMutation(() => SettlementHold, rest.holdSettlementCredits)
  async holdSettlementCredits(
    @Input(SettlementHoldInput, 'The credits and the reason.') input: SettlementHoldInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<SettlementHold> {
    return (await upstream.call(rest.holdSettlementCredits, { body: holdBody(input) })).data.hold;
  }

  @RestMutation(() => SettlementHold, rest.releaseSettlementCredits)
  async releaseSettlementCredits(
    @PathId('hold') id: number,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<SettlementHold> {
    return (await upstream.call(rest.releaseSettlementCredits, { path: { holdId: id } })).data.hold;
  }
}
