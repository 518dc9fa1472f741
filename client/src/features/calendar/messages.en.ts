/** The texts of the calendar of campaigns. */
export const en = {
  'calendar.title': 'Calendar',
  'calendar.subtitle': 'The campaigns of the year, month by month.',
  'calendar.years': 'Years',
  'calendar.previous': 'Previous year: {year}',
  'calendar.next': 'Next year: {year}',
  'calendar.ofYear': 'Campaigns of {year}',
  'calendar.today': 'The vertical line marks today, {day}.',
  'calendar.empty.title': 'No campaign in {year}',
  'calendar.empty.text': 'Choose another year.',
} as const;
