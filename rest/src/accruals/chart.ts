/** The liability by month, and what the forecasts of the campaigns under way add to it (docs/domain/accruals.md). */
import { sql } from 'drizzle-orm';
import { campaigns } from '../database/tables/programme/campaigns.js';
import { euroSum } from '../domain/incentive/underWay.js';
import type { ServiceContext } from '../platform/context.js';
import type { SignedIn } from '../platform/http/caller.js';
import { cachedUnderWay, networkForecast, underWayOn } from '../reports/underWay/underWay.js';
import { accumulatedByCampaign, closedMonthsPage, sumsOfMonths } from './queries.js';
import type { AccrualChartView } from './schemas.js';

/** Maximum number of months in the chart: the newest. */
const mostMonths = 24;

/**
 * The closings of the closed months, and the forecast at the ends of the campaigns under way: the newest closing plus,
 * for each campaign that ends by then, its forecast minus the prize accumulated at the newest closing.
 */
export async function accrualChart(
  { database, programmeDay }: Pick<ServiceContext, 'database' | 'programmeDay'>,
  { member }: SignedIn,
): Promise<AccrualChartView> {
  const months = (await closedMonthsPage(database, 'desc', { page: 1, pageSize: mostMonths }))
    .map(({ month }) => month)
    .reverse();
  const sums = await sumsOfMonths(database, member, months);
  const points = months.flatMap((month) => {
    const found = sums.get(month);
    if (found === undefined) return [];
    const { closing, unlocked, notUnlocked } = found;
    return [{ month, closing, unlocked, notUnlocked }];
  });
  const last = points.at(-1);
  if (last === undefined) return { points, forecast: [] };
  const today = programmeDay();
  const accumulated = await accumulatedByCampaign(database, member, last.month);
  const underWay = await underWayOn(database, today, sql`to_char(${campaigns.endsOn}, 'YYYY-MM') > ${last.month}`);
  const added = await Promise.all(
    underWay.map(async (each) => {
      const { campaign, forecast } = await cachedUnderWay(database, member, [each], today, 'forecast', () =>
        networkForecast(database, member, each, today),
      );
      return { month: campaign.endsOn.slice(0, 7), forecast, until: accumulated.get(campaign.id) ?? '0.00' };
    }),
  );
  const ends = [...new Set(added.flatMap(({ month, forecast }) => (forecast === null ? [] : [month])))].sort();
  return {
    points,
    forecast: ends.map((month) => {
      const ended = added.filter((each) => each.month <= month);
      const at = (prize: 'prizeLow' | 'prizeExpected' | 'prizeHigh') => {
        const known = ended.flatMap(({ forecast, until }) =>
          forecast === null ? [] : [{ prize: forecast[prize], until }],
        );
        return euroSum(
          [last.closing, ...known.map((each) => each.prize)],
          known.map((each) => each.until),
        );
      };
      return { month, low: at('prizeLow'), expected: at('prizeExpected'), high: at('prizeHigh') };
    }),
  };
}
