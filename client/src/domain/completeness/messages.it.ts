export const it = {
  'completeness.through': 'Dati completi fino a{vowel, select, true {d} other {}} {month}.',
} as const;
