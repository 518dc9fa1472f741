import type { it } from './messages.it';

export const en: Record<keyof typeof it, string> = {
  'columns.title': 'Columns of the file',
  'columns.state.WANTED':
    'The portal does not know all names of the header (row {row}). Check what each column is and confirm: until then the portal reads no row.',
  'columns.state.REMEMBERED':
    'The file has the same header as one that was confirmed: the portal has read it by those columns.',
  'columns.state.CONFIRMED': 'The portal has read the file by the columns that you confirmed.',
  'columns.table': 'Columns',
  'columns.header': 'Column of the file',
  'columns.unnamed': 'Column {column}, without a name',
  'columns.samples': 'First cells',
  'columns.field': 'Contains',
  'columns.guess': 'Recognized',
  'columns.guess.REMEMBERED': 'as in a confirmed file',
  'columns.guess.NAME': 'by its name',
  'columns.guess.SYNONYM': 'by a similar name',
  'columns.guess.CONTENTS': 'by its cells',
  'columns.choice': 'What the column {header} contains',
  'columns.none': 'Do not read',
  'columns.optional': '{field} (optional)',
  'columns.repeated': 'Another column stands for the same field',
  'columns.repeatedSomewhere': 'Two columns stand for the same field: leave one.',
  'columns.missing': '{count, plural, one {A required column is} other {Required columns are}} missing: {fields}.',
  'columns.remember': 'Remember the columns for the next files with the same header',
  'columns.confirm': 'Confirm the columns',
  'columns.kind.SALES': 'Sales',
  'columns.kind.NETWORK': 'Network',
  'columns.kind.GOALS': 'Goals',
  'columns.kind.PAYMENTS': 'Payments of documents',
  'columns.kind.OUTCOMES': 'Outcomes of credit notes',
};
