import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  not,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  dealerSortColumns,
  tableDealerFields,
  writtenDealerFields,
  type DealerSortColumn,
  type EditableDealerField,
} from '@gdd/schema/dealers';
import { among, pick } from '@gdd/schema/fields';
import type { DealerStatus, MemberRole } from '@gdd/schema/members';
import type { Database } from '../../ground/database/connections/connection.js';
import { within } from '../../ground/database/ranges.js';
import { changePlaces } from '../../figures/placeChanges.js';
import { members } from '../../ground/database/tables/people/network.js';
import { intArray } from '../../ground/database/intArray.js';
import { belowMember, inSubtreeOf, type Place } from '../../ground/database/scope.js';
import { rowsAtATime } from '../../ground/database/pages.js';
import { matchesSearch, searchRank } from '../../ground/database/search.js';
import { severalOf } from '../../ground/domain/tableState.js';
import { hasStopped } from './stopped.js';
import type { DealerFilter, DealerTableState } from './schemas.js';

export type MemberRow = typeof members.$inferSelect;

/** The columns of a member in lists. */
const listColumns = {
  id: members.id,
  code: members.code,
  businessName: members.businessName,
  city: members.city,
  role: members.role,
  parentId: members.parentId,
};

/** The columns of a dealer in the table. */
const rowColumns = {
  id: members.id,
  ...pick(getTableColumns(members), among(tableDealerFields, writtenDealerFields)),
  version: members.version,
};

/** The columns of each sort option; names and cities are sorted without case and accents. */
const sortColumns: Readonly<Record<DealerSortColumn, PgColumn>> = {
  ...pick(getTableColumns(members), dealerSortColumns),
  businessName: members.nameSort,
  city: members.citySort,
};

/** The member and the day that the filter of a table refers to. */
interface DealersInScope {
  /** Only dealers below this member. */
  readonly below: Place | undefined;
  /** The programme's day. */
  readonly today: string;
}

const isDealer = eq(members.role, 'Dealer');

/** A page of the dealers below a member, and the total of all pages. */
export async function dealerPage(
  database: Database,
  top: Place,
  state: DealerTableState,
  { below, today }: DealersInScope,
) {
  const matching = matches(top, state, { below, today });
  const { page, pageSize } = state.paginator;
  const order = orderOf(state.sorting);
  // the ids first, from an index alone, and then the rows: a deep page skips thousands of rows
  const onPage = database
    .select({ id: members.id })
    .from(members)
    .where(matching)
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .as('on_page');
  const [items, [counted]] = await Promise.all([
    database
      .select(rowColumns)
      .from(members)
      .innerJoin(onPage, eq(onPage.id, members.id))
      .orderBy(...order),
    database.select({ total: count() }).from(members).where(matching),
  ]);
  return { items, total: counted?.total ?? 0 };
}

/** The number of dealers in the table. */
export function countDealers(
  database: Database,
  top: Place,
  state: Pick<DealerTableState, 'filter' | 'searchTerm'>,
  scope: DealersInScope,
): Promise<number> {
  return database.$count(members, matches(top, state, scope));
}

/**
 * The next batch of dealers for a file, in the order of the table.
 *
 * @param last the last dealer of the previous batch; undefined for the first batch
 */
export function dealersAfter(
  database: Database,
  top: Place,
  state: Omit<DealerTableState, 'paginator'>,
  scope: DealersInScope,
  last: { readonly id: number; readonly sortKey: string | number } | undefined,
) {
  const sorted = sortColumns[state.sorting.column];
  return database
    .select({ ...rowColumns, sortKey: sql<string | number>`${sorted}` })
    .from(members)
    .where(and(matches(top, state, scope), last && comesAfter(state.sorting, last)))
    .orderBy(...orderOf(state.sorting))
    .limit(rowsAtATime);
}

export type DealerTableRow = Awaited<ReturnType<typeof dealersAfter>>[number];

type Sorting = DealerTableState['sorting'];

function orderOf({ column, direction }: Sorting): SQL[] {
  return [(direction === 'asc' ? asc : desc)(sortColumns[column]), asc(members.id)];
}

/**
 * Rows after the last one, by column and id. The bound on the column alone is redundant, but lets an index start there.
 */
function comesAfter({ column, direction }: Sorting, last: { readonly id: number; readonly sortKey: string | number }) {
  const sorted = sortColumns[column];
  const [beyond, atOrBeyond] = direction === 'asc' ? [gt, gte] : [lt, lte];
  return and(atOrBeyond(sorted, last.sortKey), or(beyond(sorted, last.sortKey), gt(members.id, last.id)));
}

function matches(
  top: Place,
  { filter, searchTerm }: Pick<DealerTableState, 'filter' | 'searchTerm'>,
  { below, today }: DealersInScope,
) {
  return and(
    isDealer,
    inSubtreeOf(top),
    below && belowMember(below),
    ...filterConditions(filter ?? {}, today),
    matchesSearch(searchTerm),
  );
}

