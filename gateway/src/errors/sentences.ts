import type { ErrorBody, ErrorCode, ErrorReason, FieldReason, OperationPrice, OperationSize } from '@gdd/schema/errors';
import { pageSizes } from '@gdd/schema/lists';
import type { Language } from './language.js';

/** The details of an error beside its code, as `schema/errors.ts` describes it. */
export type ErrorDetails = Partial<Omit<ErrorBody['error'], 'code' | 'message' | 'requestId'>>;

type Texts = Readonly<Record<Language, string>>;

const ofCode: Readonly<Record<ErrorCode, Texts>> = {
  UNAUTHENTICATED: {
    it: 'Accesso richiesto: effettua l’accesso e riprova.',
    en: 'You are not signed in: sign in and try again.',
  },
  FORBIDDEN: {
    it: 'Non hai i permessi necessari per questa operazione.',
    en: 'You do not have the permissions for this operation.',
  },
  NOT_FOUND: { it: 'L’elemento richiesto non esiste.', en: 'The requested item does not exist.' },
  CONFLICT: {
    it: 'L’operazione non è possibile nello stato attuale.',
    en: 'The operation is not possible in the present state.',
  },
  PAYLOAD_TOO_LARGE: { it: 'La richiesta è troppo grande.', en: 'The request is too large.' },
  BAD_USER_INPUT: { it: 'I dati inviati non sono validi.', en: 'The input is not valid.' },
  RATE_LIMITED: { it: 'Troppi tentativi: riprova più tardi.', en: 'Too many attempts: try again later.' },
  INTERNAL_SERVER_ERROR: { it: 'Errore imprevisto.', en: 'Unexpected error.' },
  UPSTREAM_INVALID: {
    it: 'Il servizio ha dato una risposta non valida.',
    en: 'The service gave an answer that is not valid.',
  },
  UPSTREAM_UNAVAILABLE: {
    it: 'Il servizio non è raggiungibile: riprova tra poco.',
    en: 'The service cannot be reached: try again in a moment.',
  },
  UPSTREAM_TIMEOUT: {
    it: 'Il servizio non ha risposto in tempo: riprova tra poco.',
    en: 'The service did not answer in time: try again in a moment.',
  },
  OPERATION_TOO_EXPENSIVE: {
    it: 'L’operazione chiede troppo: riducila.',
    en: 'The operation asks for too much: reduce it.',
  },
};

