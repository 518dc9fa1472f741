/** The messages of the question before a reminder to many dealers. */
export const it = {
  remind: 'Invia sollecito a {number} dealer',
  'remind.title':
    '{count, plural, one {Inviare il sollecito a un dealer?} other {Inviare il sollecito a {number} dealer?}}',
  'remind.text':
    'Ogni dealer riceve un’email per ciascuna campagna da accettare, al massimo una al giorno. Potrai seguire l’invio e vedere l’esito di ciascuno.',
  'remind.runs': 'Solleciti inviati',
  'remind.confirm': 'Invia sollecito',
} as const;
