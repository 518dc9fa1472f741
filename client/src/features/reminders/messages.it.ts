/** The messages of the page of reminders. */
export const it = {
  'reminders.run': 'Esito dei promemoria',
  'reminders.all': 'Tutti gli invii',
  'reminders.export': 'Esporta esiti',
  'reminders.subtitle': 'Gli invii a più dealer degli ultimi sette giorni, con l’esito di ciascuno.',
  'reminders.runs': 'Invii',
  'reminders.runs.none': 'Nessun invio negli ultimi sette giorni.',
  'reminders.askedAt': 'Chiesto il',
  'reminders.askedBy': 'Chiesto da',
  'reminders.outcomes': 'Esiti',
  'reminders.asked': 'Chiesti il {at} da {name}',
  'reminders.running': 'Invio in corso: {done} su {total}',
  'reminders.done':
    '{count, plural, =0 {Nessun promemoria da inviare} =1 {Promemoria concluso per un dealer} other {Promemoria conclusi per {total} dealer}}',
  'reminders.progress': 'Promemoria già inviati o conclusi',
  'reminders.rows': 'Esito per dealer',
  'reminders.empty': 'Nessun dealer in questo invio',
  'reminders.outcome.all': 'Tutti gli esiti',
} as const;
