export const it = {
  'home.title': 'Inizio',
  'home.menu': 'Inizio',
  'home.find.title': 'Trova un dealer',
  'home.find.text': 'Cerca per nome, codice, partita IVA o città.',
  'home.find.label': 'Dealer',
  'home.find.none': 'Prova con una parte del nome o con il codice.',
  'home.waiting.title': 'Ti diamo il benvenuto',
  'home.waiting.text': 'Il tuo account è in attesa di attivazione.',
  'home.waiting.next': 'Un amministratore ti darà un ruolo. Intanto puoi completare il tuo profilo.',
  'home.waiting.account': 'Completa il profilo',
} as const;
