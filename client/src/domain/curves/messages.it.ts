/** The texts of a campaign's curve. */
export const it = {
  'curves.title': 'Andamento nel tempo',
  'curves.day': 'Giorno',
  'curves.expected': 'Andamento atteso',
  'curves.before': 'Anno precedente',
  'curves.sentence.now':
    'Al {day}: {count, plural, one {# pneumatico} other {{tires} pneumatici}}, contro {expected} attesi ({difference}) e {before} alla stessa data dell’anno prima. Obiettivo: {goal}.',
  'curves.sentence.notBegun': 'La campagna comincia il {day}. Obiettivo: {goal}.',
  'curves.sentence.yearBefore': 'In tutto il periodo dell’anno prima: {whole}.',
  'curves.sentence.days':
    'L’andamento atteso segue i giorni, perché l’anno prima furono venduti meno di 100 pneumatici.',
  'curves.sentence.unplaced':
    'Le righe sono cambiate dopo la chiusura: {tires} pneumatici della chiusura stanno nell’ultimo giorno.',
} as const;
