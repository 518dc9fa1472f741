import { ObjectType } from 'type-graphql';
import { id, text } from './fields.js';

@ObjectType({ description: 'A campaign by its title.', simpleResolvers: true })
export class CampaignTitle {
  @id('The id of the campaign.') id: number;
  @text('Its title.') title: string;
}
