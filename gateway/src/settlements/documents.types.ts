import type {
  DocumentDelivery,
  DocumentEvent,
  DocumentPayment,
  SettlementDocumentKind,
  SettlementDocumentState,
  TaxNature,
} from '@gdd/schema/settlements';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Approval } from '../approvals/approvals.types.js';
import { CampaignTitle } from '../schema/campaignTitle.js';
import { DocumentDeliveryEnum, DocumentPaymentEnum, SettlementDocumentKindEnum } from '../schema/documentEnums.js';
import { DateScalar, DateTimeScalar, DecimalScalar } from '../schema/scalars.js';
import { TableResult } from '../schema/tables.js';
import { ExchangeCode } from './outcomes.types.js';
import { SettlementDocumentEventKindEnum, SettlementDocumentStateEnum, TaxNatureEnum } from './settlementEnums.js';
import { SettlementSender } from './settings.types.js';

@ObjectType({ description: 'A settlement run by its title.', simpleResolvers: true })
export class SettlementTitle {
  @Field(() => ID, { description: 'The number of the run.' })
  id: number;

  @Field(() => String, { description: 'Its title.' })
  title: string;
}

@ObjectType({ description: 'A document of a settlement by its number.', simpleResolvers: true })
export class SettlementDocumentTitle {
  @Field(() => ID, { description: 'The number by which it is asked for.' })
  id: number;

  @Field(() => String, { description: 'The number that it bears.' })
  number: string;

  @Field(() => DateScalar, { description: 'Its day.' })
  day: string;
}

@ObjectType({ description: 'A line of a document: what one campaign brought.', simpleResolvers: true })
export class SettlementDocumentLine {
  @Field(() => CampaignTitle, { description: 'The campaign.' })
  campaign: CampaignTitle;

  @Field(() => DecimalScalar, { description: 'The balance that it rests on, in EUR.' })
  credit: string;

  @Field(() => DecimalScalar, { description: 'What of it covered debts, in EUR.' })
  setOff: string;

  @Field(() => DecimalScalar, { description: 'What is paid, in EUR.' })
  paid: string;
}

/** The fields of a document in lists and on its page. */
@ObjectType({ simpleResolvers: true })
abstract class SettlementDocumentFields {
  @Field(() => ID, { description: 'The number by which it is asked for.' })
  id: number;

  @Field(() => String, { description: 'The number that it bears: NC-2025-000001; a notice has AV-, a debit note ND-.' })
  number: string;

  @Field(() => SettlementDocumentKindEnum, { description: 'The kind.' })
  kind: SettlementDocumentKind;

  @Field(() => DateScalar, { description: 'Its day.' })
  day: string;

  @Field(() => SettlementDocumentStateEnum, { description: 'The state.' })
  state: SettlementDocumentState;

  @Field(() => SettlementDocumentTitle, {
    nullable: true,
    description: 'Of a credit note the debit note that answers it.',
  })
  answeredBy: SettlementDocumentTitle | null;

  @Field(() => SettlementDocumentTitle, {
    nullable: true,
    description: 'Of a debit note the credit note that it answers.',
  })
  answers: SettlementDocumentTitle | null;

  @Field(() => SettlementTitle, { description: 'The run that made it; of a debit note, the credit note.' })
  settlement: SettlementTitle;

  @Field(() => DecimalScalar, { description: 'What is paid without VAT, in EUR.' })
  net: string;

  @Field(() => DecimalScalar, { description: 'VAT, in EUR; 0 without, and of a notice.' })
  tax: string;

  @Field(() => DecimalScalar, { description: 'Stamp duty that the dealer bears, in EUR; 0 without.' })
  stampCharged: string;

  @Field(() => DecimalScalar, { description: 'Both together, less the stamp duty that the dealer bears, in EUR.' })
  total: string;

  @Field(() => DocumentDeliveryEnum, {
    nullable: true,
    description: 'How far it has come on its way; null for a notice, which is no tax document.',
  })
  delivery: DocumentDelivery | null;

  @Field(() => DocumentPaymentEnum, {
    nullable: true,
    description: 'Whether it was paid; null for a debit note, which compensates a note that is not paid.',
  })
  payment: DocumentPayment | null;

  @Field(() => DateScalar, { nullable: true, description: 'When it was paid; null while it is not known.' })
  paidOn: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'When the transfer came back, until another one pays it.' })
  returnedOn: string | null;

  @Field(() => String, { nullable: true, description: 'Why it came back.' })
  returnReason: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'When the exchange system rejected it, while it is rejected.',
  })
  rejectedOn: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'The last day on which a rejected note may be sent again.' })
  resendBy: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was cancelled.' })
  cancelledAt: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was cancelled.' })
  cancelReason: string | null;

  @Field(() => ID, { description: 'The number of the dealer.' })
  dealerId: number;

  @Field(() => String, { description: "The dealer's code, as it was when the document was made." })
  code: string;

  @Field(() => String, { description: "The dealer's name then." })
  businessName: string;

  @Field(() => String, { description: "The dealer's VAT number then." })
  vatNumber: string;

  @Field(() => [SettlementDocumentLine], { description: 'A line for each campaign.' })
  lines: readonly SettlementDocumentLine[];
}

