import { noteLimits, noteSortColumns, type noteFilters } from '@gdd/schema/notes';
import { z } from 'zod';
import { day } from '../../ground/platform/http/routes.js';
import { oneOrSeveral, rangeOf, tableState } from '../../ground/domain/tableState.js';
import { isStorable } from '../../ground/domain/text.js';
import { calendarDate, line } from '../../ground/platform/http/inputs.js';
import { bodyId, memberLink } from '../../ground/platform/http/routes.js';

/** The body of a new note, and of a change: all of it. */
export const noteBody = z.strictObject({
  text: z
    .string()
    .refine(isStorable)
    .trim()
    .pipe(z.string().min(1).max(noteLimits.text))
    .describe('Of one or more lines'),
  calledOn: calendarDate.nullish().describe('The day on which the dealer was called: today or earlier'),
  nextStep: z
    .strictObject({ on: calendarDate, text: line(noteLimits.step) })
    .nullish()
    .describe('The next step and its day'),
});
export type NewNote = z.output<typeof noteBody>;

export const noteChangeBody = noteBody.extend({
  version: z.number().int().min(1).optional().describe('With it, a newer one is a conflict'),
});
export type NoteChange = z.output<typeof noteChangeBody>;

export const stepDoneBody = z.strictObject({ done: z.boolean() });

export const dealerNote = z
  .object({
    id: z.number().int(),
    dealer: memberLink,
    author: z.object({ id: z.number().int(), name: z.string() }).meta({ id: 'NoteAuthor' }),
    text: z.string(),
    calledOn: day.nullable(),
    nextStep: z
      .object({ on: day, text: z.string(), doneAt: z.iso.datetime().nullable() })
      .meta({ id: 'NoteStep' })
      .nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    version: z.number().int().describe('Counts the changes'),
    mayEdit: z.boolean().describe('Whether the caller wrote it: edit and delete'),
  })
  .meta({ id: 'DealerNote' });
export type NoteView = z.output<typeof dealerNote>;

const noteFilter = z.strictObject({
  dealerId: oneOrSeveral(bodyId).optional(),
  mine: z.boolean().optional().describe('Notes that the caller wrote; false: the others'),
  nextStepOn: rangeOf(calendarDate).optional().describe('The day of the next step, both days included'),
  stepDone: z.boolean().optional().describe('Whether the next step is done'),
} satisfies Record<keyof typeof noteFilters, z.ZodType>);

/** The body of the table of notes across dealers; default: the newest first. */
export const notesState = tableState(noteFilter, noteSortColumns, 'id', 'desc');
export type NotesState = z.output<typeof notesState>;

/** The body of the table of one dealer's notes; default: the newest first. */
export const dealerNotesState = tableState(z.strictObject({}), noteSortColumns, 'id', 'desc');
export type DealerNotesState = z.output<typeof dealerNotesState>;
