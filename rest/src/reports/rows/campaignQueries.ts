/** The rows and totals of the report of campaigns: memberships, across campaigns. */
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { MemberRole } from '@gdd/schema/members';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../ground/database/connections/connection.js';
import { rowsIn } from '../../ground/database/rows.js';
import type { Place } from '../../ground/database/scope.js';
import { campaignFigures } from '../../ground/database/tables/programme/figures.js';
import { campaigns } from '../../ground/database/tables/programme/campaigns.js';
import { members } from '../../ground/database/tables/people/network.js';
import { memberships } from '../../ground/database/tables/programme/memberships.js';
import { isOpened } from '../../ground/database/opened.js';
import { intArray } from '../../ground/database/intArray.js';
import { severalOf } from '../../ground/domain/tableState.js';
import { rollupRowsOf, type FiguresScope } from '../../figures/figuresScope.js';
import { campaignsVersion, cachedResult } from '../../figures/cachedResults.js';
import { daysOf, type ReportPeriod } from '../criteria/period.js';
import { fleetPercentage } from '../criteria/percentages.js';
import { placeColumns, wantedKeys, type RowKey } from './rows.js';
import type { ReportFilter } from '../../programme/underWay/filterSchemas.js';
import { amongCounted, type ReportScope } from '../criteria/scope.js';
import { distributors, isDistributorFor } from '../../programme/memberships/membership/queries.js';
import { isUnderWay } from '../../programme/campaigns/campaign/underWay.js';
import type { WorkList } from './workLists.js';

/** A request for the report of campaigns. */
export interface CampaignsReportRequest {
  readonly scope: ReportScope;
  readonly period: ReportPeriod;
  readonly filter: Pick<ReportFilter, 'year' | 'period' | 'campaignId' | 'standing' | 'endsWithin'>;
  /** The programme's day. */
  readonly today: string;
  /** The work list that limits the rows, if one is requested. */
  readonly workList?: WorkList | undefined;
}

/** Whether a report has only the campaigns under way on the programme's day. */
export function isOfTheDay({ standing, endsWithin }: Pick<ReportFilter, 'standing' | 'endsWithin'>): boolean {
  return standing !== undefined || endsWithin !== undefined;
}

/**
 * The condition on campaigns, never drafts: those of the year, and for a half-year those with days in it. Without a
 * year or a half-year, campaigns under way and campaigns filtered by id may be of any year.
 */
export function campaignsReportRequest({
  period,
  filter,
  today,
}: Pick<CampaignsReportRequest, 'period' | 'filter' | 'today'>): SQL {
  const ids = severalOf(filter.campaignId);
  const { from, before } = daysOf(period);
  const hasTimeFilter = filter.year !== undefined || filter.period !== undefined;
  return (
    and(
      isOpened,
      isOfTheDay(filter) ? isUnderWay(today, filter.endsWithin) : undefined,
      !hasTimeFilter && (isOfTheDay(filter) || ids !== undefined) ? undefined : eq(campaigns.year, period.year),
      ids && inArray(campaigns.id, ids),
      filter.period === undefined
        ? undefined
        : sql`${campaigns.startsOn} < ${before} and ${campaigns.endsOn} >= ${from}`,
    ) ?? sql`true`
  );
}

/** Joins the rows of a work list, with their sort value `chosen.sort_value`. */
function joinWorkList(workList: WorkList | undefined): SQL {
  if (workList === undefined) return sql`left join (select null::numeric as sort_value) as chosen on true`;
  const { keys, sortValues } = workList;
  return sql`join unnest(${intArray(keys.map(({ dealerId }) => dealerId))}, ${intArray(keys.map(({ splitValue }) => splitValue))},
      ${`{${sortValues.map((value) => value ?? 'NULL').join(',')}}`}::numeric[]) as chosen(dealer_id, split_value, sort_value)
    on chosen.dealer_id = ${memberships.dealerId} and chosen.split_value = ${memberships.campaignId}`;
}

/** Counts the rows by the rollup figures; undefined where there are none for the scope, and for a work list. */
export function countMemberships(
  database: Database,
  request: CampaignsReportRequest,
): (() => Promise<number>) | undefined {
  const { figures } = request.scope;
  if (figures === undefined || request.workList !== undefined) return undefined;
  return async () => {
    const [counted] = await database
      .select({ rows: sql`coalesce(sum(${campaignFigures.dealers}), 0)`.mapWith(Number) })
      .from(campaignFigures)
      .innerJoin(campaigns, eq(campaigns.id, campaignFigures.campaignId))
      .where(and(campaignsReportRequest(request), rollupRowsOf(campaignFigures, figures, 'visible')));
    return counted?.rows ?? 0;
  };
}

