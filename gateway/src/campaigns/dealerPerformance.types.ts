import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateScalar } from '../schema/scalars.js';
import { IncentiveDetail } from './rules/rules.types.js';

@ObjectType({ description: 'A campaign under way, with how far a dealer is in it.', simpleResolvers: true })
class BestCampaign {
  @Field(() => ID, { description: 'The number of the campaign.' })
  campaignId: number;

  @Field(() => String, { description: 'The title of the campaign.' })
  campaignTitle: string;

  @Field(() => Int, { description: "The dealer's goal, in tyres." })
  goalThreshold: number;

  @Field(() => Int, { description: 'Tyres that count.' })
  tiresPurchased: number;

  @Field(() => IncentiveDetail, { description: 'How tyres become a prize.' })
  incentiveDetail: IncentiveDetail;
}

@ObjectType({ description: "How a dealer performs by the programme's day.", simpleResolvers: true })
export class DealerPerformance {
  @Field(() => Int, { description: 'Tyres of the year so far, returns taken off.' })
  tires: number;

  @Field(() => Int, { description: 'Tyres of the year before, up to the same day.' })
  tiresBefore: number;

  @Field(() => DateScalar, { nullable: true, description: 'The day of the last purchase; null where it never bought.' })
  lastPurchaseOn: string | null;

  @Field(() => BestCampaign, {
    nullable: true,
    description: 'Of its campaigns under way, the one that is furthest towards its goal.',
  })
  bestCampaign: BestCampaign | null;
}
