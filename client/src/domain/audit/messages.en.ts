import type { it } from './messages.it';

/** The messages of every timeline. */
export const en: Record<keyof typeof it, string> = {
  'audit.title': 'History',
  'audit.empty': 'No entries yet: changes will appear here.',
  'audit.more': 'Load more',
  'audit.system': 'The portal',
  'audit.import': 'import {id} ({filename})',
  'audit.becomes': 'becomes',
  'audit.nothing': 'empty',
  'audit.yes': 'yes',
  'audit.no': 'no',
};
