import {
  exchangeOutcomes,
  outcomeProblems,
  type DocumentDelivery,
  type DocumentPayment,
  type OutcomeProblem,
} from '@gdd/schema/settlements';
import { ObjectType } from 'type-graphql';
import { ImportColumns } from '../imports/columns.types.js';
import { describedEnum } from '../schema/describedEnum.js';
import { DocumentDeliveryEnum, DocumentPaymentEnum } from '../schema/documentEnums.js';
import { day, field, flag, id, int, text } from '../schema/fields.js';

export const ExchangeOutcomeEnum = describedEnum(
  'ExchangeOutcome',
  'What the exchange system answered about a credit note.',
  exchangeOutcomes,
  (outcome) =>
    ({
      delivered: 'RC: it was delivered.',
      undelivered: 'MC: it is issued, and could not be delivered.',
      rejected: 'NS: it was rejected, and does not count as issued.',
    })[outcome],
);

const OutcomeProblemEnum = describedEnum(
  'OutcomeProblem',
  'Why a receipt, or a row of a file of outcomes, was not taken.',
  outcomeProblems,
  (problem) =>
    ({
      noReceipt: 'The file is no receipt RC, MC or NS.',
      unreadableSignature: 'The signed file cannot be opened.',
      tooLarge: 'The file is larger than 1 MB.',
      unknownFile: 'No file of this sender has the name.',
      anotherCompany: 'The name is that of a file of another sender.',
      olderAttempt: 'The note was prepared again since.',
      twiceInUpload: 'Another file or row of the upload says the same, or is about the same document.',
      contradictory: 'The receipts of the file in this upload contradict each other.',
      documentState: 'The state of the document does not allow it.',
      cancelled: 'The document was cancelled.',
      unknownNumber: 'No document has the number.',
      notACreditNote: 'The document is a notice, which has no electronic form.',
      invalidOutcome: 'The outcome is none of the three.',
      invalidDay: 'The day is none.',
      invalidCodes: 'The codes are not of five digits, or the outcome is no rejection.',
      dayInFuture: 'The day is after today.',
      beforeDocument: "The day is before the document's.",
      anotherDay: 'The same was recorded on another day.',
    })[problem],
);

@ObjectType({ description: 'A code with which the exchange system rejects a file.', simpleResolvers: true })
export class ExchangeCode {
  @text('Five digits, such as 00305.') code: string;
  @text.orNull('Its meaning, as the receipt or the published list has it.') meaning: string | null;
}

@ObjectType({ description: 'The two states of a document.', simpleResolvers: true })
export class RefusedOutcomeStates {
  @field.orNull(() => DocumentDeliveryEnum, 'How far it has come; null for a notice.')
  delivery: DocumentDelivery | null;

  @field.orNull(() => DocumentPaymentEnum, 'Whether it was paid; null for a debit note.')
  payment: DocumentPayment | null;
}

@ObjectType({ description: 'A receipt, or a row of a file of outcomes, that was not taken.', simpleResolvers: true })
export class RefusedOutcome {
  @int.orNull('The row of the table, from 1; null for a receipt.') row: number | null;
  @text("The name of the receipt's file, or the document's number as it stands there.") name: string;
  @field(() => OutcomeProblemEnum, 'Why.') reason: OutcomeProblem;

  @field.orNull(() => RefusedOutcomeStates, 'The states of the document, if it was found.')
  states: RefusedOutcomeStates | null;
}

@ObjectType({ description: 'A note that is rejected now.', simpleResolvers: true })
export class RejectedDocument {
  @id('The id of the document.') documentId: number;
  @text('The number that it bears.') number: string;
  @field(() => [ExchangeCode], 'Why.') codes: readonly ExchangeCode[];
  @day('The last day on which it may be sent again.') resendBy: string;
  @flag('Whether it is paid although it counts as not issued.') isPaid: boolean;
}

@ObjectType({ description: 'What became of receipts, or of a file of outcomes.', simpleResolvers: true })
export class OutcomesOutcome {
  @int('Receipts or rows.') given: number;
  @int('Notes that are delivered now, and were not.') delivered: number;
  @int('Notes that could not be delivered, and count as issued.') undelivered: number;
  @int('Notes that were rejected, and count as not issued.') rejected: number;
  @int('What was known already.') unchanged: number;
  @field(() => [RefusedOutcome], 'What was not taken: the first thousand.') refused: readonly RefusedOutcome[];
  @int('How many were not taken.') refusedCount: number;

  @field(() => [RejectedDocument], 'The notes that are rejected now: the first thousand.')
  rejections: readonly RejectedDocument[];

  @field.orNull(
    () => ImportColumns,
    'Those of a foreign header: `WANTED` where nothing was read, and the call has to say what they are.',
  )
  columns: ImportColumns | null;
}
