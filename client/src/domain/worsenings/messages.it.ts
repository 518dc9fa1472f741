/** Italian: what gets worse for dealers that accepted. */
export const it = {
  'worsening.from': '{what}, {tires, plural, =1 {dal primo pneumatico} other {da {number} pneumatici in poi}}',
  'worsening.forDealers': '{from}: {dealers, plural, =1 {un dealer} other {{dealersNumber} dealer}}',
  'worsening.term.PRIZE': 'il premio per gli pneumatici',
  'worsening.term.CAP': 'il premio massimo',
  'worsening.term.UNLOCKING': 'la soglia da cui il premio è spendibile',
  'worsening.term.BOOSTS': 'i moltiplicatori',
  'worsening.term.ELIGIBILITY': 'gli pneumatici che contano',
  'worsening.term.PERIOD': 'il periodo',
  'worsening.term.FIGURES': 'il premio accumulato finora',
  'worsening.rules.none': 'Un miglioramento: per nessuno di chi ha accettato peggiora qualcosa.',
  'worsening.rules.some':
    'Un peggioramento per {dealers, plural, =1 {un dealer che ha accettato} other {{number} dealer che hanno accettato}}: lo ricevono tutti quelli che hanno accettato, anche chi oggi ha lo stesso premio, e possono contestarlo.',
  'worsening.goals.title': 'Obiettivi già accettati che peggiorano',
  'worsening.goals.text':
    '{dealers, plural, =1 {Un dealer ha accettato} other {{number} dealer hanno accettato}} un obiettivo che il file peggiora: premio accumulato {accumulated} in meno, spendibile {expendable} in meno. Lo ricevono per email e nel portale.',
  'worsening.goals.more': '{count, plural, =1 {E un altro.} other {E altri {number}.}}',
  'worsening.goals.goal': 'da {before} a {after} pneumatici',
  'worsening.goals.accumulated': 'accumulato da {before} a {after}',
  'worsening.goals.expendable': 'spendibile da {before} a {after}',
};
