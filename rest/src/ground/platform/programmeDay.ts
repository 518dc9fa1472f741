import { romeDay } from '../domain/romeDay.js';
import type { Clock } from '../clock.js';

/**
 * Returns the current day, yyyy-mm-dd, for all rules of campaigns and sales (docs/domain/sessions.md). Do not store the
 * result: a service runs for longer than a day. Instants are the clock's (`ground/clock.ts`).
 */
export type ProgrammeDay = () => string;

/**
 * The programme's day.
 *
 * @param today a fixed day from the settings. Default: the calendar day in Rome
 */
export function programmeDay(today: string | undefined, clock: Clock): ProgrammeDay {
  return () => today ?? romeDay(clock.now());
}