@ObjectType({ description: 'A document of a settlement in lists.', simpleResolvers: true })
export class SettlementDocumentRow extends SettlementDocumentFields {}

@ObjectType({ description: 'A page of the table of documents of settlements.', simpleResolvers: true })
export class SettlementDocumentPage extends TableResult {
  @Field(() => [SettlementDocumentRow], { description: 'The rows of the page.' })
  items: SettlementDocumentRow[];
}

@ObjectType({ description: 'A document whose sale lines were counted.', simpleResolvers: true })
export class SettlementInvoice {
  @Field(() => ID, { description: 'The number of the campaign.' })
  campaignId: number;

  @Field(() => String, { description: 'The number of the invoice.' })
  document: string;

  @Field(() => DateScalar, { description: 'Its day.' })
  day: string;
}

@ObjectType({
  description: 'A document of a settlement: a credit note, a notice or a debit note.',
  simpleResolvers: true,
})
export class SettlementDocument extends SettlementDocumentFields {
  @Field(() => String, { nullable: true, description: "The dealer's street and house number." })
  address: string | null;

  @Field(() => String, { nullable: true, description: "The dealer's postal code." })
  postalCode: string | null;

  @Field(() => String, { description: "The dealer's city." })
  city: string;

  @Field(() => String, { description: "The dealer's province, by plate code." })
  province: string;

  @Field(() => String, { nullable: true, description: "The dealer's SDI code." })
  sdiCode: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Percentage of VAT; null without.' })
  taxRate: string | null;

  @Field(() => TaxNatureEnum, { nullable: true, description: 'Why there is no VAT.' })
  taxNature: TaxNature | null;

  @Field(() => String, { nullable: true, description: 'The law behind the nature.' })
  taxReference: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Stamp duty that the sender pays to the state for a credit or debit note, in EUR; null without.',
  })
  stampDuty: string | null;

  @Field(() => SettlementSender, { nullable: true, description: 'Who issued it.' })
  sender: SettlementSender | null;

  @Field(() => [SettlementInvoice], { description: 'Empty unless the settings say that notes name them.' })
  invoices: readonly SettlementInvoice[];

  @Field(() => [SettlementDocumentEventKindEnum], {
    description: 'What may happen to it in its present states, whoever asks.',
  })
  possible: readonly DocumentEvent[];

  @Field(() => Approval, {
    nullable: true,
    description: 'The request that a change has made, which another user has to approve; null in a query.',
  })
  pendingApproval?: Approval | null;
}

@ObjectType({ description: 'The electronic file of one attempt to send a credit note.', simpleResolvers: true })
export class SettlementDocumentFile {
  @Field(() => Int, { description: 'Which attempt, from 1.' })
  attempt: number;

  @Field(() => String, { description: 'Its name, which no other file ever had.' })
  name: string;

  @Field(() => String, { description: 'The SHA-256 of its bytes, in hexadecimal.' })
  sha256: string;

  @Field(() => Int, { description: 'Linked invoices that the format cannot name.' })
  invoicesLeftOut: number;
}

@ObjectType({ description: 'A line of the history of a document.', simpleResolvers: true })
export class SettlementDocumentEvent {
  @Field(() => ID, { description: 'The number of the line.' })
  id: number;

  @Field(() => SettlementDocumentEventKindEnum, { description: 'What happened.' })
  event: DocumentEvent;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Of a payment, of its return, and of an answer of the exchange system: the day.',
  })
  day: string | null;

  @Field(() => String, { nullable: true, description: 'Why.' })
  reason: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The number of the file in the exchange system, by its receipt.',
  })
  exchangeId: string | null;

  @Field(() => [ExchangeCode], { description: 'Why the exchange system rejected it.' })
  codes: readonly ExchangeCode[];

  @Field(() => SettlementDocumentFile, { nullable: true, description: 'The file that it is about.' })
  file: SettlementDocumentFile | null;

  @Field(() => DateTimeScalar, { description: 'When it was written down.' })
  at: string;

  @Field(() => String, {
    nullable: true,
    description: 'The name of who did it, or asked for it; null for the upgrade.',
  })
  by: string | null;

  @Field(() => String, { nullable: true, description: 'The name of who confirmed it, where it takes two.' })
  confirmedBy: string | null;
}
