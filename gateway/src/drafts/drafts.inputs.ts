import { Field, InputType } from 'type-graphql';

@InputType({ description: 'What a copy of a campaign has, beside rules, texts and attachments.' })
export class CopyCampaignInput {
  @Field(() => Boolean, { defaultValue: false, description: 'Whether it has the dealers too.' })
  withDealers: boolean;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether the dealers have their goals; without, each is to get one before the draft is opened.',
  })
  withGoals: boolean;
}
