/** The first rows of a report, found in the order of an index instead of sorting all of them. */
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { SortDirection } from '@gdd/schema/lists';
import { members } from '../../database/tables/people/network.js';

/** The requested part of a report's rows, and its order. */
export interface FirstRows {
  readonly column: string;
  readonly direction: SortDirection;
  /** How many of them, from the first on. */
  readonly most: number;
}

/** The rows that dealers have beside themselves: a table of SQL with `dealer_id` and `part`, for one dealer. */
export type RowsOfDealer = (dealerId: PgColumn) => SQL;

/** Columns that are the dealer's own. */
const ownColumns: Readonly<Record<string, PgColumn>> = {
  id: members.id,
  code: members.code,
  businessName: members.nameSort,
  region: members.region,
};

/** The members above dealers that have a name to sort by, and how their dealers name them. */
const aboveColumns: Readonly<Record<string, { readonly of: PgColumn; readonly name: SQL }>> = {
  distributor: { of: members.distributorId, name: sql`above.name_sort` },
  agent: { of: members.parentId, name: sql`case above.role when 'Agent' then above.name_sort end` },
};

/** Whether a report sorts by what a dealer is, or by who is above it. */
export const isOfDealer = (column: string): boolean => column in ownColumns || column in aboveColumns;

const way = (direction: SortDirection) => sql.raw(direction);

/**
 * The first rows by what a dealer is, or by who is above it.
 *
 * @param shown the dealers that have rows, as a condition on members
 * @returns undefined for another column
 */
export function firstByDealer(first: FirstRows, shown: SQL, rowsOf: RowsOfDealer): SQL | undefined {
  const { column, direction, most } = first;
  const own = ownColumns[column];
  if (own !== undefined) {
    const ties = column === 'id' && direction === 'desc' ? sql`desc` : sql`asc`;
    return sql`
      select own.dealer_id, own.part from ${members} cross join lateral ${rowsOf(members.id)} as own
      where ${shown} order by ${own} ${way(direction)}, ${members.id} ${ties}, own.part ${ties} limit ${most}`;
  }
  const above = aboveColumns[column];
  if (above === undefined) return undefined;
  return firstOfGroups(
    first,
    sql`(select id, ${above.name} as sort_value from ${members} as above where above.role <> 'Dealer') as above`,
    sql`select own.dealer_id, own.part, above.sort_value
      from ${members} cross join lateral ${rowsOf(members.id)} as own
      where ${above.of} = above.id and ${shown} order by ${members.id}, own.part limit ${most}`,
  );
}

/**
 * The first rows among the first rows of each of several groups.
 *
 * @param groups a table of SQL
 * @param firstOfGroup the rows of a group, `dealer_id, part, sort_value`, in their order and no more than are asked for
 */
export function firstOfGroups({ direction, most }: FirstRows, groups: SQL, firstOfGroup: SQL): SQL {
  return sql`
    select first.dealer_id, first.part from ${groups} cross join lateral (${firstOfGroup}) as first
    order by first.sort_value ${way(direction)} nulls last, first.dealer_id, first.part limit ${most}`;
}

/** The order within a group, by a column that is never empty. */
export const inGroup = (column: SQL | PgColumn, { direction, most }: FirstRows, dealerId: SQL | PgColumn) =>
  sql`order by ${column} ${way(direction)}, ${dealerId} limit ${most}`;
