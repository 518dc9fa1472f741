/**
 * Tickets: capabilities for one file, the one credential that may stand in an address
 * (docs/decisions/0005-files-by-ticket.md). Signed with the application's secret, for one user and one session or
 * personal token; nothing of them is stored.
 */
import type { AppSecret } from '@gdd/schema/secret';
import { z } from 'zod';
import type { Caller, Credential } from '../http/caller.js';
import { notFound, Refusal } from '../http/errors.js';
import { isSigned, sign } from '../http/signatures.js';

/** How long a ticket may be used: a download again and again, an upload to begin. */
const ticketLifetimeMs = 5 * 60 * 1000;

/** For what a ticket is good; one kind never passes for the other. */
type TicketKind = 'upload' | 'file';

/** Longer than any honest one, and what an address can hold. */
const maxLength = 8000;

/** The caller for whom a ticket was made. */
export interface TicketHolder {
  readonly userId: number;
  readonly credential: Credential;
}

const sealed = z.object({
  kind: z.string(),
  userId: z.number(),
  credential: z.object({ kind: z.enum(['session', 'personalToken', 'serviceAccount']), tokenHash: z.string() }),
  expiresAt: z.number(),
  content: z.unknown(),
});

/**
 * Makes a ticket.
 *
 * @param content what it is about; anyone may read it, nobody can change it
 * @throws Refusal BAD_USER_INPUT when the content is too much for an address
 */
export function issueTicket(
  kind: TicketKind,
  content: unknown,
  { userId, credential }: Pick<Caller, 'userId' | 'credential'>,
  now: Date,
  secret: AppSecret,
): { readonly ticket: string; readonly expiresAt: string } {
  const expiresAt = new Date(now.getTime() + ticketLifetimeMs);
  // what a ticket is read for, and nothing else that is known of the caller
  const facts = sealed.parse({ kind, userId, credential, expiresAt: expiresAt.getTime(), content });
  const payload = Buffer.from(JSON.stringify(facts)).toString('base64url');
  const ticket = `${payload}.${sign(signedText(payload), secret)}`;
  if (ticket.length > maxLength) throw new Refusal('BAD_USER_INPUT');
  return { ticket, expiresAt: expiresAt.toISOString() };
}

/**
 * Reads a ticket.
 *
 * @param content describes what a ticket of this kind is about
 * @throws Refusal NOT_FOUND for what is no ticket of this kind, be it by one bit; FORBIDDEN, reason ticketExpired
 */
export function readTicket<T>(
  kind: TicketKind,
  content: z.ZodType<T>,
  ticket: string,
  now: Date,
  secret: AppSecret,
): { readonly holder: TicketHolder; readonly content: T } {
  const facts = openSealed(ticket, secret);
  if (facts?.kind !== kind) throw notFound();
  if (facts.expiresAt <= now.getTime()) throw new Refusal('FORBIDDEN', { reason: 'ticketExpired' });
  const { userId, credential } = facts;
  return { holder: { userId, credential }, content: content.parse(facts.content) };
}

function openSealed(ticket: string, secret: AppSecret): z.output<typeof sealed> | undefined {
  const [payload = '', signed = '', ...rest] = ticket.split('.');
  if (ticket.length > maxLength || rest.length > 0) return undefined;
  if (!isSigned(signedText(payload), signed, secret)) return undefined;
  // one that another version signed may say other things: it is no ticket here
  return sealed.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))).data;
}

/** Begins with a word of its own: what the secret signs elsewhere is no ticket. */
function signedText(payload: string): string {
  return `ticket ${payload}`;
}
