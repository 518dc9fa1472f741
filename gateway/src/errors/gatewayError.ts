import type { ErrorBody, ErrorCode, ErrorReason, OperationPrice } from '@gdd/schema/errors';
import { GraphQLError } from 'graphql';

/** What an error says beside its code, as `schema/errors.ts` describes it. */
export type ErrorDetails = Partial<Omit<ErrorBody['error'], 'code' | 'message' | 'requestId'>>;

const messages: Readonly<Record<ErrorCode, string>> = {
  UNAUTHENTICATED: "Accesso richiesto: effettua l'accesso e riprova.",
  FORBIDDEN: 'Non hai i permessi necessari per questa operazione.',
  NOT_FOUND: "L'elemento richiesto non esiste.",
  CONFLICT: "L'operazione non è possibile nello stato attuale.",
  PAYLOAD_TOO_LARGE: 'La richiesta è troppo grande.',
  BAD_USER_INPUT: 'I dati inviati non sono validi.',
  RATE_LIMITED: 'Troppi tentativi: riprova più tardi.',
  INTERNAL_SERVER_ERROR: 'Errore imprevisto.',
  UPSTREAM_INVALID: 'Il servizio ha dato una risposta non valida.',
  UPSTREAM_UNAVAILABLE: 'Il servizio non è raggiungibile: riprova tra poco.',
  UPSTREAM_TIMEOUT: 'Il servizio non ha risposto in tempo: riprova tra poco.',
  OPERATION_TOO_EXPENSIVE: "L'operazione chiede troppo: riducila.",
};

const reasonMessages: Readonly<Partial<Record<ErrorReason, string>>> = {
  wrongCredentials: 'Credenziali di accesso non corrette',
  tooManyFailures: 'Troppi tentativi di accesso: riprova più tardi, oppure usa «Password dimenticata?».',
  emailUnconfirmed: "L'utente non ha ancora confermato il suo indirizzo: può farlo con il link che ha ricevuto.",
  emailConfirmed: "L'indirizzo è già confermato.",
  csrf: 'La richiesta non proviene dal portale: ricarica la pagina e riprova.',
  outcomeUnknown: 'Esito sconosciuto: ricontrolla prima di riprovare.',
  untrustedDocument: 'Le operazioni libere richiedono un token personale.',
  unknownDocument: 'Il portale è stato aggiornato: ricarica la pagina.',
  readOnlyToken: 'Un token personale legge soltanto: per questa operazione accedi al portale.',
  tooManyTokens: 'Hai già 20 token personali validi: revocane uno prima di crearne un altro.',
  tooManyExports: 'Stai già scaricando 2 file: attendi che uno sia finito e riprova.',
  tooDeep: "L'operazione ha troppi livelli: dividila.",
  tooManyFields: "L'operazione chiede troppi campi: dividila.",
  tooManyAliases: "L'operazione chiede troppe volte lo stesso campo: dividila.",
};

/**
 * An error that may be shown to the caller: a code of the closed list, a sentence of the gateway's own and the details
 * of `schema/errors.ts`. Everything else that is thrown is shown as INTERNAL_SERVER_ERROR.
 */
export class GatewayError extends GraphQLError {
  override readonly name = 'GatewayError';
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.cost ? priceMessage(details.cost) : messageOf(code, details.reason), {
      extensions: { code, ...details },
    });
    this.code = code;
    this.details = details;
  }
}

/** Says what an operation costs, what it may cost, and what of it weighs most. */
function priceMessage({ asked, limit, parts: [dearest] }: OperationPrice): string {
  const [price, most] = [asked, limit].map((units) => units.toLocaleString('it-IT'));
  const heaviest = dearest ? ` Pesa di più ${dearest.path} (${dearest.why}).` : '';
  return `L'operazione costa ${price} unità, il limite è ${most}: chiedi meno righe o meno campi.${heaviest}`;
}

/** The Italian sentence for whoever reads an answer without the portal. */
export function messageOf(code: ErrorCode, reason?: ErrorReason): string {
  return (reason && reasonMessages[reason]) ?? messages[code];
}
