/**
 * The statement of a dealer: the calculation of its prize down to the sale lines (docs/domain/campaigns-and-prizes.md).
 */
import { and, count, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../ground/database/connections/connection.js';
import { brands, sales } from '../../ground/database/tables/programme/sales.js';
import type { memberships } from '../../ground/database/tables/programme/memberships.js';
import { decimalText, millionths } from '../../ground/domain/decimal.js';
import { explain } from '../../ground/domain/incentive/incentive.js';
import { euroSum } from '../../ground/domain/incentive/underWay.js';
import { factorAt, type BoostShare } from '../../ground/domain/incentive/lineSums.js';
import type { FactorBoostDetail } from '../../ground/domain/incentive/rules.js';
import { romeDay } from '../../ground/domain/romeDay.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { notFound, wrongInput } from '../../ground/platform/http/errors.js';
import { boostShares, fromImports, fromOtherImports, type LinesSource } from '../../figures/sums/boostShares.js';
import { closedStatement, importsAtClosing } from '../../programme/campaigns/closing/closing.js';
import { eligibleLine, lineBoost } from '../../figures/sums/lineRules.js';
import { knownMembership } from './knownOn.js';
import { disputeOfLine, disputesOf } from './disputes.js';
import { newestFirst, ofDocuments, saleColumns, saleId } from './saleLines.js';
import type { LinesQuery } from './schemas.js';
import { membershipIn } from '../../programme/memberships/membership/queries.js';
import { entryView, redemptionView } from '../ledger/views.js';
import type { DealerInCampaign } from '../../programme/memberships/membership/service.js';
import { rulesOfDealer } from '../../programme/campaigns/rules/service.js';
import { goalChangesOf } from '../../programme/memberships/goals/goalChanges.js';
import { endOf } from './changes/queries.js';
import type { CampaignRow } from '../../programme/campaigns/campaign/queries.js';
import { summaryView } from '../../programme/campaigns/campaign/views.js';
import { detailView } from '../../ground/rules/views.js';
import { membershipView } from '../../programme/memberships/dealers/views.js';

/**
 * The figures of a dealer in a campaign and their explanation. Everything is read from one snapshot, so that it is
 * consistent during imports. Of a closed campaign it is what was stored at the closing.
 *
 * @param knownOn the past day at whose end it was known, yyyy-mm-dd; default: as it is known now
 * @throws Refusal NOT_FOUND for a dealer that is not in the campaign, or outside the caller's subtree; BAD_USER_INPUT,
 *   knownOn, for a future day (notAllowed), or one before the dealer was in the campaign (unknown); CONFLICT, reason
 *   linesNotKept, where lines of that day no longer exist
 */
export async function campaignStatement(
  { database, clock }: ServiceContext,
  caller: SignedIn,
  campaignId: number,
  dealerId: number,
  knownOn?: string,
) {
  refuseFutureDay(knownOn, clock.programmeNow());
  return database.transaction(
    (transaction) => statementIn(transaction, caller, { id: campaignId, dealerId }, knownOn),
    oneSnapshot,
  );
}

/** @throws Refusal BAD_USER_INPUT for a future day */
export function refuseFutureDay(knownOn: string | undefined, now: Date): void {
  if (knownOn !== undefined && knownOn > romeDay(now)) throw wrongInput({ knownOn: 'notAllowed' });
}

/** The options of a transaction whose statements all read the same snapshot. */
export const oneSnapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/**
 * `campaignStatement` in a transaction of the caller, with the options `oneSnapshot`.
 *
 * @throws Refusal as `campaignStatement`
 */
export async function statementIn(
  transaction: Database,
  caller: SignedIn,
  { id, dealerId }: DealerInCampaign,
  knownOn?: string,
) {
  const present = await membershipIn(transaction, caller.member, id, dealerId);
  if (present === undefined) throw notFound();
  const { businessName, code, vatNumber } = present;
  const { campaign, membership, entries, lines } = await knownMembership(transaction, present, knownOn);
  const { explanation, shares, rest, sinceClosing } = await workingOf(transaction, campaign, membership, lines);
  return {
    knownOn: knownOn ?? null,
    campaign: summaryView(campaign),
    dealerId,
    businessName,
    code,
    // a check constraint ensures that every dealer has one
    vatNumber: vatNumber as string,
    ...membershipView(membership),
    rules: await rulesOfDealer(transaction, caller, campaign, membership),
    goalChanges: await goalChangesView(transaction, caller, { campaignId: id, dealerId }, knownOn),
    incentiveDetail: detailView(campaign.incentiveDetail),
    factorBoostDetail: campaign.factorBoostDetail,
    eligibility: campaign.eligibility,
    ...explanation,
    ...sharesView(campaign.factorBoostDetail, shares),
    unreconstructed: rest && {
      tires: rest.quantity,
      fleetTires: rest.fleetQuantity,
      boostedTires: rest.boostedQuantity,
    },
    redeemed: membership.redeemed,
    redemptions: entries
      .filter(({ entry, reversedById }) => entry.kind === 'redemption' && reversedById === null)
      .map(redemptionView),
    adjusted: membership.adjusted,
    setOff: membership.setOff,
    entries: entries.map(entryView),
    balance: euroSum([membership.plafondExpendable], [membership.debt]),
    disputes: await disputesOf(transaction, { id, dealerId }),
    linesChangedSinceClosing:
      sinceClosing !== null && (sinceClosing.laterLines > 0 || sinceClosing.differences.length > 0),
    sinceClosing,
  };
}

/** The changes of accepted goals by the end of a day, since the dealer is in the campaign. */
async function goalChangesView(
  transaction: Database,
  { permissions }: SignedIn,
  path: Parameters<typeof goalChangesOf>[1],
  knownOn: string | undefined,
) {
  const goalChanges = await goalChangesOf(transaction, path, knownOn === undefined ? undefined : endOf(knownOn));
  // what went before it was taken out belongs to another membership
  const removed = goalChanges.findLastIndex(({ change }) => change.goalAfter === null);
  return goalChanges.slice(removed + 1).flatMap(({ change: { goalAfter, worsenings, ...change }, confirmedBy }) =>
    goalAfter === null
      ? []
      : [
          {
            at: change.at.toISOString(),
            goalBefore: change.goalBefore,
            goalAfter,
            isWithdrawn: change.isWithdrawn,
            terms: [...worsenings],
            reason: change.reason,
            accumulatedBefore: change.accumulatedBefore,
            accumulatedAfter: change.accumulatedAfter,
            expendableBefore: change.expendableBefore,
            expendableAfter: change.expendableAfter,
            isConfirmed: change.confirmedBy !== null,
            confirmedBy: permissions.includes('accessCampaigns') ? confirmedBy : null,
          },
        ],
  );
}

/** The figures of a dealer in a campaign and their explanation. */
export type StatementView = Awaited<ReturnType<typeof statementIn>>;

type MembershipRow = typeof memberships.$inferSelect;

/** The calculation of the prize: from the lines given, or as it was stored at the closing. */
async function workingOf(transaction: Database, campaign: CampaignRow, membership: MembershipRow, lines: LinesSource) {
  const { dealerId } = membership;
  if (campaign.state !== 'closed') {
    const sums = { ...membership, boostedQuantity: millionths(membership.boostedQuantity) };
    return {
      explanation: explain(campaign, membership.goalThreshold, sums),
      shares: await boostShares(transaction, campaign, dealerId, undefined, lines),
      rest: null,
      sinceClosing: null,
    };
  }
  const { importIds, ...stored } = await closedStatement(transaction, campaign, membership);
  const remaining = await boostShares(transaction, campaign, dealerId, fromImports(importIds), lines);
  const later = await countedLines(transaction, campaign, dealerId, fromOtherImports(importIds), lines);
  return {
    ...stored,
    sinceClosing: {
      closedAt: (campaign.closedAt ?? campaign.updatedAt).toISOString(),
      differences: differencesView(campaign.factorBoostDetail, stored.shares, remaining),
      laterLines: later.lines,
      laterTires: later.tires,
    },
  };
}

/** The tyres of each boost, in the order of the campaign, and those without a boost. */
function sharesView(detail: FactorBoostDetail, shares: readonly BoostShare[]) {
  const view = (place: number | null) => {
    const { quantity, fleetQuantity } = shareAt(shares, place);
    const boostedTires = decimalText(BigInt(quantity) * factorAt(detail, place));
    return { tires: quantity, fleetTires: fleetQuantity, boostedTires };
  };
  const unboosted = view(null);
  return {
    boosts: detail.boosts.map(({ label }, place) => ({ label, factor: factorText(detail, place), ...view(place) })),
    unboostedTires: unboosted.tires,
    unboostedFleetTires: unboosted.fleetTires,
  };
}

/**
 * The differences by boost between the lines counted at the closing and those of them that still exist.
 *
 * @param counted the shares stored at the closing
 * @param remaining the shares of the remaining lines
 */
function differencesView(detail: FactorBoostDetail, counted: readonly BoostShare[], remaining: readonly BoostShare[]) {
  return [...detail.boosts.keys(), null].flatMap((place) => {
    const [before, now] = [shareAt(counted, place), shareAt(remaining, place)];
    const tires = now.quantity - before.quantity;
    const fleetTires = now.fleetQuantity - before.fleetQuantity;
    if (tires === 0 && fleetTires === 0) return [];
    const label = place === null ? null : (detail.boosts[place]?.label ?? null);
    return [{ label, factor: factorText(detail, place), tires, fleetTires }];
  });
}

const shareAt = (shares: readonly BoostShare[], place: number | null): Omit<BoostShare, 'boost'> =>
  shares.find(({ boost }) => boost === place) ?? { quantity: 0, fleetQuantity: 0 };

/** The number and tyres of the lines that match the rules and a condition. */
async function countedLines(
  database: Database,
  campaign: CampaignRow,
  dealerId: number,
  condition: SQL,
  lines: LinesSource,
) {
  const [counted] = await database
    .select({ lines: count(), tires: sql`coalesce(sum(${sales.quantity}), 0)`.mapWith(Number) })
    .from(lines)
    .where(and(eq(sales.dealerId, dealerId), eligibleLine(campaign), condition));
  return counted ?? { lines: 0, tires: 0 };
}

/** A request for a page of a statement's lines. */
interface StatementLinesQuery extends LinesQuery {
  /** Of a closed campaign: the lines that came after the closing instead of those that it counted. */
  readonly sinceClosing: boolean;
  /** The past day at whose end the lines were known. Default: as they are known now. */
  readonly knownOn?: string | undefined;
}

/**
 * A page of the lines that count for a dealer in a campaign, newest first.
 *
 * @throws Refusal as `campaignStatement`
 */
export async function campaignLines(
  { database, clock }: ServiceContext,
  caller: SignedIn,
  { campaignId, dealerId }: { readonly campaignId: number; readonly dealerId: number },
  { page, pageSize, search, sinceClosing, knownOn }: StatementLinesQuery,
) {
  refuseFutureDay(knownOn, clock.programmeNow());
  const membership = await membershipIn(database, caller.member, campaignId, dealerId);
  if (membership === undefined) throw notFound();
  const { campaign, lines: source } = await knownMembership(database, membership, knownOn);
  const counted = and(await countedIn(database, campaign, dealerId, sinceClosing), ofDocuments(search));
  const [lines, [all]] = await Promise.all([
    database
      .select({
        ...saleColumns,
        boost: sql<number | null>`${lineBoost(campaign)}`,
        dispute: disputeOfLine(campaignId),
      })
      .from(source)
      .innerJoin(brands, eq(brands.id, sales.brandId))
      .where(counted)
      .orderBy(...newestFirst)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    database.select({ total: count() }).from(source).where(counted),
  ]);
  return {
    items: lines.map(({ boost, ...line }) => ({ ...line, id: saleId(line), ...boostOfLine(campaign, boost) })),
    total: all?.total ?? 0,
  };
}

/** The factor of a line and the label of its boost. @param place the index of the boost; null where none matches */
export function boostOfLine({ factorBoostDetail }: Pick<CampaignRow, 'factorBoostDetail'>, place: number | null) {
  return {
    factor: factorText(factorBoostDetail, place),
    boostLabel: place === null ? null : (factorBoostDetail.boosts[place]?.label ?? null),
  };
}

/** The condition for the lines that count for a dealer, or with `sinceClosing` those that came after the closing. */
export async function countedIn(database: Database, campaign: CampaignRow, dealerId: number, sinceClosing: boolean) {
  return and(eq(sales.dealerId, dealerId), eligibleLine(campaign), await linesOf(database, campaign, sinceClosing));
}

/**
 * The condition by import: undefined for a campaign that is not closed, else the imports of the closing or all others.
 */
async function linesOf(database: Database, campaign: CampaignRow, sinceClosing: boolean): Promise<SQL | undefined> {
  if (campaign.state !== 'closed') return sinceClosing ? sql`false` : undefined;
  const importIds = await importsAtClosing(database, campaign);
  return sinceClosing ? fromOtherImports(importIds) : fromImports(importIds);
}

const factorText = (detail: FactorBoostDetail, place: number | null) => decimalText(factorAt(detail, place));
