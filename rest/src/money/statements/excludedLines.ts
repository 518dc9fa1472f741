/**
 * The sale lines of a dealer that do not count in a campaign, with the reason (docs/domain/campaigns-and-prizes.md).
 */
import type { LineCondition } from '@gdd/schema/campaigns';
import { and, asc, count, eq, gte, lte, sql } from 'drizzle-orm';
import { brands, sales } from '../../ground/database/tables/programme/sales.js';
import { timeAround } from '../../ground/domain/periods.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { notFound } from '../../ground/platform/http/errors.js';
import { eligibleLine, failedLineCondition } from '../../figures/sums/lineRules.js';
import { membershipIn } from '../../programme/memberships/membership/queries.js';
import type { DealerInCampaign } from '../../programme/memberships/membership/service.js';
import type { CampaignRow } from '../../programme/campaigns/campaign/queries.js';
import { disputeOfLine } from './disputes.js';
import { newestFirst, ofDocuments, saleColumns, saleId } from './saleLines.js';
import type { LinesQuery } from './schemas.js';

/**
 * A page of the lines of a dealer around a campaign's period (`timeAround`) that its rules do not count, those in the
 * period first, then newest first, each with the first condition that it fails. Read from the sale lines themselves, so
 * that an import that was just applied is included.
 *
 * @throws Refusal NOT_FOUND for a dealer that is not in it, or outside the caller's subtree
 */
export async function excludedLines(
  { database }: Pick<ServiceContext, 'database'>,
  caller: SignedIn,
  { id, dealerId }: DealerInCampaign,
  { page, pageSize, search }: LinesQuery,
) {
  const membership = await membershipIn(database, caller.member, id, dealerId);
  if (membership === undefined) throw notFound();
  const { campaign } = membership;
  const range = timeAround(campaign);
  const excluded = and(excludedFrom(campaign, dealerId), ofDocuments(search));
  // lines in the period that fail another condition are more interesting than the many of other months
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
  return { ...range, items: lines.map((line) => ({ ...line, id: saleId(line) })), total: all?.total ?? 0 };
}

/** The condition for lines of a dealer around a campaign's period (`timeAround`) that its rules do not count. */
export function excludedFrom(campaign: CampaignRow, dealerId: number) {
  const range = timeAround(campaign);
  return and(
    eq(sales.dealerId, dealerId),
    gte(sales.soldOn, range.from),
    lte(sales.soldOn, range.to),
    sql`not (${eligibleLine(campaign)})`,
  );
}
