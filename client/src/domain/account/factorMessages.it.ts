/** The messages of the second step of a sign-in, on its own page and over a page. */
export const it = {
  'factor.title': 'Secondo fattore',
  'factor.code': 'Codice',
  'factor.code.text': 'Scrivi il codice di 6 cifre che mostra la tua app.',
  'factor.code.use': 'Usa l’app di codici',
  'factor.passkey.text': 'Conferma con la tua passkey che sei tu.',
  'factor.passkey.use': 'Usa la passkey',
  'factor.recoveryCode': 'Codice di recupero',
  'factor.recoveryCode.text': 'Scrivi uno dei codici di recupero che hai conservato: ciascuno vale una volta.',
  'factor.recoveryCode.use': 'Usa un codice di recupero',
  'problem.reason.passkeyUnknown': 'Questa passkey non è tra quelle dell’account: scegline un’altra.',
  'problem.reason.passkeyOrigin':
    'La passkey è stata usata su un altro indirizzo: apri il portale dal suo indirizzo e riprova.',
  'problem.reason.passkeyCounter':
    'Questa passkey potrebbe essere stata copiata: entra in un altro modo, poi eliminala.',
  'problem.reason.passkeyInvalid': 'La passkey non è stata riconosciuta: riprova.',
  'problem.reason.wrongFactor':
    'Il codice non è giusto, oppure è già stato usato: aspetta il prossimo e controlla l’ora del telefono.',
  'problem.reason.challengeInvalid': 'La richiesta è scaduta oppure è già stata usata: ricomincia da capo.',
} as const;
