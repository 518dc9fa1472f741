/** The sale lines of a dealer that do not count in a campaign, each with why (docs/domain/campaigns-and-prizes.md). */
import type { LineCondition } from '@gdd/schema/campaigns';
import { and, asc, count, eq, gte, lte, sql } from 'drizzle-orm';
import { brands, sales } from '../database/tables/programme/sales.js';
import { timeAround } from '../domain/periods.js';
import type { SignedIn } from '../platform/http/caller.js';
import type { ServiceContext } from '../platform/context.js';
import { notFound } from '../platform/http/errors.js';
import { eligibleLine, failedLineCondition } from '../sums/lineRules.js';
import { membershipIn } from '../memberships/membership/queries.js';
import type { DealerInCampaign } from '../memberships/membership/service.js';
import type { CampaignRow } from '../campaigns/campaign/queries.js';
import { disputeOfLine } from './disputes.js';
import { newestFirst, ofDocuments, saleColumns, saleId } from './saleLines.js';
import type { LinesQuery } from './schemas.js';

/**
 * The lines of a dealer in the time around a campaign that its rules do not count, those of its period first, then newest
 * first, each with the first condition that it fails. They are read where imports put them: what was applied a moment ago
 * is there.
 *
 * @throws Refusal NOT_FOUND for a dealer that is not in it, or outside the caller's subtree
 */
export async function excludedLines(
  { database }: Pick<ServiceContext, 'database'>,
  caller: SignedIn,
  { id, dealerId }: DealerInCampaign,
  { page, pageSize, search }: LinesQuery,
) {
  const found = await membershipIn(database, caller.member, id, dealerId);
  if (found === undefined) throw notFound();
  const { campaign } = found;
  const time = timeAround(campaign);
  const excluded = and(excludedFrom(campaign, dealerId), ofDocuments(search));
  // A line sold in time that fails for what it is says more than the many of other months.
  const isOutside = sql`${sales.soldOn} not between ${campaign.startsOn} and ${campaign.endsOn}`;
  const [lines, [all]] = await Promise.all([
    database
      .select({
        ...saleColumns,
        failedCondition: sql<LineCondition>`${failedLineCondition(campaign)}`,
        dispute: disputeOfLine(id),
      })
      .from(sales)
      .innerJoin(brands, eq(brands.id, sales.brandId))
      .where(excluded)
      .orderBy(asc(isOutside), ...newestFirst)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    database.select({ total: count() }).from(sales).where(excluded),
  ]);
  return { ...time, items: lines.map((line) => ({ ...line, id: saleId(line) })), total: all?.total ?? 0 };
}

/** The lines of a dealer in the time around a campaign that its rules do not count. */
export function excludedFrom(campaign: CampaignRow, dealerId: number) {
  const time = timeAround(campaign);
  return and(
    eq(sales.dealerId, dealerId),
    gte(sales.soldOn, time.from),
    lte(sales.soldOn, time.to),
    sql`not (${eligibleLine(campaign)})`,
  );
}
