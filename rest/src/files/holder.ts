import { callerOfCredential } from '../auth/sessions.js';
import { isSignedIn, type SignedIn } from '../platform/http/caller.js';
import type { ServiceContext } from '../platform/context.js';
import { Refusal } from '../platform/http/errors.js';
import type { TicketHolder } from '../platform/secrets/tickets.js';

/**
 * The user who holds a ticket, with the current roles and member.
 *
 * @throws Refusal UNAUTHENTICATED if the session or the token has ended; FORBIDDEN without a role and a member
 */
export async function holderOf(context: ServiceContext, { userId, credential }: TicketHolder): Promise<SignedIn> {
  const caller = await callerOfCredential(context, credential);
  if (caller?.userId !== userId) throw new Refusal('UNAUTHENTICATED');
  if (!isSignedIn(caller)) throw new Refusal('FORBIDDEN');
  return caller;
}
