import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { Rest } from '../directives/decorators.js';
import { pathId } from '../schema/ids.js';
import { tablePage } from '../schema/tables.js';
import {
  createNote,
  dealerNotes,
  deleteNote,
  notesTable,
  setNoteStepDone,
  updateNote,
} from '../upstream/endpoints.generated.js';
import { DealerNotesInput, noteBody, NoteInput, notesState, NotesTableInput, UpdateNoteInput } from './notes.inputs.js';
import { DealerNote, DealerNotePage } from './notes.types.js';

/** Notes on a dealer by those above it. */
@Resolver()
export class NotesResolver {
  @Query(() => DealerNotePage, {
    nullable: true,
    description: 'A page of the notes on the caller’s dealers, by the caller and those at its member or below it.',
  })
  @Rest(notesTable)
  async notesTable(
    @Arg('input', () => NotesTableInput, { description: 'The state of the table.' }) input: NotesTableInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<DealerNotePage> {
    return (await upstream.call(notesTable, { body: notesState(input) })).data;
  }

  @Query(() => DealerNotePage, {
    nullable: true,
    description: 'A page of the notes on a dealer, by the caller and those at its member or below it.',
  })
  @Rest(dealerNotes)
  async dealerNotes(
    @Arg('dealerId', () => ID, { description: 'The number of the dealer.' }) dealerId: string,
    @Arg('input', () => DealerNotesInput, { description: 'The state of the table.' }) input: DealerNotesInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<DealerNotePage> {
    return (await upstream.call(dealerNotes, { path: { id: pathId(dealerId) }, body: tablePage(input) })).data;
  }

  @Mutation(() => DealerNote, { description: 'Writes a note on a dealer.' })
  @Rest(createNote)
  async createNote(
    @Arg('dealerId', () => ID, { description: 'The number of the dealer.' }) dealerId: string,
    @Arg('input', () => NoteInput, { description: 'The note.' }) input: NoteInput,
    @Arg('idempotencyKey', () => String, { description: 'The same key writes one note.' }) idempotencyKey: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<DealerNote> {
    const call = { path: { id: pathId(dealerId) }, body: noteBody(input), idempotencyKey };
    return (await upstream.call(createNote, call)).data.note;
  }

  @Mutation(() => DealerNote, { description: 'Changes a note that the caller wrote. Another next step is not done.' })
  @Rest(updateNote)
  async updateNote(
    @Arg('id', () => ID, { description: 'The number of the note.' }) id: string,
    @Arg('input', () => UpdateNoteInput, { description: 'The note as it shall be.' }) input: UpdateNoteInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<DealerNote> {
    return (await upstream.call(updateNote, { path: { id: pathId(id) }, body: noteBody(input) })).data.note;
  }

  @Mutation(() => Boolean, { description: 'Deletes a note that the caller wrote, for good.' })
  @Rest(deleteNote)
  async deleteNote(
    @Arg('id', () => ID, { description: 'The number of the note.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<boolean> {
    await upstream.call(deleteNote, { path: { id: pathId(id) } });
    return true;
  }

  @Mutation(() => DealerNote, { description: 'Marks the next step of a note as done, or as not done.' })
  @Rest(setNoteStepDone)
  async setNoteStepDone(
    @Arg('id', () => ID, { description: 'The number of the note.' }) id: string,
    @Arg('done', () => Boolean, { description: 'Whether it is done.' }) done: boolean,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<DealerNote> {
    return (await upstream.call(setNoteStepDone, { path: { id: pathId(id) }, body: { done } })).data.note;
  }
}
