import type {
  DocumentDelivery,
  DocumentEvent,
  DocumentPayment,
  SettlementDocumentKind,
  SettlementDocumentState,
  TaxNature,
} from '@gdd/schema/settlements';
import { ObjectType } from 'type-graphql';
import { Approval } from '../approvals/approvals.types.js';
import { CampaignTitle } from '../schema/campaignTitle.js';
import { DocumentDeliveryEnum, DocumentPaymentEnum, SettlementDocumentKindEnum } from '../schema/documentEnums.js';
import { day, decimal, field, id, instant, int, text } from '../schema/fields.js';
import { pageClassOf } from '../schema/tables.js';
import { ExchangeCode } from './outcomes.types.js';
import { SettlementDocumentEventKindEnum, SettlementDocumentStateEnum, TaxNatureEnum } from './settlementEnums.js';
import { SettlementSender } from './settings.types.js';

@ObjectType({ description: 'A settlement run by its title.', simpleResolvers: true })
export class SettlementTitle {
  @id('The id of the run.') id: number;
  @text('Its title.') title: string;
}

@ObjectType({ description: 'A document of a settlement by its number.', simpleResolvers: true })
export class SettlementDocumentTitle {
  @id('The number by which it is asked for.') id: number;
  @text('The number that it bears.') number: string;
  @day('Its day.') day: string;
}

@ObjectType({ description: 'A line of a document: what one campaign brought.', simpleResolvers: true })
export class SettlementDocumentLine {
  @field(() => CampaignTitle, 'The campaign.') campaign: CampaignTitle;
  @decimal('The balance that it rests on, in EUR.') credit: string;
  @decimal('What of it covered debts, in EUR.') setOff: string;
  @decimal('The amount paid, in EUR.') paid: string;
}

/** The fields of a document in lists and on its page. */
@ObjectType({ simpleResolvers: true })
abstract class SettlementDocumentFields {
  @id('The number by which it is asked for.') id: number;
  @text('The number that it bears: NC-2025-000001; a notice has AV-, a debit note ND-.') number: string;
  @field(() => SettlementDocumentKindEnum, 'The kind.') kind: SettlementDocumentKind;
  @day('Its day.') day: string;
  @field(() => SettlementDocumentStateEnum, 'The state.') state: SettlementDocumentState;

  @field.orNull(() => SettlementDocumentTitle, 'Of a credit note the debit note that answers it.')
  answeredBy: SettlementDocumentTitle | null;

  @field.orNull(() => SettlementDocumentTitle, 'Of a debit note the credit note that it answers.')
  answers: SettlementDocumentTitle | null;

  @field(() => SettlementTitle, 'The run that made it; of a debit note, the credit note.') settlement: SettlementTitle;
  @decimal('The amount paid without VAT, in EUR.') net: string;
  @decimal('VAT, in EUR; 0 without, and of a notice.') tax: string;
  @decimal('Stamp duty that the dealer bears, in EUR; 0 without.') stampCharged: string;
  @decimal('Both together, less the stamp duty that the dealer bears, in EUR.') total: string;

  @field.orNull(
    () => DocumentDeliveryEnum,
    'How far it has come on its way; null for a notice, which is no tax document.',
  )
  delivery: DocumentDelivery | null;

  @field.orNull(
    () => DocumentPaymentEnum,
    'Whether it was paid; null for a debit note, which compensates a note that is not paid.',
  )
  payment: DocumentPayment | null;

  @day.orNull('When it was paid; null while it is not known.') paidOn: string | null;
  @day.orNull('When the transfer came back, until another one pays it.') returnedOn: string | null;
  @text.orNull('Why it came back.') returnReason: string | null;
  @day.orNull('When the exchange system rejected it, while it is rejected.') rejectedOn: string | null;
  @day.orNull('The last day on which a rejected note may be sent again.') resendBy: string | null;
  @instant.orNull('When it was cancelled.') cancelledAt: string | null;
  @text.orNull('Why it was cancelled.') cancelReason: string | null;
  @id('The id of the dealer.') dealerId: number;
  @text("The dealer's code, as it was when the document was made.") code: string;
  @text("The dealer's name then.") businessName: string;
  @text("The dealer's VAT number then.") vatNumber: string;
  @field(() => [SettlementDocumentLine], 'A line for each campaign.') lines: readonly SettlementDocumentLine[];
}

