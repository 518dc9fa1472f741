import { and, eq, gte, lte } from 'drizzle-orm';
import { campaigns } from '../../database/tables/programme/campaigns.js';
import { daysAfter } from '../../domain/periods.js';

/**
 * Whether a campaign is under way: open, the day in its period.
 *
 * @param endsWithin so many days at most are left, the day and the last included
 */
export function isUnderWay(today: string, endsWithin?: number) {
  return and(
    eq(campaigns.state, 'open'),
    lte(campaigns.startsOn, today),
    gte(campaigns.endsOn, today),
    endsWithin === undefined ? undefined : lte(campaigns.endsOn, daysAfter(today, endsWithin - 1)),
  );
}
