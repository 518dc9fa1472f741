import type { ApprovalKind, ApprovalState, WorseningMode } from '@gdd/schema/approvals';
import type { RulesPart } from '@gdd/schema/campaigns';
import type {
  DocumentChange,
  DocumentDelivery,
  DocumentPayment,
  SettlementDocumentKind,
} from '@gdd/schema/settlements';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { FactorBoostDetail, IncentiveDetail, SaleMatch } from '../campaigns/rules/rules.types.js';
import { RulesWorsening, Worsening } from '../campaigns/rules/worsenings.types.js';
import { Member } from '../dealers/dealers.types.js';
import { RulesPartEnum } from '../schema/campaignEnums.js';
import { CampaignTitle } from '../schema/campaignTitle.js';
import {
  DocumentChangeEnum,
  DocumentDeliveryEnum,
  DocumentPaymentEnum,
  SettlementDocumentKindEnum,
} from '../schema/documentEnums.js';
import { DateScalar, DateTimeScalar, DecimalScalar } from '../schema/scalars.js';
import { TableResult } from '../schema/tables.js';
import { ApprovalKindEnum, ApprovalStateEnum, WorseningModeEnum } from './approvalEnums.js';
import {
  ApprovalAdjustmentRequest,
  ApprovalCorrectionRequest,
  ApprovalRedemptionRequest,
  ApprovalUndoRequest,
} from './figureRequests.types.js';

@ObjectType({ description: 'An import by its file.', simpleResolvers: true })
export class ApprovalImport {
  @Field(() => ID, { description: 'The number of the import.' })
  id: number;

  @Field(() => String, { description: 'The name of the file.' })
  filename: string;
}

@ObjectType({ description: 'Whether a second person approves something.', simpleResolvers: true })
export class ApprovalSwitch {
  @Field(() => Boolean, { description: 'Whether a second person approves it.' })
  on: boolean;
}

@ObjectType({ description: 'Whether a second person approves the undoing of an import.', simpleResolvers: true })
export class ApprovalTiresLimit extends ApprovalSwitch {
  @Field(() => Int, { description: 'Those that change more tyres than this.' })
  tires: number;
}

@ObjectType({
  description: 'Whether a second person approves an adjustment, or a redemption by hand.',
  simpleResolvers: true,
})
export class ApprovalAmountLimit extends ApprovalSwitch {
  @Field(() => DecimalScalar, {
    description: 'What one user enters for one dealer on one day above this amount in all, whatever the signs, in EUR.',
  })
  amount: string;
}

/** The kinds of change that a second person approves. */
@ObjectType({ simpleResolvers: true })
abstract class ApprovalTermsFields {
  @Field(() => ApprovalSwitch, { description: 'The closing of a campaign.' })
  closing: ApprovalSwitch;

  @Field(() => ApprovalSwitch, {
    description: 'A change of accepted rules that makes something worse: on where it is not just told.',
    deprecationReason: 'Use rulesWorsening; goes with 2.0.',
  })
  rules: ApprovalSwitch;

  @Field(() => WorseningModeEnum, {
    description: 'What it takes to make accepted rules worse, or to close a campaign before its last day.',
  })
  rulesWorsening: WorseningMode;

  @Field(() => WorseningModeEnum, {
    description: 'What it takes to make an accepted goal worse, or to remove a dealer that accepted.',
  })
  goalsWorsening: WorseningMode;

  @Field(() => ApprovalTiresLimit, { description: 'The undoing of an import.' })
  undo: ApprovalTiresLimit;

  @Field(() => ApprovalAmountLimit, { description: 'An adjustment.' })
  adjustment: ApprovalAmountLimit;

  @Field(() => ApprovalAmountLimit, { description: 'A redemption by hand, or the reversal of one.' })
  redemption: ApprovalAmountLimit;
}

@ObjectType({ description: 'What a second person approves, before or after a change.', simpleResolvers: true })
export class ApprovalTerms extends ApprovalTermsFields {}

@ObjectType({ description: 'The rules of a campaign, with its period.', simpleResolvers: true })
export class ApprovalRules {
  @Field(() => DateScalar, { description: 'The first day.' })
  startsOn: string;

  @Field(() => DateScalar, { description: 'The last day.' })
  endsOn: string;

  @Field(() => IncentiveDetail, { description: 'How tyres become a prize.' })
  incentiveDetail: IncentiveDetail;

  @Field(() => FactorBoostDetail, { description: 'Which tyres count by a factor.' })
  factorBoostDetail: FactorBoostDetail;

  @Field(() => SaleMatch, { description: 'Which sale lines count.' })
  eligibility: SaleMatch;
}

@ObjectType({
  description: 'A change of rules that was asked for, and what it takes from dealers.',
  simpleResolvers: true,
})
export class ApprovalRulesRequest {
  @Field(() => Int, { description: 'Dealers that get less, by what accumulates or by what can be spent.' })
  dealers: number;

