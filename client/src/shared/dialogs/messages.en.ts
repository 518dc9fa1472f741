import type { it } from './messages.it';

export const en: Record<keyof typeof it, string> = {
  'stale.same': 'Somebody else saved newer values, but none that differs from yours.',
  'stale.differences': 'Differences',
  'stale.field': 'Field',
  'stale.theirs': 'Saved now',
  'stale.mine': 'Written by you',
  'stale.nothing': 'empty',
  'stale.reload': 'Load the saved values',
  'stale.keep': 'Keep mine and save',
};
