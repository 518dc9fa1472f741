import {
  statusOf,
  type DocumentStates,
  type ErrorBody,
  type ErrorCode,
  type ErrorReason,
  type FieldReason,
} from '@gdd/schema/errors';
import type { ImportObstacle } from '@gdd/schema/imports';
import type { Permission } from '@gdd/schema/permissions';
import type { z } from 'zod';

export type Fields = Readonly<Record<string, FieldReason>>;

export interface ErrorDetails {
  readonly reason?: ErrorReason;
  readonly fields?: Fields;
  readonly retryAfter?: number;
  readonly permissions?: readonly Permission[];
  readonly currentVersion?: number;
  readonly currentGoalThreshold?: number;
  readonly obstacles?: readonly ImportObstacle[];
  readonly obstacleCount?: number;
  readonly documentState?: DocumentStates;
}

const messages: Readonly<Record<ErrorCode, string>> = {
  UNAUTHENTICATED: 'Accesso richiesto.',
  FORBIDDEN: 'Operazione non consentita.',
  NOT_FOUND: 'Non trovato.',
  CONFLICT: 'Lo stato attuale non permette l’operazione.',
  PAYLOAD_TOO_LARGE: 'La richiesta è troppo grande.',
  BAD_USER_INPUT: 'I dati inviati non sono validi.',
  RATE_LIMITED: 'Troppi tentativi: riprova più tardi.',
  INTERNAL_SERVER_ERROR: 'Errore imprevisto.',
  UPSTREAM_INVALID: 'Risposta non valida di un servizio interno.',
  UPSTREAM_UNAVAILABLE: 'Il servizio non è al momento disponibile.',
  UPSTREAM_TIMEOUT: 'Un servizio interno non ha risposto in tempo.',
  OPERATION_TOO_EXPENSIVE: 'Operazione troppo costosa.',
};

