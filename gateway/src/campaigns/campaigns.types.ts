import type { CampaignDuration, CampaignGroup, CampaignState, CampaignType } from '@gdd/schema/campaigns';
import type { CampaignSettlement } from '@gdd/schema/settlements';
import { ObjectType } from 'type-graphql';
import { Approval } from '../approvals/approvals.types.js';
import {
  CampaignDurationEnum,
  CampaignGroupEnum,
  CampaignSettlementEnum,
  CampaignStateEnum,
  CampaignTypeEnum,
} from '../schema/campaignEnums.js';
import { day, decimal, field, flag, id, instant, int, text } from '../schema/fields.js';
import { pageClassOf } from '../schema/tables.js';
import type { DataOf } from '../upstream/endpoint.js';
import { FactorBoostDetail, IncentiveDetail, SaleMatch } from './rules/rules.types.js';

@ObjectType({ description: "The sums of a campaign over the dealers of the caller's subtree.", simpleResolvers: true })
export class CampaignTotals {
  @int('Dealers in the campaign.') dealers: number;
  @int('Dealers that accepted.') accepted: number;
  @int('Dealers that reached their goal.') goalReached: number;
  @int('The sum of the goals, in tyres.') goalThreshold: number;
  @int('Tyres purchased.') tiresPurchased: number;
  @int('Tyres of fleets.') tiresFleet: number;
  @decimal('The prizes accumulated, in EUR.') plafondAccumulated: string;
  @decimal('The prizes that can be spent, in EUR.') plafondExpendable: string;
  @decimal('The prizes that were spent, in EUR.') redeemed: string;
  @decimal('The adjustments, in EUR, of either sign.') adjusted: string;
  @decimal('What was spent and is no longer earned, in EUR.') debt: string;
}

@ObjectType({
  description: 'The prizes on the last day of a campaign under way, in EUR, as if all its dealers accept.',
  simpleResolvers: true,
})
export class BudgetForecast {
  @decimal('At the least.') low: string;
  @decimal('The expected value.') expected: string;
  @decimal('At the most.') high: string;
  @decimal('The expected prizes in % of the budget, cut to one decimal.') share: string;
}

@ObjectType({ description: "The prizes of the whole programme against a campaign's budget.", simpleResolvers: true })
export class BudgetUse {
  @decimal('The budget, in EUR.') budget: string;
  @decimal('The prizes accumulated, in EUR.') accumulated: string;
  @decimal('The same in % of the budget, cut to one decimal.') share: string;

  @field.orNull(
    () => BudgetForecast,
    'The value expected by the last day; null while it is too early for a forecast, and for a campaign that is not under way.',
  )
  forecast: BudgetForecast | null;
}

@ObjectType({ description: 'A campaign in lists and selects.', simpleResolvers: true })
export class CampaignSummary {
  @id('The id of the campaign.') id: number;
  @text('The title.') title: string;
  @field(() => CampaignTypeEnum, 'For whom it is meant.') type: CampaignType;
  @field(() => CampaignDurationEnum, 'How long it lasts.') duration: CampaignDuration;
  @flag('Whether it is a main campaign among those of half a year.') isMain: boolean;
  @field(() => CampaignGroupEnum, 'The group that duration and isMain put it in.') group: CampaignGroup;
  @int('The year that it belongs to.') year: number;
  @day('Its first day.') startsOn: string;
  @day('Its last day.') endsOn: string;
  @field(() => CampaignStateEnum, 'The state.') state: CampaignState;

  /** The totals in the response of the list; where undefined, `totals` is loaded. Not a GraphQL field. */
  ownTotals?: CampaignTotals;
}

@ObjectType({ description: 'A page of the table of campaigns.', simpleResolvers: true })
export class CampaignPage extends pageClassOf(() => CampaignSummary) {}

@ObjectType({ description: 'A file attached to a campaign.', simpleResolvers: true })
export class CampaignAttachment {
  @id('The id of the attachment.') id: number;
  @text('The name of the file.') filename: string;
  @text('The media type of the file.') contentType: string;
  @int('The size, in bytes.') size: number;
  @instant('When it was attached.') addedAt: string;
}

@ObjectType({ description: 'A campaign.', simpleResolvers: true })
export class Campaign extends CampaignSummary {
  @text.orNull('The description.') description: string | null;
  @field(() => IncentiveDetail, 'How tyres become a prize.') incentiveDetail: IncentiveDetail;
  @field(() => FactorBoostDetail, 'Which tyres count by a factor.') factorBoostDetail: FactorBoostDetail;
  @field(() => SaleMatch, 'Which sale lines count, of those within its days.') eligibility: SaleMatch;
  @field(() => CampaignSettlementEnum, 'How its prizes are paid.') settlement: CampaignSettlement;

  @decimal.orNull('The budget for its prizes, in EUR; null if there is none or the caller does not manage campaigns.')
  budget: string | null;

  @field(() => [CampaignAttachment], 'The files attached.') attachments: CampaignAttachment[];
  @int('The version, increased by each change; an edit names the version that it is based on.') version: number;
  @int('The version of the rules that counts; of a draft the one that it opens with.') rulesVersion: number;
  @instant('When the campaign was entered.') createdAt: string;
  @instant('When the campaign was last changed.') updatedAt: string;
  @instant.orNull('When the campaign was closed; null before.') closedAt: string | null;

  @field.orNull(
    () => Approval,
    'The request that a mutation has made where a second person has to approve it; null in a query.',
  )
  pendingApproval?: Approval | null;
}

@ObjectType({
  description: 'The periods that are current (specification, section 3, constants object).',
  simpleResolvers: true,
})
export class Constants {
  @day('The day that decides which periods are current.') today: string;
  @int('The year.') currentYear: number;
  @text('The half-year: `2025_2` is the second of 2025.') currentPeriod: string;
}

/** The constants under the names of GraphQL. */
export function constantsOf({ today, current_year, current_period }: DataOf<'/constants', 'GET'>): Constants {
  return { today, currentYear: current_year, currentPeriod: current_period };
}
