import DataLoader from 'dataloader';
import type { Caller } from '../access/callers.js';
import { allows } from '../access/operationAccess.js';
import { idsPerCall } from '../limits/limits.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
import { campaignBudgets, campaignTotals, dealerPerformances } from '../upstream/endpoints.generated.js';
import type { BudgetUse, CampaignTotals } from './campaigns.types.js';
import { type DealerPerformance } from './dealerPerformance.types.js';

type TotalsByCampaignId = DataLoader<number, CampaignTotals | null>;
type BudgetUseByCampaignId = DataLoader<number, BudgetUse | null>;
type PerformanceByDealerId = DataLoader<number, DealerPerformance | null>;

/**
 * The totals of campaigns by their ids, as one call for up to 100 of them. For a caller who may not read totals, a
 * dealer, they are null, and nothing is asked.
 *
 * A write in the same request may have changed what was read: the loader then forgets it.
 */
export function totalsByCampaignIdLoader(upstream: UpstreamRequest, caller: () => Promise<Caller>): TotalsByCampaignId {
  const loader: TotalsByCampaignId = new DataLoader(
    async (ids) => {
      if (!allows(campaignTotals.access, await caller())) return ids.map(() => null);
      const { totals } = (await upstream.call(campaignTotals, { query: { ids: ids.join(',') } })).data;
      const byId = new Map(totals.map(({ campaignId, ...sums }) => [campaignId, sums]));
      return ids.map((id) => byId.get(id) ?? null);
    },
    { maxBatchSize: idsPerCall },
  );
  upstream.onDoubt(() => loader.clearAll());
  return loader;
}

/**
 * What stands against the budgets of campaigns by their ids, as one call for up to 100 of them; null without a budget. For
 * a caller who does not manage campaigns it is null, and nothing is asked.
 *
 * A write in the same request may have changed what was read: the loader then forgets it.
 */
export function budgetUseByCampaignIdLoader(
  upstream: UpstreamRequest,
  caller: () => Promise<Caller>,
): BudgetUseByCampaignId {
  const loader: BudgetUseByCampaignId = new DataLoader(
    async (ids) => {
      if (!allows(campaignBudgets.access, await caller())) return ids.map(() => null);
      const { budgets } = (await upstream.call(campaignBudgets, { query: { ids: ids.join(',') } })).data;
      const byId = new Map(budgets.map(({ campaignId, ...use }) => [campaignId, use]));
      return ids.map((id) => byId.get(id) ?? null);
    },
    { maxBatchSize: idsPerCall },
  );
  upstream.onDoubt(() => loader.clearAll());
  return loader;
}

/**
 * How dealers perform by their ids, as one call for up to 100 of them. For a caller without the table of dealers, a
 * dealer, it is null, and nothing is asked; so it is for a dealer that the caller may not see.
 *
 * A write in the same request may have changed what was read: the loader then forgets it.
 */
export function performanceByDealerIdLoader(
  upstream: UpstreamRequest,
  caller: () => Promise<Caller>,
): PerformanceByDealerId {
  const loader: PerformanceByDealerId = new DataLoader(
    async (ids) => {
      if (!allows(dealerPerformances.access, await caller())) return ids.map(() => null);
      const { performances } = (await upstream.call(dealerPerformances, { query: { ids: ids.join(',') } })).data;
      const byId = new Map(performances.map((each) => [each.dealerId, each]));
      return ids.map((id) => byId.get(id) ?? null);
    },
    { maxBatchSize: idsPerCall },
  );
  upstream.onDoubt(() => loader.clearAll());
  return loader;
}
