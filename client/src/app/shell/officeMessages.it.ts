/** Italian: what the menu and the palette call pages that bring their own messages. */
export const it = {
  'analytics.menu': 'Analisi',
  'users.menu': 'Utenti',
  'audit.list.menu': 'Registro',
  'serviceAccounts.menu': 'Account di servizio',
  'webhooks.menu': 'Webhook',
  'customers.menu': 'Clienti',
  'users.invite.title': 'Invita un utente',
  'comparison.title': 'Confronto tra campagne',
  'reminders.title': 'Solleciti',
  'settlements.menu': 'Liquidazioni',
  'settlements.new': 'Nuova liquidazione',
  'settlements.documents.title': 'Documenti delle liquidazioni',
  'settlements.settings.title': 'Impostazioni delle liquidazioni',
  'approvals.menu': 'Approvazioni',
  'approvals.settings.title': 'Impostazioni delle approvazioni',
  'shell.menuCount': '{name}: {count} in attesa',
} as const;
