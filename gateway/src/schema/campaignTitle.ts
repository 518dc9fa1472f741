import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A campaign by its title.', simpleResolvers: true })
export class CampaignTitle {
  @Field(() => ID, { description: 'The number of the campaign.' })
  id: number;

  @Field(() => String, { description: 'Its title.' })
  title: string;
}
