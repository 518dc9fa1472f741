import type { it } from './officeMessages.it';

/** English: the entries of the menu whose pages bring their own messages. */
export const en: Record<keyof typeof it, string> = {
  'analytics.menu': 'Analytics',
  'users.menu': 'Users',
  'audit.list.menu': 'Audit',
  'customers.menu': 'Customers',
  'shell.menuCount': '{name}: {count} waiting',
};
