/** The messages of members. */
export const it = {
  'members.filter.network': 'Rete',
  'members.filter.distributor': 'Distributore',
  'members.filter.agent': 'Agente',
  'members.filter.dealer': 'Dealer',
  'members.filter.within': 'Nella rete di {name}',
};
