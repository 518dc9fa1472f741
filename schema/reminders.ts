/**
 * Constants of reminders sent to many dealers at once, shared by all tiers (docs/domain/campaigns-and-prizes.md).
 */

/** Why a dealer in a run got no mail. */
const reminderRefusals = [
  'alreadyRemindedToday',
  'alreadyAccepted',
  'registrationClosed',
  'campaignDraft',
  'campaignClosed',
  'periodOver',
  'noMailAddress',
  'notInCampaign',
] as const;
export type ReminderRefusal = (typeof reminderRefusals)[number];

/** The state of a mail of a run: in the outbox, accepted by the mail server, given up, or not needed any more. */
export const reminderMails = ['waiting', 'sent', 'failed', 'pointless'] as const;

/** The outcome of a run for one dealer. */
export const reminderOutcomes = [...reminderMails, ...reminderRefusals] as const;
export type ReminderOutcome = (typeof reminderOutcomes)[number];

/** The maximum number of memberships listed in one call; more must be selected by the filter of their list. */
export const mostMembershipsNamed = 1000;

/** Days after which a run is deleted; its mails are deleted later. */
export const reminderRunDays = 7;