const ofReason: Readonly<Partial<Record<ErrorReason, Texts>>> = {
  tokenMissing: {
    it: 'Accesso richiesto: effettua l’accesso, oppure invia il token nell’intestazione Authorization.',
    en: 'You are not signed in: sign in, or send the token in the header Authorization.',
  },
  tokenMalformed: {
    it: 'Il token non ha la forma giusta: forse è incompleto. Copialo di nuovo.',
    en: 'The token has not the right form: it may be incomplete. Copy it again.',
  },
  tokenInvalid: {
    it: 'Il token non è valido: è scaduto o revocato, oppure non esiste.',
    en: 'The token is not valid: it has ended, was revoked, or does not exist.',
  },
  wrongCredentials: { it: 'Credenziali di accesso non corrette', en: 'Wrong user name or password' },
  tooManyFailures: {
    it: 'Troppi tentativi di accesso: riprova più tardi, oppure usa «Password dimenticata?».',
    en: 'Too many attempts to sign in: try again later, or use “Forgot password?”.',
  },
  emailUnconfirmed: {
    it: 'L’utente non ha ancora confermato il suo indirizzo: può farlo con il link che ha ricevuto.',
    en: 'The user has not confirmed the address yet: the mailed link does it.',
  },
  emailConfirmed: { it: 'L’indirizzo è già confermato.', en: 'The address is confirmed already.' },
  ownAccount: {
    it: 'Nessuno può cambiare qui i propri ruoli o accessi, né disattivarsi.',
    en: 'Nobody changes the own roles or ways to sign in here, or disables the own account.',
  },
  lastAdministrator: {
    it: 'È l’ultimo amministratore attivo: prima danne il ruolo a qualcun altro.',
    en: 'This is the last active administrator: give the role to somebody else first.',
  },
  notInvited: {
    it: 'L’utente non ha un invito in attesa: ha già scelto la password, oppure è disattivato.',
    en: 'The user has no invitation to open: the password is set already, or the account is disabled.',
  },
  notProposed: {
    it: 'La liquidazione non è in attesa di approvazione.',
    en: 'The settlement does not wait for approval.',
  },
  sameUser: {
    it: 'Chi propone non può anche decidere: serve un altro utente.',
    en: 'Whoever proposes cannot decide as well: another user has to.',
  },
  approvalPending: {
    it: 'C’è già una richiesta in attesa di un’altra persona: prima va decisa o ritirata.',
    en: 'A request is waiting for another person already: it has to be decided or withdrawn first.',
  },
  approvalDecided: {
    it: 'La richiesta non è più in attesa: è stata decisa o ritirata, oppure è scaduta.',
    en: 'The request does not wait any more: it was decided or withdrawn, or it has expired.',
  },
  notProposer: {
    it: 'Solo chi ha fatto la richiesta può ritirarla.',
    en: 'Only whoever made the request can withdraw it.',
  },
  disputeDecided: {
    it: 'La contestazione è già chiusa: è stata accolta, respinta o ritirata.',
    en: 'The dispute is closed already: it was accepted, refused or withdrawn.',
  },
  notOpener: {
    it: 'Può ritirare la contestazione solo chi l’ha aperta, oppure il dealer.',
    en: 'Only whoever opened the dispute, or the dealer, can withdraw it.',
  },
  lineDisputed: {
    it: 'Su questa riga c’è già una contestazione aperta.',
    en: 'There is an open dispute about this line already.',
  },
  tooManyAttachments: {
    it: 'Una contestazione ha al massimo 10 allegati.',
    en: 'A dispute has 10 attachments at most.',
  },
  balancesChanged: {
    it: 'I saldi di alcuni dealer sono cambiati dopo la proposta: la liquidazione è di nuovo una bozza.',
    en: 'The balances of some dealers have changed since the proposal: the settlement is a draft again.',
  },
  nothingToSettle: {
    it: 'Nessun dealer ha un premio spendibile: non c’è nulla da liquidare.',
    en: 'No dealer has a prize to spend: there is nothing to settle.',
  },
  taxMissing: {
    it: 'Prima indica nelle impostazioni l’aliquota IVA o il codice natura delle note di credito.',
    en: 'First set the VAT rate or the nature code of credit notes in the settings.',
  },
  senderMissing: {
    it: 'Prima completa nelle impostazioni i dati di chi emette i documenti.',
    en: 'First complete the data of who issues the documents in the settings.',
  },
  settingsChanged: {
    it: 'Le impostazioni o il modo di pagare una campagna sono cambiati dopo la proposta: la liquidazione è di nuovo una bozza.',
    en: 'The settings, or how a campaign is paid, have changed since the proposal: the settlement is a draft again.',
  },
  dayOutOfTurn: {
    it: 'La data non è ammessa: viene prima dell’ultimo documento della sua serie o del primo giorno di una campagna, oppure è troppo indietro.',
    en: 'The day is not allowed: it is before the last document of its series or the first day of a campaign, or too far back.',
  },
  amountTooLarge: {
    it: 'Un documento supererebbe 999.999.999,99 €: l’importo è troppo grande.',
    en: 'A document would be of more than 999,999,999.99 EUR: the amount is too large.',
  },
  held: {
    it: 'Alcuni premi sono stati sospesi dopo la proposta: la liquidazione è di nuovo una bozza.',
    en: 'Some prizes were put on hold since the proposal: the settlement is a draft again.',
  },
  alreadyHeld: { it: 'Questo premio è già sospeso.', en: 'This prize is on hold already.' },
  notHeld: { it: 'Questo premio non è più sospeso.', en: 'This prize is on hold no more.' },
  documentState: {
    it: 'Lo stato dell’invio o del pagamento di questo documento non lo permette.',
    en: 'The state of this document, on its way or in its payment, does not allow it.',
  },
  alreadyCancelled: {
    it: 'Questo documento è già stato annullato.',
    en: 'This document was cancelled already.',
  },
  looksRepeated: {
    it: 'Una riscossione uguale è stata registrata nelle ultime 24 ore: se è un’altra, confermala.',
    en: 'The same redemption was recorded within the last 24 hours: if it is another one, confirm it.',
  },
  redeemedBefore: {
    it: 'Il primo giorno della campagna non può essere dopo una riscossione o una rettifica già registrata.',
    en: 'The first day of the campaign cannot come after a redemption or an adjustment in it.',
  },
  hasEntries: {
    it: 'Il dealer ha riscossioni o rettifiche in questa campagna: non si può rimuovere.',
    en: 'The dealer has redemptions or adjustments in this campaign and cannot be removed.',
  },
  notExpendable: {
    it: 'L’importo supera il premio spendibile.',
    en: 'The amount is more than can be spent.',
  },
  alreadyReversed: {
    it: 'Questo movimento è già stato annullato.',
    en: 'This entry was reversed already.',
  },
  notReversible: {
    it: 'Un annullamento non si può annullare: registra un movimento nuovo.',
    en: 'A reversal cannot be reversed: record a new entry.',
  },
  campaignsNotCompared: {
    it: 'Una campagna è di un solo anno: le campagne non si confrontano con l’anno prima.',
    en: 'A campaign is of one year: campaigns are not compared with the year before.',
  },
  csrf: {
    it: 'La richiesta non proviene dal portale: ricarica la pagina e riprova.',
    en: 'The request does not come from the portal: reload the page and try again.',
  },
  outcomeUnknown: {
    it: 'Esito sconosciuto: ricontrolla prima di riprovare.',
    en: 'Outcome unknown: check before you try again.',
  },
  untrustedDocument: {
    it: 'Le operazioni libere richiedono un token personale.',
    en: 'Operations of your own need a personal token.',
  },
  documentNotAList: {
    it: 'Il documento deve essere una sola query con una sola lista a pagine, di cui chiede items e total, con la pagina come variabile: { …(page: $page) { items { … } total } }.',
    en: 'The document must be one query of one paged list, of which it asks for items and total, with the page as a variable: { …(page: $page) { items { … } total } }.',
  },
  documentTooLong: {
    it: 'La lista ha più di 200.000 righe, o più di 2.000 pagine: restringi i filtri, o chiedi pagine più grandi.',
    en: 'The list has more than 200,000 rows, or more than 2,000 pages: narrow the filters, or ask for larger pages.',
  },
  unknownDocument: {
    it: 'Il portale è stato aggiornato: ricarica la pagina.',
    en: 'The portal has been updated: reload the page.',
  },
  readOnlyToken: {
    it: 'Un token personale legge soltanto: per questa operazione accedi al portale.',
    en: 'A personal token only reads: sign in to the portal for this operation.',
  },
  alreadyInvited: {
    it: 'L’indirizzo è stato invitato da meno di un minuto.',
    en: 'The address was invited less than a minute ago.',
  },
  wrongFactor: {
    it: 'Il codice non è giusto, oppure è già stato usato: aspetta il prossimo e controlla l’ora del telefono.',
    en: 'The code is wrong, or was used already: wait for the next one, and check the clock of your phone.',
  },
  challengeInvalid: {
    it: 'La richiesta è scaduta oppure è già stata usata: ricomincia da capo.',
    en: 'The request has expired or was used already: start again.',
  },
  passkeyUnknown: {
    it: 'Questa passkey non è tra quelle dell’account: scegline un’altra.',
    en: 'This passkey is not one of the account: choose another.',
  },
  passkeyOrigin: {
    it: 'La passkey è stata usata su un altro indirizzo: apri il portale dal suo indirizzo e riprova.',
    en: 'The passkey was used at another address: open the portal at its own address and try again.',
  },
  passkeyCounter: {
    it: 'Questa passkey potrebbe essere stata copiata: entra in un altro modo, poi eliminala.',
    en: 'This passkey may have been copied: sign in another way, then remove it.',
  },
  passkeyInvalid: {
    it: 'La passkey non è stata riconosciuta: riprova.',
    en: 'The passkey was not recognised: try again.',
  },
  passkeyTaken: {
    it: 'Questa passkey è già registrata.',
    en: 'This passkey is registered already.',
  },
  tooManyFactors: {
    it: 'Hai già 10 modi di accedere: prima eliminane uno.',
    en: 'You already have 10 ways to sign in: remove one first.',
  },
  noFactor: {
    it: 'Non c’è nessuna app di codici e nessuna passkey.',
    en: 'There is no authenticator app and no passkey.',
  },
  noOtherAdministrator: {
    it: 'Nessun altro amministratore può approvare la richiesta: chi gestisce il servizio ha un comando per questo caso.',
    en: 'No other administrator can approve the request: whoever runs the service has a command for this case.',
  },
  factorRequired: {
    it: 'Per il tuo ruolo serve un secondo fattore e il tempo per aggiungerlo è finito: aggiungine uno per continuare.',
    en: 'Your role needs a second factor, and the time to add one is over: add one to go on.',
  },
  factorsOff: {
    it: 'Il secondo fattore è disattivato nelle impostazioni: per ora non se ne può aggiungere.',
    en: 'The second factor is switched off in the settings: none can be added now.',
  },
  stepUpRequired: {
    it: 'Per questa operazione devi confermare di nuovo che sei tu.',
    en: 'This operation wants you to confirm again that it is you.',
  },
  tooManyTokens: {
    it: 'Hai già 20 token personali validi: revocane uno prima di crearne un altro.',
    en: 'You have 20 valid personal tokens: revoke one before you make another.',
  },
  outOfScope: {
    it: 'Il token dell’account di servizio non permette questa operazione.',
    en: 'The token of the service account does not allow this operation.',
  },
  wrongContentType: {
    it: 'Le righe si inviano come text/csv oppure come application/x-ndjson.',
    en: 'Lines are sent as text/csv or as application/x-ndjson.',
  },
  compressedBody: {
    it: 'La richiesta va inviata non compressa, senza Content-Encoding.',
    en: 'Send the request uncompressed, without Content-Encoding.',
  },
  emptyBody: {
    it: 'Il file non contiene nulla.',
    en: 'There is nothing in the file.',
  },
  infectedFile: {
    it: 'Il file contiene un virus o un altro programma dannoso: non è stato accettato.',
    en: 'The file contains a virus or another harmful program: it was not accepted.',
  },
  scannerUnavailable: {
    it: 'Il controllo antivirus non risponde: il file non è stato accettato, riprova più tardi.',
    en: 'The virus scanner does not answer: the file was not accepted, try again later.',
  },
  tooManyWebhooks: {
    it: 'Ci sono già 50 webhook: prima eliminane uno.',
    en: 'There are 50 webhooks already: delete one first.',
  },
  webhookDisabled: {
    it: 'Il webhook è disattivato: prima riattivalo.',
    en: 'The webhook is disabled: enable it first.',
  },
  tooManyExportJobs: {
    it: 'Hai già 2 esportazioni in corso: attendi che una sia finita, oppure annullane una.',
    en: 'Two of your exports are running already: wait until one is finished, or cancel one.',
  },
  tooManyExports: {
    it: 'Hai già 2 esportazioni in corso: attendi che una sia finita e riprova.',
    en: 'Two of your exports are running already: wait until one is finished and try again.',
  },
};

