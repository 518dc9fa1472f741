/** The messages of the question before a reminder to many dealers. */
export const en = {
  remind: 'Send a reminder to {number} dealers',
  'remind.title': '{count, plural, one {Send a reminder to one dealer?} other {Send a reminder to {number} dealers?}}',
  'remind.text':
    'Each dealer gets a mail for each campaign to accept, at most one a day. You can follow the sending and see the outcome of each.',
  'remind.runs': 'Reminders sent',
  'remind.confirm': 'Send reminder',
} as const;