/** More specific messages for some reasons; other reasons have the message of their code. */
const reasonMessages: Readonly<Partial<Record<ErrorReason, string>>> = {
  wrongFactor: 'Il codice non è giusto, oppure è già stato usato: aspetta il prossimo e controlla l’ora del telefono.',
  challengeInvalid: 'La richiesta è scaduta oppure è già stata usata: ricomincia da capo.',
  passkeyUnknown: 'Questa passkey non è tra quelle dell’account: scegline un’altra.',
  passkeyOrigin: 'La passkey è stata usata su un altro indirizzo: apri il portale dal suo indirizzo e riprova.',
  passkeyCounter: 'Questa passkey potrebbe essere stata copiata: entra in un altro modo, poi eliminala.',
  passkeyInvalid: 'La passkey non è stata riconosciuta: riprova.',
  passkeyTaken: 'Questa passkey è già registrata.',
  tooManyFactors: 'Hai già 10 modi di accedere: prima eliminane uno.',
  noFactor: 'Non c’è nessuna app di codici e nessuna passkey.',
  noOtherAdministrator:
    'Nessun altro amministratore può approvare la richiesta: chi gestisce il servizio ha un comando per questo caso.',
  factorRequired:
    'Per il tuo ruolo serve un secondo fattore e il tempo per aggiungerlo è finito: aggiungine uno per continuare.',
  factorsOff: 'Il secondo fattore è disattivato nelle impostazioni: per ora non se ne può aggiungere.',
  tooManyExports: 'Hai già 2 esportazioni in corso: attendi che una sia finita e riprova.',
  tooManyExportJobs: 'Hai già 2 esportazioni in corso: attendi che una sia finita, oppure annullane una.',
  tooManyFailures: 'Troppi tentativi di accesso: riprova più tardi, oppure usa «Password dimenticata?».',
  emailUnconfirmed: 'L’utente non ha ancora confermato il suo indirizzo: può farlo con il link che ha ricevuto.',
  emailConfirmed: 'L’indirizzo è già confermato.',
  ownAccount: 'Nessuno può cambiare qui i propri ruoli o accessi, né disattivarsi.',
  lastAdministrator: 'È l’ultimo amministratore attivo: prima danne il ruolo a qualcun altro.',
  importHasEqualLines:
    'Il file ha righe che sembrano già importate con un altro documento: controllale e conferma «equalLines».',
  importHasWarnings: 'Il file ha avvisi da confermare: controllali e conferma prima di applicare.',
  looksRepeated: 'Una riscossione uguale è stata registrata nelle ultime 24 ore: se è un’altra, confermala.',
  hasEntries: 'Il dealer ha riscossioni o rettifiche in questa campagna: non si può rimuovere.',
  notExpendable: 'L’importo supera il premio spendibile.',
  redeemedBefore: 'Il primo giorno della campagna non può essere dopo una riscossione o una rettifica già registrata.',
  alreadyReversed: 'Questo movimento è già stato annullato.',
  notReversible: 'Un annullamento non si può annullare: registra un movimento nuovo.',
  notProposed: 'La liquidazione non è in attesa di approvazione.',
  sameUser: 'Chi propone non può anche decidere: serve un altro utente.',
  approvalPending: 'C’è già una richiesta in attesa di un’altra persona: prima va decisa o ritirata.',
  approvalDecided: 'La richiesta non è più in attesa: è stata decisa o ritirata, oppure è scaduta.',
  notProposer: 'Solo chi ha fatto la richiesta può ritirarla.',
  notAuthor: 'Solo chi ha scritto la nota può modificarla o eliminarla.',
  disputeDecided: 'La contestazione è già chiusa: è stata accolta, respinta o ritirata.',
  notOpener: 'Può ritirare la contestazione solo chi l’ha aperta, oppure il dealer.',
  lineDisputed: 'Su questa riga c’è già una contestazione aperta.',
  tooManyAttachments: 'Una contestazione ha al massimo 10 allegati.',
  balancesChanged: 'I saldi di alcuni dealer sono cambiati dopo la proposta: la liquidazione è di nuovo una bozza.',
  nothingToSettle: 'Nessun dealer ha un premio spendibile: non c’è nulla da liquidare.',
  taxMissing: 'Prima indica nelle impostazioni l’aliquota IVA o il codice natura delle note di credito.',
  senderMissing: 'Prima completa nelle impostazioni i dati di chi emette i documenti.',
  settingsChanged:
    'Le impostazioni o il modo di pagare una campagna sono cambiati dopo la proposta: la liquidazione è di nuovo una bozza.',
  dayOutOfTurn:
    'La data non è ammessa: viene prima dell’ultimo documento della sua serie o del primo giorno di una campagna, oppure è troppo indietro.',
  amountTooLarge: 'Un documento supererebbe 999.999.999,99 €: l’importo è troppo grande.',
  held: 'Alcuni premi sono stati sospesi dopo la proposta: la liquidazione è di nuovo una bozza.',
  alreadyHeld: 'Questo premio è già sospeso.',
  notHeld: 'Questo premio non è più sospeso.',
  alreadyCancelled: 'Questo documento è già stato annullato.',
  documentState: 'Lo stato dell’invio o del pagamento di questo documento non lo permette.',
  mappedColumnUnknown: 'Il file non ha questa colonna.',
  mappedFieldUnknown: 'Un file di questo tipo non ha questo campo.',
  mappedTwice: 'Due colonne indicano lo stesso campo, oppure una colonna ne indica due.',
  mappedFieldMissing: 'A un campo obbligatorio non corrisponde nessuna colonna.',
  monthNotOver: 'Il mese non è ancora finito: aspetta il primo giorno del mese dopo.',
  monthOutOfTurn: 'I mesi si chiudono uno dopo l’altro: il prossimo è quello dopo l’ultimo chiuso.',
  monthBeforeFirst: 'Nessuna campagna era ancora cominciata in quel mese.',
  monthClosed: 'Il mese è già chiuso: non si può riaprire, e non accetta più movimenti.',
  previewOutdated:
    'Le regole o i premi sono cambiati dopo questa anteprima: serve un’anteprima nuova prima di confermare.',
  worseForDealers:
    'Qualcosa peggiora per chi ha già accettato, e le impostazioni non lo permettono: non è cambiato nulla.',
  campaignsNotCompared: 'Una campagna è di un solo anno: le campagne non si confrontano con l’anno prima.',
  linesNotKept:
    'Le righe di quel giorno non ci sono più tutte: l’estratto non si può mostrare, le cifre registrate sì.',
  cursorInvalid: 'Il cursore non è valido qui: ricomincia senza cursore.',
  stepUpRequired: 'Per questa operazione devi confermare di nuovo che sei tu.',
  outOfScope: 'Il token dell’account di servizio non permette questa operazione.',
  wrongContentType: 'Le righe si inviano come text/csv oppure come application/x-ndjson.',
  compressedBody: 'La richiesta va inviata non compressa, senza Content-Encoding.',
  emptyBody: 'Il file non contiene nulla.',
  infectedFile: 'Il file contiene un virus o un altro programma dannoso: non è stato accettato.',
  scannerUnavailable: 'Il controllo antivirus non risponde: il file non è stato accettato, riprova più tardi.',
  tooManyWebhooks: 'Ci sono già 50 webhook: prima eliminane uno.',
  webhookDisabled: 'Il webhook è disattivato: prima riattivalo.',
  alreadyInvited: 'L’indirizzo è stato invitato da meno di un minuto.',
  notInvited: 'L’utente non ha un invito in attesa: ha già scelto la password, oppure è disattivato.',
};

