/** The forecast of a dealer in a campaign, and its prize with further tyres (docs/domain/reports.md). */
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../ground/database/connections/connection.js';
import { rowsIn } from '../../../ground/database/rows.js';
import { sales } from '../../../ground/database/tables/programme/sales.js';
import type { memberships } from '../../../ground/database/tables/programme/memberships.js';
import { millionths } from '../../../ground/domain/decimal.js';
import { nextThreshold, prizeAt, thresholdsOf } from '../../../ground/domain/incentive/incentive.js';
import type { Sums } from '../../../ground/domain/incentive/lineSums.js';
import {
  forecastOf,
  outsidePeriod,
  percentageOf,
  periodBefore,
  shareOf,
  sumsLess,
} from '../../../ground/domain/incentive/underWay.js';
import { whatIf, type FurtherTires } from '../../../ground/domain/incentive/whatIf.js';
import { yearBefore } from '../../../ground/domain/periods.js';
import type { SignedIn } from '../../../ground/platform/http/caller.js';
import type { ServiceContext } from '../../../ground/platform/context.js';
import { notFound, Refusal, wrongInput } from '../../../ground/platform/http/errors.js';
import { membershipIn } from '../membership/queries.js';
import type { DealerInCampaign } from '../membership/service.js';
import type { CampaignRow } from '../../campaigns/campaign/queries.js';
import type { DealerUnderWay } from '../../underWay/underWay.js';
import { eligibleLine } from '../../../figures/sums/lineRules.js';
import { sumsByDealer } from '../../../figures/sums/sums.js';
import { tiresBeforeOf } from '../../../figures/sums/tiresBefore.js';

/**
 * The forecast of a dealer: its tyres up to the programme's day, the share s, the forecast or the reason why there is
 * none, what its own last year leads to, and its thresholds.
 *
 * @throws Refusal NOT_FOUND for a dealer that is not in the campaign, or outside the caller's subtree
 */
export async function dealerForecast(
  { database, programmeDay }: Pick<ServiceContext, 'database' | 'programmeDay'>,
  caller: SignedIn,
  { id, dealerId }: DealerInCampaign,
) {
  const found = await membershipIn(database, caller.member, id, dealerId);
  if (found === undefined) throw notFound();
  const { campaign, membership } = found;
  const { goalThreshold } = membership;
  const today = programmeDay();
  const outsideReason = outsidePeriod(campaign, today);
  const [sums, share] = await Promise.all([
    outsideReason === 'closed' ? storedSums(membership) : sumsToDay(database, campaign, membership, today),
    outsideReason === null
      ? tiresBeforeOf(database, id, today).then((before) => shareOf(before, campaign, today))
      : null,
  ]);
  const forecast = share && forecastOf(campaign, goalThreshold, sums, share);
  const tires = Math.max(sums.quantity, 0);
  const asLastYear =
    outsideReason === null
      ? await forecastAsLastYear(database, { campaign, dealerId, goalThreshold, sums }, today)
      : null;
  const next = nextThreshold(campaign, goalThreshold, tires);
  return {
    today,
    tires,
    goalThreshold,
    share: share && percentageOf(share.numerator, share.denominator),
    forecast,
    asLastYear,
    noForecast: forecast === null ? (outsideReason ?? ('tooEarly' as const)) : null,
    thresholds: thresholdsOf(campaign, goalThreshold),
    nextThreshold: next,
    tiresToNextThreshold: next === null ? null : next - tires,
  };
}

/**
 * Where a dealer ends if it buys in the rest of the period what it bought then a year before, by the same eligibility:
 * its prize with today's B, as if accepted, and what of it can be spent. Null where it had no tyres in the period then.
 */
export async function forecastAsLastYear(
  database: Database,
  { campaign, dealerId, goalThreshold, sums }: Pick<DealerUnderWay, 'campaign' | 'dealerId' | 'goalThreshold' | 'sums'>,
  today: string,
) {
  // as for its sums: a draft counts no lines
  if (campaign.state === 'draft') return null;
  const [before] = rowsIn<{ readonly whole: number; readonly rest: number }>(
    await database.execute(sql`
      select coalesce(sum(${sales.quantity}), 0)::int as whole,
        coalesce(sum(${sales.quantity}) filter (where ${sales.soldOn} > ${yearBefore(today)}), 0)::int as rest
      from ${sales}
      where ${eligibleLine({ ...campaign, ...periodBefore(campaign) })} and ${eq(sales.dealerId, dealerId)}`),
  );
  if (before === undefined || before.whole <= 0) return null;
  const tires = Math.max(sums.quantity + Math.max(before.rest, 0), 0);
  const { earned, spendable } = prizeAt(campaign, goalThreshold, sums, tires);
  return { tires, prize: earned, spendable };
}

/**
 * The figures of a dealer with further tyres added to the present ones; nothing is stored.
 *
 * @throws Refusal NOT_FOUND as `dealerForecast`; BAD_USER_INPUT for a boost that the campaign does not have; CONFLICT,
 *   reason campaignClosed or periodOver, where no further tyre can count
 */
export async function dealerWhatIf(
  { database, programmeDay }: Pick<ServiceContext, 'database' | 'programmeDay'>,
  caller: SignedIn,
  { id, dealerId }: DealerInCampaign,
  { tires, boost }: FurtherTires,
) {
  const found = await membershipIn(database, caller.member, id, dealerId);
  if (found === undefined) throw notFound();
  const { campaign, membership } = found;
  const chosen = boost === null ? undefined : campaign.factorBoostDetail.boosts[boost];
  if (boost !== null && chosen === undefined) throw wrongInput({ boost: 'unknown' });
  const outsideReason = outsidePeriod(campaign, programmeDay());
  if (outsideReason === 'closed') throw new Refusal('CONFLICT', { reason: 'campaignClosed' });
  if (outsideReason === 'ended') throw new Refusal('CONFLICT', { reason: 'periodOver' });
  return {
    tires,
    boostLabel: chosen?.label ?? null,
    accepted: membership.acceptedAt !== null,
    ...whatIf(campaign, membership, storedSums(membership), { tires, boost }),
  };
}

type MembershipRow = typeof memberships.$inferSelect;

function storedSums({ quantity, fleetQuantity, boostedQuantity }: MembershipRow): Sums {
  return { quantity, fleetQuantity, boostedQuantity: millionths(boostedQuantity) };
}

/** The stored sums of a dealer minus those of its lines after today. */
async function sumsToDay(
  database: Database,
  campaign: CampaignRow,
  membership: MembershipRow,
  today: string,
): Promise<Sums> {
  const { dealerId } = membership;
  const laterLines = and(eq(sales.dealerId, dealerId), sql`${sales.soldOn} > ${today}`);
  const later = await sumsByDealer(database, campaign, laterLines);
  return sumsLess(storedSums(membership), later.get(dealerId));
}
