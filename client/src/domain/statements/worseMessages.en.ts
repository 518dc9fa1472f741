/** English: what got worse since a dealer accepted, on its statement. */
export const en = {
  'statement.worse.rules': 'Since {date} it is worse: {what}.',
  'statement.worse.before': 'Before: {was}.',
  'statement.worse.confirmed': 'Confirmed by a second person.',
  'statement.worse.confirmedBy': 'Confirmed by {name}.',
  'statement.worse.rate': '{rate} a tyre {from}',
  'statement.worse.cap': 'at most {amount}',
  'statement.worse.noCap': 'no limit of the prize',
  'statement.worse.noBoosts': 'no boosts',
  'statement.worse.goal': 'Since {date} the accepted goal is {goalAfter} tyres, before it was {goalBefore}: {prize}.',
  'statement.worse.withdrawn':
    'Since {date} the acceptance, which a file had recorded that was undone, does not hold any more: {prize}.',
  'statement.worse.prize': 'prize from {before} to {after}',
  'statement.worse.prizeSame': 'the accumulated prize stays the same',
  'statement.worse.what': 'It is worse: {what}.',
  'statement.worse.reason': 'Reason: {reason}.',
};
