import { InputType } from 'type-graphql';
import { flag } from '../schema/fields.js';

@InputType({ description: 'What a copy of a campaign has, beside rules, texts and attachments.' })
export class CopyCampaignInput {
  @flag('Whether it has the dealers too.', { defaultValue: false }) withDealers: boolean;

  @flag('Whether the dealers have their goals; without, each is to get one before the draft is opened.', {
    defaultValue: false,
  })
  withGoals: boolean;
}
