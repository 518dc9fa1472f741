import { Field, Int, ObjectType } from 'type-graphql';
import { CampaignSummary } from '../campaigns/campaigns.types.js';
import { Member } from '../dealers/dealers.types.js';
import { DecimalScalar } from '../schema/scalars.js';
import { TableResult } from '../schema/tables.js';
import { PlannedDealer } from '../simulations/simulations.types.js';

@ObjectType({
  description: "Figures of a campaign over the dealers of the caller's subtree, or their difference.",
  simpleResolvers: true,
})
export class ComparedFigures {
  @Field(() => Int, { description: 'Dealers in the campaign.' })
  dealers: number;

  @Field(() => Int, { description: 'Dealers that accepted.' })
  accepted: number;

  @Field(() => Int, { description: 'Dealers that reached their goal.' })
  goalReached: number;

  @Field(() => Int, { description: 'Dealers that accepted and whose prize can be spent.' })
  unlocked: number;

  @Field(() => Int, { description: 'Tyres purchased.' })
  tiresPurchased: number;

  @Field(() => DecimalScalar, { description: 'The prizes accumulated, in EUR.' })
  plafondAccumulated: string;

  @Field(() => DecimalScalar, { description: 'The prizes that can be spent, in EUR.' })
  plafondExpendable: string;
}

@ObjectType({
  description: 'Differences in percent of the other campaign, with one decimal; null where that is 0.',
  simpleResolvers: true,
})
export class ComparedPercentages {
  @Field(() => DecimalScalar, { nullable: true, description: 'Of the dealers in the campaign.' })
  dealers: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Of those that accepted.' })
  accepted: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Of those that reached their goal.' })
  goalReached: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Of those whose prize can be spent.' })
  unlocked: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Of the tyres purchased.' })
  tiresPurchased: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Of the prizes accumulated.' })
  plafondAccumulated: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Of the prizes that can be spent.' })
  plafondExpendable: string | null;
}

@ObjectType({ description: 'A campaign with the figures that are compared.', simpleResolvers: true })
export class ComparedCampaign {
  @Field(() => CampaignSummary, { description: 'The campaign.' })
  campaign: CampaignSummary;

  @Field(() => ComparedFigures, { description: 'Its figures.' })
  figures: ComparedFigures;
}

@ObjectType({ description: 'The dealers in both campaigns, without deleted ones.', simpleResolvers: true })
export class ComparedInBoth {
  @Field(() => Int, { description: 'Dealers.' })
  dealers: number;

  @Field(() => Int, { description: 'Those that accumulated more here.' })
  more: number;

  @Field(() => Int, { description: 'Those that accumulated less here.' })
  less: number;

  @Field(() => Int, { description: 'Those that accumulated the same.' })
  same: number;

  @Field(() => DecimalScalar, { description: 'Accumulated here less there, in EUR.' })
  difference: string;
}

@ObjectType({ description: 'Two campaigns side by side.', simpleResolvers: true })
export class CampaignComparison {
  @Field(() => ComparedCampaign, { description: 'The campaign that is compared.' })
  here: ComparedCampaign;

  @Field(() => ComparedCampaign, { description: 'The campaign that it is compared with.' })
  other: ComparedCampaign;

  @Field(() => ComparedFigures, { description: 'Here less there.' })
  differences: ComparedFigures;

  @Field(() => ComparedPercentages, { description: 'The same in percent of the other campaign.' })
  percentages: ComparedPercentages;

  @Field(() => ComparedInBoth, { description: 'The dealers in both.' })
  inBoth: ComparedInBoth;
}

@ObjectType({ description: 'A dealer in both campaigns.', simpleResolvers: true })
export class ComparedDealer extends PlannedDealer {
  @Field(() => Member, { nullable: true, description: 'Its distributor.' })
  distributor: Member | null;

  @Field(() => Int, { description: 'Its tyres.' })
  tires: number;

  @Field(() => Int, { description: 'Its tyres in the other campaign.' })
  otherTires: number;

  @Field(() => DecimalScalar, { description: 'Its accumulated prize, in EUR.' })
  accumulated: string;

  @Field(() => DecimalScalar, { description: 'What it accumulated in the other campaign, in EUR.' })
  otherAccumulated: string;

  @Field(() => DecimalScalar, { description: 'Accumulated here less there, in EUR.' })
  difference: string;
}

@ObjectType({ description: 'A page of the table of the dealers in two campaigns.', simpleResolvers: true })
export class ComparedDealerPage extends TableResult {
  @Field(() => [ComparedDealer], { description: 'The rows of the page.' })
  items: ComparedDealer[];
}
