/** Italian: putting prizes on hold and releasing them, for the office. */
export const it = {
  'hold.by.shown': 'Da {name}; il dealer legge il motivo',
  'hold.by.hidden': 'Da {name}; il dealer non vede il motivo',
  'hold.put': 'Metti in sospeso',
  'hold.released': 'Rilasciato',
  'hold.release': 'Rilascia',
  'hold.releaseOf': 'Rilascia: {what}',
  'hold.release.title': 'Rilasciare i premi di {name}?',
  'hold.release.text': '{what}: la prossima liquidazione potrà pagarli.',
  'hold.release.submit': 'Rilascia',
  'hold.release.done': 'I premi di {name} sono rilasciati.',
  'hold.dialog.title': 'Mettere dei premi in sospeso',
  'hold.dialog.titleOf': 'Mettere in sospeso i premi di {name}',
  'hold.dialog.text':
    'Nessuna liquidazione li paga, né li usa per coprire debiti, finché non vengono rilasciati. Il dealer vede che sono in sospeso.',
  'hold.dialog.campaign': 'Quali premi',
  'hold.dialog.all': 'Tutti i premi del dealer',
  'hold.dialog.isReasonShown': 'Il dealer e la sua rete leggono il motivo',
  'hold.dialog.submit': 'Metti in sospeso',
  'hold.dialog.done': 'I premi sono in sospeso.',
} as const;
