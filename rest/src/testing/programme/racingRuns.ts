/** Runs of settlements whose documents are raced for, on a real Postgres. */
import { eq, sql } from 'drizzle-orm';
import { memberships } from '../../ground/database/tables/programme/memberships.js';
import { settlementDocuments } from '../../ground/database/tables/programme/settlements.js';
import { recordAdjustment } from '../../money/ledger/service.js';
import { insertMemberships } from '../../programme/memberships/membership/queries.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import { approveSettlement } from '../../money/settlements/approval.js';
import { createSettlement, proposeSettlement } from '../../money/settlements/service.js';
import { recomputeSums } from '../../figures/sums/sums.js';
import { RacingDealers } from './racingDealers.js';
import { newCampaign } from './salesAndCampaigns.js';

/** Dealers that a run pays, each with one note. */
export const dealersOfARun = 4;
/** The programme's day, and that of all runs. */
export const day = '2025-10-15';

export class RacingRuns extends RacingDealers {
  /** A campaign that pays 1 EUR a tyre at once, in which some dealers have 100 EUR each. @param round chooses the dealers */
  async campaignWithCredits(round: number) {
    const { context, database, administrator } = this;
    const rules = await newCampaign(database, {
      incentiveDetail: { basis: 'marginal', tiers: [{ from: 0, rate: '1' }], unlockAt: 1 },
    });
    const start = (round * dealersOfARun) % (this.dealers.length - dealersOfARun);
    const dealerIds = this.dealers.slice(start, start + dealersOfARun).map(({ member }) => member.id);
    const goals = dealerIds.map((dealerId) => ({ dealerId, goalThreshold: 100 }));
    await insertMemberships(database, rules.id, goals, this.service.clock.now());
    await database.transaction((transaction) => recomputeSums(transaction, rules, null));
    for (const dealerId of dealerIds) {
      const adjustment = { day, amount: '100', reason: 'Saldo' };
      await recordAdjustment(context, administrator, { id: rules.id, dealerId }, adjustment, undefined);
    }
    return { campaignId: rules.id, dealerIds };
  }

  async proposedRun(campaignId: number): Promise<number> {
    const input = { title: 'Corsa', campaigns: [campaignId], filter: {}, minimum: '0', day };
    const { id } = await createSettlement(this.context, this.administrator, input, undefined);
    await proposeSettlement(this.context, this.administrator, id);
    return id;
  }

  /** An approved run. @param states of its notes, instead of those that they have then */
  async notes(round: number, approver: SignedIn, states: Partial<typeof settlementDocuments.$inferInsert> = {}) {
    const { campaignId } = await this.campaignWithCredits(round);
    const run = await this.proposedRun(campaignId);
    await approveSettlement(this.context, approver, run);
    const ofRun = eq(settlementDocuments.settlementId, run);
    const notes = await this.database
      .update(settlementDocuments)
      .set({ delivery: 'notSent', ...states })
      .where(ofRun)
      .returning();
    return { campaignId, notes };
  }

  balancesOf(campaignId: number) {
    return this.database
      .select({ dealerId: memberships.dealerId, left: sql<string>`(plafond_expendable - debt)::text` })
      .from(memberships)
      .where(eq(memberships.campaignId, campaignId));
  }
}
