import { count, eq, ne } from 'drizzle-orm';
import type { Database } from '../../ground/database/connections/connection.js';
import { campaigns } from '../../ground/database/tables/programme/campaigns.js';
import { memberships } from '../../ground/database/tables/programme/memberships.js';
import { salesMonths } from '../../ground/database/tables/programme/sales.js';
import { findDifferences } from './differences.js';

/**
 * The report of the command `recompute`: the differences between stored and computed data.
 *
 * @returns the text to print, and whether there is no difference
 */
export async function recomputeReport(
  database: Database,
): Promise<{ readonly text: string; readonly isRight: boolean }> {
  const differences = await findDifferences(database);
  if (differences.length > 0) {
    const lines = differences.map(({ campaignId, dealerId, field, stored, computed }) => {
      const place = campaignId === 0 ? '' : `campaign ${campaignId}, `;
      const dealer = dealerId === 0 ? '' : `dealer ${dealerId}, `;
      return `${place}${dealer}${field}: stored ${stored || 'nothing'}, computed ${computed || 'nothing'}\n`;
    });
    return { isRight: false, text: `${lines.join('')}${differences.length} differences: nothing was changed.\n` };
  }
  const open = ne(campaigns.state, 'closed');
  const [campaignsChecked] = await database.select({ total: count() }).from(campaigns).where(open);
  const [dealersChecked] = await database
    .select({ total: count() })
    .from(memberships)
    .innerJoin(campaigns, eq(campaigns.id, memberships.campaignId))
    .where(open);
  const [monthsChecked] = await database.select({ total: count() }).from(salesMonths);
  const counts = [
    ['campaigns that are not closed', campaignsChecked?.total],
    ['dealers in them', dealersChecked?.total],
    ['months of dealers', monthsChecked?.total],
  ];
  return { isRight: true, text: `${counts.map(([what, total]) => `${what}: ${total}\n`).join('')}no difference\n` };
}
