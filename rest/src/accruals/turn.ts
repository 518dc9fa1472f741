import { monthsAfter } from '../domain/periods.js';
import { Refusal } from '../platform/http/errors.js';

/**
 * Refuses to close a month that is closed, or that does not follow the newest one that is.
 *
 * @param last the newest closed month; null before the first, which any month may be
 * @throws Refusal CONFLICT, reason monthClosed or monthOutOfTurn
 */
export function refuseOutOfTurn(month: string, last: string | null): void {
  if (last === null || month === monthsAfter(last, 1)) return;
  throw new Refusal('CONFLICT', { reason: month <= last ? 'monthClosed' : 'monthOutOfTurn' });
}
