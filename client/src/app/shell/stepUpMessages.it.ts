export const it = {
  'stepUp.title': 'Conferma che sei tu',
  'stepUp.text':
    'Da questa operazione passano denaro, accessi o dati di tutti. Scrivi di nuovo la tua password: poi prosegue da sola, e quello che hai scritto resta qui.',
  'stepUp.submit': 'Conferma',
} as const;
