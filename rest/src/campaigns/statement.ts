/** How a dealer's prize comes about, to the single line (domain page, section 3). */
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/connection.js';
import { brands, campaigns, members, memberships, sales } from '../database/schema.js';
import { inSubtreeOf, type Place } from '../database/scope.js';
import { decimalText, millionths } from '../domain/decimal.js';
import { explain, type Boost, type Sums } from '../domain/incentive.js';
import type { Paging } from '../domain/tableState.js';
import type { SignedIn } from '../platform/caller.js';
import type { ServiceContext } from '../platform/context.js';
import { notFound } from '../platform/errors.js';
import { eligibleLine, lineBoost, lineFactor } from './lineRules.js';
import { redemptionsOf } from './membershipQueries.js';
import { redemptionView } from './redemptions.js';
import { detailView, membershipView, summaryView } from './views.js';
import type { CampaignRow } from './queries.js';

/**
 * What a dealer has in a campaign and why. Everything is read at one instant, so that it adds up while imports go on.
 *
 * @throws Refusal NOT_FOUND for a dealer that is not in it, or outside the caller's subtree
 */
export async function campaignStatement(
  { database }: ServiceContext,
  caller: SignedIn,
  campaignId: number,
  dealerId: number,
) {
  return database.transaction(
    async (transaction) => {
      const found = await membershipOf(transaction, caller.member, campaignId, dealerId);
      if (found === undefined) throw notFound();
      const { campaign, membership, businessName } = found;
      const shares = await boostShares(transaction, campaign, dealerId);
      const kept = { ...membership, boostedQuantity: millionths(membership.boostedQuantity) };
      const redemptions = await redemptionsOf(transaction, campaignId, dealerId);
      return {
        campaign: summaryView(campaign),
        dealerId,
        businessName,
        ...membershipView(membership),
        incentiveDetail: detailView(campaign.incentiveDetail),
        factorBoostDetail: campaign.factorBoostDetail,
        eligibility: campaign.eligibility,
        ...explain(campaign.incentiveDetail, membership.goalThreshold, kept),
        boosts: campaign.factorBoostDetail.boosts.map((boost, index) => ({
          label: boost.label,
          factor: factorText(boost),
          tires: shares.get(index)?.quantity ?? 0,
          fleetTires: shares.get(index)?.fleetQuantity ?? 0,
        })),
        unboostedTires: shares.get(null)?.quantity ?? 0,
        redeemed: membership.redeemed,
        redemptions: redemptions.map(redemptionView),
        linesChangedSinceClosing: campaign.state === 'closed' && !areSame(sumOf([...shares.values()]), kept),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/**
 * The lines that count for a dealer in a campaign, newest first.
 *
 * @throws Refusal NOT_FOUND for a dealer that is not in it, or outside the caller's subtree
 */
export async function campaignLines(
  { database }: ServiceContext,
  caller: SignedIn,
  { campaignId, dealerId }: { readonly campaignId: number; readonly dealerId: number },
  { page, pageSize }: Paging,
) {
  const found = await membershipOf(database, caller.member, campaignId, dealerId);
  if (found === undefined) throw notFound();
  const { campaign } = found;
  const counted = and(eq(sales.dealerId, dealerId), eligibleLine(campaign));
  const [lines, [all]] = await Promise.all([
    database
      .select({
        document: sales.document,
        line: sales.line,
        soldOn: sales.soldOn,
        brand: brands.name,
        season: sales.season,
        segment: sales.segment,
        rim: sales.rim,
        channel: sales.channel,
        quantity: sales.quantity,
        amount: sales.amount,
        boost: sql<number | null>`${lineBoost(campaign)}`,
      })
      .from(sales)
      .innerJoin(brands, eq(brands.id, sales.brandId))
      .where(counted)
      .orderBy(desc(sales.soldOn), asc(sales.document), asc(sales.line))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    database.select({ total: count() }).from(sales).where(counted),
  ]);
  const { boosts } = campaign.factorBoostDetail;
  return {
    items: lines.map(({ boost: index, ...line }) => {
      const boost = index === null ? undefined : boosts[index];
      return {
        ...line,
        id: `${line.document}/${line.line}`,
        factor: factorText(boost),
        boostLabel: boost?.label ?? null,
      };
    }),
    total: all?.total ?? 0,
  };
}

const factorText = (boost: Boost | undefined) => decimalText(millionths(boost?.factor ?? 1));

async function membershipOf(database: Database, top: Place, campaignId: number, dealerId: number) {
  const [found] = await database
    .select({ campaign: campaigns, membership: memberships, businessName: members.businessName })
    .from(memberships)
    .innerJoin(campaigns, eq(campaigns.id, memberships.campaignId))
    .innerJoin(members, eq(members.id, memberships.dealerId))
    .where(and(eq(memberships.campaignId, campaignId), eq(memberships.dealerId, dealerId), inSubtreeOf(top)));
  return found;
}

/** The sums over a dealer's lines, apart for each boost by its place in the list; null for the lines without one. */
async function boostShares(
  database: Database,
  campaign: CampaignRow,
  dealerId: number,
): Promise<ReadonlyMap<number | null, Sums>> {
  const lines = database
    .select({
      quantity: sales.quantity,
      channel: sales.channel,
      boost: sql<number | null>`${lineBoost(campaign)}`.as('boost'),
      factor: sql<string>`${lineFactor(campaign)}`.as('factor'),
    })
    .from(sales)
    .where(and(eq(sales.dealerId, dealerId), eligibleLine(campaign)))
    .as('lines');
  const rows = await database
    .select({
      boost: lines.boost,
      quantity: sql`sum(${lines.quantity})`.mapWith(Number),
      fleetQuantity: sql`coalesce(sum(${lines.quantity}) filter (where ${lines.channel} = 'fleet'), 0)`.mapWith(Number),
      boostedQuantity: sql`sum(${lines.quantity} * ${lines.factor})`.mapWith((text: string) => millionths(text)),
    })
    .from(lines)
    .groupBy(lines.boost);
  return new Map(rows.map(({ boost, ...sums }) => [boost, sums]));
}

function sumOf(shares: readonly Sums[]): Sums {
  return shares.reduce(
    (sum, share) => ({
      quantity: sum.quantity + share.quantity,
      fleetQuantity: sum.fleetQuantity + share.fleetQuantity,
      boostedQuantity: sum.boostedQuantity + share.boostedQuantity,
    }),
    { quantity: 0, fleetQuantity: 0, boostedQuantity: 0n },
  );
}

function areSame(one: Sums, other: Sums): boolean {
  return (
    one.quantity === other.quantity &&
    one.fleetQuantity === other.fleetQuantity &&
    one.boostedQuantity === other.boostedQuantity
  );
}
