/** The liability by month, and how it goes on (docs/domain/accruals.md). */
import { sql } from 'drizzle-orm';
import type { Database } from '../database/connections/connection.js';
import { everInSubtreeOf, type Place } from '../database/scope.js';
import { campaigns } from '../database/tables/programme/campaigns.js';
import { euroSum } from '../domain/incentive/underWay.js';
import { monthsAfter } from '../domain/periods.js';
import { cachedResult, campaignsVersion } from '../figures/cachedResults.js';
import type { ServiceContext } from '../platform/context.js';
import type { SignedIn } from '../platform/http/caller.js';
import { cachedUnderWay, networkForecast, underWayOn } from '../reports/underWay/underWay.js';
import { campaignsWithClosing, finalMonth, storedFigures, type CampaignWithClosing } from './accumulated.js';
import { accumulatedByCampaign, closedMonthsPage, sumsOfMonths, type AccumulatedOfCampaign } from './queries.js';
import type { AccrualChartView } from './schemas.js';

/** Maximum number of months in the chart: the newest. */
const mostMonths = 24;

/** What changes the liability at the end of a month, EUR; amounts to subtract are in `less`. */
interface Movement {
  readonly month: string;
  readonly low: string;
  readonly expected: string;
  readonly high: string;
  readonly less: string;
}

/**
 * The closings of the closed months, and the forecast: the newest closing, plus for each campaign under way its forecast
 * minus the prize accumulated at the newest closing, at its end; plus for each ended campaign whose months are not closed
 * yet what it accumulated since, minus what its closing releases.
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
    const { closing, unlocked, notUnlocked, awaitingClosing } = found;
    return [{ month, closing, unlocked, notUnlocked, awaitingClosing }];
  });
  const last = points.at(-1);
  if (last === undefined) return { points, forecast: [] };
  const today = programmeDay();
  const frozen = await accumulatedByCampaign(database, member, last.month);
  const movements = [
    ...(await movementsUnderWay(database, member, today, last.month, frozen)),
    ...(await movementsOfEnded(database, member, today, last.month, frozen)),
  ];
  const ends = [...new Set(movements.map(({ month }) => month))].sort();
  return {
    points,
    forecast: ends.map((month) => {
      const until = movements.filter((each) => each.month <= month);
      const at = (prize: 'low' | 'expected' | 'high') =>
        euroSum(
          [last.closing, ...until.map((each) => each[prize])],
          until.map(({ less }) => less),
        );
      return { month, low: at('low'), expected: at('expected'), high: at('high') };
    }),
  };
}

type ByCampaign = ReadonlyMap<number, AccumulatedOfCampaign>;

/** The campaigns under way: their forecasts, where they have one. */
async function movementsUnderWay(
  database: Database,
  member: SignedIn['member'],
  today: string,
  last: string,
  frozen: ByCampaign,
): Promise<Movement[]> {
  const underWay = await underWayOn(database, today, sql`to_char(${campaigns.endsOn}, 'YYYY-MM') > ${last}`);
  const found = await Promise.all(
    underWay.map(async (each) => {
      const { campaign, forecast } = await cachedUnderWay(database, member, [each], today, 'forecast', () =>
        networkForecast(database, member, each, today),
      );
      if (forecast === null) return [];
      const { prizeLow: low, prizeExpected: expected, prizeHigh: high } = forecast;
      return [
        { month: campaign.endsOn.slice(0, 7), low, expected, high, less: frozen.get(campaign.id)?.accumulated ?? zero },
      ];
    }),
  );
  return found.flat();
}

/** The campaigns that are over: what they came to after the newest closed month, and what their closing releases. */
async function movementsOfEnded(
  database: Database,
  member: Place,
  today: string,
  last: string,
  frozen: ByCampaign,
): Promise<Movement[]> {
  const over = await campaignsWithClosing(
    database,
    sql`${campaigns.startsOn} <= ${today} and (${campaigns.endsOn} < ${today} or ${campaigns.state} = 'closed')`,
  );
  const next = monthsAfter(last, 1);
  const found: Movement[] = [];
  for (const rules of over) {
    const { accumulated, locked } = frozen.get(rules.id) ?? { accumulated: zero, locked: zero };
    const month = finalMonth(rules);
    const isOpen = month > last;
    const now = isOpen ? await storedSums(database, rules, member) : { accumulated, locked };
    if (isOpen) found.push({ month, ...certain(now.accumulated), less: accumulated });
    // also where it was closed in a month that is closed already: the first open month releases it
    if (rules.closedMonth !== null && now.locked !== zero) {
      found.push({ month: rules.closedMonth > last ? rules.closedMonth : next, ...certain(zero), less: now.locked });
    }
  }
  return found;
}

const certain = (prize: string) => ({ low: prize, expected: prize, high: prize });

/** The stored accumulated prizes of a campaign below a member, and what of them is locked, EUR. */
function storedSums(database: Database, rules: CampaignWithClosing, member: Place): Promise<AccumulatedOfCampaign> {
  return cachedResult(
    database,
    JSON.stringify(['ended', rules, member.path]),
    () => campaignsVersion(database, undefined, [rules.id]),
    async () => {
      const stored = await storedFigures(database, rules, everInSubtreeOf(member));
      return {
        accumulated: euroSum(stored.map(({ accumulated }) => accumulated)),
        locked: euroSum(stored.flatMap(({ accumulated, unlocked }) => (unlocked ? [] : [accumulated]))),
      };
    },
  );
}

const zero = '0.00';
