import { disputeAnswerDays, type DisputeSide, type DisputeSortColumn, type DisputeState } from '@gdd/schema/disputes';
import { and, asc, count, desc, eq, gt, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { oneOf } from '../../ground/database/oneOf.js';
import type { Database } from '../../ground/database/connections/connection.js';
import { visibleTo } from '../../ground/database/scope.js';
import { matchesSearch } from '../../ground/database/search.js';
import { users } from '../../ground/database/tables/people/accounts.js';
import { members } from '../../ground/database/tables/people/network.js';
import { approvals } from '../../ground/database/tables/programme/approvals.js';
import { campaigns } from '../../ground/database/tables/programme/campaigns.js';
import { disputeAttachments, disputeMessages, disputes } from '../../ground/database/tables/programme/disputes.js';
import { ledgerEntries } from '../../ground/database/tables/programme/ledger.js';
import { sales } from '../../ground/database/tables/programme/sales.js';
import { memberships } from '../../ground/database/tables/programme/memberships.js';
import { imports } from '../../ground/database/tables/work/imports.js';
import { severalOf } from '../../ground/domain/tableState.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import { isOfDocument } from '../statements/oneLine.js';
import type { DisputesState } from './schemas.js';

export type DisputeRow = typeof disputes.$inferSelect;
export type AttachmentRow = typeof disputeAttachments.$inferSelect;

/** The states of undecided disputes. */
export const waitingStates = ['open', 'answered'] as const satisfies readonly DisputeState[];

/** The side that is expected to write next; null in a dispute that is decided or withdrawn. */
export function waitingFor(state: DisputeState): DisputeSide | null {
  return state === 'open' ? 'office' : state === 'answered' ? 'dealer' : null;
}

const assignees = alias(users, 'assignees');
const openers = alias(users, 'openers');
const nameOf = ({ name, username }: typeof users | typeof openers) => sql<string>`coalesce(${name}, ${username})`;

/** Disputes with the names of what they are about, and of who opened them and works on them. */
function disputesWithNames(database: Database) {
  return database
    .select({
      row: disputes,
      campaign: { id: campaigns.id, title: campaigns.title },
      dealer: { id: members.id, code: members.code, businessName: members.businessName, role: members.role },
      openedBy: nameOf(openers),
      assigneeName: sql<string | null>`coalesce(${assignees.name}, ${assignees.username})`,
    })
    .from(disputes)
    .innerJoin(campaigns, eq(campaigns.id, disputes.campaignId))
    .innerJoin(members, eq(members.id, disputes.dealerId))
    .innerJoin(openers, eq(openers.id, disputes.openedBy))
    .leftJoin(assignees, eq(assignees.id, disputes.assigneeId));
}

export type NamedDispute = Awaited<ReturnType<typeof disputePage>>['items'][number];

const searched = sql`(${members.searchText} || ' ' || fold_text(${campaigns.title} || ' ' || coalesce(${disputes.document}, '')))`;

const sortColumns: Readonly<Record<DisputeSortColumn, PgColumn>> = {
  id: disputes.id,
  openedAt: disputes.openedAt,
  updatedAt: disputes.updatedAt,
  state: disputes.state,
  kind: disputes.kind,
  businessName: members.nameSort,
};

/** A page of the disputes that a caller may see, and the number of all that match. */
export async function disputePage(
  database: Database,
  caller: SignedIn,
  { filter = {}, searchTerm, sorting, paginator: { page, pageSize } }: DisputesState,
) {
  const { mine } = filter;
  const isMine = eq(disputes.assigneeId, caller.userId);
  const sides = severalOf(filter.waitingFor);
  const matching = and(
    visibleTo(caller),
    oneOf(disputes.state, severalOf(filter.state)),
    oneOf(disputes.kind, severalOf(filter.kind)),
    oneOf(disputes.campaignId, severalOf(filter.campaignId)),
    oneOf(disputes.dealerId, severalOf(filter.dealerId)),
    oneOf(disputes.assigneeId, severalOf(filter.assigneeId)),
    mine === undefined ? undefined : mine ? isMine : sql`${isMine} is not true`,
    sides &&
      inArray(
        disputes.state,
        waitingStates.filter((state) => sides.some((side) => side === waitingFor(state))),
      ),
    matchesSearch(searchTerm, searched),
  );
  const [items, total] = await Promise.all([
    disputesWithNames(database)
      .where(matching)
      .orderBy((sorting.direction === 'asc' ? asc : desc)(sortColumns[sorting.column]), asc(disputes.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    database.$count(disputesWithNames(database).where(matching).as('matching')),
  ]);
  return { items, total };
}

/** The number of the disputes that a caller may see and that wait for a side. */
export const countDisputesWaitingFor = (database: Database, caller: SignedIn, side: DisputeSide): Promise<number> =>
  database.$count(
    database
      .select({ id: disputes.id })
      .from(disputes)
      .innerJoin(members, eq(members.id, disputes.dealerId))
      .where(
        and(
          visibleTo(caller),
          inArray(
            disputes.state,
            waitingStates.filter((state) => waitingFor(state) === side),
          ),
        ),
      )
      .as('waiting'),
  );

/** A dispute that a caller may see. */
export async function disputeById(database: Database, caller: SignedIn, id: number): Promise<NamedDispute | undefined> {
  const [dispute] = await disputesWithNames(database).where(and(eq(disputes.id, id), visibleTo(caller)));
  return dispute;
}

/** Locks a dispute until the transaction ends. */
export async function lockDispute(transaction: Database, id: number): Promise<void> {
  await transaction.select({ id: disputes.id }).from(disputes).where(eq(disputes.id, id)).for('update');
}

/** Inserts a dispute; undefined where one about the same line is undecided. */
export async function insertDispute(
  transaction: Database,
  values: typeof disputes.$inferInsert,
): Promise<number | undefined> {
  const [made] = await transaction.insert(disputes).values(values).onConflictDoNothing().returning();
  return made?.id;
}

/** Changes a dispute. @param transaction has locked it (`lockDispute`) */
export async function updateDispute(
  transaction: Database,
  id: number,
  changes: Partial<typeof disputes.$inferInsert>,
): Promise<void> {
  await transaction.update(disputes).set(changes).where(eq(disputes.id, id));
}

/** The goal of a dealer in a campaign with its version; undefined where it is in it no more. */
export async function goalOf(
  database: Database,
  { id, dealerId }: { readonly id: number; readonly dealerId: number },
): Promise<{ readonly goalThreshold: number; readonly version: number } | undefined> {
  const [goal] = await database
    .select({ goalThreshold: memberships.goalThreshold, version: memberships.version })
    .from(memberships)
    .where(and(eq(memberships.campaignId, id), eq(memberships.dealerId, dealerId)));
  return goal;
}

/** Inserts a message. @returns its id */
export async function insertMessage(
  transaction: Database,
  values: typeof disputeMessages.$inferInsert,
): Promise<number> {
  const [made] = await transaction.insert(disputeMessages).values(values).returning();
  if (made === undefined) throw new Error('The message just written is gone.');
  return made.id;
}

/** The thread of a dispute, oldest first. */
export function messagesOf(database: Database, id: number) {
  return database
    .select({ message: disputeMessages, author: nameOf(users) })
    .from(disputeMessages)
    .innerJoin(users, eq(users.id, disputeMessages.authorId))
    .where(eq(disputeMessages.disputeId, id))
    .orderBy(asc(disputeMessages.id));
}

/** The files of a dispute, oldest first. */
export function attachmentsOf(database: Database, id: number) {
  return database
    .select({ attachment: disputeAttachments, addedBy: nameOf(users) })
    .from(disputeAttachments)
    .innerJoin(users, eq(users.id, disputeAttachments.addedBy))
    .where(eq(disputeAttachments.disputeId, id))
    .orderBy(asc(disputeAttachments.id));
}

export async function countAttachments(database: Database, id: number): Promise<number> {
  const [counted] = await database
    .select({ attachments: count() })
    .from(disputeAttachments)
    .where(eq(disputeAttachments.disputeId, id));
  return counted?.attachments ?? 0;
}

export async function insertAttachment(
  transaction: Database,
  values: typeof disputeAttachments.$inferInsert,
): Promise<AttachmentRow> {
  const [made] = await transaction.insert(disputeAttachments).values(values).returning();
  if (made === undefined) throw new Error('The attachment just added is gone.');
  return made;
}

/** One file of a dispute. */
export async function attachmentById(
  database: Database,
  disputeId: number,
  id: number,
): Promise<AttachmentRow | undefined> {
  const [row] = await database
    .select()
    .from(disputeAttachments)
    .where(and(eq(disputeAttachments.disputeId, disputeId), eq(disputeAttachments.id, id)));
  return row;
}

/** The entry or import that a dispute was accepted with, and its pending request for approval. No row has the id 0. */
export async function outcomeOf(database: Database, { id, importId, approvalId }: DisputeRow, now: Date) {
  const [entry] = await database
    .select({ id: ledgerEntries.id, amount: ledgerEntries.amount })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.disputeId, id), ne(ledgerEntries.kind, 'reversal')));
  const [file] = await database
    .select({ filename: imports.filename })
    .from(imports)
    .where(eq(imports.id, importId ?? 0));
  const [pending] = await database
    .select({ id: approvals.id })
    .from(approvals)
    .where(and(eq(approvals.id, approvalId ?? 0), eq(approvals.state, 'pending'), gt(approvals.expiresAt, now)));
  return { entry, importFilename: file?.filename ?? null, approvalId: pending?.id ?? null };
}

