import type { Config } from '../../../config.js';
import type { Database } from '../../../ground/database/connections/connection.js';
import { romeDay } from '../../../ground/domain/romeDay.js';
import type { SignedIn } from '../../../ground/platform/http/caller.js';
import type { ServiceContext } from '../../../ground/platform/context.js';
import { Refusal } from '../../../ground/platform/http/errors.js';
import { queueMail, type MailWriter } from '../../../ground/platform/mail/outbox.js';
import type { ProgrammeDay } from '../../../ground/platform/programmeDay.js';
import type { Letter } from '../../../ground/platform/mail/letter.js';
import { invitationToAccept, progressReminder } from './mails.js';
import { noteReminder, reminderSubject } from './reminderQueries.js';
import { recordOfDealers } from '../../campaigns/closing/dealerRecords.js';
import { lockedMembership, type DealerInCampaign } from '../membership/service.js';
import { refuseClosed, refuseDraft, refuseOver } from '../../campaigns/campaign/refusals.js';

/**
 * Reminds a dealer of a campaign by mail, at most once a day (calendar day in Italy).
 *
 * @throws Refusal NOT_FOUND; CONFLICT, reason campaignClosed, campaignDraft, periodOver, registrationClosed for a
 *   dealer that can no longer accept, noMailAddress or alreadyRemindedToday
 */
export async function remindDealer(
  { database, clock, programmeDay, wakeOutbox }: ServiceContext,
  caller: SignedIn,
  path: DealerInCampaign,
): Promise<void> {
  const now = clock.programmeNow();
  const { id: campaignId, dealerId } = path;
  await database.transaction(async (transaction) => {
    const { rules, membership } = await lockedMembership(transaction, caller, path);
    refuseClosed(rules);
    refuseDraft(rules);
    refuseOver(rules, programmeDay());
    if (membership.acceptedAt === null && rules.state !== 'open') {
      throw new Refusal('CONFLICT', { reason: 'registrationClosed' });
    }
    if (membership.email === null) throw new Refusal('CONFLICT', { reason: 'noMailAddress' });
    if (!(await noteReminder(transaction, { campaignId, dealerId, day: romeDay(now) }))) {
      throw new Refusal('CONFLICT', { reason: 'alreadyRemindedToday' });
    }
    await queueMail(transaction, 'reminder', membership.email, clock, { campaignId, dealerId });
    await recordOfDealers(transaction, { actorId: caller.userId, now }, campaignId, 'reminded', [{ dealerId }], () => ({
      after: { email: membership.email },
    }));
  });
  wakeOutbox();
}

/** Writes the reminder of a dealer in a campaign; null where a reminder is pointless. */
export type ReminderWriter = (about: {
  readonly campaignId: number;
  readonly dealerId: number;
}) => Promise<(Letter & { readonly businessName: string }) | null>;

/** Returns a writer of reminders, from the data at the time of writing. */
export function reminderLetters(
  database: Database,
  programmeDay: ProgrammeDay,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): ReminderWriter {
  return async ({ campaignId, dealerId }) => {
    const subject = await reminderSubject(database, campaignId, dealerId);
    if (
      subject === undefined ||
      subject.state === 'draft' ||
      subject.state === 'closed' ||
      subject.endsOn < programmeDay()
    )
      return null;
    const { businessName } = subject;
    const link = `${publicUrl}/subscriptions/${campaignId}`;
    if (subject.acceptedAt !== null) return { businessName, ...progressReminder(subject, link) };
    return subject.state === 'open' ? { businessName, ...invitationToAccept(subject, link) } : null;
  };
}

/** Writes the mails of the kind `reminder` when they are sent; null where the reminder has become pointless since. */
export function reminderWriter(
  database: Database,
  programmeDay: ProgrammeDay,
  config: Pick<Config, 'publicUrl'>,
): MailWriter {
  const write = reminderLetters(database, programmeDay, config);
  // 0 is no id: without one nothing is found and no mail is sent
  return ({ about }) => write({ campaignId: about?.['campaignId'] ?? 0, dealerId: about?.['dealerId'] ?? 0 });
}
