import { ObjectType } from 'type-graphql';
import { CampaignSummary } from '../campaigns/campaigns.types.js';
import { Member } from '../dealers/dealers.types.js';
import { decimal, field, int } from '../schema/fields.js';
import { pageClassOf } from '../schema/tables.js';
import { PlannedDealer } from '../simulations/simulations.types.js';

@ObjectType({
  description: "Figures of a campaign over the dealers of the caller's subtree, or their difference.",
  simpleResolvers: true,
})
export class ComparedFigures {
  @int('Dealers in the campaign.') dealers: number;
  @int('Dealers that accepted.') accepted: number;
  @int('Dealers that reached their goal.') goalReached: number;
  @int('Dealers that accepted and whose prize can be spent.') unlocked: number;
  @int('Tyres purchased.') tiresPurchased: number;
  @decimal('The prizes accumulated, in EUR.') plafondAccumulated: string;
  @decimal('The prizes that can be spent, in EUR.') plafondExpendable: string;
}

@ObjectType({
  description: 'Differences in percent of the other campaign, with one decimal; null where that is 0.',
  simpleResolvers: true,
})
export class ComparedPercentages {
  @decimal.orNull('The change in dealers in the campaign.') dealers: string | null;
  @decimal.orNull('The change in dealers that accepted.') accepted: string | null;
  @decimal.orNull('The change in dealers that reached their goal.') goalReached: string | null;
  @decimal.orNull('The change in dealers whose prize can be spent.') unlocked: string | null;
  @decimal.orNull('The change in tyres purchased.') tiresPurchased: string | null;
  @decimal.orNull('The change in prizes accumulated.') plafondAccumulated: string | null;
  @decimal.orNull('The change in prizes that can be spent.') plafondExpendable: string | null;
}

@ObjectType({ description: 'A campaign with the figures that are compared.', simpleResolvers: true })
export class ComparedCampaign {
  @field(() => CampaignSummary, 'The campaign.') campaign: CampaignSummary;
  @field(() => ComparedFigures, 'Its figures.') figures: ComparedFigures;
}

@ObjectType({ description: 'The dealers in both campaigns, without deleted ones.', simpleResolvers: true })
export class ComparedInBoth {
  @int('Dealers.') dealers: number;
  @int('Dealers that accumulated more here.') more: number;
  @int('Dealers that accumulated less here.') less: number;
  @int('Dealers that accumulated the same.') same: number;
  @decimal('Accumulated here less there, in EUR.') difference: string;
}

@ObjectType({ description: 'Two campaigns side by side.', simpleResolvers: true })
export class CampaignComparison {
  @field(() => ComparedCampaign, 'The campaign that is compared.') here: ComparedCampaign;
  @field(() => ComparedCampaign, 'The campaign that it is compared with.') other: ComparedCampaign;
  @field(() => ComparedFigures, 'Here less there.') differences: ComparedFigures;
  @field(() => ComparedPercentages, 'The same in percent of the other campaign.') percentages: ComparedPercentages;
  @field(() => ComparedInBoth, 'The dealers in both.') inBoth: ComparedInBoth;
}

@ObjectType({ description: 'A dealer in both campaigns.', simpleResolvers: true })
export class ComparedDealer extends PlannedDealer {
  @field.orNull(() => Member, 'Its distributor.') distributor: Member | null;
  @int('Its tyres.') tires: number;
  @int('Its tyres in the other campaign.') otherTires: number;
  @decimal('Its accumulated prize, in EUR.') accumulated: string;
  @decimal('The prize accumulated in the other campaign, in EUR.') otherAccumulated: string;
  @decimal('Accumulated here less there, in EUR.') difference: string;
}

@ObjectType({ description: 'A page of the table of the dealers in two campaigns.', simpleResolvers: true })
export class ComparedDealerPage extends pageClassOf(() => ComparedDealer) {}