const ofField: Readonly<Record<FieldReason, Texts>> = {
  required: { it: 'obbligatorio', en: 'required' },
  invalid: { it: 'non valido', en: 'not valid' },
  tooShort: { it: 'troppo corto', en: 'too short' },
  tooLong: { it: 'troppo lungo', en: 'too long' },
  taken: { it: 'già in uso', en: 'taken' },
  unknown: { it: 'sconosciuto', en: 'unknown' },
  notAllowed: { it: 'non ammesso', en: 'not allowed' },
  portNotAllowed: { it: 'porta non ammessa', en: 'port not allowed' },
  tooCommon: { it: 'troppo comune', en: 'too common' },
  guessable: { it: 'fatto di nomi o parole del programma', en: 'made of names or words of the programme' },
  breached: { it: 'in un elenco di password rubate', en: 'in a list of stolen passwords' },
  wrongPassword: { it: 'non corretta', en: 'not correct' },
  mismatch: { it: 'non coincide', en: 'does not match' },
};

/** The limits of the fields that every list has. */
const allowedIn: Readonly<Record<string, Texts>> = {
  pageSize: { it: `valori ammessi ${pageSizes.join(', ')}`, en: `allowed values ${pageSizes.join(', ')}` },
  limit: { it: 'da 1 a 100', en: '1 to 100' },
  page: { it: 'da 1 in su', en: '1 or more' },
};

