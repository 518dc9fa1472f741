import { Resolver } from 'type-graphql';
import { RestMutation, RestQuery } from '../directives/operations.js';
import { FlagArg, IdempotencyKey, Input, PathId, Upstream } from '../schema/arguments.js';
import { tablePage } from '../schema/tables.js';
import * as rest from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
import { DealerNotesInput, noteBody, NoteInput, notesState, NotesTableInput, UpdateNoteInput } from './notes.inputs.js';
import { DealerNote, DealerNotePage } from './notes.types.js';

/** Notes on a dealer by those above it. */
@Resolver()
export class NotesResolver {
  @RestQuery(() => DealerNotePage, rest.notesTable)
  async notesTable(
    @Input(NotesTableInput, 'The state of the table.') input: NotesTableInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<DealerNotePage> {
    return (await upstream.call(rest.notesTable, { body: notesState(input) })).data;
  }

  @RestQuery(() => DealerNotePage, rest.dealerNotes)
  async dealerNotes(
    @PathId('dealer', 'dealerId') dealerId: number,
    @Input(DealerNotesInput, 'The state of the table.') input: DealerNotesInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<DealerNotePage> {
    return (await upstream.call(rest.dealerNotes, { path: { id: dealerId }, body: tablePage(input) })).data;
  }

  @RestMutation(() => DealerNote, rest.createNote)
  async createNote(
    @PathId('dealer', 'dealerId') dealerId: number,
    @Input(NoteInput, 'The note.') input: NoteInput,
    @IdempotencyKey() idempotencyKey: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<DealerNote> {
    const call = { path: { id: dealerId }, body: noteBody(input), idempotencyKey };
    return (await upstream.call(rest.createNote, call)).data.note;
  }

  @RestMutation(() => DealerNote, rest.updateNote)
  async updateNote(
    @PathId('note') id: number,
    @Input(UpdateNoteInput, 'The note as it shall be.') input: UpdateNoteInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<DealerNote> {
    return (await upstream.call(rest.updateNote, { path: { id }, body: noteBody(input) })).data.note;
  }

  @RestMutation(() => Boolean, rest.deleteNote)
  async deleteNote(@PathId('note') id: number, @Upstream() upstream: UpstreamRequest): Promise<boolean> {
    await upstream.call(rest.deleteNote, { path: { id } });
    return true;
  }

  @RestMutation(() => DealerNote, rest.setNoteStepDone)
  async setNoteStepDone(
    @PathId('note') id: number,
    @FlagArg('done', 'Whether the step is done.') done: boolean,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<DealerNote> {
    return (await upstream.call(rest.setNoteStepDone, { path: { id }, body: { done } })).data.note;
  }
}
