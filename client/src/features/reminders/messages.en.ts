import type { it } from './messages.it';

/** What the page of reminders says, in English. */
export const en: Readonly<Record<keyof typeof it, string>> = {
  'reminders.title': 'Reminders',
  'reminders.asked': 'Asked for on {at} by {name}',
  'reminders.running': 'Being sent: {done} of {total}',
  'reminders.done':
    '{count, plural, =0 {No dealer to remind} one {Reminder done for one dealer} other {Reminders done for {total} dealers}}',
  'reminders.progress': 'Reminders sent or settled',
  'reminders.rows': 'Outcome by dealer',
  'reminders.empty': 'No dealer in these reminders',
  'reminders.dealer': 'Dealer',
  'reminders.code': 'Code',
  'reminders.campaign': 'Campaign',
  'reminders.outcome': 'Outcome',
  'reminders.outcome.all': 'All outcomes',
  'reminders.outcome.waiting': 'Waiting to be sent',
  'reminders.outcome.sent': 'Sent',
  'reminders.outcome.failed': 'Not delivered',
  'reminders.outcome.pointless': 'No longer needed',
  'reminders.outcome.alreadyRemindedToday': 'Reminded today already',
  'reminders.outcome.alreadyAccepted': 'Has accepted already',
  'reminders.outcome.registrationClosed': 'Registration closed',
  'reminders.outcome.campaignClosed': 'Campaign closed',
  'reminders.outcome.periodOver': 'Period over',
  'reminders.outcome.noMailAddress': 'No mail address',
  'reminders.outcome.notInCampaign': 'Not in the campaign any more',
};
