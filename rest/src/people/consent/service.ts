import { smsNoticeVersion, type ConsentSource } from '@gdd/schema/consent';
import type { Config } from '../../config.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { Refusal } from '../../ground/platform/http/errors.js';
import { insertConsent, newestConsent } from './queries.js';

/** The context of the consent services; the notice names the mailbox `privacyEmail`. */
export type ConsentContext = ServiceContext & { readonly config: Pick<Config, 'privacyEmail'> };

/**
 * The consent of the caller's member to the current notice on SMS messages. A decision on an earlier version of the
 * notice does not count: the consent is then undecided.
 */
export async function smsConsent({ database, config }: ConsentContext, caller: SignedIn) {
  const newest = await newestConsent(database, caller.member.id);
  const decision = newest?.version === smsNoticeVersion ? newest : undefined;
  return {
    given: decision?.given ?? null,
    version: smsNoticeVersion,
    decidedAt: decision?.decidedAt.toISOString() ?? null,
    contactEmail: config.privacyEmail,
  };
}

/**
 * Stores the caller's decision on the notice; earlier ones stay as history, and an unchanged decision adds nothing.
 *
 * @throws Refusal CONFLICT, reason staleVersion, for a decision on another version of the notice than the current one
 */
export async function setSmsConsent(
  context: ConsentContext,
  caller: SignedIn,
  {
    given,
    version,
    source,
  }: { readonly given: boolean; readonly version: string; readonly source?: ConsentSource | undefined },
) {
  if (version !== smsNoticeVersion) throw new Refusal('CONFLICT', { reason: 'staleVersion' });
  const current = await smsConsent(context, caller);
  if (current.given !== given) {
    const decidedAt = context.clock.programmeNow();
    await insertConsent(context.database, {
      memberId: caller.member.id,
      userId: caller.userId,
      given,
      version,
      decidedAt,
      source: source ?? null,
    });
    return { ...current, given, decidedAt: decidedAt.toISOString() };
  }
  return current;
}
