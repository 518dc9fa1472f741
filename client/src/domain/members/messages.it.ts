/** The messages of members. */
export const it = {
  'members.filter.within': 'Nella rete di {name}',
};
