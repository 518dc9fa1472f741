export const it = {
  'completeness.through': 'Dati completi fino a {month}.',
  // before a vowel of the same sound
  'completeness.throughA': 'Dati completi fino ad {month}.',
} as const;
