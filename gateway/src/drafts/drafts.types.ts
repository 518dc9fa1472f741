import { ObjectType } from 'type-graphql';
import { Campaign } from '../campaigns/campaigns.types.js';
import { ReminderRun } from '../reminders/reminders.types.js';
import { field } from '../schema/fields.js';

@ObjectType({ description: 'A campaign that was just opened.', simpleResolvers: true })
export class OpenedCampaign {
  @field(() => Campaign, 'The campaign.') campaign: Campaign;

  @field.orNull(() => ReminderRun, 'The invitations, and how far they are; null where nobody was to be invited.')
  run: ReminderRun | null;
}
