import type { it } from './messages.it';

/** The messages of members. */
export const en: Record<keyof typeof it, string> = {
  'members.filter.network': 'Network',
  'members.filter.distributor': 'Distributor',
  'members.filter.agent': 'Agent',
  'members.filter.dealer': 'Dealer',
  'members.filter.within': 'In the network of {name}',
};
