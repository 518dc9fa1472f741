import type { it } from './messages.it';

/** The messages of the tread bar. */
export const en: Record<keyof typeof it, string> = {
  'tread.label': 'Progress towards the goal',
  'tread.progress': '{purchased} of {goal} tyres ({percent})',
  'tread.goalReached': 'goal reached',
  'tread.allReached': 'goal reached and every threshold passed',
  'tread.next.goal': '{count, plural, one {{number} tyre} other {{number} tyres}} to the goal',
  'tread.next.unlock': '{count, plural, one {{number} tyre} other {{number} tyres}} to the spendable prize ({percent})',
  'tread.next.tier': '{count, plural, one {{number} tyre} other {{number} tyres}} to the {percent} threshold',
  'tread.missed.goal': '{count, plural, one {{number} tyre} other {{number} tyres}} short of the goal',
  'tread.missed.unlock':
    '{count, plural, one {{number} tyre} other {{number} tyres}} short of the spendable prize ({percent})',
  'tread.missed.tier': '{count, plural, one {{number} tyre} other {{number} tyres}} short of the {percent} threshold',
};
