import type { it } from './messages.it';

/** English: putting prizes on hold and releasing them, for the office. */
export const en: Readonly<Record<keyof typeof it, string>> = {
  'hold.by.shown': 'By {name}; the dealer reads the reason',
  'hold.by.hidden': 'By {name}; the dealer does not see the reason',
  'hold.put': 'Put on hold',
  'hold.released': 'Released',
  'hold.release': 'Release',
  'hold.releaseOf': 'Release: {what}',
  'hold.release.title': 'Release the prizes of {name}?',
  'hold.release.text': '{what}: the next settlement may pay them.',
  'hold.release.submit': 'Release',
  'hold.release.done': 'The prizes of {name} are released.',
  'hold.dialog.title': 'Put prizes on hold',
  'hold.dialog.titleOf': 'Put the prizes of {name} on hold',
  'hold.dialog.text':
    'No settlement pays them, or covers debts with them, until they are released. The dealer sees that they are on hold.',
  'hold.dialog.campaign': 'Which prizes',
  'hold.dialog.all': 'All prizes of the dealer',
  'hold.dialog.isReasonShown': 'The dealer and the network above it read the reason',
  'hold.dialog.submit': 'Put on hold',
  'hold.dialog.done': 'The prizes are on hold.',
};
