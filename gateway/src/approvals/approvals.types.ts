import type { ApprovalKind, ApprovalState, WorseningMode } from '@gdd/schema/approvals';
import type { RulesPart } from '@gdd/schema/campaigns';
import type {
  DocumentChange,
  DocumentDelivery,
  DocumentPayment,
  SettlementDocumentKind,
} from '@gdd/schema/settlements';
import { ObjectType } from 'type-graphql';
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
import { day, decimal, field, flag, id, instant, int, text } from '../schema/fields.js';
import { pageClassOf } from '../schema/tables.js';
import { ApprovalKindEnum, ApprovalStateEnum, WorseningModeEnum } from './approvalEnums.js';
import {
  ApprovalAdjustmentRequest,
  ApprovalCorrectionRequest,
  ApprovalRedemptionRequest,
  ApprovalUndoRequest,
} from './figureRequests.types.js';

@ObjectType({ description: 'An import by its file.', simpleResolvers: true })
export class ApprovalImport {
  @id('The id of the import.') id: number;
  @text('The name of the file.') filename: string;
}

@ObjectType({ description: 'Whether a second person approves something.', simpleResolvers: true })
export class ApprovalSwitch {
  @flag('Whether a second person approves it.') on: boolean;
}

@ObjectType({ description: 'Whether a second person approves the undoing of an import.', simpleResolvers: true })
export class ApprovalTiresLimit extends ApprovalSwitch {
  @int('Imports that change more tyres than this need an approval.') tires: number;
}

@ObjectType({
  description: 'Whether a second person approves an adjustment, or a redemption by hand.',
  simpleResolvers: true,
})
export class ApprovalAmountLimit extends ApprovalSwitch {
  @decimal('What one user enters for one dealer on one day above this amount in all, whatever the signs, in EUR.')
  amount: string;
}

/** The kinds of change that a second person approves. */
@ObjectType({ simpleResolvers: true })
abstract class ApprovalTermsFields {
  @field(() => ApprovalSwitch, 'The closing of a campaign.') closing: ApprovalSwitch;

  @field(() => ApprovalSwitch, 'A change of accepted rules that makes something worse: on where it is not just told.', {
    deprecationReason: 'Use rulesWorsening; goes with 2.0.',
  })
  rules: ApprovalSwitch;

  @field(
    () => WorseningModeEnum,
    'The requirement for making accepted rules worse, or closing a campaign before its last day.',
  )
  rulesWorsening: WorseningMode;

  @field(
    () => WorseningModeEnum,
    'The requirement for making an accepted goal worse, or removing a dealer that accepted.',
  )
  goalsWorsening: WorseningMode;

  @field(() => ApprovalTiresLimit, 'The undoing of an import.') undo: ApprovalTiresLimit;
  @field(() => ApprovalAmountLimit, 'An adjustment.') adjustment: ApprovalAmountLimit;
  @field(() => ApprovalAmountLimit, 'A redemption by hand, or the reversal of one.') redemption: ApprovalAmountLimit;
}

@ObjectType({ description: 'The approval settings before or after a change.', simpleResolvers: true })
export class ApprovalTerms extends ApprovalTermsFields {}

@ObjectType({ description: 'The rules of a campaign, with its period.', simpleResolvers: true })
export class ApprovalRules {
  @day('The first day.') startsOn: string;
  @day('The last day.') endsOn: string;
  @field(() => IncentiveDetail, 'How tyres become a prize.') incentiveDetail: IncentiveDetail;
  @field(() => FactorBoostDetail, 'Which tyres count by a factor.') factorBoostDetail: FactorBoostDetail;
  @field(() => SaleMatch, 'Which sale lines count.') eligibility: SaleMatch;
}

@ObjectType({
  description: 'A change of rules that was asked for, and what it takes from dealers.',
  simpleResolvers: true,
})
export class ApprovalRulesRequest {
  @int('Dealers that get less, by what accumulates or by what can be spent.') dealers: number;
  @decimal('What those lose in all of what they have accumulated, in EUR, above 0.') accumulatedLess: string;
  @decimal('What those lose in all of what they can spend, or owe more, in EUR, above 0.') expendableLess: string;

  @field.orNull(
    () => RulesWorsening,
    'What gets worse for dealers that accepted; null in requests of earlier versions.',
  )
  worsening: RulesWorsening | null;

