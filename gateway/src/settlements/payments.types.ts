import { ImportColumns } from '../imports/columns.types.js';
import { paymentProblems, type PaymentProblem } from '@gdd/schema/settlements';
import { ObjectType } from 'type-graphql';
import { describedEnum } from '../schema/describedEnum.js';
import { field, int, text } from '../schema/fields.js';

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
  @int('The row in the file, from 1.') row: number;
  @text('The number of the document, as it stands there.') number: string;
  @text('The day, as it stands there.') paidOn: string;
  @field(() => PaymentProblemEnum, 'Why.') reason: PaymentProblem;
}

@ObjectType({ description: 'What became of a file of payments.', simpleResolvers: true })
export class PaymentsOutcome {
  @int('Rows of the file.') rows: number;
  @int('Documents that are paid now, and were not.') paid: number;
  @int('Documents that were paid on that day already.') unchanged: number;
  @field(() => [RefusedPayment], 'Rows that were not taken: the first thousand.') refused: readonly RefusedPayment[];
  @int('How many were not taken.') refusedCount: number;

  @field(
    () => [String],
    'Numbers of notes that are paid now although the exchange system rejected them: the first thousand.',
  )
  rejected: readonly string[];

  @field.orNull(
    () => ImportColumns,
    'Those of a foreign header: `WANTED` where nothing was read, and the call has to say what they are.',
  )
  columns: ImportColumns | null;
}
