/** The consent to SMS messages; the notice itself stands in files of its own. */
export const it = {
  'consent.title': 'Vuoi ricevere gli SMS del programma?',
  'consent.section': 'SMS informativi e promozionali',
  'consent.strip': 'È facoltativo: non cambia nulla nelle campagne e nei premi.',
  'consent.yes': 'Sì',
  'consent.no': 'No',
  'consent.read': 'Leggi',
  'consent.question':
    'Con il tuo consenso il programma dealer «gdd» può inviarti SMS informativi e promozionali. È facoltativo: non cambia nulla nelle campagne e nei premi, e puoi ripensarci quando vuoi dalla pagina «Il tuo account».',
  'consent.notice': 'Informativa sul trattamento dei dati personali',
  'consent.showNotice': 'Leggi l’informativa',
  'consent.version': 'Versione dell’informativa: {version}',
  'consent.give': 'Acconsento',
  'consent.decline': 'Non acconsento',
  'consent.revoke': 'Revoca il consenso',
  'consent.answer.given': 'Consenso dato',
  'consent.answer.notGiven': 'Consenso non dato o revocato',
  'consent.answer.open': 'Non hai ancora deciso',
  'consent.decided': '{at}, informativa {version}',
  'consent.done.given': 'Consenso registrato: il programma può inviarti SMS.',
  'consent.done.notGiven': 'Scelta registrata: non riceverai SMS.',
  'consent.outdated': 'Il testo dell’informativa è cambiato: ricarica la pagina per leggerlo e decidere.',
} as const;