  @Field(() => DecimalScalar, { description: 'What those lose in all of what they have accumulated, in EUR, above 0.' })
  accumulatedLess: string;

  @Field(() => DecimalScalar, {
    description: 'What those lose in all of what they can spend, or owe more, in EUR, above 0.',
  })
  expendableLess: string;

  @Field(() => RulesWorsening, {
    nullable: true,
    description: 'What gets worse for dealers that accepted; null in requests of earlier versions.',
  })
  worsening: RulesWorsening | null;

  @Field(() => String, { description: 'Its reason, which the dealers read.' })
  reason: string;

  @Field(() => ID, { description: 'The number of the preview that it is based on.' })
  previewId: number;

  @Field(() => [RulesPartEnum], { description: 'Which parts of the rules change.' })
  changed: readonly RulesPart[];

  @Field(() => [String], { description: 'The names of other fields of the campaign that change with them.' })
  others: readonly string[];

  @Field(() => ApprovalRules, { description: 'The rules when it was asked for.' })
  before: ApprovalRules;

  @Field(() => ApprovalRules, { description: 'The rules that it asks for.' })
  after: ApprovalRules;
}

@ObjectType({
  description: 'Goals that were asked for, of one dealer or of a file, and what they take from dealers that accepted.',
  simpleResolvers: true,
})
export class ApprovalGoalsRequest {
  @Field(() => Int, { description: 'Dealers for which something gets worse.' })
  dealers: number;

  @Field(() => [Worsening], { description: 'What gets worse.' })
  worsenings: Worsening[];

  @Field(() => DecimalScalar, { description: 'What those lose in all of what they have accumulated, in EUR.' })
  accumulatedLess: string;

  @Field(() => DecimalScalar, {
    description: 'What those lose in all of what they can spend, or owe more, in EUR.',
  })
  expendableLess: string;

  @Field(() => Boolean, { description: 'Whether a file is to be undone, not applied.' })
  isUndo: boolean;

  @Field(() => Int, { nullable: true, description: 'The goal of the dealer when it was asked for; null for a file.' })
  goalBefore: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The goal that it asks for; null for a file, and where the dealer is to be removed.',
  })
  goalAfter: number | null;

  @Field(() => String, { nullable: true, description: 'Its reason, which the dealer reads.' })
  reason: string | null;
}

@ObjectType({ description: 'A document of a settlement by its number.', simpleResolvers: true })
export class ApprovalDocument {
  @Field(() => ID, { description: 'The number by which it is asked for.' })
  id: number;

  @Field(() => String, { description: 'The number that it bears.' })
  number: string;
}

@ObjectType({ description: 'A change of a document that was asked for.', simpleResolvers: true })
export class ApprovalDocumentRequest {
  @Field(() => String, { description: 'The number that the document bears.' })
  number: string;

  @Field(() => SettlementDocumentKindEnum, { description: 'The kind of the document.' })
  kind: SettlementDocumentKind;

  @Field(() => DocumentChangeEnum, { description: 'What was asked.' })
  change: DocumentChange;

  @Field(() => String, { description: 'Why.' })
  reason: string;

  @Field(() => DateScalar, { nullable: true, description: 'The day on which the transfer came back.' })
  day: string | null;

  @Field(() => DecimalScalar, { description: 'The total of the document, in EUR.' })
  total: string;

  @Field(() => DocumentDeliveryEnum, {
    nullable: true,
    description: 'How far the note had come when it was asked for.',
  })
  delivery: DocumentDelivery | null;

  @Field(() => DocumentPaymentEnum, {
    nullable: true,
    description: 'Whether the document was paid when it was asked for; null for a debit note.',
  })
  payment: DocumentPayment | null;

  @Field(() => DateScalar, { nullable: true, description: 'The day of that payment.' })
  paidOn: string | null;
}

@ObjectType({ description: 'The name and the seat of a dealer.', simpleResolvers: true })
export class InvoicingCompany {
  @Field(() => String, { description: 'The name of the business.' })
  businessName: string;

  @Field(() => String, { nullable: true, description: 'Street and house number.' })
  address: string | null;

  @Field(() => String, { nullable: true, description: 'The postal code.' })
  postalCode: string | null;

  @Field(() => String, { description: 'The city.' })
  city: string;

  @Field(() => String, { description: 'The province, by its plate code.' })
  province: string;

  @Field(() => String, { description: 'The country, ISO 3166-1 alpha-2.' })
  country: string;
}

@ObjectType({ description: 'Another name or seat that a dealer asked for.', simpleResolvers: true })
export class ApprovalInvoicingRequest {
  @Field(() => InvoicingCompany, { description: 'Name and seat when it was asked for.' })
  before: InvoicingCompany;