/** Invalid fields that a sentence names at most. */
const namedFields = 5;

/** The message of an error, with its numbers and allowed values. */
export function sentenceOf(code: ErrorCode, details: ErrorDetails, language: Language): string {
  const { cost, size, reason, fields, retryAfter } = details;
  if (cost) return priceSentence(cost, language);
  if (size) return sizeSentence(size, language);
  const known = reason && ofReason[reason];
  if (known) return known[language];
  if (code === 'BAD_USER_INPUT' && fields) return fieldsSentence(fields, language);
  if (code === 'RATE_LIMITED' && retryAfter !== undefined) return waitSentence(retryAfter, language);
  return ofCode[code][language];
}

/** The weight of a part of an operation: '1 chiamata, 100 righe'. */
export function weightOf(
  { calls, rows }: { readonly calls: number; readonly rows: number },
  language: Language,
): string {
  const texts = {
    it: [calls === 1 ? 'chiamata' : 'chiamate', rows === 1 ? 'riga' : 'righe'],
    en: [calls === 1 ? 'call' : 'calls', rows === 1 ? 'row' : 'rows'],
  }[language];
  return `${number(calls, language)} ${texts[0]}, ${number(rows, language)} ${texts[1]}`;
}

/** The message with an operation's price, the limit and its most expensive part. */
function priceSentence({ asked, limit, parts: [costliest] }: OperationPrice, language: Language): string {
  const [price, most] = [number(asked, language), number(limit, language)];
  const weight = costliest && `${costliest.path} (${weightOf(costliest, language)})`;
  return {
    it: `L’operazione costa ${price} unità, il limite è ${most}: chiedi meno righe o meno campi.${weight ? ` Pesa di più ${weight}.` : ''}`,
    en: `The operation costs ${price} units, the limit is ${most}: ask for fewer rows or fields.${weight ? ` What weighs most is ${weight}.` : ''}`,
  }[language];
}

