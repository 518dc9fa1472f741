import type { Standing } from '@gdd/schema/reports';
import { and, asc, count, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { isUnderWay } from '../campaigns/campaign/underWay.js';
import { sumsFrom } from '../../figures/sums/sums.js';
import { rulesColumns, type CampaignRules } from '../../figures/sums/rules.js';
import type { Database } from '../../ground/database/connections/connection.js';
import { intArray } from '../../ground/database/intArray.js';
import { campaigns } from '../../ground/database/tables/programme/campaigns.js';
import { members } from '../../ground/database/tables/people/network.js';
import { memberships } from '../../ground/database/tables/programme/memberships.js';
import { sales } from '../../ground/database/tables/programme/sales.js';
import { everInSubtreeOf, inSubtreeOf, type Place } from '../../ground/database/scope.js';
import { hasStopped, soldIn } from '../../people/dealers/stopped.js';
import { millionths } from '../../ground/domain/decimal.js';
import type { BoostSums, Sums } from '../../ground/domain/incentive/lineSums.js';
import { behindBelow, stoppedWindows, type Share } from '../../ground/domain/incentive/underWay.js';

/**
 * The campaigns under way on a day, sorted by their last day.
 *
 * @param among condition on campaigns; default: all of them
 */
export function campaignsUnderWay(database: Database, today: string, among?: SQL) {
  return database
    .select({ ...rulesColumns, title: campaigns.title, year: campaigns.year })
    .from(campaigns)
    .where(and(isUnderWay(today), among))
    .orderBy(asc(campaigns.endsOn), asc(campaigns.id));
}

export type CampaignUnderWay = Awaited<ReturnType<typeof campaignsUnderWay>>[number];

/** The columns of a membership from which its figures of the day are made. */
export const candidateColumns = {
  campaignId: memberships.campaignId,
  dealerId: memberships.dealerId,
  goalThreshold: memberships.goalThreshold,
  acceptedAt: memberships.acceptedAt,
  quantity: memberships.quantity,
  fleetQuantity: memberships.fleetQuantity,
  boostedQuantity: memberships.boostedQuantity,
  entriesSum: memberships.entriesSum,
};

/**
 * The dealers of a campaign that may belong to one of the work lists (docs/domain/reports.md): those that match by the
 * stored figures, and all with lines after the day, whose stored figures are not those of the day. The caller applies
 * the rules of ground/domain/incentive/underWay.ts to each.
 *
 * @param visible condition on the dealers, as members
 */
export function candidates(
  database: Database,
  visible: SQL | undefined,
  { campaignId, share, later }: { campaignId: number; share: Share; later: ReadonlyMap<number, Sums> },
  workLists: readonly Standing[],
) {
  const bound = behindBelow(share);
  const close = sql`(${memberships.tiresPurchased} > 0
    and 10 * ${memberships.tiresToNextThreshold} <= ${memberships.goalThreshold})`;
  const behind =
    bound &&
    and(
      isNotNull(memberships.acceptedAt),
      sql`${memberships.tiresPurchased} * ${String(bound.denominator)}::numeric
        < ${memberships.goalThreshold} * ${String(bound.numerator)}::numeric`,
    );
  const mayMatch: Readonly<Record<Standing, SQL | undefined>> = {
    close,
    behind: behind ?? sql`false`,
    notAccepted: isNull(memberships.acceptedAt),
  };
  const changed = later.size === 0 ? undefined : sql`${memberships.dealerId} = any(${intArray([...later.keys()])})`;
  return database
    .select(candidateColumns)
    .from(memberships)
    .where(
      and(
        eq(memberships.campaignId, campaignId),
        inArray(memberships.dealerId, visibleDealers(database, visible)),
        or(...workLists.map((name) => mayMatch[name]), changed),
      ),
    )
    .orderBy(asc(memberships.dealerId));
}

export type Candidate = Awaited<ReturnType<typeof candidates>>[number];

const visibleDealers = (database: Database, visible: SQL | undefined) =>
  database
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.role, 'Dealer'), visible));

/** The memberships of some dealers in a campaign. */
export function membershipsAmong(database: Database, campaignId: number, dealerIds: readonly number[]) {
  return database
    .select(candidateColumns)
    .from(memberships)
    .where(and(eq(memberships.campaignId, campaignId), sql`${memberships.dealerId} = any(${intArray(dealerIds)})`));
}

