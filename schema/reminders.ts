/**
 * Constants of reminders sent to many dealers at once, shared by all tiers (docs/domain/campaigns-and-prizes.md).
 */

/** Why a dealer of a run got no mail. */
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

/** How far a mail of a run is: in the outbox, taken by the mail server, given up, or no longer of any use. */
export const reminderMails = ['waiting', 'sent', 'failed', 'pointless'] as const;

/** The outcomes of a run, dealer by dealer. */
export const reminderOutcomes = [...reminderMails, ...reminderRefusals] as const;
export type ReminderOutcome = (typeof reminderOutcomes)[number];

/** The most memberships that one call names; more are selected by the filter of their list. */
export const mostMembershipsNamed = 1000;

/** A run is forgotten after so many days, before its mails are. */
export const reminderRunDays = 7;
