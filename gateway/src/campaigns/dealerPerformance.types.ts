import { ObjectType } from 'type-graphql';
import { day, decimal, field, flag, id, int, text } from '../schema/fields.js';
import { IncentiveDetail } from './rules/rules.types.js';

@ObjectType({ description: 'A campaign under way, with how far a dealer is in it.', simpleResolvers: true })
class BestCampaign {
  @id('The id of the campaign.') campaignId: number;
  @text('The title of the campaign.') campaignTitle: string;
  @int("The dealer's goal, in tyres.") goalThreshold: number;
  @int('Tyres that count.') tiresPurchased: number;
  @field(() => IncentiveDetail, 'How tyres become a prize.') incentiveDetail: IncentiveDetail;
  @day('Its last day.') endsOn: string;
  @int('Days left of it, today included.') daysLeft: number;

  @decimal.orNull('What the next threshold brings, EUR; null where all are reached.')
  euroAtStake: string | null;

  @flag.orNull('Whether it stays locked there; null where all thresholds are reached.')
  isAtStakeLocked: boolean | null;
}

@ObjectType({ description: "How a dealer performs by the programme's day.", simpleResolvers: true })
export class DealerPerformance {
  @int('Tyres of the year so far, returns taken off.') tires: number;
  @int('Tyres of the year before, up to the same day.') tiresBefore: number;
  @day.orNull('The day of the last purchase; null where it never bought.') lastPurchaseOn: string | null;

  @field.orNull(() => BestCampaign, 'The campaign under way in which it is closest to its goal.')
  bestCampaign: BestCampaign | null;
}
