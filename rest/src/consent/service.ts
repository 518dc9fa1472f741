import { smsNoticeVersion } from '@gdd/schema/consent';
import type { Config } from '../config.js';
import type { SignedIn } from '../platform/caller.js';
import type { ServiceContext } from '../platform/context.js';
import { Refusal } from '../platform/errors.js';
import { insertConsent, newestConsent } from './queries.js';

/** What the area works with beside the database: the mailbox that the notice names. */
export type ConsentContext = ServiceContext & { readonly config: Pick<Config, 'privacyEmail'> };

/**
 * What the caller's member answered to the notice on SMS messages. An answer to an earlier notice is none to this one:
 * the question is open again.
 */
export async function smsConsent({ database, config }: ConsentContext, caller: SignedIn) {
  const newest = await newestConsent(database, caller.member.id);
  const answer = newest?.version === smsNoticeVersion ? newest : undefined;
  return {
    given: answer?.given ?? null,
    version: smsNoticeVersion,
    decidedAt: answer?.decidedAt.toISOString() ?? null,
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
