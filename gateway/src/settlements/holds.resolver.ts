import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { Rest, TypicalRows } from '../directives/decorators.js';
import { pathId } from '../schema/ids.js';
import {
  dealerSettlementHolds,
  holdSettlementCredits,
  releaseSettlementCredits,
  settlementHoldsTable,
} from '../upstream/endpoints.generated.js';
import { holdBody, holdsState, SettlementHoldInput, SettlementHoldTableInput } from './holds.inputs.js';
import { SettlementHold, SettlementHoldPage } from './holds.types.js';

/** Credits that neither pay nor cover until they are released. */
@Resolver()
export class SettlementHoldsResolver {
  @Query(() => SettlementHoldPage, { nullable: true, description: 'A page of the credits on hold, released ones too.' })
  @Rest(settlementHoldsTable)
  async settlementHoldsTable(
    @Arg('input', () => SettlementHoldTableInput, { description: 'The state of the table.' })
    input: SettlementHoldTableInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<SettlementHoldPage> {
    return (await upstream.call(settlementHoldsTable, { body: holdsState(input) })).data;
  }

  @Query(() => [SettlementHold], { nullable: true, description: 'The credits of a dealer on hold, oldest first.' })
  @Rest(dealerSettlementHolds)
  @TypicalRows(2)
  async dealerSettlementHolds(
    @Arg('dealerId', () => ID, { description: 'The number of the dealer.' }) dealerId: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<SettlementHold[]> {
    return (await upstream.call(dealerSettlementHolds, { path: { id: pathId(dealerId) } })).data.holds;
  }

  @Mutation(() => SettlementHold, { description: 'Puts the credits of a dealer on hold, or that in one campaign.' })
  @Rest(holdSettlementCredits)
  async holdSettlementCredits(
    @Arg('input', () => SettlementHoldInput, { description: 'Which, and why.' }) input: SettlementHoldInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<SettlementHold> {
    return (await upstream.call(holdSettlementCredits, { body: holdBody(input) })).data.hold;
  }

  @Mutation(() => SettlementHold, { description: 'Releases credits on hold: the next run finds them.' })
  @Rest(releaseSettlementCredits)
  async releaseSettlementCredits(
    @Arg('id', () => ID, { description: 'The number of the hold.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<SettlementHold> {
    return (await upstream.call(releaseSettlementCredits, { path: { holdId: pathId(id) } })).data.hold;
  }
}
