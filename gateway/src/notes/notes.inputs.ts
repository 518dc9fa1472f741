import { noteSortColumns, type NoteSortColumn } from '@gdd/schema/notes';
import { Field, ID, InputType, Int } from 'type-graphql';
import { describedEnum } from '../schema/describedEnum.js';
import { given } from '../schema/given.js';
import { idsGiven } from '../schema/ids.js';
import { DateScalar } from '../schema/scalars.js';
import { dayRange, TablePage, tablePage, TableSort } from '../schema/tables.js';
import type { BodyOf } from '../upstream/endpoint.js';

const DealerNoteSortColumnEnum = describedEnum(
  'DealerNoteSortColumn',
  'A column that a table of notes can be sorted by.',
  noteSortColumns,
  (column) => `By ${column}.`,
);

@InputType({ description: 'Which notes; all conditions must hold, in a list any value suffices.' })
export class DealerNoteFilter {
  @Field(() => [ID], { nullable: true, description: 'On one of these dealers.' })
  dealerId?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Written by the caller; false: by others.' })
  mine?: boolean | null;

  @Field(() => DateScalar, { nullable: true, description: 'With a next step on this day or later.' })
  nextStepFrom?: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'With a next step on this day or earlier.' })
  nextStepTo?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'With a next step that is done; false: that is not.' })
  stepDone?: boolean | null;
}

@InputType({ description: 'The sort of the table; equal rows are sorted by id.' })
export class DealerNoteSort extends TableSort {
  @Field(() => DealerNoteSortColumnEnum, { description: 'The column.' })
  column: NoteSortColumn;
}

@InputType({ description: 'The state of the table of notes on one dealer.' })
export class DealerNotesInput extends TablePage {
  @Field(() => DealerNoteSort, { nullable: true, description: 'In which order; newest first without.' })
  sort?: DealerNoteSort | null;

  @Field(() => String, { nullable: true, description: 'A part of the text or of the next step.' })
  search?: string | null;
}

@InputType({ description: 'The state of the table of notes.' })
export class NotesTableInput extends TablePage {
  @Field(() => DealerNoteFilter, { nullable: true, description: 'Which notes; all without.' })
  filter?: DealerNoteFilter | null;

  @Field(() => DealerNoteSort, { nullable: true, description: 'In which order; newest first without.' })
  sort?: DealerNoteSort | null;

  @Field(() => String, { nullable: true, description: 'A part of the dealer’s name, the text or the next step.' })
  search?: string | null;
}

@InputType({ description: 'What is to be done next, and on which day.' })
export class NoteStepInput {
  @Field(() => DateScalar, { description: 'The day.' })
  on: string;

  @Field(() => String, { description: 'What is to be done: up to 200 characters.' })
  text: string;
}

@InputType({ description: 'A note: all of it.' })
export class NoteInput {
  @Field(() => String, { description: 'The text: up to 2000 characters, of one or more lines.' })
  text: string;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'The day on which the dealer was called: today or earlier.',
  })
  calledOn?: string | null;

  @Field(() => NoteStepInput, { nullable: true, description: 'What is to be done next.' })
  nextStep?: NoteStepInput | null;
}

@InputType({ description: 'A note as it shall be: all of it.' })
export class UpdateNoteInput extends NoteInput {
  @Field(() => Int, { nullable: true, description: 'The version that the edit is based on; a stale one is refused.' })
  version?: number | null;
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