/** An error that is reported to the caller, with a code of the closed list and its details. */
export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: ErrorDetails = {},
  ) {
    super(details.reason ?? code);
  }

  /** The HTTP status of the response. */
  get status(): number {
    return statusOf(this.code, this.details.reason);
  }

  /** The body of the response. */
  body(requestId: string): ErrorBody {
    const { reason } = this.details;
    const message = (reason && reasonMessages[reason]) ?? messages[this.code];
    return { success: false, error: { code: this.code, message, ...this.details, requestId } };
  }
}

export const notFound = () => new Refusal('NOT_FOUND');

/** The refusal of a mailed link that is used, expired, replaced by a newer one, or unknown. */
export const invalidLink = () => new Refusal('BAD_USER_INPUT', { reason: 'invalidLink', fields: { token: 'invalid' } });

/** Returns a search result. @throws Refusal NOT_FOUND where it is undefined */
export function orNotFound<T>(found: T | undefined): T {
  if (found === undefined) throw notFound();
  return found;
}

/**
 * Refuses to change what has another version than the caller's.
 *
 * @param version the caller's; undefined: any
 * @throws Refusal CONFLICT, reason staleVersion
 */
export function refuseStale(
  version: number | undefined,
  { version: currentVersion }: { readonly version: number },
): void {
  if (version !== undefined && version !== currentVersion) {
    throw new Refusal('CONFLICT', { reason: 'staleVersion', currentVersion });
  }
}

export const wrongInput = (fields: Fields) => new Refusal('BAD_USER_INPUT', { fields });

/** Refuses the request if any field has a reason; undefined means valid. @throws Refusal BAD_USER_INPUT */
export function refuseWrong(fields: Readonly<Record<string, FieldReason | undefined>>): void {
  const wrong = Object.entries(fields).filter((field): field is [string, FieldReason] => field[1] !== undefined);
  if (wrong.length > 0) throw wrongInput(Object.fromEntries(wrong));
}

/** The first problem of each field in a failed validation, by the path of the field: `filter.status` → reason. */
export function fieldsOf(error: Pick<z.core.$ZodError, 'issues'>, input: unknown): Fields {
  const fields: Record<string, FieldReason> = {};
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[[...issue.path, key].join('.')] ??= 'unknown';
    } else if (issue.code === 'invalid_union' && isObject(valueAt(input, issue.path))) {
      // a body with alternative forms: report the problems of the form that has fewest
      const [closest = []] = [...issue.errors].sort((one, other) => one.length - other.length);
      const issues = closest.map((each) => ({ ...each, path: [...issue.path, ...each.path] }));
      for (const [field, reason] of Object.entries(fieldsOf({ issues }, input))) fields[field] ??= reason;
    } else {
      fields[issue.path.join('.')] ??= reasonOf(issue, valueAt(input, issue.path));
    }
  }
  return fields;
}

function reasonOf(issue: z.core.$ZodIssue, value: unknown): FieldReason {
  const isMissing = value === undefined || value === null || value === '';
  if (isMissing) return 'required';
  switch (issue.code) {
    case 'too_small':
      if (Array.isArray(value) && value.length === 0) return 'required';
      if (typeof value === 'string' && value.trim() === '') return 'required';
      return issue.origin === 'string' ? 'tooShort' : 'invalid';
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array' ? 'tooLong' : 'invalid';
    default:
      return 'invalid';
  }
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    input,
  );
}
