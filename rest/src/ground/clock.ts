import { instantOn } from '@gdd/schema/programmeInstant';

/** The real time: of sessions, tokens, tickets, factors, sign-ins, queues, leases and idempotency keys. */
export interface SystemClock {
  now(): Date;
}

/** The only source of the current time. */
export interface Clock extends SystemClock {
  /**
   * The instant of what happens in the programme, and of everything that pages show as its time: the audit, imports,
   * acceptances, disputes, notes, notifications, mails, prints, share links. In the demonstration it is its day, at the
   * real time of day in Rome; everywhere else the same as `now`.
   */
  programmeNow(): Date;
  /** The day on which the programme stands still, yyyy-mm-dd; undefined where it goes on. */
  readonly standsOn: string | undefined;
}

export const systemClock: Clock = { now: () => new Date(), programmeNow: () => new Date(), standsOn: undefined };

/** A real instant of the day, such as that of the next try of a queue, as pages show it. */
export function shownInstant({ standsOn }: Pick<Clock, 'standsOn'>, real: Date): Date {
  return standsOn === undefined ? real : instantOn(standsOn, real);
}

/** The settings that say whether the programme is the demonstration, and its day. */
interface ClockSettings {
  readonly mode: 'demo' | 'development' | 'production';
  readonly demoData: 'full' | 'none';
  readonly today: string | undefined;
}

/** The clock of a programme: that of the system, but for the demonstration, whose day stands still. */
export function clockOf({ mode, demoData, today }: ClockSettings): Clock {
  if (mode === 'production' || demoData !== 'full' || today === undefined) return systemClock;
  return { now: () => new Date(), programmeNow: () => instantOn(today, new Date()), standsOn: today };
}
