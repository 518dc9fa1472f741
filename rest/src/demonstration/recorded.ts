import { systemClock } from '../ground/clock.js';
import type { Database } from '../ground/database/connections/connection.js';
import { romeDay } from '../ground/domain/romeDay.js';
import type { ServiceContext } from '../ground/platform/context.js';

/** The instant from which the demonstration's changes are recorded: just before its first month is closed. */
export const recordedSince = new Date('2025-07-04T06:00:00Z');

/** What services are called with for what happened on a past day. */
export type PastContext = Pick<ServiceContext, 'database' | 'clock' | 'programmeDay' | 'wakeOutbox'>;

/** The context of services at an instant. Mails that they queue are sent once the portal runs. */
export function contextOf(database: Database, now: Date): PastContext {
  const clock = { ...systemClock, programmeNow: () => now };
  return { database, clock, programmeDay: () => romeDay(now), wakeOutbox: () => undefined };
}
