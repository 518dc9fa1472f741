import type {
  DocumentDelivery,
  DocumentPayment,
  ExchangeAdvice,
  LeftOutReason,
  SettlementDealerData,
} from '@gdd/schema/settlements';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { DocumentDeliveryEnum, DocumentPaymentEnum } from '../schema/documentEnums.js';
import { inputId } from '../schema/ids.js';
import type { BodyOf } from '../upstream/endpoint.js';
import { ExchangeAdviceEnum, LeftOutReasonEnum, SettlementDealerDataEnum } from './settlementEnums.js';

@InputType({ description: 'Documents of settlements: these, or the credit notes of a run.' })
export class SettlementSelection {
  @Field(() => [ID], { nullable: true, description: 'Up to 5,000 documents; not with a run.' })
  documentIds?: string[] | null;

  @Field(() => ID, { nullable: true, description: 'The run whose credit notes wait for it; not with documents.' })
  settlementId?: string | null;
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
  @Field(() => String, { description: 'The code of the exchange system, such as 00423.' })
  code: string;

  @Field(() => String, { description: 'The number of the element in the format, such as 2.2.1.9.' })
  field: string;

  @Field(() => String, { description: 'The value that would be rejected.' })
  value: string;

  @Field(() => ExchangeAdviceEnum, { description: 'What to do about it.' })
  advice: ExchangeAdvice;
}

@ObjectType({ description: 'A document that was left out of a selection.', simpleResolvers: true })
export class LeftOutDocument {
  @Field(() => ID, { description: 'The number by which it is asked for.' })
  documentId: number;

  @Field(() => String, { description: 'The number that it bears.' })
  number: string;

  @Field(() => String, { description: "The dealer's name, as it was when the document was made." })
  businessName: string;

  @Field(() => LeftOutReasonEnum, { description: 'Why.' })
  reason: LeftOutReason;

  @Field(() => [SettlementDealerDataEnum], { description: 'What the dealer lacks, where that is the reason.' })
  missing: readonly SettlementDealerData[];

  @Field(() => [ExchangeProblem], { description: 'What would be rejected, where that is the reason.' })
  problems: readonly ExchangeProblem[];

  @Field(() => DocumentDeliveryEnum, { nullable: true, description: 'How far it has come; null for a notice.' })
  delivery: DocumentDelivery | null;

  @Field(() => DocumentPaymentEnum, { nullable: true, description: 'Whether it was paid; null for a debit note.' })
  payment: DocumentPayment | null;
}

@ObjectType({ description: 'What became of the documents of a selection.', simpleResolvers: true })
export class SelectionOutcome {
  @Field(() => Int, { description: 'Documents for which it was done, or that have a file that counts.' })
  done: number;

  @Field(() => Int, { description: 'Notes of a run for which there was nothing to do.' })
  unchanged: number;

  @Field(() => [LeftOutDocument], { description: 'The others, each with the reason: the first thousand.' })
  leftOut: readonly LeftOutDocument[];

  @Field(() => Int, { description: 'How many were left out.' })
  leftOutCount: number;
}
