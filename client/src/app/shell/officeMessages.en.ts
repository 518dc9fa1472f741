import type { it } from './officeMessages.it';

/** The English names, in menu and palette, of pages whose own messages are loaded with the page. */
export const en: Record<keyof typeof it, string> = {
  'analytics.menu': 'Analytics',
  'users.menu': 'Users',
  'mails.menu': 'Mails sent',
  'audit.list.menu': 'Audit',
  'serviceAccounts.menu': 'Service accounts',
  'webhooks.menu': 'Webhooks',
  'customers.menu': 'Customers',
  'users.invite.title': 'Invite a user',
  'comparison.title': 'Campaigns compared',
  'reminders.title': 'Reminders',
  'settlements.menu': 'Settlements',
  'settlements.new': 'New settlement',
  'settlements.documents.title': 'Documents of settlements',
  'settlements.holds.title': 'Prizes on hold',
  'settlements.settings.title': 'Settings of settlements',
  'disputes.menu': 'Disputes',
  'approvals.menu': 'Approvals',
  'approvals.settings.title': 'Settings of approvals',
  'shell.menuCount': '{name}: {count} waiting',
};
