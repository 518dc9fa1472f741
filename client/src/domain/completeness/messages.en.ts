import type { it } from './messages.it';

export const en: Record<keyof typeof it, string> = {
  'completeness.through': 'Figures complete until {month}.',
  // before a vowel of the same sound
  'completeness.throughA': 'Figures complete until {month}.',
};
