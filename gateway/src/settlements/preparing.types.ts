import type {
  DocumentDelivery,
  DocumentPayment,
  ExchangeAdvice,
  LeftOutReason,
  SettlementDealerData,
} from '@gdd/schema/settlements';
import { ID, InputType, ObjectType } from 'type-graphql';
import { DocumentDeliveryEnum, DocumentPaymentEnum } from '../schema/documentEnums.js';
import { field, id, int, text } from '../schema/fields.js';
import { inputId } from '../schema/ids.js';
import type { BodyOf } from '../upstream/endpoint.js';
import { ExchangeAdviceEnum, LeftOutReasonEnum, SettlementDealerDataEnum } from './settlementEnums.js';

@InputType({ description: 'Documents of settlements: these, or the credit notes of a run.' })
export class SettlementSelection {
  @field.orNull(() => [ID], 'Up to 5,000 documents; not with a run.') documentIds?: string[] | null;
  @id.orNull('The run whose credit notes wait for it; not with documents.') settlementId?: string | null;
}

/** A selection as the REST service takes it. @throws GatewayError BAD_USER_INPUT on ids */
export function selectionBody({
  documentIds,
  settlementId,
}: SettlementSelection): BodyOf<'/settlements/documents/sent', 'POST'> {
  return {
    ...(documentIds && { documentIds: documentIds.map((id) => inputId('documentIds', id)) }),
    ...(settlementId && { settlementId: inputId('settlementId', settlementId) }),
    // exactly one of both, which the REST service checks
  } as BodyOf<'/settlements/documents/sent', 'POST'>;
}

@ObjectType({ description: 'What the exchange system would reject of a file.', simpleResolvers: true })
export class ExchangeProblem {
  @text('The code of the exchange system, such as 00423.') code: string;
  @text('The number of the element in the format, such as 2.2.1.9.') field: string;
  @text('The value that would be rejected.') value: string;
  @field(() => ExchangeAdviceEnum, 'What to do about it.') advice: ExchangeAdvice;
}

@ObjectType({ description: 'A document that was left out of a selection.', simpleResolvers: true })
export class LeftOutDocument {
  @id('The number by which it is asked for.') documentId: number;
  @text('The number that it bears.') number: string;
  @text("The dealer's name, as it was when the document was made.") businessName: string;
  @field(() => LeftOutReasonEnum, 'Why.') reason: LeftOutReason;

  @field(() => [SettlementDealerDataEnum], 'The missing data of the dealer, if that is the reason.')
  missing: readonly SettlementDealerData[];

  @field(() => [ExchangeProblem], 'What would be rejected, where that is the reason.')
  problems: readonly ExchangeProblem[];

  @field.orNull(() => DocumentDeliveryEnum, 'How far it has come; null for a notice.')
  delivery: DocumentDelivery | null;

  @field.orNull(() => DocumentPaymentEnum, 'Whether it was paid; null for a debit note.')
  payment: DocumentPayment | null;
}

@ObjectType({ description: 'What became of the documents of a selection.', simpleResolvers: true })
export class SelectionOutcome {
  @int('Documents for which it was done, or that have a file that counts.') done: number;
  @int('Notes of a run for which there was nothing to do.') unchanged: number;

  @field(() => [LeftOutDocument], 'The others, each with the reason: the first thousand.')
  leftOut: readonly LeftOutDocument[];

  @int('How many were left out.') leftOutCount: number;
}
