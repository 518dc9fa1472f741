/** The first rows of a report, found in the order of an index instead of sorting all of them. */
import { sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { SortDirection } from '@gdd/schema/lists';
import { aroundMember } from '../../ground/database/scope.js';
import { members } from '../../ground/database/tables/people/network.js';
import type { ReportScope } from '../criteria/scope.js';

/** The requested part of a report's rows, and its order. */
export interface FirstRows {
  readonly column: string;
  readonly direction: SortDirection;
  /** Maximum number of rows. */
  readonly most: number;
}

/** The rows of one dealer, as an SQL table with `dealer_id` and `part`. */
export type RowsOfDealer = (dealerId: PgColumn) => SQL;

/** Sort columns of the dealer itself. */
const ownColumns: Readonly<Record<string, PgColumn>> = {
  id: members.id,
  code: members.code,
  businessName: members.nameSort,
  region: members.region,
};

const above = alias(members, 'above');

/** Sort columns of members above: the dealer's column with their id, and the name to sort by. */
const aboveColumns: Readonly<Record<string, { readonly of: PgColumn; readonly name: SQL }>> = {
  distributor: { of: members.distributorId, name: sql`${above.nameSort}` },
  agent: { of: members.parentId, name: sql`case ${above.role} when 'Agent' then ${above.nameSort} end` },
};

/** Whether a sort column belongs to the dealer or to a member above it. */
export const isOfDealer = (column: string): boolean => column in ownColumns || column in aboveColumns;

const way = (direction: SortDirection) => sql.raw(direction);

/** The dealers that have rows. */
export type VisibleDealers = Pick<ReportScope, 'visible' | 'top'>;

/**
 * The first rows, sorted by a column of the dealer or of a member above it.
 *
 * @returns undefined for another column
 */
export function firstByDealer(first: FirstRows, dealers: VisibleDealers, rowsOf: RowsOfDealer): SQL | undefined {
  const { column, direction, most } = first;
  const visible = dealers.visible ?? sql`true`;
  const own = ownColumns[column];
  if (own !== undefined) {
    const ties = column === 'id' && direction === 'desc' ? sql`desc` : sql`asc`;
    return sql`
      select own.dealer_id, own.part from ${members} cross join lateral ${rowsOf(members.id)} as own
      where ${visible} order by ${own} ${way(direction)}, ${members.id} ${ties}, own.part ${ties} limit ${most}`;
  }
  const named = aboveColumns[column];
  if (named === undefined) return undefined;
  // member after member: once there are enough rows, the limit ends the query before later members are read
  const order = sql`sort_value ${way(direction)} nulls last`;
  return sql`
    select first.dealer_id, first.part
    from (
      select ${above.id}, ${named.name} as sort_value from ${members} as above
      where ${above.role} <> 'Dealer' and ${aroundMember(dealers.top, above)} order by ${order}
    ) as above cross join lateral (
      select own.dealer_id, own.part from ${members} cross join lateral ${rowsOf(members.id)} as own
      where ${named.of} = above.id and ${visible} order by ${members.id}, own.part limit ${most}
    ) as first
    order by above.${order}, first.dealer_id, first.part limit ${most}`;
}

/**
 * The first rows among the first rows of each of several groups.
 *
 * @param groups an SQL table
 * @param firstOfGroup the sorted rows of a group, `dealer_id, part, sort_value`, at most `most`
 */
export function firstOfGroups({ direction, most }: FirstRows, groups: SQL, firstOfGroup: SQL): SQL {
  return sql`
    select first.dealer_id, first.part from ${groups} cross join lateral (${firstOfGroup}) as first
    order by first.sort_value ${way(direction)} nulls last, first.dealer_id, first.part limit ${most}`;
}

/** The order within a group, by a column that is never null. */
export const inGroup = (column: SQL | PgColumn, { direction, most }: FirstRows, dealerId: SQL | PgColumn) =>
  sql`order by ${column} ${way(direction)}, ${dealerId} limit ${most}`;
