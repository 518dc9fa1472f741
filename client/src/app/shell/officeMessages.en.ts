import type { it } from './officeMessages.it';

/** English: what the menu and the palette call pages that bring their own messages. */
export const en: Record<keyof typeof it, string> = {
  'analytics.menu': 'Analytics',
  'users.menu': 'Users',
  'audit.list.menu': 'Audit',
  'customers.menu': 'Customers',
  'users.invite.title': 'Invite a user',
  'comparison.title': 'Campaigns compared',
  'reminders.title': 'Reminders',
  'shell.menuCount': '{name}: {count} waiting',
};
