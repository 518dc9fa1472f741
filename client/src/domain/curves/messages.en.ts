/** The words of a campaign's curve. */
export const en = {
  'curves.title': 'Over time',
  'curves.day': 'Day',
  'curves.tires': 'Tyres',
  'curves.expected': 'Expected pace',
  'curves.before.network': 'Previous year, all dealers',
  'curves.before.dealer': 'Previous year',
  'curves.goal': 'Goal',
  'curves.sentence.now':
    'By {day}: {count, plural, one {# tyre} other {{tires} tyres}}, against {expected} expected ({difference}) and {before} by the same day a year before. Goal: {goal}.',
  'curves.sentence.notBegun': 'The campaign begins on {day}. Goal: {goal}.',
  'curves.sentence.yearBefore.network':
    'In the whole period a year before: {whole}, by all dealers, also outside the campaign.',
  'curves.sentence.yearBefore.dealer': 'In the whole period a year before: {whole}.',
  'curves.sentence.days': 'The expected pace follows the days, because fewer than 100 tyres were sold a year before.',
  'curves.sentence.unplaced': 'Lines changed after the closing: {tires} tyres of the closing stand on the last day.',
} as const;
