export const it = {
  'errors.home': 'Torna alla pagina iniziale',
  'errors.403.title': 'Non puoi aprire questa pagina',
  'errors.403.text': 'Il tuo ruolo non dà accesso a questa pagina. Se ti serve, chiedilo a un amministratore.',
  'errors.403.missing':
    '{count, plural, one {Ti manca il permesso {permissions}.} other {Ti serve uno di questi permessi: {permissions}.}} Se ti serve, chiedilo a un amministratore.',
  'errors.404.title': 'Pagina non trovata',
  'errors.404.text': 'L’indirizzo non porta a nessuna pagina del portale, oppure quello che cerchi non esiste più.',
  'errors.500.title': 'Qualcosa non ha funzionato',
  'errors.500.text': 'Il portale ha incontrato un errore imprevisto. Riprova tra poco.',
  'errors.offline.title': 'Sei offline',
  'errors.outdated.title': 'C’è una nuova versione del portale',
} as const;
