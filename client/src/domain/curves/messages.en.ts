/** The texts of a campaign's curve. */
export const en = {
  'curves.title': 'Over time',
  'curves.day': 'Day',
  'curves.expected': 'Expected pace',
  'curves.before': 'Previous year',
  'curves.sentence.now':
    'By {day}: {count, plural, one {# tyre} other {{tires} tyres}}, against {expected} expected ({difference}) and {before} by the same day a year before. Goal: {goal}.',
  'curves.sentence.notBegun': 'The campaign begins on {day}. Goal: {goal}.',
  'curves.sentence.yearBefore': 'In the whole period a year before: {whole}.',
  'curves.sentence.days': 'The expected pace follows the days, because fewer than 100 tyres were sold a year before.',
  'curves.sentence.unplaced': 'Lines changed after the closing: {tires} tyres of the closing stand on the last day.',
} as const;
