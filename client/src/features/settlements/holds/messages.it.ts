/** Italian: the prizes on hold, for the office. */
export const it = {
  'settlements.holds.subtitle': 'I premi che nessuna liquidazione paga finché non vengono rilasciati, dal più recente.',
  'settlements.holds.search': 'Cerca per dealer, codice o P. IVA',
  'settlements.holds.empty.title': 'Nessun premio in sospeso',
  'settlements.holds.empty.text':
    'Se un premio non va pagato per ora, mettilo in sospeso: resta fuori dalle liquidazioni finché non lo rilasci, e la sua storia resta qui.',
  'settlements.holds.businessName': 'Dealer',
  'settlements.holds.released': 'Stato',
  'settlements.holds.released.all': 'In sospeso e rilasciati',
  'settlements.holds.released.no': 'In sospeso',
  'settlements.holds.released.yes': 'Rilasciati',
  'settlements.holds.state.held': 'In sospeso',
  'settlements.holds.state.released': 'Rilasciato',
  'settlements.holds.isReasonShown': 'Il dealer lo legge',
  'settlements.holds.shown.yes': 'Sì',
  'settlements.holds.shown.no': 'No',
  'settlements.holds.heldAt': 'Dal',
  'settlements.holds.heldBy': 'Da',
  'settlements.holds.releasedBy': 'Rilasciato',
  'settlements.holds.releasedByAt': '{at}, da {name}',
} as const;
