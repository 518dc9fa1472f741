/**
 * What is stored of a closed campaign beside the figures of its memberships, so that its statements still add up when
 * sales or the formula change later (docs/domain/campaigns-and-prizes.md, 'Closing').
 */
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../ground/database/connections/connection.js';
import { campaigns } from '../../../ground/database/tables/programme/campaigns.js';
import {
  closedStatements,
  memberships,
  type UnknownShare,
} from '../../../ground/database/tables/programme/memberships.js';
import { decimalText, millionths } from '../../../ground/domain/decimal.js';
import { explain, type Explanation } from '../../../ground/domain/incentive/incentive.js';
import { sumsOfShares, type BoostShare, type Sums } from '../../../ground/domain/incentive/lineSums.js';
import { boostShares, fromImports, sharesFrom } from '../../../figures/sums/boostShares.js';
import { sumDifferences } from '../../../figures/sums/differences.js';
import { recordOfDealers } from './dealerRecords.js';
import type { CampaignRow } from '../campaign/queries.js';
import type { Cause } from '../../../figures/membershipChanges.js';
import { refreshFigures } from '../../../figures/sums/membershipFigures.js';
import type { FigureRules } from '../../../figures/sums/rules.js';
import { importsOfSales } from '../../../figures/sums/countedImports.js';

/** Memberships read and written in one statement. */
const batchSize = 5000;

/** What a statement is drawn from, beside the membership. */
interface ClosedStatement {
  readonly explanation: Explanation;
  readonly shares: readonly BoostShare[];
  /** The part of the stored sums that no line accounts for; null without one. */
  readonly rest: UnknownShare | null;
}

/** The fields of a campaign that its statements depend on. */
type ClosedCampaign = Pick<
  CampaignRow,
  | 'id'
  | 'state'
  | 'startsOn'
  | 'endsOn'
  | 'incentiveDetail'
  | 'factorBoostDetail'
  | 'eligibility'
  | 'boostBounded'
  | 'closedAt'
>;

type StoredSums = Pick<
  typeof memberships.$inferSelect,
  'goalThreshold' | 'quantity' | 'fleetQuantity' | 'boostedQuantity'
>;

/**
 * The imports whose lines counted at the closing, for a campaign closed by a version that did not store them: those
 * applied before it. Where today's lines add up to every stored sum, no line was added or removed since, so that all
 * imports are returned regardless of their dates.
 */
export async function importsBeforeClosing(transaction: Database, campaign: ClosedCampaign): Promise<number[]> {
  const isUnchanged = (await sumDifferences(transaction, campaign)).length === 0;
  return importsOfSales(transaction, isUnchanged ? undefined : (campaign.closedAt ?? undefined));
}

/**
 * Rewrites figures computed by versions that did not bound B (the average boost factor); usually none change. Each
 * change is recorded in the audit trail.
 *
 * @param transaction holds the campaign's row
 */
export async function boundFigures(transaction: Database, campaign: FigureRules, cause: Cause): Promise<void> {
  await refreshFigures(transaction, campaign, cause, undefined, (changed) =>
    recordOfDealers(
      transaction,
      { actorId: null, now: cause.at },
      campaign.id,
      'figuresUpgraded',
      changed,
      (each) => each,
    ),
  );
  await transaction.update(campaigns).set({ boostBounded: true }).where(eq(campaigns.id, campaign.id));
}

/**
 * Stores the sources of a campaign's statements.
 *
 * @param transaction holds the sums' lock (`lines`) and the campaign's row
 * @param importIds the imports whose lines count at the closing
 */
export async function storeStatements(
  transaction: Database,
  campaign: ClosedCampaign,
  importIds: readonly number[],
): Promise<void> {
  await transaction
    .update(campaigns)
    .set({ importsAtClosing: [...importIds] })
    .where(eq(campaigns.id, campaign.id));
  await transaction.execute(sql`
    create temporary table closing_shares on commit drop as
    select dealer_id, jsonb_agg(
        jsonb_build_object('boost', boost, 'quantity', quantity, 'fleetQuantity', fleet_quantity) order by boost
      ) as shares
    from (${sharesFrom(campaign, fromImports(importIds))}) as share
    group by dealer_id`);
  // dealer ids start at 1
  for (let after = 0; ;) {
    const page = await sumsWithShares(transaction, campaign.id, after);
    if (page.length > 0) await writeStatements(transaction, campaign, page);
    if (page.length < batchSize) break;
    after = page.at(-1)?.dealerId ?? after;
  }
  await transaction.execute(sql`drop table closing_shares`);
}

