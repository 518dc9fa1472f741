import type { CampaignDuration, CampaignGroup, CampaignState, CampaignType } from '@gdd/schema/campaigns';
import type { CampaignSettlement } from '@gdd/schema/settlements';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Approval } from '../approvals/approvals.types.js';
import {
  CampaignDurationEnum,
  CampaignGroupEnum,
  CampaignSettlementEnum,
  CampaignStateEnum,
  CampaignTypeEnum,
} from '../schema/campaignEnums.js';
import { DateScalar, DateTimeScalar, DecimalScalar } from '../schema/scalars.js';
import { TableResult } from '../schema/tables.js';
import type { DataOf } from '../upstream/endpoint.js';
import { FactorBoostDetail, IncentiveDetail, SaleMatch } from './rules/rules.types.js';

@ObjectType({ description: "The sums of a campaign over the dealers of the caller's subtree.", simpleResolvers: true })
export class CampaignTotals {
  @Field(() => Int, { description: 'Dealers in the campaign.' })
  dealers: number;

  @Field(() => Int, { description: 'Dealers that accepted.' })
  accepted: number;

  @Field(() => Int, { description: 'Dealers that reached their goal.' })
  goalReached: number;

  @Field(() => Int, { description: 'The sum of the goals, in tyres.' })
  goalThreshold: number;

  @Field(() => Int, { description: 'Tyres purchased.' })
  tiresPurchased: number;

  @Field(() => Int, { description: 'Tyres of fleets.' })
  tiresFleet: number;

  @Field(() => DecimalScalar, { description: 'The prizes accumulated, in EUR.' })
  plafondAccumulated: string;

  @Field(() => DecimalScalar, { description: 'The prizes that can be spent, in EUR.' })
  plafondExpendable: string;

  @Field(() => DecimalScalar, { description: 'The prizes that were spent, in EUR.' })
  redeemed: string;

  @Field(() => DecimalScalar, { description: 'The adjustments, in EUR, of either sign.' })
  adjusted: string;

  @Field(() => DecimalScalar, { description: 'What was spent and is no longer earned, in EUR.' })
  debt: string;
}

@ObjectType({
  description: 'The prizes on the last day of a campaign under way, in EUR, as if all its dealers accept.',
  simpleResolvers: true,
})
export class BudgetForecast {
  @Field(() => DecimalScalar, { description: 'At the least.' })
  low: string;

  @Field(() => DecimalScalar, { description: 'As expected.' })
  expected: string;

  @Field(() => DecimalScalar, { description: 'At the most.' })
  high: string;

  @Field(() => DecimalScalar, { description: 'The expected prizes in % of the budget, cut to one decimal.' })
  share: string;
}

@ObjectType({ description: "The prizes of the whole programme against a campaign's budget.", simpleResolvers: true })
export class BudgetUse {
  @Field(() => DecimalScalar, { description: 'The budget, in EUR.' })
  budget: string;

  @Field(() => DecimalScalar, { description: 'The prizes accumulated, in EUR.' })
  accumulated: string;

  @Field(() => DecimalScalar, { description: 'The same in % of the budget, cut to one decimal.' })
  share: string;

  @Field(() => BudgetForecast, {
    nullable: true,
    description: 'By the last day; null while it is too early to tell, and of a campaign that is not under way.',
  })
  forecast: BudgetForecast | null;
}

@ObjectType({ description: 'A campaign in lists and selects.', simpleResolvers: true })
export class CampaignSummary {
  @Field(() => ID, { description: 'The number of the campaign.' })
  id: number;

  @Field(() => String, { description: 'The title.' })
  title: string;

  @Field(() => CampaignTypeEnum, { description: 'For whom it is meant.' })
  type: CampaignType;

  @Field(() => CampaignDurationEnum, { description: 'How long it lasts.' })
  duration: CampaignDuration;

  @Field(() => Boolean, { description: 'Whether it is a main campaign among those of half a year.' })
  isMain: boolean;

  @Field(() => CampaignGroupEnum, { description: 'The group that duration and isMain put it in.' })
  group: CampaignGroup;

  @Field(() => Int, { description: 'The year that it belongs to.' })
  year: number;

  @Field(() => DateScalar, { description: 'Its first day.' })
  startsOn: string;

  @Field(() => DateScalar, { description: 'Its last day.' })
  endsOn: string;

  @Field(() => CampaignStateEnum, { description: 'The state.' })
  state: CampaignState;

  /** The totals in the response of the list; where undefined, `totals` is loaded. Not a GraphQL field. */
  ownTotals?: CampaignTotals;
}

@ObjectType({ description: 'A page of the table of campaigns.', simpleResolvers: true })
export class CampaignPage extends TableResult {
  @Field(() => [CampaignSummary], { description: 'The rows of the page.' })
  items: CampaignSummary[];
}

@ObjectType({ description: 'A file attached to a campaign.', simpleResolvers: true })
export class CampaignAttachment {
  @Field(() => ID, { description: 'The number of the attachment.' })
  id: number;

  @Field(() => String, { description: 'The name of the file.' })
  filename: string;

  @Field(() => String, { description: 'The media type of the file.' })
  contentType: string;

  @Field(() => Int, { description: 'The size, in bytes.' })
  size: number;

  @Field(() => DateTimeScalar, { description: 'When it was attached.' })
  addedAt: string;
}

@ObjectType({ description: 'A campaign.', simpleResolvers: true })
export class Campaign extends CampaignSummary {
  @Field(() => String, { nullable: true, description: 'The description.' })
  description: string | null;

  @Field(() => IncentiveDetail, { description: 'How tyres become a prize.' })
  incentiveDetail: IncentiveDetail;

  @Field(() => FactorBoostDetail, { description: 'Which tyres count by a factor.' })
  factorBoostDetail: FactorBoostDetail;

  @Field(() => SaleMatch, { description: 'Which sale lines count, of those within its days.' })
  eligibility: SaleMatch;

  @Field(() => CampaignSettlementEnum, { description: 'How its prizes are paid.' })
  settlement: CampaignSettlement;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'What its prizes may come to, in EUR; null without one, and for whoever does not manage campaigns.',
  })
  budget: string | null;

  @Field(() => [CampaignAttachment], { description: 'The files attached.' })
  attachments: CampaignAttachment[];

  @Field(() => Int, { description: 'Counts the changes; an edit names the version that it is based on.' })
  version: number;

  @Field(() => Int, { description: 'The version of the rules that counts; of a draft the one that it opens with.' })
  rulesVersion: number;

  @Field(() => DateTimeScalar, { description: 'When the campaign was entered.' })
  createdAt: string;

  @Field(() => DateTimeScalar, { description: 'When the campaign was last changed.' })
  updatedAt: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the campaign was closed; null before.' })
  closedAt: string | null;

  @Field(() => Approval, {
    nullable: true,
    description: 'The request that a mutation has made where a second person has to approve it; null in a query.',
  })
  pendingApproval?: Approval | null;
}

@ObjectType({
  description: 'The periods that are current (specification, section 3, constants object).',
  simpleResolvers: true,
})
export class Constants {
  @Field(() => DateScalar, { description: 'The day that decides which periods are current.' })
  today: string;

  @Field(() => Int, { description: 'The year.' })
  currentYear: number;

  @Field(() => String, { description: 'The half-year: `2025_2` is the second of 2025.' })
  currentPeriod: string;
}

/** The constants under the names of GraphQL. */
export function constantsOf({ today, current_year, current_period }: DataOf<'/constants', 'GET'>): Constants {
  return { today, currentYear: current_year, currentPeriod: current_period };
}
