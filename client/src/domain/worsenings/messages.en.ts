/** English: what gets worse for dealers that accepted. */
export const en = {
  'worsening.from': '{what}, {tires, plural, =1 {from the first tyre on} other {from {number} tyres on}}',
  'worsening.forDealers': '{from}: {dealers, plural, =1 {one dealer} other {{dealersNumber} dealers}}',
  'worsening.term.PRIZE': 'the prize for tyres',
  'worsening.term.CAP': 'the most that accumulates',
  'worsening.term.UNLOCKING': 'the threshold from which the prize can be spent',
  'worsening.term.BOOSTS': 'the boosts',
  'worsening.term.ELIGIBILITY': 'the tyres that count',
  'worsening.term.PERIOD': 'the period',
  'worsening.term.FIGURES': 'the prize accumulated so far',
  'worsening.rules.none': 'An improvement: nothing gets worse for anybody who accepted.',
  'worsening.rules.some':
    'A worsening for {dealers, plural, =1 {one dealer that accepted} other {{number} dealers that accepted}}: all that accepted are told, also those whose prize stays today, and may dispute it.',
  'worsening.goals.title': 'Accepted goals that get worse',
  'worsening.goals.text':
    '{dealers, plural, =1 {One dealer} other {{number} dealers}} accepted a goal that the file makes worse: {accumulated} less accumulated, {expendable} less to be spent. They are told by mail and in the portal.',
  'worsening.goals.more': '{count, plural, =1 {And one more.} other {And {number} more.}}',
  'worsening.goals.goal': 'from {before} to {after} tyres',
  'worsening.goals.accumulated': 'accumulated from {before} to {after}',
  'worsening.goals.expendable': 'to be spent from {before} to {after}',
};
