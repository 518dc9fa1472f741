import { noteAction, type TimelineSource } from '@gdd/schema/audit';
import type { NoteSortColumn } from '@gdd/schema/notes';
import { and, asc, desc, eq, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { oneOf } from '../../ground/database/oneOf.js';
import type { Database } from '../../ground/database/connections/connection.js';
import { within } from '../../ground/database/ranges.js';
import { everInSubtreeOf, inSubtreeOf } from '../../ground/database/scope.js';
import { matchesSearch } from '../../ground/database/search.js';
import type { ChangedFields } from '../../ground/database/tables/changedFields.js';
import { users } from '../../ground/database/tables/people/accounts.js';
import { members } from '../../ground/database/tables/people/network.js';
import { dealerNotes } from '../../ground/database/tables/people/notes.js';
import { severalOf } from '../../ground/domain/tableState.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import type { NotesState } from './schemas.js';

export type NoteRow = typeof dealerNotes.$inferSelect;

const authorMembers = alias(members, 'author_members');

/**
 * The condition on the notes that a user may see (docs/domain/notes.md): its own, and those whose author belonged to a
 * member at or below the user's when writing; only on dealers of the user's subtree, and never on the user's own
 * member, so that a dealer does not see the notes on itself.
 */
const visibleTo = ({ userId, member }: SignedIn): SQL | undefined => {
  const writtenBelow = everInSubtreeOf(member, authorMembers);
  return and(
    inSubtreeOf(member),
    ne(members.id, member.id),
    writtenBelow && or(eq(dealerNotes.authorId, userId), writtenBelow),
  );
};

const notesWithNames = (database: Database) =>
  database
    .select({
      row: dealerNotes,
      dealer: { id: members.id, code: members.code, businessName: members.businessName, role: members.role },
      author: { id: users.id, name: sql<string>`coalesce(${users.name}, ${users.username})` },
    })
    .from(dealerNotes)
    .innerJoin(members, eq(members.id, dealerNotes.dealerId))
    .innerJoin(authorMembers, eq(authorMembers.id, dealerNotes.authorMemberId))
    .innerJoin(users, eq(users.id, dealerNotes.authorId));

/** The notes on a dealer that a user may see, as entries of the dealer's timeline. */
export const notesOnTimeline = (database: Database, caller: SignedIn, dealerId: number) =>
  database
    .select({
      source: sql<TimelineSource>`'note'::text`.as('source'),
      id: dealerNotes.id,
      at: dealerNotes.createdAt,
      actorId: sql<number | null>`${dealerNotes.authorId}`.as('actor_id'),
      importId: sql<number | null>`null::integer`.as('import_id'),
      action: sql<string>`${noteAction}::text`.as('action'),
      before: sql<ChangedFields | null>`null::jsonb`.as('before'),
      after: sql<ChangedFields | null>`jsonb_strip_nulls(jsonb_build_object(
        'text', ${dealerNotes.text}, 'calledOn', ${dealerNotes.calledOn},
        'nextStep', ${dealerNotes.stepText}, 'nextStepOn', ${dealerNotes.stepOn}))`.as('after'),
    })
    .from(dealerNotes)
    .innerJoin(members, eq(members.id, dealerNotes.dealerId))
    .innerJoin(authorMembers, eq(authorMembers.id, dealerNotes.authorMemberId))
    .where(and(eq(dealerNotes.dealerId, dealerId), visibleTo(caller)));

export type NamedNote = Awaited<ReturnType<typeof notesWithNames>>[number];

const searched = sql`fold_text(concat_ws(' ', ${members.businessName}, ${dealerNotes.text}, ${dealerNotes.stepText}))`;

const sortColumns: Readonly<Record<NoteSortColumn, PgColumn>> = {
  id: dealerNotes.id,
  businessName: members.nameSort,
  calledOn: dealerNotes.calledOn,
  nextStepOn: dealerNotes.stepOn,
};

/** A page of the notes that a user may see, and the number of all that match. */
export async function notePage(
  database: Database,
  caller: SignedIn,
  { filter = {}, searchTerm, sorting, paginator: { page, pageSize } }: NotesState,
) {
  const { mine, stepDone } = filter;
  const matching = and(
    visibleTo(caller),
    oneOf(dealerNotes.dealerId, severalOf(filter.dealerId)),
    mine === undefined ? undefined : (mine ? eq : ne)(dealerNotes.authorId, caller.userId),
    within(dealerNotes.stepOn, filter.nextStepOn),
    stepDone === undefined
      ? undefined
      : and(isNotNull(dealerNotes.stepOn), (stepDone ? isNotNull : isNull)(dealerNotes.stepDoneAt)),
    matchesSearch(searchTerm, searched),
  );
  const [items, total] = await Promise.all([
    notesWithNames(database)
      .where(matching)
      .orderBy((sorting.direction === 'asc' ? asc : desc)(sortColumns[sorting.column]), asc(dealerNotes.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    database.$count(notesWithNames(database).where(matching).as('matching')),
  ]);
  return { items, total };
}

/** A note that a user may see. */
export async function noteById(database: Database, caller: SignedIn, id: number): Promise<NamedNote | undefined> {
  const [note] = await notesWithNames(database).where(and(eq(dealerNotes.id, id), visibleTo(caller)));
  return note;
}

/** A note that a user may see, locked until the transaction ends. */
export async function noteByIdForUpdate(
  transaction: Database,
  caller: SignedIn,
  id: number,
): Promise<NamedNote | undefined> {
  await transaction.select({ id: dealerNotes.id }).from(dealerNotes).where(eq(dealerNotes.id, id)).for('update');
  return noteById(transaction, caller, id);
}

/** @returns the id of the new note */
export async function insertNote(transaction: Database, values: typeof dealerNotes.$inferInsert): Promise<number> {
  const [made] = await transaction.insert(dealerNotes).values(values).returning({ id: dealerNotes.id });
  if (made === undefined) throw new Error('The insert returned no row.');
  return made.id;
}

/** Changes a note and increments its version. */
export async function changeNote(
  transaction: Database,
  { id, version }: Pick<NoteRow, 'id' | 'version'>,
  changes: Partial<typeof dealerNotes.$inferInsert>,
): Promise<void> {
  await transaction
    .update(dealerNotes)
    .set({ ...changes, version: version + 1 })
    .where(eq(dealerNotes.id, id));
}

export async function deleteNote(transaction: Database, id: number): Promise<void> {
  await transaction.delete(dealerNotes).where(eq(dealerNotes.id, id));
}