  @text('Its reason, which the dealers read.') reason: string;
  @id('The number of the preview that it is based on.') previewId: number;
  @field(() => [RulesPartEnum], 'The parts of the rules that change.') changed: readonly RulesPart[];
  @field(() => [String], 'The names of other fields of the campaign that change with them.') others: readonly string[];
  @field(() => ApprovalRules, 'The rules when it was asked for.') before: ApprovalRules;
  @field(() => ApprovalRules, 'The rules that it asks for.') after: ApprovalRules;
}

@ObjectType({ description: 'The goal of a dealer that a file changes, when it was asked for.', simpleResolvers: true })
export class ApprovalGoalChange {
  @id('The number of the campaign.') campaignId: number;
  @text('The title of the campaign.') title: string;
  @id('The number of the dealer.') dealerId: number;
  @text('The code of the dealer.') code: string;
  @text('The name of its business.') businessName: string;
  @int('Its goal, in tyres.') goalBefore: number;
  @int.orNull('The goal that is asked for; null where the dealer is removed from the campaign.')
  goalAfter: number | null;
  @flag('Whether its acceptance is withdrawn.') isWithdrawn: boolean;
}

@ObjectType({
  description: 'Goals that were asked for, of one dealer or of a file, and what they take from dealers that accepted.',
  simpleResolvers: true,
})
export class ApprovalGoalsRequest {
  @int('Dealers for which something gets worse.') dealers: number;
  @field(() => [Worsening], 'What gets worse.') worsenings: Worsening[];
  @decimal('What those lose in all of what they have accumulated, in EUR.') accumulatedLess: string;
  @decimal('What those lose in all of what they can spend, or owe more, in EUR.') expendableLess: string;
  @flag('Whether a file is to be undone, not applied.') isUndo: boolean;
  @int.orNull('The goal of the dealer when it was asked for; null for a file.') goalBefore: number | null;

  @int.orNull('The goal that it asks for; null for a file, and where the dealer is to be removed.')
  goalAfter: number | null;

  @text.orNull('Its reason, which the dealer reads.') reason: string | null;

  @field(
    () => [ApprovalGoalChange],
    'Of a file: the first 100 of the dealers for which something gets worse; none in requests of earlier versions.',
  )
  changes: ApprovalGoalChange[];
}

@ObjectType({ description: 'A document of a settlement by its number.', simpleResolvers: true })
export class ApprovalDocument {
  @id('The number by which it is asked for.') id: number;
  @text('The number that it bears.') number: string;
}

@ObjectType({ description: 'A change of a document that was asked for.', simpleResolvers: true })
export class ApprovalDocumentRequest {
  @text('The number that the document bears.') number: string;
  @field(() => SettlementDocumentKindEnum, 'The kind of the document.') kind: SettlementDocumentKind;
  @field(() => DocumentChangeEnum, 'What was asked.') change: DocumentChange;
  @text('Why.') reason: string;
  @day.orNull('The day on which the transfer came back.') day: string | null;
  @decimal('The total of the document, in EUR.') total: string;

  @field.orNull(() => DocumentDeliveryEnum, 'How far the note had come when it was asked for.')
  delivery: DocumentDelivery | null;

  @field.orNull(
    () => DocumentPaymentEnum,
    'Whether the document was paid when it was asked for; null for a debit note.',
  )
  payment: DocumentPayment | null;

  @day.orNull('The day of that payment.') paidOn: string | null;
}

@ObjectType({ description: 'The name and the seat of a dealer.', simpleResolvers: true })
export class InvoicingCompany {
  @text('The name of the business.') businessName: string;
  @text.orNull('Street and house number.') address: string | null;
  @text.orNull('The postal code.') postalCode: string | null;
  @text('The city.') city: string;
  @text('The province, by its plate code.') province: string;
  @text('The country, ISO 3166-1 alpha-2.') country: string;
}

@ObjectType({ description: 'Another name or seat that a dealer asked for.', simpleResolvers: true })
export class ApprovalInvoicingRequest {
  @field(() => InvoicingCompany, 'Name and seat when it was asked for.') before: InvoicingCompany;
  @field(() => InvoicingCompany, 'Name and seat that it asks for.') after: InvoicingCompany;
}

@ObjectType({ description: 'A user whose second factors are to be removed.', simpleResolvers: true })
export class ApprovalFactorsRequest {
  @id('The id of the user.') userId: number;
  @text('The name to sign in with.') username: string;
  @text.orNull('First and last name.') name: string | null;
}

