import { callerOfCredential } from './sessions.js';
import { isSignedIn, requireFactor } from '../../ground/platform/http/caller.js';
import { Refusal } from '../../ground/platform/http/errors.js';
import type { HolderOf } from '../../ground/files/tickets.js';

/** As `HolderOf` says. */
export const holderOf: HolderOf = async (context, { userId, credential }) => {
  const caller = await callerOfCredential(context, credential);
  if (caller?.userId !== userId) throw new Refusal('UNAUTHENTICATED');
  if (!isSignedIn(caller)) throw new Refusal('FORBIDDEN');
  requireFactor(caller, context.clock);
  return caller;
};