/** The rows by dealer and campaign, with their sort columns. */
export function membershipRows(request: CampaignsReportRequest): SQL {
  return sql`
    select ${memberships.dealerId} as dealer_id, ${memberships.campaignId} as split_value, ${placeColumns},
      ${campaigns.titleSort} as "campaignTitle", ${memberships.acceptedAt} is not null as accepted,
      ${campaigns.endsOn} as "endsOn", chosen.sort_value as "goalPercentage",
      chosen.sort_value as "tiresToNextThreshold", chosen.sort_value as "euroAtStake",
      ${memberships.goalThreshold} as "goalThreshold", ${memberships.tiresPurchased} as "tiresPurchased",
      ${memberships.tiresMissing} as "tiresMissing", ${memberships.plafondAccumulated} as "plafondAccumulated",
      ${memberships.plafondExpendable} as "plafondExpendable", ${memberships.debt} as debt, ${memberships.tiresFleet} as "tiresFleet",
      ${memberships.tiresFleetPercentage} as "tiresFleetPercentage"
    from ${memberships} join ${campaigns} on ${campaigns.id} = ${memberships.campaignId}
      join ${members} on ${members.id} = ${memberships.dealerId} ${joinWorkList(request.workList)}
    where ${campaignsReportRequest(request)} and ${request.scope.visible ?? sql`true`}`;
}

interface MembershipRow {
  readonly campaignId: number;
  readonly campaignTitle: string;
  readonly endsOn: string;
  readonly accepted: boolean;
  readonly goalThreshold: number;
  readonly tiresPurchased: string;
  readonly tiresMissing: number;
  readonly plafondAccumulated: string;
  readonly plafondExpendable: string;
  readonly debt: string;
  readonly tiresFleet: string;
  readonly tiresFleetPercentage: string;
}

/** The memberships of some keys, in their order. One that was deleted since its key was read is left out. */
export async function membershipsOf(database: Database, keys: readonly RowKey[]) {
  if (keys.length === 0) return [];
  const rows = rowsIn<MembershipRow>(
    await database.execute(sql`
      select ${campaigns.id} as "campaignId", ${campaigns.title} as "campaignTitle",
        ${campaigns.endsOn}::text as "endsOn", ${memberships.acceptedAt} is not null as accepted, ${memberships.goalThreshold} as "goalThreshold",
        ${memberships.tiresPurchased}::text as "tiresPurchased", ${memberships.tiresMissing} as "tiresMissing",
        ${memberships.plafondAccumulated}::text as "plafondAccumulated",
        ${memberships.plafondExpendable}::text as "plafondExpendable", ${memberships.debt}::text as debt,
        ${memberships.tiresFleet}::text as "tiresFleet",
        ${memberships.tiresFleetPercentage}::text as "tiresFleetPercentage", ${memberships.dealerId} as "dealerId"
      from ${wantedKeys(keys)} join ${memberships} on ${memberships.dealerId} = wanted.dealer_id
          and ${memberships.campaignId} = wanted.split_value
        join ${campaigns} on ${campaigns.id} = wanted.split_value
      order by wanted.place`),
  ) as readonly (MembershipRow & { readonly dealerId: number })[];
  return rows.map(({ tiresPurchased, tiresFleet, ...row }) => ({
    ...row,
    tiresPurchased: Number(tiresPurchased),
    tiresFleet: Number(tiresFleet),
  }));
}

interface TotalsRow {
  readonly campaignId: number | null;
  readonly campaignTitle: string | null;
  readonly dealers: number;
  readonly accepted: number;
  readonly goalReached: number;
  readonly goalThreshold: string;
  readonly tiresPurchased: string;
  readonly tiresMissing: string;
  readonly tiresFleet: string;
  readonly tiresFleetPercentage: string;
  readonly plafondAccumulated: string;
  readonly plafondExpendable: string;
  readonly debt: string;
}

/** The totals of all rows, deleted dealers included: as a whole, and for each campaign, the newest first. */
export async function campaignTotals(database: Database, request: CampaignsReportRequest) {
  const { figures } = request.scope;
  return totalsOf(
    figures === undefined || request.workList !== undefined
      ? await totalsOfMemberships(database, request)
      : await rollupTotals(database, request, figures),
  );
}

