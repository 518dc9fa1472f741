import { ObjectType } from 'type-graphql';
import { Member } from '../dealers/dealers.types.js';
import { day, field, flag, id, instant, int, text } from '../schema/fields.js';
import { pageClassOf } from '../schema/tables.js';

@ObjectType({ description: 'The user who wrote a note.', simpleResolvers: true })
export class NoteAuthor {
  @id('The id of the user.') id: number;
  @text('The name.') name: string;
}

@ObjectType({ description: 'The next step and its day.', simpleResolvers: true })
export class NoteStep {
  @day('The day.') on: string;
  @text('The step.') text: string;
  @instant.orNull('When it was marked as done.') doneAt: string | null;
}

@ObjectType({
  description: 'A note on a dealer, for its author and those above the author; the dealer never sees it.',
  simpleResolvers: true,
})
export class DealerNote {
  @id('The id of the note.') id: number;
  @field(() => Member, 'The dealer.') dealer: Member;
  @field(() => NoteAuthor, 'Who wrote it.') author: NoteAuthor;
  @text('The text, of one or more lines.') text: string;
  @day.orNull('The day on which the dealer was called.') calledOn: string | null;
  @field.orNull(() => NoteStep, 'The next step.') nextStep: NoteStep | null;
  @instant('When it was written.') createdAt: string;
  @instant('When its author changed it last.') updatedAt: string;
  @int('The version, increased by each change; an edit names the version that it is based on.') version: number;
  @flag('Whether the caller wrote it: edit and delete.') mayEdit: boolean;
}

@ObjectType({ description: 'A page of a table of notes.', simpleResolvers: true })
export class DealerNotePage extends pageClassOf(() => DealerNote) {}
