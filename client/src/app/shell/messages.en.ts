import type { it } from './messages.it';

export const en: Record<keyof typeof it, string> = {
  'shell.menu': 'Main menu',
  'shell.more': 'More',
  'shell.fold': 'Fold the menu',
  'shell.unfold': 'Unfold the menu',
  'shell.skip': 'Skip to the content',
  'shell.home': 'Home page',
  'shell.breadcrumb': 'Breadcrumb',
  'shell.userMenu': 'User menu:',
  'shell.logout': 'Sign out',
  'shell.signInAgain.title': 'The session has expired',
  'shell.signInAgain.text': 'Enter your password to continue: what you wrote stays here and is sent right after.',
  'shell.signInAgain.username': 'Username',
  'shell.signInAgain.password': 'Password',
  'shell.signInAgain.submit': 'Sign in',
  'shell.signInAgain.leave': 'Leave without saving',
  'shell.printedBy': 'Battistrada · printed on {at} by {name}',
  'shell.newVersion': 'A new version of the portal is available.',
  'shell.newVersion.reload': 'Reload',
  'shell.offline.lastSeen':
    'You are offline. The dashboard, campaigns and statements that you have read can still be read.',
};
