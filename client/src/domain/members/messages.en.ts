import type { it } from './messages.it';

/** The messages of members. */
export const en: Record<keyof typeof it, string> = {
  'members.filter.within': 'In the network of {name}',
};