function sizeSentence({ of, asked, limit, field }: OperationSize, language: Language): string {
  const most = number(limit, language);
  const many = asked === null ? { it: 'infiniti', en: 'endless' }[language] : number(asked, language);
  switch (of) {
    case 'levels':
      return {
        it: `L’operazione ha ${many} livelli, il limite è ${most}: dividila.`,
        en: `The operation has ${many} levels, the limit is ${most}: split it.`,
      }[language];
    case 'fields':
      return {
        it: `L’operazione chiede ${many} campi, il limite è ${most}: dividila.`,
        en: `The operation asks for ${many} fields, the limit is ${most}: split it.`,
      }[language];
    case 'aliases':
      return {
        it: `L’operazione chiede ${field} con ${many} nomi, il limite è ${most}: dividila.`,
        en: `The operation asks for ${field} by ${many} names, the limit is ${most}: split it.`,
      }[language];
  }
}

function fieldsSentence(fields: Readonly<Record<string, FieldReason>>, language: Language): string {
  const wrong = Object.entries(fields).slice(0, namedFields);
  const named = wrong.map(([field, reason]) => {
    const allowed = reason === 'invalid' && Object.hasOwn(allowedIn, field) ? allowedIn[field] : undefined;
    return `${field} (${ofField[reason][language]}${allowed ? `, ${allowed[language]}` : ''})`;
  });
  const opening = { it: 'I dati inviati non sono validi', en: 'The input is not valid' }[language];
  return `${opening}: ${named.join(', ')}.`;
}

function waitSentence(seconds: number, language: Language): string {
  const wait = number(seconds, language);
  return {
    it: `Troppi tentativi: riprova tra ${wait} ${seconds === 1 ? 'secondo' : 'secondi'}.`,
    en: `Too many attempts: try again in ${wait} ${seconds === 1 ? 'second' : 'seconds'}.`,
  }[language];
}

function number(value: number, language: Language): string {
  return value.toLocaleString({ it: 'it-IT', en: 'en-GB' }[language]);
}
