import { smsNoticeVersion } from '@gdd/schema/consent';
import type { Config } from '../config.js';
import type { SignedIn } from '../platform/http/caller.js';
import type { ServiceContext } from '../platform/context.js';
import { Refusal } from '../platform/http/errors.js';
import { insertConsent, newestConsent } from './queries.js';

/** The area's context beside the database: the mailbox that the notice names. */
export type ConsentContext = ServiceContext & { readonly config: Pick<Config, 'privacyEmail'> };

/**
 * The consent of the caller's member to the notice on SMS messages. An answer to an earlier notice is none to this one:
 * the question is open again.
 */
export async function smsConsent({ database, config }: ConsentContext, caller: SignedIn) {
  const newest = await newestConsent(database, caller.member.id);
  const response = newest?.version === smsNoticeVersion ? newest : undefined;
  return {
    given: response?.given ?? null,
    version: smsNoticeVersion,
    decidedAt: response?.decidedAt.toISOString() ?? null,
    contactEmail: config.privacyEmail,
  };
}

/**
 * Keeps the caller's answer to the notice; the earlier ones stay as its history, and the same answer again adds nothing.
 *
 * @throws Refusal CONFLICT, reason staleVersion, for an answer to another notice than the current one
 */
export async function setSmsConsent(
  context: ConsentContext,
  caller: SignedIn,
  { given, version }: { readonly given: boolean; readonly version: string },
) {
  if (version !== smsNoticeVersion) throw new Refusal('CONFLICT', { reason: 'staleVersion' });
  const current = await smsConsent(context, caller);
  if (current.given !== given) {
    const decidedAt = context.clock.now();
    await insertConsent(context.database, {
      memberId: caller.member.id,
      userId: caller.userId,
      given,
      version,
      decidedAt,
    });
    return { ...current, given, decidedAt: decidedAt.toISOString() };
  }
  return current;
}
