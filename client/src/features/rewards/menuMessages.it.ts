/** Italian: what other pages say of the prizes. */
export const it = {
  'rewards.menu': 'Premi',
  'rewards.link': 'Documenti',
} as const;