/** The totals from the rollup figures; only the number of dealers in several campaigns needs the memberships. */
async function rollupTotals(
  database: Database,
  request: CampaignsReportRequest,
  figures: FiguresScope,
): Promise<TotalsRow[]> {
  const f = campaignFigures;
  const purchased = sql`coalesce(sum(${f.tiresPurchased}), 0)`;
  const fleet = sql`coalesce(sum(${f.tiresFleet}), 0)`;
  const text = (column: PgColumn) => sql`coalesce(sum(${column}), 0)::text`;
  const rows = rowsIn<TotalsRow>(
    await database.execute(sql`
      select ${campaigns.id} as "campaignId", min(${campaigns.title}) as "campaignTitle",
        coalesce(sum(${f.dealers}), 0)::int as dealers, coalesce(sum(${f.accepted}), 0)::int as accepted,
        coalesce(sum(${f.goalReached}), 0)::int as "goalReached", ${text(f.goalThreshold)} as "goalThreshold",
        ${purchased}::text as "tiresPurchased", ${text(f.tiresMissing)} as "tiresMissing",
        ${fleet}::text as "tiresFleet", ${fleetPercentage(purchased, fleet)}::text as "tiresFleetPercentage",
        coalesce(sum(${f.plafondAccumulated}), 0)::numeric(24, 2)::text as "plafondAccumulated",
        coalesce(sum(${f.plafondExpendable}), 0)::numeric(24, 2)::text as "plafondExpendable",
        coalesce(sum(${f.debt}), 0)::numeric(24, 2)::text as debt
      from ${f} join ${campaigns} on ${campaigns.id} = ${f.campaignId}
      where ${campaignsReportRequest(request)} and ${rollupRowsOf(f, figures, 'all')}
      group by grouping sets ((${campaigns.id}, ${campaigns.startsOn}), ())
      order by ${campaigns.startsOn} desc nulls last, ${campaigns.id} desc`),
  );
  const nonEmpty = rows.filter(({ campaignId, dealers }) => campaignId === null || dealers > 0);
  const ids = nonEmpty.flatMap(({ campaignId }) => campaignId ?? []);
  const dealers =
    ids.length > 1 ? await rollupDealersOfAny(database, request.scope, figures, ids) : nonEmpty[0]?.dealers;
  return nonEmpty.map((row) => (row.campaignId === null ? { ...row, dealers: dealers ?? 0 } : row));
}

/** `dealersOfAny`, cached until a dealer joins or leaves one of the campaigns or moves in the network. */
async function rollupDealersOfAny(
  database: Database,
  scope: ReportScope,
  figures: FiguresScope,
  ids: readonly number[],
): Promise<number> {
  const request = `dealers of any ${JSON.stringify([figures, ids])}`;
  const version = () => campaignsVersion(database, figures, ids);
  return cachedResult(database, request, version, () => dealersOfAny(database, scope, ids));
}

/** The number of dealers in at least one of the campaigns. */
async function dealersOfAny(database: Database, { counted }: ReportScope, ids: readonly number[]): Promise<number> {
  const among = counted && sql`and dealer_id in (select ${members.id} from ${members} where ${counted})`;
  const [row] = rowsIn<{ readonly dealers: number }>(
    await database.execute(sql`
      select count(*)::int as dealers from (
        select dealer_id from memberships where campaign_id = any(${intArray(ids)}) ${among ?? sql``} group by dealer_id
      ) as dealer`),
  );
  return row?.dealers ?? 0;
}

/** The sums of a group of memberships, as columns. */
function sumsOfMemberships(): SQL {
  const purchased = sql`coalesce(sum(${memberships.tiresPurchased}), 0)`;
  const fleet = sql`coalesce(sum(${memberships.tiresFleet}), 0)`;
  return sql`
    count(distinct ${memberships.dealerId})::int as dealers, count(${memberships.acceptedAt})::int as accepted,
    (count(*) filter (where ${memberships.tiresMissing} = 0))::int as "goalReached",
    coalesce(sum(${memberships.goalThreshold}), 0)::text as "goalThreshold", ${purchased}::text as "tiresPurchased",
    coalesce(sum(${memberships.tiresMissing}), 0)::text as "tiresMissing", ${fleet}::text as "tiresFleet",
    ${fleetPercentage(purchased, fleet)}::text as "tiresFleetPercentage",
    coalesce(sum(${memberships.plafondAccumulated}), 0)::numeric(24, 2)::text as "plafondAccumulated",
    coalesce(sum(${memberships.plafondExpendable}), 0)::numeric(24, 2)::text as "plafondExpendable",
    coalesce(sum(${memberships.debt}), 0)::numeric(24, 2)::text as debt`;
}

