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
 * The totals of campaigns by id: one call for up to 100 ids. Null, without a call, where the caller may not read totals
 * (a dealer).
 *
 * After a write in the same request, the cached results are cleared.
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
  upstream.onInvalidated(() => loader.clearAll());
  return loader;
}

/**
 * The use of campaign budgets by campaign id: one call for up to 100 ids. Null where a campaign has no budget and,
 * without a call, where the caller does not manage campaigns.
 *
 * After a write in the same request, the cached results are cleared.
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
  upstream.onInvalidated(() => loader.clearAll());
  return loader;
}

/**
 * The performance of dealers by id: one call for up to 100 ids. Null for a dealer that the caller may not see and,
 * without a call, where the caller has no table of dealers (a dealer).
 *
 * After a write in the same request, the cached results are cleared.
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
  upstream.onInvalidated(() => loader.clearAll());
  return loader;
}