@ObjectType({ description: 'A document of a settlement in lists.', simpleResolvers: true })
export class SettlementDocumentRow extends SettlementDocumentFields {}

@ObjectType({ description: 'A page of the table of documents of settlements.', simpleResolvers: true })
export class SettlementDocumentPage extends pageClassOf(() => SettlementDocumentRow) {}

@ObjectType({ description: 'A document whose sale lines were counted.', simpleResolvers: true })
export class SettlementInvoice {
  @id('The id of the campaign.') campaignId: number;
  @text('The number of the invoice.') document: string;
  @day('Its day.') day: string;
}

@ObjectType({
  description: 'A document of a settlement: a credit note, a notice or a debit note.',
  simpleResolvers: true,
})
export class SettlementDocument extends SettlementDocumentFields {
  @text.orNull("The dealer's street and house number.") address: string | null;
  @text.orNull("The dealer's postal code.") postalCode: string | null;
  @text("The dealer's city.") city: string;
  @text("The dealer's province, by plate code.") province: string;
  @text.orNull("The dealer's SDI code.") sdiCode: string | null;
  @decimal.orNull('Percentage of VAT; null without.') taxRate: string | null;
  @field.orNull(() => TaxNatureEnum, 'Why there is no VAT.') taxNature: TaxNature | null;
  @text.orNull('The law behind the nature.') taxReference: string | null;

  @decimal.orNull('Stamp duty that the sender pays to the state for a credit or debit note, in EUR; null without.')
  stampDuty: string | null;

  @field.orNull(() => SettlementSender, 'Who issued it.') sender: SettlementSender | null;

  @field(() => [SettlementInvoice], 'Empty unless the settings say that notes name them.')
  invoices: readonly SettlementInvoice[];

  @field(() => [SettlementDocumentEventKindEnum], 'What may happen to it in its present states, whoever asks.')
  possible: readonly DocumentEvent[];

  @field.orNull(
    () => Approval,
    'The request that a change has made, which another user has to approve; null in a query.',
  )
  pendingApproval?: Approval | null;
}

@ObjectType({ description: 'The electronic file of one attempt to send a credit note.', simpleResolvers: true })
export class SettlementDocumentFile {
  @int('The number of the attempt, from 1.') attempt: number;
  @text('Its name, which no other file ever had.') name: string;
  @text('The SHA-256 of its bytes, in hexadecimal.') sha256: string;
  @int('Linked invoices that the format cannot name.') invoicesLeftOut: number;
}

@ObjectType({ description: 'A line of the history of a document.', simpleResolvers: true })
export class SettlementDocumentEvent {
  @id('The id of the line.') id: number;
  @field(() => SettlementDocumentEventKindEnum, 'What happened.') event: DocumentEvent;

  @day.orNull(
    'The day of a payment, of its return, of an answer of the exchange system; from when a cancellation or a debit note counts.',
  )
  day: string | null;

  @text.orNull('Why.') reason: string | null;
  @text.orNull('The number of the file in the exchange system, by its receipt.') exchangeId: string | null;
  @field(() => [ExchangeCode], 'Why the exchange system rejected it.') codes: readonly ExchangeCode[];
  @field.orNull(() => SettlementDocumentFile, 'The file that it is about.') file: SettlementDocumentFile | null;
  @instant('When it was written down.') at: string;
  @text.orNull('The name of who did it, or asked for it; null for the upgrade.') by: string | null;
  @text.orNull('The name of who confirmed it, where it takes two.') confirmedBy: string | null;
}