/** A dealer's memberships in some campaigns. */
export function membershipsOf(database: Database, dealerId: number, campaignIds: readonly number[]) {
  return database
    .select(candidateColumns)
    .from(memberships)
    .where(and(eq(memberships.dealerId, dealerId), sql`${memberships.campaignId} = any(${intArray(campaignIds)})`));
}

/** Tyres up to the day and goals of the dealers of a subtree that accepted a campaign, deleted ones included. */
export async function progressOf(database: Database, top: Place, rules: CampaignRules, today: string) {
  const [progress] = await database
    .select({
      tires: sql`coalesce(sum(${tiresToDay}), 0)`.mapWith(Number),
      goal: sql`coalesce(sum(${memberships.goalThreshold}), 0)`.mapWith(Number),
    })
    .from(memberships)
    .leftJoin(laterSums(rules, today), ofLaterDealer)
    .where(and(everIn(database, top, rules), isNotNull(memberships.acceptedAt)));
  return progress ?? { tires: 0, goal: 0 };
}

/** The number of dealers of a campaign with the same goal and the same sums up to a day. */
interface DealerGroup {
  readonly goalThreshold: number;
  readonly sums: BoostSums;
  readonly dealers: number;
}

/** The dealers of a subtree in a campaign, deleted ones included, grouped by goal and sums up to a day. */
export async function sumsToDay(
  database: Database,
  top: Place,
  rules: CampaignRules,
  today: string,
): Promise<DealerGroup[]> {
  const boosted = sql`(${memberships.boostedQuantity} - coalesce(later."boostedQuantity"::numeric, 0))`;
  const rows = await database
    .select({
      goalThreshold: memberships.goalThreshold,
      quantity: quantityToDay.mapWith(Number),
      boostedQuantity: sql`${boosted}::text`.mapWith(String),
      dealers: count(),
    })
    .from(memberships)
    .leftJoin(laterSums(rules, today), ofLaterDealer)
    .where(everIn(database, top, rules))
    .groupBy(memberships.goalThreshold, quantityToDay, boosted);
  return rows.map(({ goalThreshold, dealers, quantity, boostedQuantity }) => ({
    goalThreshold,
    dealers,
    sums: { quantity, boostedQuantity: millionths(boostedQuantity) },
  }));
}

/** The sums of a campaign's lines after a day by dealer, to subtract from the stored sums. */
const laterSums = (rules: CampaignRules, today: string) =>
  sql`(${sumsFrom(rules, sql`${sales.soldOn} > ${today}`)}) as later`;
const ofLaterDealer = sql`later."dealerId" = ${memberships.dealerId}`;
const quantityToDay = sql`(${memberships.quantity} - coalesce(later.quantity::bigint, 0))`;
const tiresToDay = sql`greatest(${quantityToDay}, 0)`;

/** The memberships of a campaign whose dealers are or were at or below a member. */
function everIn(database: Database, top: Place, { id }: CampaignRules): SQL | undefined {
  const inSubtree = everInSubtreeOf(top);
  return and(
    eq(memberships.campaignId, id),
    inSubtree && inArray(memberships.dealerId, database.select({ id: members.id }).from(members).where(inSubtree)),
  );
}

/**
 * The dealers at or below a member that have stopped buying: their number, and those that had bought most.
 *
 * @param most maximum number of rows
 */
export async function stoppedDealers(database: Database, top: Place, today: string, most: number) {
  const { bought } = stoppedWindows(today);
  const ofWindow = (value: SQL) =>
    sql`(select ${value} from ${sales} where ${eq(sales.dealerId, members.id)} and ${soldIn(bought)})`;
  const rows = await database
    .select({
      id: members.id,
      businessName: members.businessName,
      tires: ofWindow(sql`sum(${sales.quantity})`)
        .mapWith(Number)
        .as('tires'),
      lastOn: ofWindow(sql`max(${sales.soldOn})::text`)
        .mapWith(String)
        .as('last_on'),
      total: sql`count(*) over ()`.mapWith(Number),
    })
    .from(members)
    .where(and(eq(members.role, 'Dealer'), inSubtreeOf(top), hasStopped(today)))
    .orderBy(sql`tires desc`, asc(members.id))
    .limit(most);
  return { total: rows[0]?.total ?? 0, rows };
}

/** The number of dealers that have stopped buying. @param visible condition on the dealers, as members */
export async function countStopped(database: Database, visible: SQL | undefined, today: string): Promise<number> {
  const [counted] = await database
    .select({ total: count() })
    .from(members)
    .where(and(eq(members.role, 'Dealer'), visible, hasStopped(today)));
  return counted?.total ?? 0;
}
