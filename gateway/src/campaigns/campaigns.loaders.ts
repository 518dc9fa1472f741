import DataLoader from 'dataloader';
import type { Caller } from '../access/callers.js';
import { allows } from '../access/operationAccess.js';
import { idsPerCall } from '../limits/limits.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
import { campaignTotals } from '../upstream/endpoints.generated.js';
import type { CampaignTotals } from './campaigns.types.js';

type TotalsByCampaignId = DataLoader<number, CampaignTotals | null>;

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