/** The conditions of the filter of dealers, except `memberId`. */
export function filterConditions(filter: DealerFilter, today: string): (SQL | undefined)[] {
  const stopped = filter.stopped === undefined ? undefined : hasStopped(today);
  const oneOf = (column: PgColumn, values: string[] | undefined) => values && inArray(column, values);
  const cities = severalOf(filter.city);
  return [
    oneOf(members.status, severalOf(filter.status)),
    oneOf(members.tier, severalOf(filter.tier)),
    oneOf(members.region, severalOf(filter.region)),
    oneOf(members.province, severalOf(filter.province)),
    cities && or(...cities.map((city) => sql`${members.citySort} = fold_text(${city})`)),
    within(members.joinedOn, filter.joinedOn),
    filter.stopped === false ? stopped && not(stopped) : stopped,
  ];
}

/**
 * The members of one role at or below a member, by name; of a search, first those whose name or a word of it starts so.
 */
export function membersByRole(
  database: Database,
  top: Place,
  options: {
    readonly role: MemberRole;
    readonly below?: Place | undefined;
    readonly search: string;
    readonly limit?: number | undefined;
  },
) {
  const query = database
    .select(listColumns)
    .from(members)
    .where(
      and(
        eq(members.role, options.role),
        inSubtreeOf(top),
        options.below && belowMember(options.below),
        matchesSearch(options.search),
      ),
    )
    .orderBy(
      ...(options.search.trim() === '' ? [] : [searchRank(options.search, members.nameSort)]),
      asc(members.nameSort),
      asc(members.id),
    );
  return options.limit === undefined ? query : query.limit(options.limit);
}

/** Members by their ids, if they are at or below a member. */
export function membersByIds(database: Database, top: Place, ids: readonly number[]) {
  return database
    .select(listColumns)
    .from(members)
    .where(and(inArray(members.id, [...ids]), inSubtreeOf(top)))
    .orderBy(asc(members.id));
}

/** Dealers by their ids with the columns of the table, if they are at or below a member. */
export function dealersByIds(database: Database, top: Place, ids: readonly number[]) {
  return database
    .select(rowColumns)
    .from(members)
    .where(and(sql`${members.id} = any(${intArray(ids)})`, isDealer, inSubtreeOf(top)));
}

/** One member at or below another. */
export async function memberById(database: Database, top: Place, id: number): Promise<MemberRow | undefined> {
  const [member] = await database
    .select()
    .from(members)
    .where(and(eq(members.id, id), inSubtreeOf(top)));
  return member;
}

/** One dealer at or below a member. */
export async function dealerById(database: Database, top: Place, id: number): Promise<MemberRow | undefined> {
  const member = await memberById(database, top, id);
  return member?.role === 'Dealer' ? member : undefined;
}

/** The same, locked until the transaction ends. */
export async function dealerByIdForUpdate(
  transaction: Database,
  top: Place,
  id: number,
): Promise<MemberRow | undefined> {
  const [dealer] = await transaction
    .select()
    .from(members)
    .where(and(eq(members.id, id), isDealer, inSubtreeOf(top)))
    .for('update');
  return dealer;
}

/** A selection of dealers: by ids, or by the filter of a table. */
type DealerScope =
  { readonly ids: readonly number[] } | (Pick<DealerTableState, 'filter' | 'searchTerm'> & DealersInScope);

/** The id and status of dealers at or below a member, locked in the order of ids, so that there is no deadlock. */
export function dealersForUpdate(transaction: Database, top: Place, scope: DealerScope) {
  const matching =
    'ids' in scope
      ? and(isDealer, inSubtreeOf(top), sql`${members.id} = any(${intArray(scope.ids)})`)
      : matches(top, scope, scope);
  return transaction
    .select({ id: members.id, status: members.status })
    .from(members)
    .where(matching)
    .orderBy(asc(members.id))
    .for('update');
}

/** Sets the status of dealers that this transaction has locked, and increments their versions. */
export async function setStatus(
  transaction: Database,
  ids: readonly number[],
  status: DealerStatus,
  now: Date,
): Promise<void> {
  await changePlaces(transaction, { ids, withBelow: false }, () =>
    transaction
      .update(members)
      .set({ status, version: sql`${members.version} + 1`, updatedAt: now })
      .where(sql`${members.id} = any(${intArray(ids)})`),
  );
}

/** Whether another member, deleted ones included, has the code or the VAT number. */
export async function takenFields(
  database: Database,
  values: { readonly code?: string; readonly vatNumber: string },
  exceptId?: number,
): Promise<{ code: boolean; vatNumber: boolean }> {
  const otherMembers = (condition: SQL) =>
    database
      .select({ id: members.id })
      .from(members)
      .where(exceptId === undefined ? condition : and(condition, ne(members.id, exceptId)));
  const [withVatNumber] = await otherMembers(eq(members.vatNumber, values.vatNumber));
  const [withCode] = values.code === undefined ? [] : await otherMembers(eq(members.code, values.code));
  return { code: withCode !== undefined, vatNumber: withVatNumber !== undefined };
}

export type DealerChanges = Partial<Pick<MemberRow, EditableDealerField | 'status' | 'deletedAt'>>;

/** Updates a member and increments its version. */
export async function updateMember(
  transaction: Database,
  id: number,
  changes: DealerChanges,
  now: Date,
): Promise<MemberRow> {
  const [updated] = await changePlaces(transaction, { ids: [id], withBelow: changes.parentId !== undefined }, () =>
    transaction
      .update(members)
      .set({ ...changes, version: sql`${members.version} + 1`, updatedAt: now })
      .where(and(eq(members.id, id), isNull(members.deletedAt)))
      .returning(),
  );
  if (updated === undefined) throw new Error('The row that this transaction holds is gone.');
  return updated;
}