type SumsRow = Omit<TotalsRow, 'campaignId' | 'campaignTitle'>;

interface DistributorRow extends SumsRow {
  readonly id: number | null;
  readonly code: string | null;
  readonly businessName: string | null;
  readonly role: MemberRole | null;
  readonly isWhole: boolean;
}

/**
 * The totals of all rows, deleted dealers included, by the distributor above the dealer: by name, and at the end the
 * dealers whose distributor the caller may not see.
 *
 * @param top the caller's own member: a distributor above it is not shown
 */
export async function totalsByDistributor(database: Database, top: Place, request: CampaignsReportRequest) {
  const rows = rowsIn<DistributorRow>(
    await database.execute(sql`
      select ${distributors.id} as id, min(${distributors.code}) as code, min(${distributors.businessName}) as "businessName",
        min(${distributors.role}) as role, grouping(${distributors.id}) = 1 as "isWhole", ${sumsOfMemberships()}
      from ${memberships} join ${campaigns} on ${campaigns.id} = ${memberships.campaignId}
        join ${members} on ${members.id} = ${memberships.dealerId}
        left join ${members} as distributors on ${isDistributorFor(top)} ${joinWorkList(request.workList)}
      where ${campaignsReportRequest(request)} and ${request.scope.counted ?? sql`true`}
      group by grouping sets ((${distributors.id}), ())
      order by min(${distributors.nameSort}) nulls last, ${distributors.id}`),
  );
  const [totals] = rows.filter(({ isWhole }) => isWhole);
  if (totals === undefined) throw new Error('A grouping set without columns always has its row.');
  const items = rows.filter(({ isWhole }) => !isWhole).map((row) => ({ distributor: linkOf(row), ...sumsOf(row) }));
  return { items, totals: sumsOf(totals) };
}

const linkOf = ({ id, code, businessName, role }: DistributorRow) =>
  id === null || code === null || businessName === null || role === null ? null : { id, code, businessName, role };

/**
 * The totals summed from the memberships: for a search, a single dealer or a work list, which have no rollup figures.
 */
async function totalsOfMemberships(database: Database, request: CampaignsReportRequest): Promise<readonly TotalsRow[]> {
  const { scope, workList } = request;
  // a work list has few rows, but its scope may have many dealers: joining them is faster than an array of their ids
  const isJoined = workList !== undefined && scope.counted !== undefined;
  const joined = isJoined ? sql`join ${members} on ${members.id} = ${memberships.dealerId}` : sql``;
  const counted = isJoined ? scope.counted : amongCounted(scope, memberships.dealerId);
  return rowsIn<TotalsRow>(
    await database.execute(sql`
      select ${campaigns.id} as "campaignId", min(${campaigns.title}) as "campaignTitle", ${sumsOfMemberships()}
      from ${memberships} join ${campaigns} on ${campaigns.id} = ${memberships.campaignId} ${joined}
        ${joinWorkList(workList)}
      where ${campaignsReportRequest(request)} and ${counted ?? sql`true`}
      group by grouping sets ((${campaigns.id}, ${campaigns.startsOn}), ())
      order by ${campaigns.startsOn} desc nulls last, ${campaigns.id} desc`),
  );
}

const sumsOf = ({ dealers, accepted, goalReached, tiresFleetPercentage, ...row }: SumsRow) => ({
  dealers,
  accepted,
  goalReached,
  tiresFleetPercentage,
  plafondAccumulated: row.plafondAccumulated,
  plafondExpendable: row.plafondExpendable,
  debt: row.debt,
  goalThreshold: Number(row.goalThreshold),
  tiresPurchased: Number(row.tiresPurchased),
  tiresMissing: Number(row.tiresMissing),
  tiresFleet: Number(row.tiresFleet),
});

/** @param rows one for each campaign, and one for all of them */
function totalsOf(rows: readonly TotalsRow[]) {
  const views = rows.map((row) => ({
    campaign: row.campaignId === null ? null : { campaignId: row.campaignId, campaignTitle: row.campaignTitle ?? '' },
    sums: sumsOf(row),
  }));
  const totals = views.find(({ campaign }) => campaign === null);
  if (totals === undefined) throw new Error('A grouping set without columns always has its row.');
  return {
    ...totals.sums,
    campaigns: views.flatMap(({ campaign, sums }) => (campaign === null ? [] : [{ ...campaign, ...sums }])),
  };
}
