import { ImportColumns } from '../imports/columns.types.js';
import { paymentProblems, type PaymentProblem } from '@gdd/schema/settlements';
import { Field, Int, ObjectType } from 'type-graphql';
import { describedEnum } from '../schema/describedEnum.js';

const PaymentProblemEnum = describedEnum(
  'PaymentProblem',
  'Why a row of a file of payments was not taken.',
  paymentProblems,
  (problem) =>
    ({
      unknownNumber: 'No document has the number.',
      invalidDay: 'The day is none.',
      dayInFuture: 'The day is after today.',
      beforeDocument: "The day is before the document's.",
      cancelled: 'The document was cancelled.',
      answered: 'A debit note answers the document.',
      debitNote: 'It is a debit note, which is not paid.',
      paidOnAnotherDay: 'The document was paid on another day already.',
      paymentUndone: 'The payment of that day was taken back, or came back: by hand it can be recorded again.',
      beforeReturn: 'The day is before the one on which an earlier transfer came back.',
      twiceInFile: 'Another row of the file has the same number.',
    })[problem],
);

@ObjectType({ description: 'A row of a file of payments that was not taken.', simpleResolvers: true })
export class RefusedPayment {
  @Field(() => Int, { description: 'The row in the file, from 1.' })
  row: number;

  @Field(() => String, { description: 'The number of the document, as it stands there.' })
  number: string;

  @Field(() => String, { description: 'The day, as it stands there.' })
  paidOn: string;

  @Field(() => PaymentProblemEnum, { description: 'Why.' })
  reason: PaymentProblem;
}

@ObjectType({ description: 'What became of a file of payments.', simpleResolvers: true })
export class PaymentsOutcome {
  @Field(() => Int, { description: 'Rows of the file.' })
  rows: number;

  @Field(() => Int, { description: 'Documents that are paid now, and were not.' })
  paid: number;

  @Field(() => Int, { description: 'Documents that were paid on that day already.' })
  unchanged: number;

  @Field(() => [RefusedPayment], { description: 'Rows that were not taken: the first thousand.' })
  refused: readonly RefusedPayment[];

  @Field(() => Int, { description: 'How many were not taken.' })
  refusedCount: number;

  @Field(() => [String], {
    description: 'Numbers of notes that are paid now although the exchange system rejected them: the first thousand.',
  })
  rejected: readonly string[];

  @Field(() => ImportColumns, {
    nullable: true,
    description: 'Those of a foreign header: `WANTED` where nothing was read, and the call has to say what they are.',
  })
  columns: ImportColumns | null;
}
