/**
 * Tickets: signed permissions for one file, the only credential that may be part of a URL
 * (docs/decisions/0005-files-by-ticket.md). A ticket is issued to one user for one session or token and signed with the
 * application's secret; it is not stored.
 */
import type { AppSecret } from '@gdd/schema/secret';
import { z } from 'zod';
import type { Caller, Credential } from '../http/caller.js';
import { notFound, Refusal } from '../http/errors.js';
import { isSigned, sign } from '../http/signatures.js';

/** Validity of a ticket: for any number of downloads, or to start an upload. */
const ticketLifetimeMs = 5 * 60 * 1000;

/** The use of a ticket; a ticket of one kind is not accepted as the other. */
type TicketKind = 'upload' | 'file';

/** Maximum length of a ticket, as part of a URL. */
const maxLength = 8000;

/** The caller to whom a ticket was issued. */
export interface TicketHolder {
  readonly userId: number;
  readonly credential: Credential;
}

const ticketContent = z.object({
  kind: z.string(),
  userId: z.number(),
  credential: z.object({ kind: z.enum(['session', 'personalToken', 'serviceAccount']), tokenHash: z.string() }),
  expiresAt: z.number(),
  content: z.unknown(),
});

/**
 * Issues a ticket.
 *
 * @param content the data of the ticket, readable by anyone but protected against changes
 * @throws Refusal BAD_USER_INPUT when the ticket is too long for a URL
 */
export function issueTicket(
  kind: TicketKind,
  content: unknown,
  { userId, credential }: Pick<Caller, 'userId' | 'credential'>,
  now: Date,
  secret: AppSecret,
): { readonly ticket: string; readonly expiresAt: string } {
  const expiresAt = new Date(now.getTime() + ticketLifetimeMs);
  // keeps only the fields of the schema: a ticket must not reveal other data of the caller
  const facts = ticketContent.parse({ kind, userId, credential, expiresAt: expiresAt.getTime(), content });
  const payload = Buffer.from(JSON.stringify(facts)).toString('base64url');
  const ticket = `${payload}.${sign(signedText(payload), secret)}`;
  if (ticket.length > maxLength) throw new Refusal('BAD_USER_INPUT');
  return { ticket, expiresAt: expiresAt.toISOString() };
}

/**
 * Verifies and reads a ticket.
 *
 * @param content the schema of the data of tickets of this kind
 * @throws Refusal NOT_FOUND for an invalid ticket or one of another kind; FORBIDDEN, reason ticketExpired
 */
export function readTicket<T>(
  kind: TicketKind,
  content: z.ZodType<T>,
  ticket: string,
  now: Date,
  secret: AppSecret,
): { readonly holder: TicketHolder; readonly content: T } {
  const facts = verifiedContent(ticket, secret);
  if (facts?.kind !== kind) throw notFound();
  if (facts.expiresAt <= now.getTime()) throw new Refusal('FORBIDDEN', { reason: 'ticketExpired' });
  const { userId, credential } = facts;
  return { holder: { userId, credential }, content: content.parse(facts.content) };
}

function verifiedContent(ticket: string, secret: AppSecret): z.output<typeof ticketContent> | undefined {
  const [payload = '', signed = '', ...rest] = ticket.split('.');
  if (ticket.length > maxLength || rest.length > 0) return undefined;
  if (!isSigned(signedText(payload), signed, secret)) return undefined;
  // a ticket of another version of the service may have other fields: it is invalid here
  return ticketContent.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))).data;
}

/** The signed text has a prefix, so that a signature for another use of the secret is not valid for a ticket. */
function signedText(payload: string): string {
  return `ticket ${payload}`;
}
