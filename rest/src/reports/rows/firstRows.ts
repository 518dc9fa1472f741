/** The first rows of a report, found in the order of an index instead of sorting all of them. */
import { sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { SortDirection } from '@gdd/schema/lists';
import { aroundMember } from '../../ground/database/scope.js';
import { members } from '../../ground/database/tables/people/network.js';
import type { ReportScope } from '../criteria/scope.js';

/** The order of a report's rows, and how many of the first ones are requested. */
export interface FirstRows {
  readonly column: string;
  readonly direction: SortDirection;
  readonly limit: number;
}

/** The rows of one dealer, as an SQL table with `dealer_id` and `split_value` (`RowKey`). */
export type RowsOfDealer = (dealerId: PgColumn) => SQL;

/** The dealers that have rows. */
export type VisibleDealers = Pick<ReportScope, 'visible' | 'top'>;

/** The sort columns that belong to the dealer itself. */
const dealerColumns: Readonly<Record<string, PgColumn>> = {
  id: members.id,
  code: members.code,
  businessName: members.nameSort,
  region: members.region,
};

/** A member above a dealer: its distributor or its agent. */
const above = alias(members, 'above');

/** The sort columns that belong to a member above: the dealer's column with its id, and the name to sort by. */
const columnsAbove: Readonly<Record<string, { readonly idOfDealer: PgColumn; readonly name: SQL }>> = {
  distributor: { idOfDealer: members.distributorId, name: sql`${above.nameSort}` },
  agent: { idOfDealer: members.parentId, name: sql`case ${above.role} when 'Agent' then ${above.nameSort} end` },
};

/** Whether a sort column belongs to the dealer or to a member above it. */
export const isNetworkColumn = (column: string): boolean => column in dealerColumns || column in columnsAbove;

const directionSql = (direction: SortDirection) => sql.raw(direction);

/**
 * The first rows, sorted by a column of the dealer or of a member above it.
 *
 * @returns undefined for another column
 */
export function firstByNetwork(first: FirstRows, dealers: VisibleDealers, rowsOf: RowsOfDealer): SQL | undefined {
  const dealerColumn = dealerColumns[first.column];
  if (dealerColumn !== undefined) return firstByDealer(dealerColumn, first, dealers, rowsOf);
  const columnAbove = columnsAbove[first.column];
  return columnAbove && firstByMemberAbove(columnAbove, first, dealers, rowsOf);
}

function firstByDealer(
  sortColumn: PgColumn,
  { column, direction, limit }: FirstRows,
  { visible = sql`true` }: VisibleDealers,
  rowsOf: RowsOfDealer,
): SQL {
  // rows sorted by their own key are reversed as a whole; by another column, ties stay in the order of the key
  const tieDirection = directionSql(column === 'id' ? direction : 'asc');
  return sql`
    select dealer_row.dealer_id, dealer_row.split_value
    from ${members} cross join lateral ${rowsOf(members.id)} as dealer_row
    where ${visible}
    order by ${sortColumn} ${directionSql(direction)}, ${members.id} ${tieDirection}, dealer_row.split_value ${tieDirection}
    limit ${limit}`;
}

function firstByMemberAbove(
  { idOfDealer, name }: { readonly idOfDealer: PgColumn; readonly name: SQL },
  { direction, limit }: FirstRows,
  { visible = sql`true`, top }: VisibleDealers,
  rowsOf: RowsOfDealer,
): SQL {
  const order = sql`sort_value ${directionSql(direction)} nulls last`;
  // member after member: once there are enough rows, the limit ends the query before later members are read
  return sql`
    select first.dealer_id, first.split_value
    from (
      select ${above.id}, ${name} as sort_value from ${members} as above
      where ${above.role} <> 'Dealer' and ${aroundMember(top, above)} order by ${order}
    ) as above cross join lateral (
      select dealer_row.dealer_id, dealer_row.split_value
      from ${members} cross join lateral ${rowsOf(members.id)} as dealer_row
      where ${idOfDealer} = above.id and ${visible} order by ${members.id}, dealer_row.split_value limit ${limit}
    ) as first
    order by above.${order}, first.dealer_id, first.split_value limit ${limit}`;
}

/**
 * The first rows among the first rows of each of several groups.
 *
 * @param groups an SQL table
 * @param firstOfGroup the sorted rows of a group, `dealer_id, split_value, sort_value`, at most `limit`
 */
export function firstOfGroups({ direction, limit }: FirstRows, groups: SQL, firstOfGroup: SQL): SQL {
  return sql`
    select first.dealer_id, first.split_value from ${groups} cross join lateral (${firstOfGroup}) as first
    order by first.sort_value ${directionSql(direction)} nulls last, first.dealer_id, first.split_value limit ${limit}`;
}

/** The order and the limit within a group, by a column that is never null. */
export const orderInGroup = (column: SQL | PgColumn, { direction, limit }: FirstRows, dealerId: SQL | PgColumn) =>
  sql`order by ${column} ${directionSql(direction)}, ${dealerId} limit ${limit}`;
