/** English: goals that are typed into a grid, or pasted from a spreadsheet. */
export const en = {
  'goals.paste.title': 'Paste goals',
  'goals.paste.field': 'Goals from the spreadsheet',
  'goals.paste.hint':
    'Two columns: code or VAT number of the dealer, and goal. Or goals alone, in the order of the rows of the page.',
  'goals.paste.none': 'Paste at least one goal',
  'goals.paste.tooMany': '{most} goals at a time at most',
  'goals.paste.moreThanRows': 'The page shows {rows} rows, and there are more goals: paste the codes too',
  'goals.paste.preview': 'Preview',
  'goals.paste.write': '{count, plural, =1 {Enter one goal} other {Enter {number} goals}}',
  'goals.paste.changed': '{count, plural, =1 {1 changes} other {{number} change}}',
  'goals.paste.unchanged': '{count, plural, =1 {1 is the same} other {{number} are the same}}',
  'goals.paste.invalid': '{count, plural, =1 {1 not valid} other {{number} not valid}}',
  'goals.paste.mixed':
    'Line {line} (“{text}”) lacks the code of the dealer, which others have: paste the missing codes too',
  'goals.paste.import': '{count, plural, =1 {Import one goal} other {Import {number} goals}}',
  'goals.paste.invalid.text': 'As long as there is an error nothing is entered:',
  'goals.paste.invalid.line': 'Line {line}, “{text}”: {why}',
  'goals.paste.invalid.INVALID_GOAL': '“{goal}” is no whole number from 1 to 1,000,000',
  'goals.paste.invalid.UNKNOWN_DEALER': 'there is no dealer with this code or VAT number here',
  'goals.paste.invalid.REPEATED_DEALER': 'the dealer is in a line above already',
  'goals.paste.invalid.others': '{count, plural, =1 {and one more} other {and {number} more}}',
  'goals.done': '{count, plural, =1 {One goal was updated.} other {{number} goals were updated.}}',
  'goals.invalid': 'A whole number from 1 to {most}',
};
