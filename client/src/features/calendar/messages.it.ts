/** The texts of the calendar of campaigns. */
export const it = {
  'calendar.title': 'Calendario',
  'calendar.subtitle': 'Le campagne dell’anno, mese per mese.',
  'calendar.years': 'Anni',
  'calendar.previous': 'Anno precedente: {year}',
  'calendar.next': 'Anno successivo: {year}',
  'calendar.ofYear': 'Campagne del {year}',
  'calendar.today': 'La linea verticale segna oggi, {day}.',
  'calendar.empty.title': 'Nessuna campagna nel {year}',
  'calendar.empty.text': 'Scegli un altro anno.',
} as const;
