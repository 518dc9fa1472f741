/** Reading and writing notes on dealers, and marking their next steps as done (docs/domain/notes.md). */
import type { Database } from '../../ground/database/connections/connection.js';
import { dealerById } from '../../people/dealers/queries.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import { notFound, Refusal, refuseStale, refuseWrong } from '../../ground/platform/http/errors.js';
import { idempotent, type IdempotentRequest } from '../../ground/platform/http/idempotency.js';
import {
  changeNote,
  deleteNote,
  insertNote,
  noteById,
  noteByIdForUpdate,
  notePage,
  type NamedNote,
  type NoteRow,
} from './queries.js';
import type { DealerNotesState, NewNote, NoteChange, NotesState, NoteView } from './schemas.js';

/** A page of the notes that the caller may see. */
export async function notesTable({ database }: ServiceContext, caller: SignedIn, state: NotesState) {
  const { items, total } = await notePage(database, caller, state);
  return { items: items.map((item) => noteView(item, caller)), total };
}

/** A page of a dealer's notes that the caller may see. @throws Refusal NOT_FOUND */
export async function notesOfDealer(
  context: ServiceContext,
  caller: SignedIn,
  dealerId: number,
  state: DealerNotesState,
) {
  await requireVisibleDealer(context.database, caller, dealerId);
  return notesTable(context, caller, { ...state, filter: { dealerId } });
}

/** Writes a note on a dealer. @throws Refusal NOT_FOUND; BAD_USER_INPUT for a call in the future */
export async function createNote(
  { database, clock, programmeDay }: Pick<ServiceContext, 'database' | 'clock' | 'programmeDay'>,
  caller: SignedIn,
  dealerId: number,
  input: NewNote,
  request: IdempotentRequest | undefined,
): Promise<NoteView> {
  const now = clock.programmeNow();
  return idempotent(database, request, clock, async (transaction) => {
    refuseFutureCall(input, programmeDay());
    await requireVisibleDealer(transaction, caller, dealerId);
    const id = await insertNote(transaction, {
      dealerId,
      authorId: caller.userId,
      authorMemberId: caller.member.id,
      ...columnsOf(input),
      createdAt: now,
      updatedAt: now,
    });
    return foundView(transaction, caller, id);
  });
}

/**
 * Replaces all fields of a note of the caller. A changed next step becomes not done.
 *
 * @throws Refusal NOT_FOUND; BAD_USER_INPUT; CONFLICT, reason notAuthor or staleVersion
 */
export async function updateNote(
  { database, clock, programmeDay }: ServiceContext,
  caller: SignedIn,
  id: number,
  { version, ...input }: NoteChange,
): Promise<NoteView> {
  const now = clock.programmeNow();
  return database.transaction(async (transaction) => {
    refuseFutureCall(input, programmeDay());
    const note = await ownNote(transaction, caller, id);
    refuseStale(version, note);
    const columns = columnsOf(input);
    const isSameStep = columns.stepOn === note.stepOn && columns.stepText === note.stepText;
    const stepDoneAt = isSameStep ? note.stepDoneAt : null;
    await changeNote(transaction, note, { ...columns, stepDoneAt, updatedAt: now });
    return foundView(transaction, caller, id);
  });
}

/** Deletes a note of the caller. @throws Refusal NOT_FOUND; CONFLICT, reason notAuthor */
export async function removeNote({ database }: ServiceContext, caller: SignedIn, id: number): Promise<void> {
  await database.transaction(async (transaction) => {
    await ownNote(transaction, caller, id);
    await deleteNote(transaction, id);
  });
}

/** Marks the next step of a note as done, or as not done. @throws Refusal NOT_FOUND, also where it has no next step */
export async function setStepDone(
  { database, clock }: ServiceContext,
  caller: SignedIn,
  id: number,
  done: boolean,
): Promise<NoteView> {
  return database.transaction(async (transaction) => {
    const note = await noteByIdForUpdate(transaction, caller, id);
    if (note === undefined || note.row.stepOn === null) throw notFound();
    const isDone = note.row.stepDoneAt !== null;
    if (isDone !== done) await changeNote(transaction, note.row, { stepDoneAt: done ? clock.programmeNow() : null });
    return foundView(transaction, caller, id);
  });
}

const columnsOf = ({ text, calledOn, nextStep }: NewNote) => ({
  text,
  calledOn: calledOn ?? null,
  stepOn: nextStep?.on ?? null,
  stepText: nextStep?.text ?? null,
});

function refuseFutureCall({ calledOn }: NewNote, today: string): void {
  refuseWrong({ calledOn: calledOn != null && calledOn > today ? 'invalid' : undefined });
}

async function requireVisibleDealer(database: Database, caller: SignedIn, dealerId: number): Promise<void> {
  if ((await dealerById(database, caller.member, dealerId)) === undefined) throw notFound();
}

/** A note of the caller, locked until the transaction ends. @throws Refusal NOT_FOUND; CONFLICT, reason notAuthor */
async function ownNote(transaction: Database, caller: SignedIn, id: number): Promise<NoteRow> {
  const note = await noteByIdForUpdate(transaction, caller, id);
  if (note === undefined) throw notFound();
  if (note.row.authorId !== caller.userId) throw new Refusal('CONFLICT', { reason: 'notAuthor' });
  return note.row;
}

async function foundView(database: Database, caller: SignedIn, id: number): Promise<NoteView> {
  const note = await noteById(database, caller, id);
  if (note === undefined) throw notFound();
  return noteView(note, caller);
}

function noteView({ row, dealer, author }: NamedNote, caller: SignedIn): NoteView {
  const { id, text, calledOn, stepOn, stepText, stepDoneAt, version } = row;
  return {
    id,
    dealer,
    author,
    text,
    calledOn,
    nextStep:
      stepOn === null || stepText === null
        ? null
        : { on: stepOn, text: stepText, doneAt: stepDoneAt?.toISOString() ?? null },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version,
    mayEdit: row.authorId === caller.userId,
  };
}
