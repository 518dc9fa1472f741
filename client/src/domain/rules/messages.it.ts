/** Italian: the rules of a campaign, each by its name, where two versions are compared. */
export const it = {
  'rules.startsOn': 'Primo giorno',
  'rules.tier': 'Premio a pneumatico, {from}',
  'rules.basis': 'Come si contano gli scaglioni',
  'rules.basis.MARGINAL': 'ogni pneumatico vale il premio dello scaglione in cui cade',
  'rules.basis.WHOLE': 'tutti gli pneumatici valgono il premio dello scaglione raggiunto',
  'rules.unlockAt': 'Quando si può spendere',
  'rules.cap': 'Premio massimo',
  'rules.boost': 'Moltiplicatore «{label}»',
  'rules.eligibility': 'Pneumatici che contano',
  'rules.none': '–',
  'rules.change': '{what}: <del>{before}</del> → <ins>{after}</ins>',
} as const;
