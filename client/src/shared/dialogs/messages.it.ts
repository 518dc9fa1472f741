/** Of the dialog about two versions of a record. */
export const it = {
  'stale.same': 'Qualcun altro ha salvato valori più recenti, ma nessuno diverso dai tuoi.',
  'stale.differences': 'Differenze',
  'stale.field': 'Campo',
  'stale.theirs': 'Salvato ora',
  'stale.mine': 'Scritto da te',
  'stale.nothing': 'vuoto',
  'stale.reload': 'Ricarica i valori salvati',
  'stale.keep': 'Tieni i miei e salva',
} as const;
