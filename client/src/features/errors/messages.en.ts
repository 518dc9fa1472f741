import type { it } from './messages.it';

export const en: Record<keyof typeof it, string> = {
  'errors.home': 'Back to the home page',
  'errors.403.title': 'You cannot open this page',
  'errors.403.text': 'Your role does not give access to this page. If you need it, ask an administrator.',
  'errors.403.missing':
    '{count, plural, one {You lack the permission {permissions}.} other {You need one of these permissions: {permissions}.}} If you need it, ask an administrator.',
  'errors.404.title': 'Page not found',
  'errors.404.text': 'The address leads to no page of the portal, or what you are looking for is gone.',
  'errors.500.title': 'Something went wrong',
  'errors.500.text': 'The portal met an unexpected error. Try again shortly.',
  'errors.offline.title': 'You are offline',
  'errors.outdated.title': 'There is a new version of the portal',
};
