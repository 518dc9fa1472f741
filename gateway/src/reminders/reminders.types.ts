import { reminderOutcomes, type ReminderOutcome } from '@gdd/schema/reminders';
import { ObjectType } from 'type-graphql';
import { CampaignLink } from '../reports/dashboard.types.js';
import { describedEnum } from '../schema/describedEnum.js';
import { field, id, instant, int, text } from '../schema/fields.js';
import type { Schema } from '../upstream/endpoint.js';

export const ReminderOutcomeEnum = describedEnum(
  'ReminderOutcome',
  'The outcome of a reminder to one dealer.',
  reminderOutcomes,
  (outcome) =>
    ({
      waiting: 'Its mail is about to be sent.',
      sent: 'The mail server took its mail.',
      failed: 'Its mail could not be delivered.',
      pointless: 'No reminder was needed any more when the mail was to be sent.',
      alreadyRemindedToday: 'It was reminded of this campaign today already.',
      alreadyAccepted: 'It accepted meanwhile.',
      registrationClosed: 'The registration is closed.',
      campaignClosed: 'The campaign is closed.',
      campaignDraft: 'The campaign is a draft.',
      periodOver: 'The last day of the campaign is over.',
      noMailAddress: 'It has no mail address.',
      notInCampaign: 'It is not in the campaign any more.',
    })[outcome],
);

const ReminderRunStatusEnum = describedEnum(
  'ReminderRunStatus',
  'How far the reminders are.',
  ['running', 'done'],
  (status) => ({ running: 'Some mails are about to be sent.', done: 'It is known what became of each.' })[status],
);

@ObjectType({ description: 'How often there is an outcome.', simpleResolvers: true })
export class ReminderCount {
  @field(() => ReminderOutcomeEnum, 'The outcome.') outcome: ReminderOutcome;
  @int('How many.') count: number;
}

@ObjectType({ description: 'The outcome of a reminder to one dealer about one campaign.', simpleResolvers: true })
export class ReminderOutcomeRow {
  @id('The id of the dealer.') dealerId: number;
  @text('The code of the dealer.') code: string;
  @text('The name of the business.') businessName: string;
  @field(() => CampaignLink, 'The campaign.') campaign: CampaignLink;
  @field(() => ReminderOutcomeEnum, 'The outcome.') outcome: ReminderOutcome;
}

@ObjectType({ description: 'Reminders sent to many dealers, and how far they are.', simpleResolvers: true })
export class ReminderRun {
  @id('The number.') id: number;
  @instant('When it was asked for.') askedAt: string;
  @text('The name of the user who asked.') askedBy: string;
  @field(() => ReminderRunStatusEnum, 'Whether mails are still to be sent.') status: 'running' | 'done';
  @int('Dealers in campaigns that it is about.') total: number;
  @int('Dealers with a known outcome.') done: number;
  @field(() => [ReminderCount], 'How often there is each outcome; those that there are.') counts: ReminderCount[];
}

@ObjectType({ description: 'A reminder as its dealer will read it.', simpleResolvers: true })
class PreviewedMail {
  @text('The business that it is to.') businessName: string;
  @text('The subject.') subject: string;
  @text('The text, in Italian.') text: string;
}

@ObjectType({ description: 'What reminders would come to if they were sent now.', simpleResolvers: true })
export class ReminderPreview {
  @field(() => [ReminderCount], 'How often there would be each outcome; `WAITING`: gets a mail.')
  counts: ReminderCount[];

  @field.orNull(() => PreviewedMail, 'The mail to the first who gets one; null where nobody does.')
  mail: PreviewedMail | null;
}

@ObjectType({
  description: 'Reminders sent to many dealers, with a page of what became of each.',
  simpleResolvers: true,
})
export class ReminderRunPage {
  @field(() => ReminderRun, 'How far they are.') run: ReminderRun;
  @field(() => [ReminderOutcomeRow], 'The rows of the page, those without a mail first.') items: ReminderOutcomeRow[];
  @int('Rows of the outcome that was asked for, on all pages.') total: number;
}

/** A row of a run under the names of GraphQL. */
export function reminderOutcomeOf({
  campaignId,
  campaignTitle,
  ...row
}: Schema<'ReminderOutcomeRow'>): ReminderOutcomeRow {
  return { ...row, campaign: { id: campaignId, title: campaignTitle } };
}
