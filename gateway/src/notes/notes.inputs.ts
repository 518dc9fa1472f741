import { noteSortColumns } from '@gdd/schema/notes';
import { ID, InputType } from 'type-graphql';
import { day, field, flag, int, text } from '../schema/fields.js';
import { given } from '../schema/given.js';
import { idsGiven } from '../schema/ids.js';
import { dayRange, listOf, TablePage, tablePage } from '../schema/tables.js';
import type { BodyOf } from '../upstream/endpoint.js';

@InputType({ description: 'Filter for notes: all given conditions apply; in a list, any value matches.' })
export class DealerNoteFilter {
  @field.orNull(() => [ID], 'On one of these dealers.') dealerId?: string[] | null;
  @flag.orNull('Written by the caller; false: by others.') mine?: boolean | null;
  @day.orNull('With a next step due on this day or later.') nextStepFrom?: string | null;
  @day.orNull('With a next step due on this day or earlier.') nextStepTo?: string | null;
  @flag.orNull('With a next step that is done; false: with one that is not.') stepDone?: boolean | null;
}

const dealerNoteList = listOf('DealerNote', 'notes', {
  columns: noteSortColumns,
  filter: DealerNoteFilter,
  order: 'newest first',
  search: 'A part of the dealer’s name, the text or the next step.',
});

/** The sort of notes. */
export const DealerNoteSort = dealerNoteList.Sort;
export type DealerNoteSort = InstanceType<typeof DealerNoteSort>;

@InputType({ description: 'The state of the table of notes on one dealer.' })
export class DealerNotesInput extends TablePage {
  @field.orNull(() => DealerNoteSort, 'The order; newest first if omitted.') sort?: DealerNoteSort | null;
  @text.orNull('A part of the text or of the next step.') search?: string | null;
}

@InputType({ description: 'The state of the table of notes.' })
export class NotesTableInput extends dealerNoteList.Table {}

@InputType({ description: 'The next step and its day.' })
export class NoteStepInput {
  @day('The day.') on: string;
  @text('The step: up to 200 characters.') text: string;
}

@InputType({ description: 'A note: all of it.' })
export class NoteInput {
  @text('The text: up to 2000 characters, of one or more lines.') text: string;
  @day.orNull('The day on which the dealer was called: today or earlier.') calledOn?: string | null;
  @field.orNull(() => NoteStepInput, 'The next step.') nextStep?: NoteStepInput | null;
}

@InputType({ description: 'A note as it shall be: all of it.' })
export class UpdateNoteInput extends NoteInput {
  @int.orNull('The version that the edit is based on; an outdated version is refused.') version?: number | null;
}

/** The state of the table, as the REST service takes it. @throws GatewayError BAD_USER_INPUT for an id that cannot be one */
export function notesState(table: NotesTableInput): BodyOf<'/notes/table', 'POST'> {
  const { dealerId, nextStepFrom, nextStepTo, ...conditions } = table.filter ?? {};
  return {
    filter: {
      ...given(conditions),
      ...idsGiven('dealerId', dealerId),
      ...dayRange('nextStepOn', nextStepFrom, nextStepTo),
    },
    ...tablePage(table),
  };
}

/** A note as the REST service takes it. */
export function noteBody({ text, calledOn, nextStep, version }: UpdateNoteInput): BodyOf<'/notes/{id}', 'PUT'> {
  return {
    text,
    ...(calledOn != null && { calledOn }),
    ...(nextStep != null && { nextStep: { on: nextStep.on, text: nextStep.text } }),
    ...(version != null && { version }),
  };
}
