import type { Config } from '../../config.js';
import type { Database } from '../../database/connections/connection.js';
import { romeDay } from '../../domain/romeDay.js';
import type { SignedIn } from '../../platform/http/caller.js';
import type { ServiceContext } from '../../platform/context.js';
import { Refusal } from '../../platform/http/errors.js';
import { queueMail, type MailWriter } from '../../platform/mail/outbox.js';
import type { ProgrammeDay } from '../../platform/programmeDay.js';
import { invitationToAccept, progressReminder } from './mails.js';
import { noteReminder, reminderSubject } from './reminderQueries.js';
import { recordOfDealers } from '../../campaigns/closing/dealerRecords.js';
import { lockedMembership, type DealerInCampaign } from '../membership/service.js';
import { refuseClosed, refuseOver } from '../../campaigns/campaign/refusals.js';

/**
 * Reminds a dealer of a campaign by mail: once a day, as days are in Italy.
 *
 * @throws Refusal NOT_FOUND; CONFLICT, reason campaignClosed, periodOver, registrationClosed for a dealer that could no
 *   longer accept, noMailAddress or alreadyRemindedToday
 */
export async function remindDealer(
  { database, clock, programmeDay, wakeOutbox }: ServiceContext,
  caller: SignedIn,
  path: DealerInCampaign,
): Promise<void> {
  const now = clock.now();
  const { id: campaignId, dealerId } = path;
  await database.transaction(async (transaction) => {
    const { rules, membership } = await lockedMembership(transaction, caller, path);
    refuseClosed(rules);
    refuseOver(rules, programmeDay());
    if (membership.acceptedAt === null && rules.state !== 'open') {
      throw new Refusal('CONFLICT', { reason: 'registrationClosed' });
    }
    if (membership.email === null) throw new Refusal('CONFLICT', { reason: 'noMailAddress' });
    if (!(await noteReminder(transaction, { campaignId, dealerId, day: romeDay(now) }))) {
      throw new Refusal('CONFLICT', { reason: 'alreadyRemindedToday' });
    }
    await queueMail(transaction, 'reminder', membership.email, now, { campaignId, dealerId });
    await recordOfDealers(transaction, { actorId: caller.userId, now }, campaignId, 'reminded', [{ dealerId }], () => ({
      after: { email: membership.email },
    }));
  });
  wakeOutbox();
}

/** How reminders are written: by what is true when they are sent; none about what has become pointless since. */
export function reminderWriter(
  database: Database,
  programmeDay: ProgrammeDay,
  config: Pick<Config, 'publicUrl'>,
): MailWriter {
  return async ({ about }) => {
    const { campaignId = 0, dealerId = 0 } = about ?? {};
    const subject = await reminderSubject(database, campaignId, dealerId);
    if (subject === undefined || subject.state === 'closed' || subject.endsOn < programmeDay()) return null;
    const link = `${config.publicUrl}/subscriptions/${campaignId}`;
    if (subject.acceptedAt !== null) return progressReminder(subject, link);
    return subject.state === 'open' ? invitationToAccept(subject, link) : null;
  };
}
