import { romeDay } from '../domain/romeDay.js';
import type { Clock } from '../clock.js';

/**
 * Tells the day, yyyy-mm-dd, that decides every rule on campaigns and sales (docs/domain/sessions.md). Ask it each time:
 * a service runs for longer than a day. Sessions, tokens, mails and the audit trail go by the clock.
 */
export type ProgrammeDay = () => string;

/**
 * The programme's day.
 *
 * @param today the day that the settings fix; without one it is the calendar day in Rome
 */
export function programmeDay(today: string | undefined, clock: Clock): ProgrammeDay {
  return () => today ?? romeDay(clock.now());
}