@ObjectType({ description: 'A change of settings that was asked for.', simpleResolvers: true })
export class ApprovalSettingsRequest {
  @field(() => ApprovalTerms, 'The settings when it was asked for.') before: ApprovalTerms;
  @field(() => ApprovalTerms, 'The settings that it asks for.') after: ApprovalTerms;
}

@ObjectType({
  description: 'What was asked: the part of its kind; a closing has none.',
  simpleResolvers: true,
})
export class ApprovalRequest {
  @field.orNull(() => ApprovalRulesRequest, 'The details, for a change of rules.') rules: ApprovalRulesRequest | null;
  @field.orNull(() => ApprovalGoalsRequest, 'The details, for goals.') goals: ApprovalGoalsRequest | null;
  @field.orNull(() => ApprovalUndoRequest, 'The details, for the undoing of an import.')
  undo: ApprovalUndoRequest | null;

  @field.orNull(() => ApprovalCorrectionRequest, 'The details, for an import that corrects lines.')
  correction: ApprovalCorrectionRequest | null;

  @field.orNull(() => ApprovalAdjustmentRequest, 'The details, for an adjustment.')
  adjustment: ApprovalAdjustmentRequest | null;

  @field.orNull(() => ApprovalRedemptionRequest, 'The details, for a redemption entered by hand.')
  redemption: ApprovalRedemptionRequest | null;

  @field.orNull(() => ApprovalDocumentRequest, 'The details, for a change of a document.')
  document: ApprovalDocumentRequest | null;

  @field.orNull(() => ApprovalInvoicingRequest, 'The details, for the name and the seat of a dealer.')
  invoicing: ApprovalInvoicingRequest | null;

  @field.orNull(() => ApprovalFactorsRequest, 'The details, for the removal of factors.')
  factors: ApprovalFactorsRequest | null;

  @field.orNull(() => ApprovalSettingsRequest, 'The details, for a change of settings.')
  settings: ApprovalSettingsRequest | null;
}

@ObjectType({ description: 'A request that another user approves before it is carried out.', simpleResolvers: true })
export class Approval {
  @id('The id of the request.') id: number;
  @field(() => ApprovalKindEnum, 'What was asked.') kind: ApprovalKind;
  @field(() => ApprovalStateEnum, 'The state.') state: ApprovalState;
  @field.orNull(() => CampaignTitle, 'The campaign that it is about.') campaign: CampaignTitle | null;
  @field.orNull(() => Member, 'The dealer that it is about.') dealer: Member | null;
  @field.orNull(() => ApprovalImport, 'The import that it is about.') import: ApprovalImport | null;

  @field.orNull(() => ApprovalDocument, 'The document of a settlement that it is about.')
  document: ApprovalDocument | null;

  @field(() => ApprovalRequest, 'What was asked, in figures.') request: ApprovalRequest;
  @text.orNull('The name of who made it.') proposedBy: string | null;
  @instant('When it was made.') proposedAt: string;
  @instant('When it expires, where nobody decides before.') expiresAt: string;
  @text.orNull('The name of who approved, refused or withdrew it.') decidedBy: string | null;
  @instant.orNull('When it was approved, refused or withdrawn.') decidedAt: string | null;
  @text.orNull('Why it was refused.') reason: string | null;
  @flag('Whether the caller may approve or refuse it: it is pending, and somebody else made it.') mayDecide: boolean;
  @flag('Whether the caller may withdraw it: it is pending, and the caller made it.') mayWithdraw: boolean;
}

@ObjectType({ description: 'A page of the table of requests for approval.', simpleResolvers: true })
export class ApprovalPage extends pageClassOf(() => Approval) {}

@ObjectType({ description: 'The changes that need the approval of a second person.', simpleResolvers: true })
export class ApprovalSettings extends ApprovalTermsFields {
  @int('The version, increased by each change; an edit names the version that it is based on.') version: number;
  @text.orNull('The name of who changed them last.') updatedBy: string | null;
  @instant.orNull('When they were changed last.') updatedAt: string | null;

  @field.orNull(
    () => Approval,
    'The request that a change has made where a second person has to approve it; null in a query.',
  )
  pendingApproval?: Approval | null;
}

/** The request for approval that a call created; null where the call took effect at once. */
export function requestOf<Data extends object>(data: Data | (Data & { readonly approval: Approval })): Approval | null {
  return 'approval' in data ? data.approval : null;
}
