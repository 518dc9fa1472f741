import type { DealerStatus, DealerTier } from '@gdd/schema/members';
import { ObjectType } from 'type-graphql';
import { Member } from '../dealers/dealers.types.js';
import { Approval } from '../approvals/approvals.types.js';
import { DealerStatusEnum, DealerTierEnum } from '../schema/enums.js';
import { decimal, field, flag, id, instant, int, text } from '../schema/fields.js';
import { pageClassOf } from '../schema/tables.js';
import { CampaignSummary } from './campaigns.types.js';
import type { DataOf, Schema } from '../upstream/endpoint.js';
import { FactorBoostDetail, IncentiveDetail } from './rules/rules.types.js';

/** The figures of a dealer in a campaign, under the specification's names (section 3). */
@ObjectType({ simpleResolvers: true })
export abstract class DealerFigures {
  @int('The goal, in tyres.') goalThreshold: number;
  @int('Tyres purchased: retail and fleets, less returns.') tiresPurchased: number;
  @int('Tyres missing to the goal.') tiresMissing: number;
  @int('Tyres of fleets.') tiresFleet: number;
  @decimal('Tyres of fleets, in percent of those purchased; one decimal.') tiresFleetPercentage: string;
  @decimal('The prize accumulated, in EUR; 0 while not accepted.') plafondAccumulated: string;
  @decimal('The prize that can be spent now, in EUR.') plafondExpendable: string;
  @decimal('What was spent and is no longer earned, in EUR: what is below 0 of the balance.') debt: string;
}

/** The figures of a dealer, and its acceptance of the campaign. */
@ObjectType({ simpleResolvers: true })
abstract class DealerTerms extends DealerFigures {
  @flag('Whether the dealer accepted the campaign.') accepted: boolean;
  @instant.orNull('When it accepted; null before.') acceptedAt: string | null;
}

@ObjectType({ description: 'A dealer in a campaign.', simpleResolvers: true })
export class CampaignDealer extends DealerTerms {
  @id('The id of the dealer.') dealerId: number;
  @text('The code, unique in the programme.') code: string;
  @text('The name of the business.') businessName: string;
  @text('The VAT number (partita IVA): 11 digits.') vatNumber: string;
  @text('The region.') region: string;
  @text('The province, by its plate code.') province: string;
  @field(() => DealerStatusEnum, 'The state in the programme.') status: DealerStatus;
  @field(() => DealerTierEnum, 'The tier.') tier: DealerTier;
  @text.orNull('The telephone number.') phone: string | null;
  @flag('In a draft alone: copied without its goal, which is to be set before it is opened.') goalMissing: boolean;
  @int('Counts the changes of the goal; an edit names the version that it is based on.') version: number;

  @decimal('The share of the goal that is reached, in percent; one decimal, cut: 100.0 only where it is reached.')
  goalPercentage: string;

  @int.orNull(
    'The next threshold: tyres from which a further tier pays, or the prize can be spent; null where all are reached.',
  )
  nextThreshold: number | null;

  @int.orNull('Tyres missing to the next threshold; null where all are reached.') tiresToNextThreshold: number | null;

  @decimal.orNull(
    'What the next threshold brings, in EUR; null where all are reached or the campaign is not under way, and in mutations and changes.',
  )
  euroAtStake?: string | null;

  @flag.orNull('Whether that still cannot be spent there; null like `euroAtStake`.') isAtStakeLocked?: boolean | null;

  @field.orNull(
    () => Member,
    "The distributor above; null where it stands above the caller's own member, which nobody sees.",
  )
  distributor: Member | null;

  @field.orNull(
    () => Approval,
    'The request that a mutation has made where a second person has to approve it; null in a query.',
  )
  pendingApproval?: Approval | null;
}

@ObjectType({ description: "A page of a campaign's dealers.", simpleResolvers: true })
export class CampaignDealerPage extends pageClassOf(() => CampaignDealer) {}

@ObjectType({ description: 'A campaign as one dealer sees it.', simpleResolvers: true })
export class DealerCampaign extends DealerTerms {
  @field(() => CampaignSummary, 'The campaign.') campaign: CampaignSummary;
  @field(() => IncentiveDetail, 'How tyres become a prize.') incentiveDetail: IncentiveDetail;
  @field(() => FactorBoostDetail, 'Which tyres count by a factor.') factorBoostDetail: FactorBoostDetail;
}

@ObjectType({
  description: "A row of the window 'Elenco campagne' (specification, section 2, modal 6).",
  simpleResolvers: true,
})
export class DealerCampaignRow extends DealerFigures {
  @id('The id of the campaign.') campaignId: number;
  @text('The title of the campaign.') campaignTitle: string;
}

@ObjectType({
  description: "A dealer's campaigns in the form of a table (specification, section 3).",
  simpleResolvers: true,
})
export class DealerCampaignsResult {
  @field(() => [DealerCampaignRow], 'The rows.') data: DealerCampaignRow[];
  @int('The number of rows.') recordsFiltered: number;
  @int('The number of rows.') recordsTotal: number;
  @int('Always 0.') draw: number;
}

/** An accepted campaign as its dealer sees it. */
export function acceptedCampaignOf({
  campaign,
  membership,
}: DataOf<'/campaigns/{id}/dealer/accept', 'PATCH'>): DealerCampaign {
  const { incentiveDetail, factorBoostDetail } = campaign;
  return { ...membership, incentiveDetail, factorBoostDetail, campaign };
}

/** A dealer's campaigns under the names of the specification; both of its row counts are the number of rows. */
export function dealerCampaignsResult(rows: Schema<'DealerCampaignRow'>[]): DealerCampaignsResult {
  return { data: rows, recordsFiltered: rows.length, recordsTotal: rows.length, draw: 0 };
}
