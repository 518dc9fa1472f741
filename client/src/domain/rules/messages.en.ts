export const en = {
  'rules.startsOn': 'First day',
  'rules.tier': 'Prize for a tyre, {from}',
  'rules.basis': 'How tiers count',
  'rules.basis.MARGINAL': 'each tyre earns the prize of the tier it falls into',
  'rules.basis.WHOLE': 'all tyres earn the prize of the tier reached',
  'rules.unlockAt': 'When it can be spent',
  'rules.cap': 'Highest prize',
  'rules.boost': 'Boost “{label}”',
  'rules.eligibility': 'Tyres that count',
  'rules.none': '–',
  'rules.change': '{what}: <del>{before}</del> → <ins>{after}</ins>',
} as const;
