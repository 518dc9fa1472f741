import type { it } from './messages.it';

/** English: the mails that were sent. */
export const en: Record<keyof typeof it, string> = {
  'mails.title': 'Mails sent',
  'mails.subtitle':
    'The mails of the last seven days, to whom they went and what became of them. Texts are not stored.',
  'mails.search': 'Search by address',
  'mails.noValue': '–',
  'mails.empty': 'No mails in the last seven days',
  'mails.queuedAt': 'Requested on',
  'mails.recipient': 'Recipient',
  'mails.kind': 'Kind',
  'mails.kind.RESET': 'New password',
  'mails.kind.INVITATION': 'Invitation',
  'mails.kind.CONFIRMATION': 'Confirmation of a registration',
  'mails.kind.NEW_ADDRESS': 'Confirmation of an address',
  'mails.kind.ADDRESS_REQUESTED': 'Change of address requested',
  'mails.kind.ADDRESS_CHANGED': 'Address changed',
  'mails.kind.REMINDER': 'Reminder',
  'mails.kind.RULES_CHANGED': 'Rules changed',
  'mails.kind.BUDGET_CROSSED': 'Budget threshold reached',
  'mails.kind.NOTIFICATION': 'Notification',
  'mails.kind.DIGEST': 'Digest',
  'mails.state': 'Outcome',
  'mails.state.WAITING': 'Waiting',
  'mails.state.SENT': 'Sent',
  'mails.state.NOBODY': 'No longer needed',
  'mails.state.REFUSED': 'Refused',
  'mails.state.GIVEN_UP': 'Given up',
  'mails.doneAt': 'Completed on',
  'mails.tries': 'Tries',
  'mails.lastError': 'Last error',
};
