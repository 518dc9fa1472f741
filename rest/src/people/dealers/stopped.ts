import { and, eq, gte, lte, sql, type SQL } from 'drizzle-orm';
import { members } from '../../ground/database/tables/people/network.js';
import { sales } from '../../ground/database/tables/programme/sales.js';
import { stoppedWindows, type DayRange } from '../../ground/domain/incentive/underWay.js';

/** Whether a row of `members` is an active dealer that has stopped buying by a day (docs/domain/reports.md). */
export function hasStopped(today: string): SQL | undefined {
  const { bought, quiet } = stoppedWindows(today);
  return and(eq(members.status, 'active'), sql`exists ${linesOn(bought)}`, sql`not exists ${linesOn(quiet)}`);
}

const linesOn = (range: DayRange) =>
  sql`(select from ${sales} where ${eq(sales.dealerId, members.id)} and ${soldIn(range)})`;

/** Whether a sale line is within these days, both included. */
export const soldIn = ({ from, to }: DayRange) => and(gte(sales.soldOn, from), lte(sales.soldOn, to));
