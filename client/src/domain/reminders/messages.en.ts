/** The messages of the question before a reminder to many dealers. */
export const en = {
  remind: 'Send a reminder to {number} dealers',
  'remind.title': '{count, plural, =1 {Send a reminder to one dealer?} other {Send a reminder to {number} dealers?}}',
  'remind.text':
    'Each dealer gets a mail for each campaign to accept, at most one a day. You can follow the sending and see the outcome of each.',
  'remind.runs': 'Reminders sent',
  'remind.confirm': 'Send reminder',
  'remind.accept': 'Remind those missing',
  'remind.will':
    '{count, plural, =0 {No dealer will get the mail.} =1 {One dealer will get the mail.} other {{number} dealers will get the mail.}}',
  'remind.not': 'These will not get it',
  'remind.mail': 'As {name} will read it',
  'remind.subject': 'Subject: {subject}',
  'reminders.outcome.waiting': 'Waiting to be sent',
  'reminders.outcome.sent': 'Sent',
  'reminders.outcome.failed': 'Not delivered',
  'reminders.outcome.pointless': 'No longer needed',
  'reminders.outcome.alreadyRemindedToday': 'Reminded today already',
  'reminders.outcome.alreadyAccepted': 'Has accepted already',
  'reminders.outcome.registrationClosed': 'Registration closed',
  'reminders.outcome.campaignClosed': 'Campaign closed',
  'reminders.outcome.campaignDraft': 'Campaign is a draft',
  'reminders.outcome.periodOver': 'Period over',
  'reminders.outcome.noMailAddress': 'No mail address',
  'reminders.outcome.notInCampaign': 'Not in the campaign any more',
} as const;
