import type { it } from './messages.it';

export const en: Record<keyof typeof it, string> = {
  'account.title': 'Your account',
  'account.menu': 'Account',
  'account.profile': 'Profile',
  'account.incomplete': 'Your profile is not complete: add what is missing.',
  'account.profile.saved': 'Profile updated.',
  'account.name': 'Name and surname',
  'account.email': 'Email',
  'account.phone': 'Telephone',
  'account.password': 'Password',
  'account.password.current': 'Current password',
  'account.password.new': 'New password',
  'account.password.confirmation': 'Confirm new password',
  'account.password.submit': 'Change the password',
  'account.password.saved': 'Password changed. The other sessions have been closed.',
  'account.preferences': 'Preferences',
};
