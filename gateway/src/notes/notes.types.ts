import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Member } from '../dealers/dealers.types.js';
import { DateScalar, DateTimeScalar } from '../schema/scalars.js';
import { TableResult } from '../schema/tables.js';

@ObjectType({ description: 'The user who wrote a note.', simpleResolvers: true })
export class NoteAuthor {
  @Field(() => ID, { description: 'The number of the user.' })
  id: number;

  @Field(() => String, { description: 'The name.' })
  name: string;
}

@ObjectType({ description: 'What is to be done next, and on which day.', simpleResolvers: true })
export class NoteStep {
  @Field(() => DateScalar, { description: 'The day.' })
  on: string;

  @Field(() => String, { description: 'What is to be done.' })
  text: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was marked as done.' })
  doneAt: string | null;
}

@ObjectType({
  description: 'A note on a dealer, for its author and those above the author; the dealer never sees it.',
  simpleResolvers: true,
})
export class DealerNote {
  @Field(() => ID, { description: 'The number of the note.' })
  id: number;

  @Field(() => Member, { description: 'The dealer.' })
  dealer: Member;

  @Field(() => NoteAuthor, { description: 'Who wrote it.' })
  author: NoteAuthor;

  @Field(() => String, { description: 'The text, of one or more lines.' })
  text: string;

  @Field(() => DateScalar, { nullable: true, description: 'The day on which the dealer was called.' })
  calledOn: string | null;

  @Field(() => NoteStep, { nullable: true, description: 'What is to be done next.' })
  nextStep: NoteStep | null;

  @Field(() => DateTimeScalar, { description: 'When it was written.' })
  createdAt: string;

  @Field(() => DateTimeScalar, { description: 'When its author changed it last.' })
  updatedAt: string;

  @Field(() => Int, { description: 'Counts the changes; an edit names the version that it is based on.' })
  version: number;

  @Field(() => Boolean, { description: 'Whether the caller wrote it: edit and delete.' })
  mayEdit: boolean;
}

@ObjectType({ description: 'A page of a table of notes.', simpleResolvers: true })
export class DealerNotePage extends TableResult {
  @Field(() => [DealerNote], { description: 'The rows of the page.' })
  items: DealerNote[];
}