  @Field(() => InvoicingCompany, { description: 'Name and seat that it asks for.' })
  after: InvoicingCompany;
}

@ObjectType({ description: 'A change of settings that was asked for.', simpleResolvers: true })
export class ApprovalSettingsRequest {
  @Field(() => ApprovalTerms, { description: 'The settings when it was asked for.' })
  before: ApprovalTerms;

  @Field(() => ApprovalTerms, { description: 'The settings that it asks for.' })
  after: ApprovalTerms;
}

@ObjectType({
  description: 'What was asked: the part of its kind; a closing has none.',
  simpleResolvers: true,
})
export class ApprovalRequest {
  @Field(() => ApprovalRulesRequest, { nullable: true, description: 'Of a change of rules.' })
  rules: ApprovalRulesRequest | null;

  @Field(() => ApprovalGoalsRequest, { nullable: true, description: 'Of goals.' })
  goals: ApprovalGoalsRequest | null;

  @Field(() => ApprovalUndoRequest, { nullable: true, description: 'Of an undoing.' })
  undo: ApprovalUndoRequest | null;

  @Field(() => ApprovalCorrectionRequest, { nullable: true, description: 'Of an import that corrects lines.' })
  correction: ApprovalCorrectionRequest | null;

  @Field(() => ApprovalAdjustmentRequest, { nullable: true, description: 'Of an adjustment.' })
  adjustment: ApprovalAdjustmentRequest | null;

  @Field(() => ApprovalRedemptionRequest, { nullable: true, description: 'Of a redemption by hand.' })
  redemption: ApprovalRedemptionRequest | null;

  @Field(() => ApprovalDocumentRequest, { nullable: true, description: 'Of a change of a document.' })
  document: ApprovalDocumentRequest | null;

  @Field(() => ApprovalInvoicingRequest, { nullable: true, description: 'Of the name and the seat of a dealer.' })
  invoicing: ApprovalInvoicingRequest | null;

  @Field(() => ApprovalSettingsRequest, { nullable: true, description: 'Of a change of settings.' })
  settings: ApprovalSettingsRequest | null;
}

@ObjectType({ description: 'A request that another user approves before it is carried out.', simpleResolvers: true })
export class Approval {
  @Field(() => ID, { description: 'The number of the request.' })
  id: number;

  @Field(() => ApprovalKindEnum, { description: 'What was asked.' })
  kind: ApprovalKind;

  @Field(() => ApprovalStateEnum, { description: 'The state.' })
  state: ApprovalState;

  @Field(() => CampaignTitle, { nullable: true, description: 'The campaign that it is about.' })
  campaign: CampaignTitle | null;

  @Field(() => Member, { nullable: true, description: 'The dealer that it is about.' })
  dealer: Member | null;

  @Field(() => ApprovalImport, { nullable: true, description: 'The import that it is about.' })
  import: ApprovalImport | null;

  @Field(() => ApprovalDocument, { nullable: true, description: 'The document of a settlement that it is about.' })
  document: ApprovalDocument | null;

  @Field(() => ApprovalRequest, { description: 'What was asked, in figures.' })
  request: ApprovalRequest;

  @Field(() => String, { nullable: true, description: 'The name of who made it.' })
  proposedBy: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  proposedAt: string;

  @Field(() => DateTimeScalar, { description: 'When it expires, where nobody decides before.' })
  expiresAt: string;

  @Field(() => String, { nullable: true, description: 'The name of who approved, refused or withdrew it.' })
  decidedBy: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was approved, refused or withdrawn.' })
  decidedAt: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was refused.' })
  reason: string | null;

  @Field(() => Boolean, { description: 'Whether it waits, and the caller is not who made it: approve or refuse.' })
  mayDecide: boolean;

  @Field(() => Boolean, { description: 'Whether it waits, and the caller is who made it.' })
  mayWithdraw: boolean;
}

@ObjectType({ description: 'A page of the table of requests for approval.', simpleResolvers: true })
export class ApprovalPage extends TableResult {
  @Field(() => [Approval], { description: 'The rows of the page.' })
  items: Approval[];
}

@ObjectType({ description: 'What a second person approves.', simpleResolvers: true })
export class ApprovalSettings extends ApprovalTermsFields {
  @Field(() => Int, { description: 'Counts the changes; an edit names the version that it is based on.' })
  version: number;

  @Field(() => String, { nullable: true, description: 'The name of who changed them last.' })
  updatedBy: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When they were changed last.' })
  updatedAt: string | null;

  @Field(() => Approval, {
    nullable: true,
    description: 'The request that a change has made where a second person has to approve it; null in a query.',
  })
  pendingApproval?: Approval | null;
}

/** The request for approval that a call created; null where the call took effect at once. */
export function requestOf<Data extends object>(data: Data | (Data & { readonly approval: Approval })): Approval | null {
  return 'approval' in data ? data.approval : null;
}
