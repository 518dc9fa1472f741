/** The messages of every timeline. */
export const it = {
  'audit.title': 'Cronologia',
  'audit.empty': 'Ancora nessuna voce: le modifiche compariranno qui.',
  'audit.more': 'Carica altri',
  'audit.system': 'Il portale',
  'audit.import': 'importazione {id} ({filename})',
  'audit.becomes': 'diventa',
  'audit.nothing': 'vuoto',
  'audit.yes': 'sì',
  'audit.no': 'no',
} as const;
