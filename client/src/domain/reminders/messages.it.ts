/** The messages of the question before a reminder to many dealers. */
export const it = {
  remind: 'Invia promemoria a {number} dealer',
  'remind.title':
    '{count, plural, =1 {Inviare un promemoria a un dealer?} other {Inviare un promemoria a {number} dealer?}}',
  'remind.text':
    'Ogni dealer riceve un’email per ciascuna campagna da accettare, al massimo una al giorno. Potrai seguire l’invio e vedere l’esito di ciascuno.',
  'remind.runs': 'Promemoria inviati',
  'remind.confirm': 'Invia promemoria',
  'remind.accept': 'Invia promemoria a chi manca',
  'remind.will':
    '{count, plural, =0 {Nessun dealer riceverà l’email.} =1 {Un dealer riceverà l’email.} other {{number} dealer riceveranno l’email.}}',
  'remind.not': 'Non la riceveranno',
  'remind.mail': 'Come la leggerà {name}',
  'remind.subject': 'Oggetto: {subject}',
  'reminders.outcome.waiting': 'In attesa di invio',
  'reminders.outcome.sent': 'Inviato',
  'reminders.outcome.failed': 'Non consegnato',
  'reminders.outcome.pointless': 'Non più necessario',
  'reminders.outcome.alreadyRemindedToday': 'Promemoria già inviato oggi',
  'reminders.outcome.alreadyAccepted': 'Ha già accettato',
  'reminders.outcome.registrationClosed': 'Iscrizioni chiuse',
  'reminders.outcome.campaignClosed': 'Campagna chiusa',
  'reminders.outcome.campaignDraft': 'Campagna in bozza',
  'reminders.outcome.periodOver': 'Periodo finito',
  'reminders.outcome.noMailAddress': 'Senza indirizzo email',
  'reminders.outcome.notInCampaign': 'Non più nella campagna',
} as const;
