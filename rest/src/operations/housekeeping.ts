import { resumableSeconds } from '@gdd/schema/live';
import { reminderRunDays } from '@gdd/schema/reminders';
import { webhookLimits } from '@gdd/schema/webhooks';
import { and, isNotNull, lt } from 'drizzle-orm';
import { deleteEndedTokens } from '../people/auth/personalTokens/personalTokenQueries.js';
import { forgetOldDevices } from '../people/auth/signIn/devices.js';
import { finishDueResets } from '../people/auth/factorResets/factorResets.js';
import { deleteExpiredChallenges } from '../people/auth/factors/challenges.js';
import { deleteExpired } from '../people/auth/signIn/queries.js';
import { deleteSecurityEvents } from '../people/auth/signIn/securityEvents.js';
import { deleteEndedSessions } from '../people/auth/signIn/sessionQueries.js';
import { knownForMs } from '../people/auth/signIn/signIn.js';
import { authAttempts } from '../ground/database/tables/people/sessions.js';
import { idempotencyKeys } from '../ground/database/tables/work/idempotency.js';
import { outbox } from '../ground/database/tables/work/mail.js';
import { reminderRuns } from '../ground/database/tables/programme/reminders.js';
import { deleteOldImages } from '../content/housekeeping.js';
import { foldFigures } from '../figures/folding.js';
import { deleteOldSignals } from '../events/signals/signal.js';
import { deleteEndedLeases } from '../ground/files/exportLimit.js';
import { deleteOldUploads } from '../ground/files/uploads.js';
import { deleteExpiredExports } from '../reports/exports/housekeeping.js';
import { forgetIdleRows } from '../sales/imports/housekeeping.js';
import { deleteOldNotifications } from '../reach/notifications/housekeeping.js';
import { deleteEndedShareTokens } from '../reports/share/queries.js';
import { deleteOldDeliveries } from '../reach/webhooks/queries.js';
import type { ServiceContext } from '../ground/platform/context.js';
import { idempotencyLifetimeMs } from '../ground/platform/http/idempotency.js';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Deletes expired data: ended sessions, links and challenges, IP addresses without a sign-in for a month, personal tokens and share
 * links three months after their end, security events after half a year, sign-in attempts after a day, idempotency
 * keys, reminder runs and done mails after a week, unused uploads, images that no text shows, exports after seven days,
 * rows of idle imports, old signals, deliveries of webhooks three months after their end, and old notifications with
 * their events. Removes factors whose removal was approved a day before. Folds the rollup figures of many dealers.
 */
export async function tidyUp({
  database,
  clock,
  storage,
}: Pick<ServiceContext, 'database' | 'clock' | 'storage'>): Promise<void> {
  const now = clock.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  const programmeNow = clock.programmeNow();
  const inProgrammeBefore = (ms: number) => new Date(programmeNow.getTime() - ms);
  await deleteEndedSessions(database, now);
  await deleteExpired(database, now, before(knownForMs));
  await forgetOldDevices(database, now);
  await deleteExpiredChallenges(database, now);
  await finishDueResets({ database, clock });
  await deleteEndedTokens(database, before(90 * dayMs));
  await deleteEndedShareTokens(database, inProgrammeBefore(90 * dayMs));
  await deleteSecurityEvents(database, before(180 * dayMs));
  await database.delete(authAttempts).where(lt(authAttempts.at, before(dayMs)));
  await database.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(idempotencyLifetimeMs)));
  // before the mails: the outcomes of a run that still exists need its mails
  await database.delete(reminderRuns).where(lt(reminderRuns.askedAt, inProgrammeBefore(reminderRunDays * dayMs)));
  await database.delete(outbox).where(and(isNotNull(outbox.doneAt), lt(outbox.doneAt, inProgrammeBefore(7 * dayMs))));
  await deleteOldUploads(database, storage, now);
  await deleteOldImages(database, storage, inProgrammeBefore(dayMs));
  await deleteEndedLeases(database, now);
  await deleteOldSignals(database, before(2 * resumableSeconds * 1000));
  await deleteOldDeliveries(database, inProgrammeBefore(webhookLimits.days * dayMs));
  await deleteExpiredExports({ database, storage }, programmeNow);
  await forgetIdleRows(database, programmeNow);
  await deleteOldNotifications(database, programmeNow);
  await foldFigures(database);
}
