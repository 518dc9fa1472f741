export const it = {
  'problem.reason.factorRequired':
    'Per il tuo ruolo serve un secondo fattore e il tempo per aggiungerlo è finito: aggiungine uno per continuare.',
  'enrolment.due':
    'Per il tuo ruolo serve un secondo fattore: aggiungilo entro il {day}, poi sarà la prima cosa che il portale ti chiede.',
  'enrolment.add': 'Aggiungi un secondo fattore',
  'enrolment.title': 'Aggiungi un secondo fattore',
  'enrolment.text':
    'Per il tuo ruolo è richiesto e il tempo per aggiungerlo è finito: appena c’è, torni al tuo lavoro. I token personali continuano a funzionare.',
  'shell.profile.missing': 'Il tuo profilo non è completo.',
  'shell.profile.complete': 'Completa il profilo',
} as const;
