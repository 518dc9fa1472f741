import type { AccrualGroup, AccrualRowSortColumn, PrizeState } from '@gdd/schema/accruals';
import type { MemberRole } from '@gdd/schema/members';
import { and, asc, desc, eq, min, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../ground/database/connections/connection.js';
import { isOpened } from '../../ground/database/opened.js';
import { rowsIn } from '../../ground/database/rows.js';
import { everInSubtreeOf, type Place } from '../../ground/database/scope.js';
import { matchesSearch } from '../../ground/database/search.js';
import { users } from '../../ground/database/tables/people/accounts.js';
import { members } from '../../ground/database/tables/people/network.js';
import { accrualMonths } from '../../ground/database/tables/programme/accruals.js';
import { campaigns } from '../../ground/database/tables/programme/campaigns.js';
import { ledgerEntries } from '../../ground/database/tables/programme/ledger.js';
import { severalOf } from '../../ground/domain/tableState.js';
import { distributors } from '../../programme/memberships/membership/queries.js';
import type { AccrualRowFilter } from './schemas.js';
import { prizeState, sum, sums, type AccrualSums, type RowsSource } from './sums.js';

/** A closed month and the user who closed it; undefined for an open month. */
export async function closedMonth(database: Database, month: string) {
  const [closed] = await closedMonths(database).where(eq(accrualMonths.month, month));
  return closed;
}

/** A page of the closed months. */
export function closedMonthsPage(
  database: Database,
  direction: 'asc' | 'desc',
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
) {
  return closedMonths(database)
    .orderBy((direction === 'asc' ? asc : desc)(accrualMonths.month))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

const closedMonths = (database: Database) =>
  database
    .select({
      month: accrualMonths.month,
      closedAt: accrualMonths.closedAt,
      closedBy: sql<string | null>`coalesce(${users.name}, ${users.username})`,
      rowCount: accrualMonths.rowCount,
      hash: accrualMonths.hash,
      isFirst: sql<boolean>`not exists (select from ${accrualMonths} as former where former.month < ${accrualMonths.month})`,
    })
    .from(accrualMonths)
    .leftJoin(users, eq(users.id, accrualMonths.closedBy))
    .$dynamic();

export type ClosedMonth = Awaited<ReturnType<typeof closedMonthsPage>>[number];

export const countClosedMonths = (database: Database) => database.$count(accrualMonths);

/** The earliest first day of all campaigns except drafts; null without campaigns. */
export async function firstDay(database: Database): Promise<string | null> {
  const [earliest] = await database
    .select({ day: min(campaigns.startsOn) })
    .from(campaigns)
    .where(isOpened);
  return earliest?.day ?? null;
}

/** The sums of closed months, of the dealers at or below a member, deleted ones included: by month. */
export async function sumsOfMonths(
  database: Database,
  top: Place,
  months: readonly string[],
): Promise<ReadonlyMap<string, AccrualSums>> {
  if (months.length === 0) return new Map();
  const rows = rowsIn<AccrualSums & { readonly month: string }>(
    await database.execute(sql`
      select accrual.month, ${sums}
      from accrual_rows as accrual join ${members} on ${members.id} = accrual.dealer_id
      where ${and(sql`accrual.month in ${months}`, everInSubtreeOf(top))}
      group by accrual.month`),
  );
  return new Map(rows.map(({ month, ...ofMonth }) => [month, ofMonth]));
}

/** What dealers accumulated in a campaign until the end of a closed month, EUR. */
export interface AccumulatedOfCampaign {
  /** Without what was released by then. */
  readonly accumulated: string;
  /** The part of it that was locked. */
  readonly locked: string;
}

/** The prizes of the dealers at or below a member at the end of a closed month, by campaign. */
export async function accumulatedByCampaign(
  database: Database,
  top: Place,
  month: string,
): Promise<ReadonlyMap<number, AccumulatedOfCampaign>> {
  const rows = rowsIn<AccumulatedOfCampaign & { readonly id: number }>(
    await database.execute(sql`
      select accrual.campaign_id as id,
        ${sum('accumulated', sql`filter (where ${prizeState} <> 'released')`)}::text as accumulated,
        ${sum('accumulated', sql`filter (where ${prizeState} in ('locked', 'awaitingClosing'))`)}::text as locked
      from accrual_rows as accrual join ${members} on ${members.id} = accrual.dealer_id
      where ${and(sql`accrual.month = ${month}`, everInSubtreeOf(top))}
      group by accrual.campaign_id`),
  );
  return new Map(rows.map(({ id, ...ofCampaign }) => [id, ofCampaign]));
}

/** A request for rows of a month, and the group they are summed by. */
export interface RowsRequest {
  readonly filter?: AccrualRowFilter | undefined;
  readonly searchTerm: string;
  /** Only the rows of this dealer. */
  readonly dealerId?: number;
}

interface Order {
  readonly column: AccrualRowSortColumn;
  readonly direction: 'asc' | 'desc';
}

/** A group of rows of a month, summed. */
export interface AccrualGroupRow extends AccrualSums {
  readonly campaignId: number | null;
  readonly campaignTitle: string | null;
  readonly distributorId: number | null;
  readonly distributorCode: string | null;
  readonly distributorName: string | null;
  readonly distributorRole: MemberRole | null;
  readonly region: string | null;
  readonly dealerId: number | null;
  readonly dealerCode: string | null;
  readonly dealerName: string | null;
  readonly vatNumber: string | null;
  /** Whether the prize can be spent; null unless the group is a dealer in a campaign. */
  readonly isUnlocked: boolean | null;
  /** The state of the prize; null unless the group is a dealer in a campaign. */
  readonly prizeState: PrizeState | null;
}

const none = sql`null`;
const noColumns = {
  campaignId: none,
  distributorId: none,
  region: none,
  dealerId: none,
  isUnlocked: none,
  prizeState: none,
};

/** The SQL of each group: the expressions to group by, and the columns that identify the group. */
const groups: Readonly<Record<AccrualGroup, { readonly by: SQL; readonly columns: typeof noColumns }>> = {
  campaign: { by: sql`accrual.campaign_id`, columns: { ...noColumns, campaignId: sql`accrual.campaign_id` } },
  distributor: {
    by: sql`accrual.distributor_id`,
    columns: { ...noColumns, distributorId: sql`accrual.distributor_id` },
  },
  region: { by: sql`accrual.region`, columns: { ...noColumns, region: sql`accrual.region` } },
  dealer: {
    by: sql`accrual.campaign_id, accrual.dealer_id`,
    columns: {
      campaignId: sql`accrual.campaign_id`,
      dealerId: sql`accrual.dealer_id`,
      distributorId: sql`max(accrual.distributor_id)`,
      region: sql`max(accrual.region)`,
      isUnlocked: sql`bool_and(unlocked)`,
      prizeState: sql`max(${prizeState})`,
    },
  },
};

export const groupOf = ({ filter }: RowsRequest): AccrualGroup => filter?.by ?? 'campaign';

/**
 * Condition on the rows of a month that match a request, of the dealers at or below a member, deleted ones included.
 */
function matching(top: Place, { filter = {}, searchTerm, dealerId }: RowsRequest): SQL {
  const among = <T>(column: SQL, values: readonly T[] | undefined) =>
    values === undefined ? undefined : sql`${column} in ${values}`;
  return sql`${and(
    sql`true`,
    everInSubtreeOf(top),
    among(sql`accrual.campaign_id`, severalOf(filter.campaignId)),
    among(sql`accrual.distributor_id`, severalOf(filter.distributorId)),
    among(sql`accrual.region`, severalOf(filter.region)),
    filter.corrected === undefined ? undefined : sql`(accrual.corrections <> 0) = ${filter.corrected}`,
    dealerId === undefined ? undefined : sql`accrual.dealer_id = ${dealerId}`,
    matchesSearch(searchTerm),
  )}`;
}

/**
 * The rows of a month that match a request, summed by its group.
 *
 * @param sorting default: by the keys of the groups
 * @param page default: all groups
 */
export async function accrualGroups(
  database: Database,
  top: Place,
  rows: RowsSource,
  request: RowsRequest,
  {
    sorting,
    page,
  }: { readonly sorting?: Order; readonly page?: { readonly page: number; readonly pageSize: number } } = {},
): Promise<readonly AccrualGroupRow[]> {
  const { by, columns } = groups[groupOf(request)];
  const keys = sql`"campaignId", "dealerId", "distributorId", region`;
  return rowsIn<AccrualGroupRow>(
    await database.execute(sql`
      select grouped.*, campaign.title as "campaignTitle", dealer.code as "dealerCode",
        dealer.business_name as "dealerName", dealer.vat_number as "vatNumber", ${distributors.code} as "distributorCode",
        ${distributors.businessName} as "distributorName", ${distributors.role} as "distributorRole"
      from (
        select ${columns.campaignId}::int as "campaignId", ${columns.distributorId}::int as "distributorId",
          ${columns.region}::text as region, ${columns.dealerId}::int as "dealerId",
          ${columns.isUnlocked}::boolean as "isUnlocked", ${columns.prizeState}::text as "prizeState", ${sums}
        from ${rows} as accrual join ${members} on ${members.id} = accrual.dealer_id
        where ${matching(top, request)}
        group by ${by}
      ) as grouped
        left join campaigns as campaign on campaign.id = "campaignId"
        left join members as dealer on dealer.id = "dealerId"
        left join ${members} as distributors
          on ${and(sql`${distributors.id} = "distributorId"`, everInSubtreeOf(top, distributors))}
      order by ${sorting && sql`${sortColumn(groupOf(request), sorting.column)} ${sql.raw(sorting.direction)}, `}${keys}
      ${page && sql`limit ${page.pageSize} offset ${(page.page - 1) * page.pageSize}`}`),
  );
}

/** The column that groups are sorted by. */
function sortColumn(by: AccrualGroup, column: AccrualRowSortColumn): SQL {
  if (column === 'id') return sql`"campaignId"`;
  if (column !== 'name') return sql`grouped.${sql.identifier(column)}`;
  const names = {
    campaign: sql`campaign.title_sort`,
    distributor: sql`${distributors.nameSort}`,
    region: sql`grouped.region`,
    dealer: sql`dealer.name_sort`,
  };
  return names[by];
}

/** The sums of all rows of a month that match a request, and the number of their groups. */
export async function accrualTotals(
  database: Database,
  top: Place,
  rows: RowsSource,
  request: RowsRequest,
): Promise<AccrualSums & { readonly groups: number }> {
  const { by } = groups[groupOf(request)];
  // with the 0 the group is a row, which `count` counts even if its only key is null
  const [totals] = rowsIn<AccrualSums & { readonly groups: number }>(
    await database.execute(sql`
      select ${sums}, count(distinct (${by}, 0))::int as groups
      from ${rows} as accrual join ${members} on ${members.id} = accrual.dealer_id
      where ${matching(top, request)}`),
  );
  if (totals === undefined) throw new Error('Sums without a row.');
  return totals;
}

/** The ids of all campaigns except drafts, and a version of what an open month depends on beside lines and figures. */
export async function openInputs(
  database: Database,
): Promise<{ readonly ids: readonly number[]; readonly version: string }> {
  const openedCampaigns = await database
    .select({ id: campaigns.id, rules: campaigns.rulesVersion })
    .from(campaigns)
    .where(isOpened);
  const versions = openedCampaigns.map(({ id, rules }) => `${id}.${rules}`).sort();
  return {
    ids: openedCampaigns.map(({ id }) => id),
    version: `${versions.join(' ')} ${await database.$count(ledgerEntries)}`,
  };
}