interface StoredSumsWithShares extends StoredSums {
  readonly dealerId: number;
  readonly shares: readonly BoostShare[] | null;
}

async function sumsWithShares(
  transaction: Database,
  campaignId: number,
  after: number,
): Promise<StoredSumsWithShares[]> {
  const { rows } = (await transaction.execute(sql`
    select stored.dealer_id as "dealerId", stored.goal_threshold as "goalThreshold", stored.quantity::float8 as quantity,
      stored.fleet_quantity::float8 as "fleetQuantity", stored.boosted_quantity::text as "boostedQuantity", share.shares
    from (
      select * from ${memberships}
      where ${memberships.campaignId} = ${campaignId} and ${memberships.dealerId} > ${after}
      order by ${memberships.dealerId} limit ${batchSize}
    ) as stored left join closing_shares as share on share.dealer_id = stored.dealer_id
    order by stored.dealer_id`)) as { readonly rows: readonly StoredSumsWithShares[] };
  return [...rows];
}

async function writeStatements(
  transaction: Database,
  campaign: ClosedCampaign,
  page: readonly StoredSumsWithShares[],
): Promise<void> {
  const rows = page.map(({ dealerId, shares, ...stored }) => ({
    dealerId,
    ...statementOf(campaign, stored, shares ?? []),
  }));
  // nullif turns a JSON null into an SQL null
  await transaction.execute(sql`
    insert into ${closedStatements} (campaign_id, dealer_id, explanation, shares, rest)
    select ${campaign.id}::int, "dealerId", explanation, shares, nullif(rest, 'null'::jsonb)
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as made("dealerId" int, explanation jsonb, shares jsonb, rest jsonb)`);
}

/** The statement derived from the sums stored at the closing and from the lines that still exist. */
function statementOf(campaign: ClosedCampaign, stored: StoredSums, shares: readonly BoostShare[]): ClosedStatement {
  const sums = { ...stored, boostedQuantity: millionths(stored.boostedQuantity) };
  // campaigns closed before B was bounded keep their prizes: their working is explained without bounds
  const explanation = campaign.boostBounded
    ? explain(campaign, stored.goalThreshold, sums)
    : explain(campaign, stored.goalThreshold, sums, null);
  return { explanation, shares, rest: restOf(sums, sumsOfShares(campaign.factorBoostDetail, shares)) };
}

function restOf(stored: Sums, known: Sums): UnknownShare | null {
  const rest = {
    quantity: stored.quantity - known.quantity,
    fleetQuantity: stored.fleetQuantity - known.fleetQuantity,
    boostedQuantity: stored.boostedQuantity - known.boostedQuantity,
  };
  if (rest.quantity === 0 && rest.fleetQuantity === 0 && rest.boostedQuantity === 0n) return null;
  return { ...rest, boostedQuantity: decimalText(rest.boostedQuantity) };
}

/** The source of a dealer's statement in a closed campaign, and the imports whose lines counted at the closing. */
export async function closedStatement(
  database: Database,
  campaign: ClosedCampaign & Pick<CampaignRow, 'importsAtClosing'>,
  { dealerId, ...stored }: StoredSums & { readonly dealerId: number },
): Promise<ClosedStatement & { readonly importIds: readonly number[] }> {
  const [statement] = await database
    .select()
    .from(closedStatements)
    .where(and(eq(closedStatements.campaignId, campaign.id), eq(closedStatements.dealerId, dealerId)));
  const importIds = await importsAtClosing(database, campaign);
  if (statement !== undefined) return { ...statement, importIds };
  // closed by a replica of an earlier version during a deployment: the next start stores it (`upgradeCampaigns`)
  const shares = await boostShares(database, campaign, dealerId, fromImports(importIds));
  return { ...statementOf(campaign, stored, shares), importIds };
}

/** The imports whose lines counted when a campaign was closed. */
export async function importsAtClosing(
  database: Database,
  campaign: ClosedCampaign & Pick<CampaignRow, 'importsAtClosing'>,
): Promise<readonly number[]> {
  return campaign.importsAtClosing ?? importsBeforeClosing(database, campaign);
}
