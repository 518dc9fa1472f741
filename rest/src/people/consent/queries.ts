import type { ConsentSortColumn } from '@gdd/schema/consent';
import { and, asc, count, desc, eq, inArray, not, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../ground/database/connections/connection.js';
import { intArray } from '../../ground/database/intArray.js';
import { withinDays } from '../../ground/database/ranges.js';
import { everInSubtreeOf, type Place } from '../../ground/database/scope.js';
import { matchesSearch } from '../../ground/database/search.js';
import { smsConsents, users } from '../../ground/database/tables/people/accounts.js';
import { members } from '../../ground/database/tables/people/network.js';
import { severalOf } from '../../ground/domain/tableState.js';
import type { ConsentsState } from './schemas.js';

/** The newest consent of a member. */
export async function newestConsent(database: Database, memberId: number) {
  const [newest] = await database
    .select()
    .from(smsConsents)
    .where(eq(smsConsents.memberId, memberId))
    .orderBy(desc(smsConsents.id))
    .limit(1);
  return newest;
}

/** Adds a decision; the earlier ones stay as history. */
export async function insertConsent(database: Database, values: typeof smsConsents.$inferInsert): Promise<void> {
  await database.insert(smsConsents).values(values);
}

/** Whether a decision is the newest of its dealer. */
const holds = sql<boolean>`not exists (
  select from sms_consents later where later.member_id = ${smsConsents.memberId} and later.id > ${smsConsents.id})`;

const entryColumns = {
  id: smsConsents.id,
  dealerId: smsConsents.memberId,
  code: members.code,
  businessName: members.businessName,
  decidedBy: sql<string>`coalesce(${users.name}, ${users.username})`,
  given: smsConsents.given,
  version: smsConsents.version,
  decidedAt: smsConsents.decidedAt,
  source: smsConsents.source,
  holds,
};

/** The columns of each sort option. */
const sortColumns: Readonly<Record<ConsentSortColumn, PgColumn>> = {
  id: smsConsents.id,
  decidedAt: smsConsents.decidedAt,
};

/** The request of the register without its page. */
type ConsentsRequest = Omit<ConsentsState, 'paginator'>;

const entriesOf = (database: Database) =>
  database
    .select(entryColumns)
    .from(smsConsents)
    .innerJoin(members, eq(members.id, smsConsents.memberId))
    .innerJoin(users, eq(users.id, smsConsents.userId))
    .$dynamic();

/** A decision with its dealer and its user. */
export type ConsentRow = Awaited<ReturnType<typeof entriesOf>>[number];

/** A page of the decisions of the dealers that are or were at or below a member, and the total of all pages. */
export async function consentPage(database: Database, top: Place, state: ConsentsState) {
  const { page, pageSize } = state.paginator;
  const matching = consentsMatching(top, state);
  const [items, [counted]] = await Promise.all([
    entriesOf(database)
      .where(matching)
      .orderBy(...consentsOrder(state.sorting))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    database
      .select({ total: count() })
      .from(smsConsents)
      .innerJoin(members, eq(members.id, smsConsents.memberId))
      .where(matching),
  ]);
  return { items, total: counted?.total ?? 0 };
}

/** The ids of all decisions that match, in the order of the register. */
export async function consentIds(database: Database, top: Place, request: ConsentsRequest): Promise<number[]> {
  const rows = await database
    .select({ id: smsConsents.id })
    .from(smsConsents)
    .innerJoin(members, eq(members.id, smsConsents.memberId))
    .where(consentsMatching(top, request))
    .orderBy(...consentsOrder(request.sorting));
  return rows.map(({ id }) => id);
}

/** The decisions with these ids, in any order. */
export function consentsByIds(database: Database, ids: readonly number[]): Promise<ConsentRow[]> {
  return entriesOf(database).where(sql`${smsConsents.id} = any(${intArray(ids)})`);
}

const consentsOrder = ({ column, direction }: ConsentsRequest['sorting']) => {
  const ordered = direction === 'asc' ? asc : desc;
  return [ordered(sortColumns[column]), ordered(smsConsents.id)];
};

function consentsMatching(top: Place, { filter = {}, searchTerm }: Pick<ConsentsRequest, 'filter' | 'searchTerm'>) {
  const sources = severalOf(filter.source);
  return and(
    everInSubtreeOf(top),
    filter.given === undefined ? undefined : eq(smsConsents.given, filter.given),
    sources && inArray(smsConsents.source, sources),
    filter.holds === undefined ? undefined : filter.holds ? holds : not(holds),
    withinDays(smsConsents.decidedAt, filter.decidedAt),
    matchesSearch(searchTerm),
  );
}
