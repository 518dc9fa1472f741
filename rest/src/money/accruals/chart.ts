/** The liability by month, and how it goes on (docs/domain/accruals.md). */
import { sql } from 'drizzle-orm';
import type { Database } from '../../ground/database/connections/connection.js';
import { everInSubtreeOf, type Place } from '../../ground/database/scope.js';
import { campaigns } from '../../ground/database/tables/programme/campaigns.js';
import { euroSum, shareOf, wholePeriod, type Forecast } from '../../ground/domain/incentive/underWay.js';
import { lastDayOf, monthsAfter } from '../../ground/domain/periods.js';
import { cachedResult, campaignsVersion } from '../../figures/cachedResults.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import { cachedUnderWay, networkForecast, underWayOn, type UnderWay } from '../../programme/underWay/underWay.js';
import { tiresBeforeOf } from '../../figures/sums/tiresBefore.js';
import { campaignsWithClosing, finalMonth, storedFigures, type CampaignWithClosing } from './accumulated.js';
import { accumulatedByCampaign, closedMonthsPage, sumsOfMonths, type AccumulatedOfCampaign } from './queries.js';
import type { AccrualChartView } from './schemas.js';

/** Maximum number of months in the chart: the newest. */
const mostMonths = 24;

const zero = '0.00';

/** Amounts in EUR: the liability in low, expected and high, and the part of the expected one that is final. */
interface Outlook {
  readonly low: string;
  readonly expected: string;
  readonly high: string;
  readonly unlocked: string;
}

/** What a campaign adds to the newest closing by the end of a month, and what it takes away. */
interface Change {
  readonly added: Outlook;
  readonly less: Outlook;
}

type ChangeAt = (month: string) => readonly Change[];

/** How a campaign changes the liability after the newest closed month. */
interface Course {
  /** The last month in which it changes. */
  readonly until: string;
  readonly at: ChangeAt;
}

/**
 * The closings of the closed months, and the forecast of each month after them: the newest closing, plus for each
 * campaign under way its forecast minus the prize accumulated at the newest closing; plus for each ended campaign whose
 * months are not closed yet what it accumulated since, minus what its closing releases.
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
    const monthSums = sums.get(month);
    if (monthSums === undefined) return [];
    const { opening, closing, unlocked, notUnlocked, awaitingClosing } = monthSums;
    return [{ month, opening, closing, unlocked, notUnlocked, awaitingClosing }];
  });
  const last = points.at(-1);
  if (last === undefined) return { points, forecast: [] };
  const today = programmeDay();
  const frozen = await accumulatedByCampaign(database, member, last.month);
  const courses = [
    ...(await coursesUnderWay(database, member, today, last.month, frozen)),
    ...(await coursesOfEnded(database, member, today, last.month, frozen)),
  ];
  const end = courses.reduce((latest, { until }) => (until > latest ? until : latest), last.month);
  return {
    points,
    forecast: monthsFrom(last.month, end).map((month) => {
      const changes = courses.flatMap(({ at }) => at(month));
      const of = (name: keyof Outlook, closing: string) =>
        euroSum(
          [closing, ...changes.map(({ added }) => added[name])],
          changes.map(({ less }) => less[name]),
        );
      const expected = of('expected', last.closing);
      const unlocked = of('unlocked', last.unlocked);
      const range = { low: of('low', last.closing), expected, high: of('high', last.closing) };
      return { month, ...range, unlocked, notUnlocked: euroSum([expected], [unlocked]) };
    }),
  };
}

/** The months after one until another, both yyyy-mm. */
function monthsFrom(after: string, until: string): string[] {
  const months: string[] = [];
  for (let month = monthsAfter(after, 1); month <= until; month = monthsAfter(month, 1)) months.push(month);
  return months;
}

type ByCampaign = ReadonlyMap<number, AccumulatedOfCampaign>;

const noneFrozen: AccumulatedOfCampaign = { accumulated: zero, locked: zero };

/** The campaigns under way that have a forecast: what they come to at the end of each month until their last. */
async function coursesUnderWay(
  database: Database,
  member: SignedIn['member'],
  today: string,
  last: string,
  frozen: ByCampaign,
): Promise<Course[]> {
  const underWay = await underWayOn(database, today, sql`to_char(${campaigns.endsOn}, 'YYYY-MM') > ${last}`);
  const courses = await Promise.all(
    underWay.map(async (each): Promise<Course[]> => {
      const { id, endsOn } = each.campaign;
      const until = endsOn.slice(0, 7);
      const less = certain(frozen.get(id) ?? noneFrozen);
      const byMonth = new Map<string, Outlook>();
      for (const month of monthsFrom(last, until)) {
        const forecast = await forecastAt(database, member, each, today, month === until ? endsOn : lastDayOf(month));
        if (forecast === null) return [];
        const { prizeLow: low, prizeExpected: expected, prizeHigh: high, spendableExpected: unlocked } = forecast;
        byMonth.set(month, { low, expected, high, unlocked });
      }
      const at = (month: string) => {
        const added = byMonth.get(month > until ? until : month);
        return added === undefined ? [] : [{ added, less }];
      };
      return [{ until, at }];
    }),
  );
  return courses.flat();
}

/**
 * The forecast of a campaign under way for a day: of its last one as everywhere, of a day to come by that day's share,
 * of a past day the prizes by the lines up to it.
 */
async function forecastAt(
  database: Database,
  member: SignedIn['member'],
  underWay: UnderWay,
  today: string,
  day: string,
): Promise<Forecast | null> {
  const { campaign } = underWay;
  const { forecast } = await cachedUnderWay(
    database,
    member,
    [underWay],
    today,
    day === campaign.endsOn ? 'forecast' : `forecast ${day}`,
    async () => {
      if (day === campaign.endsOn) return networkForecast(database, member, underWay, today);
      const share = shareOf(await tiresBeforeOf(database, campaign.id, day), campaign, day);
      if (day >= today) return networkForecast(database, member, underWay, today, share);
      return networkForecast(database, member, { campaign, share: wholePeriod }, day);
    },
  );
  return forecast;
}

/** The campaigns that are over: what they came to after the newest closed month, and what their closing releases. */
async function coursesOfEnded(
  database: Database,
  member: Place,
  today: string,
  last: string,
  frozen: ByCampaign,
): Promise<Course[]> {
  const over = await campaignsWithClosing(
    database,
    sql`${campaigns.startsOn} <= ${today} and (${campaigns.endsOn} < ${today} or ${campaigns.state} = 'closed')`,
  );
  const next = monthsAfter(last, 1);
  const courses: Course[] = [];
  const from = (until: string, change: Change) =>
    courses.push({ until, at: (month) => (month < until ? [] : [change]) });
  for (const rules of over) {
    const before = frozen.get(rules.id) ?? noneFrozen;
    const month = finalMonth(rules);
    const isOpen = month > last;
    const now = isOpen ? await storedSums(database, rules, member) : before;
    if (isOpen) from(month, { added: certain(now), less: certain(before) });
    // also where it was closed in a month that is closed already: the first open month releases it
    if (rules.closedMonth !== null && now.locked !== zero) {
      const released = certain({ accumulated: now.locked, locked: now.locked });
      from(rules.closedMonth > last ? rules.closedMonth : next, { added: certain(noneFrozen), less: released });
    }
  }
  return courses;
}

/** Prizes that no forecast changes any more. */
function certain({ accumulated, locked }: AccumulatedOfCampaign): Outlook {
  const unlocked = euroSum([accumulated], [locked]);
  return { low: accumulated, expected: accumulated, high: accumulated, unlocked };
}

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
