import { Field, ObjectType } from 'type-graphql';
import { Campaign } from '../campaigns/campaigns.types.js';
import { ReminderRun } from '../reminders/reminders.types.js';

@ObjectType({ description: 'A campaign that was just opened.', simpleResolvers: true })
export class OpenedCampaign {
  @Field(() => Campaign, { description: 'The campaign.' })
  campaign: Campaign;

  @Field(() => ReminderRun, {
    nullable: true,
    description: 'The invitations, and how far they are; null where nobody was to be invited.',
  })
  run: ReminderRun | null;
}
