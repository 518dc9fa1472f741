import { Field, ID, ObjectType } from 'type-graphql';
import { Member } from '../dealers/dealers.types.js';
import { CampaignTitle } from '../schema/campaignTitle.js';
import { DateTimeScalar } from '../schema/scalars.js';
import { TableResult } from '../schema/tables.js';

@ObjectType({
  description: 'Credits of a dealer that neither pay nor cover until they are released.',
  simpleResolvers: true,
})
export class SettlementHold {
  @Field(() => ID, { description: 'The number of the hold.' })
  id: number;

  @Field(() => Member, { description: 'The dealer.' })
  dealer: Member;

  @Field(() => CampaignTitle, {
    nullable: true,
    description: 'The campaign whose credit alone is on hold; null: all of them.',
  })
  campaign: CampaignTitle | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why; null for others than the office, unless it is marked for them.',
  })
  reason: string | null;

  @Field(() => Boolean, { description: 'Whether the dealer, and the network above it, read the reason.' })
  isReasonShown: boolean;

  @Field(() => String, { nullable: true, description: 'The name of who put them on hold; for the office alone.' })
  heldBy: string | null;

  @Field(() => DateTimeScalar, { description: 'Since when.' })
  heldAt: string;

  @Field(() => String, { nullable: true, description: 'The name of who released them; for the office alone.' })
  releasedBy: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When they were released; null while it lasts.' })
  releasedAt: string | null;
}

@ObjectType({ description: 'A page of the table of credits on hold.', simpleResolvers: true })
export class SettlementHoldPage extends TableResult {
  @Field(() => [SettlementHold], { description: 'The rows of the page.' })
  items: SettlementHold[];
}