/** The summary of the disputes that a caller may see. */
export async function queueSummary(database: Database, caller: SignedIn, now: Date) {
  const since = new Date(now.getTime() - disputeAnswerDays * 24 * 60 * 60_000).toISOString();
  const countOf = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const isOpen = sql`${disputes.state} = 'open'`;
  const isUndecided = sql`${disputes.state} in ('open', 'answered')`;
  const [summary] = await database
    .select({
      waitingForOffice: countOf(isOpen),
      waitingForDealer: countOf(sql`${disputes.state} = 'answered'`),
      mine: countOf(sql`${isUndecided} and ${disputes.assigneeId} = ${caller.userId}`),
      oldestOpenedAt: sql<Date | null>`min(${disputes.openedAt}) filter (where ${isOpen})`.mapWith(disputes.openedAt),
      medianMinutes: sql<number | null>`round((
        percentile_cont(0.5) within group (order by extract(epoch from ${disputes.answeredAt} - ${disputes.openedAt}))
          filter (where ${disputes.answeredAt} >= ${since}::timestamptz) / 60)::numeric)::int`,
    })
    .from(disputes)
    .innerJoin(members, eq(members.id, disputes.dealerId))
    .where(visibleTo(caller));
  if (summary === undefined) throw new Error('Sums have one row.');
  return summary;
}

/** The number of a dealer's lines with a document. */
export async function countLinesOf(database: Database, dealerId: number, document: string): Promise<number> {
  return database.$count(sales, and(eq(sales.dealerId, dealerId), isOfDocument(document)));
}

/** The newest 50 applied imports from which a dealer has lines. @param id only this one */
export function importsOfDealer(database: Database, dealerId: number, id?: number) {
  return database
    .select({ id: imports.id, filename: imports.filename, appliedAt: imports.appliedAt, lines: count() })
    .from(sales)
    .innerJoin(imports, eq(imports.id, sales.importId))
    .where(
      and(
        eq(sales.dealerId, dealerId),
        eq(imports.status, 'applied'),
        id === undefined ? undefined : eq(imports.id, id),
      ),
    )
    .groupBy(imports.id)
    .orderBy(desc(imports.appliedAt), desc(imports.id))
    .limit(50);
}
