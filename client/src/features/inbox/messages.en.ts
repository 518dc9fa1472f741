import type { it } from './messages.it';

export const en: Readonly<Record<keyof typeof it, string>> = {
  'inbox.title': 'Notifications',
  'inbox.subtitle': 'What concerns you, the newest first.',
  'inbox.markAll': 'Mark all as read',
  'inbox.markRead': 'Mark as read',
  'inbox.preferences': 'What to receive',
  'inbox.unreadItem': 'Unread.',
  'inbox.empty.title': 'No notifications',
  'inbox.empty.text': 'Here you find what is new about campaigns, thresholds and documents that concern you.',
  'inbox.search': 'Search by campaign, dealer or file',
  'inbox.unread': 'State',
  'inbox.unread.all': 'All',
  'inbox.unread.yes': 'Unread',
  'inbox.unread.no': 'Read',
  'unsubscribe.title': 'No more of these mails',
  'unsubscribe.text':
    'Do you confirm that you no longer want notifications of this kind by mail? The portal still has them.',
  'unsubscribe.confirm': 'Send me no more',
  'unsubscribe.done': 'Done: you will receive no more of these mails.',
  'unsubscribe.unknown':
    'This link is not valid. Open that of the latest mail, or change your preferences in the portal.',
  'unsubscribe.preferences': 'All preferences',
};
