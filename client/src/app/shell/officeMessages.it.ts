/** Italian: the entries of the menu whose pages bring their own messages. */
export const it = {
  'analytics.menu': 'Analisi',
  'users.menu': 'Utenti',
  'audit.list.menu': 'Registro',
  'customers.menu': 'Clienti',
  'shell.menuCount': '{name}: {count} in attesa',
} as const;
