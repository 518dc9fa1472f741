/** English: what other pages say of the prizes. */
export const en = {
  'rewards.menu': 'Prizes',
  'rewards.link': 'Documents',
} as const;
