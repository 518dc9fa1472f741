import { and, eq, gte, lte } from 'drizzle-orm';
import { campaigns } from '../../../ground/database/tables/programme/campaigns.js';
import { daysAfter } from '../../../ground/domain/periods.js';

/**
 * The condition that a campaign is under way: open, and the day lies in its period.
 *
 * @param endsWithin at most this many days are left, counting today and the last day
 */
export function isUnderWay(today: string, endsWithin?: number) {
  return and(
    eq(campaigns.state, 'open'),
    lte(campaigns.startsOn, today),
    gte(campaigns.endsOn, today),
    endsWithin === undefined ? undefined : lte(campaigns.endsOn, daysAfter(today, endsWithin - 1)),
  );
}
