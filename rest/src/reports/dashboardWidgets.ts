/** What each widget of the dashboard shows (docs/domain/reports.md). */
import type { DashboardWidgetKey } from '@gdd/schema/dashboard';
import type { Permission } from '@gdd/schema/permissions';
import type { Standing } from '@gdd/schema/reports';
import { totalsByCampaign } from '../campaigns/totals.js';
import { campaignsOfDealer } from '../memberships/dealerCampaignQueries.js';
import { newContents } from '../content/queries.js';
import type { Database } from '../database/connection.js';
import { fixed, millionths, roundedQuotient } from '../domain/decimal.js';
import { daysAfter, daysBetween, yearBefore } from '../domain/periods.js';
import { daysLeft, euroSum, forecastOf, percentageOf, sumOfForecasts } from '../domain/underWay.js';
import type { SignedIn } from '../platform/caller.js';
import { importsInError, waitingUsers } from './dashboardQueries.js';
import type { DashboardItem, DashboardRows, DashboardWidget } from './dashboardSchemas.js';
import {
  hasSalesInMonth,
  keptSales,
  membersBelowVersion,
  monthOf,
  tiresByMonth,
  tiresOfMembersBelow,
  tiresOfMonthToDay,
} from './salesQueries.js';
import {
  atStakeOf,
  attainmentOf,
  dealerUnderWay,
  keptUnderWay,
  missingTires,
  networkForecast,
  prizeIfAccepted,
  type DealerUnderWay,
  type UnderWay,
  type Words,
} from './underWay.js';
import { businessNames } from '../campaigns/dealerRecords.js';
import { membershipsOf, progressOf, stoppedDealers, type CampaignUnderWay } from './underWayQueries.js';

/** Items of a widget at most; a year has its twelve months. */
const mostItems = 5;
/** A campaign that ends within so many days ends soon. */
const soonDays = 30;
/** What was published within so many days, today included, is new. */
const newDays = 60;
const mostNews = 3;

/** What widgets are made from; what several need is asked for once, when the first needs it. */
export interface DashboardQuestion {
  readonly database: Database;
  readonly caller: SignedIn;
  /** The programme's day. */
  readonly today: string;
  /** The instant, for what goes by the clock. */
  readonly now: Date;
  readonly underWay: () => Promise<readonly UnderWay[]>;
  readonly words: () => Promise<FirstOfWords>;
}

type Made = Partial<Omit<DashboardWidget, 'key' | 'error'>>;
type Item = Pick<DashboardItem, 'kind' | 'id' | 'label'> & Partial<DashboardItem>;

/** A widget: who has it, and how it is made. */
export interface WidgetRule {
  /** Whether a caller has it, by what it may call. */
  readonly isFor: (can: (...anyOf: readonly Permission[]) => boolean) => boolean;
  readonly make: (question: DashboardQuestion) => Promise<Made>;
}

type IsFor = WidgetRule['isFor'];
const ofAdministrators: IsFor = (can) => can('accessCampaigns');
/** Of whoever has a network: reads its figures and does not run the programme. */
const ofNetworks: IsFor = (can) => can('accessReport') && !can('accessCampaigns');
const ofDealers: IsFor = (can) => can('accessSubscription');

/** Every widget, in the order of docs/domain/reports.md. */
export const widgetRules: Readonly<Record<DashboardWidgetKey, WidgetRule>> = {
  participation: { isFor: ofAdministrators, make: participation },
  progress: { isFor: ofAdministrators, make: progress },
  prizes: { isFor: ofAdministrators, make: prizes },
  endingSoon: { isFor: ofAdministrators, make: endingSoon },
  imports: { isFor: (can) => can('accessImportManager'), make: importsToLookAt },
  waitingUsers: { isFor: (can) => can('accessUsersManager'), make: usersWaiting },
  close: { isFor: ofNetworks, make: close },
  behind: { isFor: ofNetworks, make: behind },
  notAccepted: { isFor: ofNetworks, make: notAccepted },
  stopped: { isFor: ofNetworks, make: stopped },
  forecast: { isFor: (can) => can('accessReport'), make: forecast },
  expendable: { isFor: ofDealers, make: expendable },
  toAccept: { isFor: ofDealers, make: toAccept },
  nextThresholds: { isFor: ofDealers, make: nextThresholds },
  news: { isFor: ofDealers, make: news },
  tires: {
    isFor: (can) =>
      can(
        'accessReport',
        'accessMonthlyReport',
        'accessMonthlyFleetReport',
        'accessReportPreviousYear',
        'accessSubscription',
      ),
    make: tires,
  },
  ranking: { isFor: ofNetworks, make: ranking },
};

const emptyItem = {
  campaign: null,
  value: null,
  comparison: null,
  part: null,
  whole: null,
  euroAtStake: null,
  day: null,
  daysLeft: null,
  pace: null,
  forecast: null,
  importKind: null,
  importStatus: null,
} satisfies Partial<DashboardItem>;

const item = (given: Item): DashboardItem => ({ ...emptyItem, ...given });

const rows = (given: Pick<DashboardRows, 'list'> & Partial<DashboardRows>): DashboardRows => ({
  standing: null,
  accepted: null,
  stopped: null,
  importStatus: [],
  underWay: null,
  endsWithin: null,
  ...given,
});

/** The campaigns under way, where the caller has the list of campaigns that can be narrowed to them. */
const campaignsUnderWayRows = ({ permissions }: SignedIn) =>
  rows({ list: 'campaigns', underWay: permissions.includes('accessCampaigns') ? true : null });

const campaignItem = ({ id, title, endsOn }: CampaignUnderWay, today: string) => ({
  kind: 'campaign' as const,
  id,
  label: title,
  day: endsOn,
  daysLeft: daysLeft({ endsOn }, today),
});

const share = (part: number, whole: number) => ({ value: percentageOf(BigInt(part), BigInt(whole)), part, whole });

const sumOf = <T>(all: readonly T[], of: (one: T) => number) => all.reduce((sum, one) => sum + of(one), 0);

/** The campaigns under way, each with what the caller's dealers come to in it. */
async function totalsUnderWay({ database, caller, underWay }: DashboardQuestion) {
  const found = await underWay();
  const ids = found.map(({ campaign }) => campaign.id);
  const totals = ids.length === 0 ? [] : await totalsByCampaign(database, caller.member, ids);
  const byId = new Map(totals.map((each) => [each.campaignId, each]));
  return found.flatMap((each) => {
    const own = byId.get(each.campaign.id);
    return own === undefined ? [] : [{ ...each, totals: own }];
  });
}

async function participation(question: DashboardQuestion): Promise<Made> {
  const found = await totalsUnderWay(question);
  return {
    ...share(
      sumOf(found, ({ totals }) => totals.accepted),
      sumOf(found, ({ totals }) => totals.dealers),
    ),
    rowsFilter: rows({ list: 'campaignsReport', standing: 'notAccepted' }),
    items: found
      .slice(0, mostItems)
      .map(({ campaign, totals }) =>
        item({ ...campaignItem(campaign, question.today), ...share(totals.accepted, totals.dealers) }),
      ),
  };
}

async function progress({ database, caller, today, underWay }: DashboardQuestion): Promise<Made> {
  const found = await Promise.all(
    (await underWay()).map(async (each) => ({
      ...each,
      done: await keptUnderWay(database, caller.member, [each], today, 'progress', () =>
        progressOf(database, caller.member, each.campaign, today),
      ),
    })),
  );
  const goal = sumOf(found, ({ done }) => done.goal);
  // each campaign's share weighs as much as its goals, exactly
  const expected = found.reduce(
    (sum, { share: { numerator, denominator }, done }) => ({
      numerator: sum.numerator * denominator + numerator * BigInt(done.goal) * sum.denominator,
      denominator: sum.denominator * denominator,
    }),
    { numerator: 0n, denominator: 1n },
  );
  return {
    ...share(
      sumOf(found, ({ done }) => done.tires),
      goal,
    ),
    comparison: percentageOf(expected.numerator, expected.denominator * BigInt(goal)),
    rowsFilter: campaignsUnderWayRows(caller),
    items: found.slice(0, mostItems).map(({ campaign, share: { numerator, denominator }, done }) =>
      item({
        ...campaignItem(campaign, today),
        ...share(done.tires, done.goal),
        comparison: percentageOf(numerator, denominator),
      }),
    ),
  };
}

async function prizes(question: DashboardQuestion): Promise<Made> {
  const found = await totalsUnderWay(question);
  return {
    value: euroSum(found.map(({ totals }) => totals.plafondAccumulated)),
    comparison: euroSum(found.map(({ totals }) => totals.plafondExpendable)),
    rowsFilter: campaignsUnderWayRows(question.caller),
    items: found.slice(0, mostItems).map(({ campaign, totals }) =>
      item({
        ...campaignItem(campaign, question.today),
        value: totals.plafondAccumulated,
        comparison: totals.plafondExpendable,
      }),
    ),
  };
}

async function endingSoon(question: DashboardQuestion): Promise<Made> {
  const { today } = question;
  const totalsOf = new Map((await totalsUnderWay(question)).map(({ campaign, totals }) => [campaign.id, totals]));
  // one without dealers too: the number is the list's
  const found = (await question.underWay()).filter(({ campaign }) => daysLeft(campaign, today) <= soonDays);
  return {
    value: found.length,
    rowsFilter: rows({ list: 'campaigns', endsWithin: soonDays }),
    items: found.slice(0, mostItems).map(({ campaign }) => {
      const { accepted, dealers } = totalsOf.get(campaign.id) ?? { accepted: 0, dealers: 0 };
      return item({ ...campaignItem(campaign, today), ...share(accepted, dealers) });
    }),
  };
}

async function forecast({ database, caller, today, underWay }: DashboardQuestion): Promise<Made> {
  const all = await Promise.all(
    (await underWay()).map((each) =>
      keptUnderWay(database, caller.member, [each], today, 'forecast', () =>
        networkForecast(database, caller.member, each, today),
      ),
    ),
  );
  const found = all.filter(({ dealers }) => dealers > 0);
  const told = found.flatMap((each) => (each.forecast === null ? [] : [{ dealers: 1, forecast: each.forecast }]));
  const whole = told.length === 0 ? null : sumOfForecasts(told);
  return {
    value: whole?.prizeExpected ?? null,
    forecast: whole,
    part: sumOf(found, (each) => (each.forecast === null ? 0 : each.dealers)),
    whole: sumOf(found, ({ dealers }) => dealers),
    rowsFilter: campaignsUnderWayRows(caller),
    items: found.slice(0, mostItems).map((each) =>
      item({
        ...campaignItem(each.campaign, today),
        value: each.forecast?.prizeExpected ?? null,
        forecast: each.forecast,
        part: each.forecast === null ? 0 : each.dealers,
        whole: each.dealers,
      }),
    ),
  };
}

async function importsToLookAt({ database, today, now }: DashboardQuestion): Promise<Made> {
  const [inError, hasSales] = await Promise.all([
    importsInError(database, now, mostItems),
    hasSalesInMonth(database, today),
  ]);
  const missing = item({
    kind: 'import',
    id: null,
    label: today.slice(0, 7),
    day: monthOf(today),
    importKind: 'sales',
  });
  const found = inError.rows.map(({ id, filename, kind, status, createdOn }) =>
    item({ kind: 'import', id, label: filename, day: createdOn, importKind: kind, importStatus: status }),
  );
  return {
    value: inError.total + (hasSales ? 0 : 1),
    rowsFilter: rows({ list: 'imports', importStatus: inError.total === 0 ? [] : ['invalid', 'failed'] }),
    items: [...(hasSales ? [] : [missing]), ...found].slice(0, mostItems),
  };
}

async function usersWaiting({ database }: DashboardQuestion): Promise<Made> {
  const found = await waitingUsers(database, mostItems);
  return {
    value: found.total,
    rowsFilter: rows({ list: 'users' }),
    items: found.rows.map(({ id, name, username, since }) =>
      item({ kind: 'user', id, label: name ?? username, day: since }),
    ),
  };
}

/** The first dealers of a word with their names, each in its campaign. */
async function dealerItems(
  { database, today }: DashboardQuestion,
  first: readonly DealerUnderWay[],
  more: (dealer: DealerUnderWay) => Partial<DashboardItem>,
): Promise<DashboardItem[]> {
  const names = await businessNames(
    database,
    first.map(({ dealerId }) => dealerId),
  );
  return first.map((dealer) => {
    const { dealerId, campaign, tires: bought, goalThreshold } = dealer;
    return item({
      kind: 'dealer',
      id: dealerId,
      label: names.get(dealerId) ?? '',
      campaign: { id: campaign.id, title: campaign.title },
      day: campaign.endsOn,
      daysLeft: daysLeft(campaign, today),
      part: bought,
      whole: goalThreshold,
      ...more(dealer),
    });
  });
}

/** Compares decimal texts, the greater before the smaller. */
const greaterFirst = (one: string, other: string) => Number(millionths(other) - millionths(one));

/** How many dealers a word holds of, and the first of them. */
interface FirstOfWord {
  readonly total: number;
  readonly euroAtStake: string | null;
  readonly first: readonly DealerUnderWay[];
}

/** What the dashboard shows of each word, without names: those are looked up when it is shown. */
export type FirstOfWords = Readonly<Record<Standing, FirstOfWord>>;

/** The tyres that somebody behind lacks to the share of its goal, rounded down. */
const lacking = ({ share: { numerator, denominator }, goalThreshold, tires: bought }: DealerUnderWay) =>
  Number((BigInt(goalThreshold) * numerator) / denominator) - bought;

/** The dealers of each word in the order of their widget. */
export function firstOfWords(words: Words): FirstOfWords {
  const stakes = words.close
    .map((dealer) => ({ dealer, atStake: atStakeOf(dealer) ?? '0.00' }))
    .sort(
      (one, other) =>
        greaterFirst(one.atStake, other.atStake) ||
        missingTires(one.dealer) - missingTires(other.dealer) ||
        one.dealer.dealerId - other.dealer.dealerId,
    );
  const lag = words.behind
    .map((dealer) => ({ dealer, tires: lacking(dealer) }))
    .sort((one, other) => other.tires - one.tires || one.dealer.dealerId - other.dealer.dealerId);
  const waiting = [...words.notAccepted].sort(
    (one, other) =>
      one.campaign.endsOn.localeCompare(other.campaign.endsOn) ||
      other.tires - one.tires ||
      one.dealerId - other.dealerId,
  );
  const first = (dealers: readonly DealerUnderWay[], euro: string | null = null) => ({
    total: dealers.length,
    euroAtStake: euro,
    first: dealers.slice(0, mostItems),
  });
  return {
    close: first(
      stakes.map(({ dealer }) => dealer),
      euroSum(stakes.map(({ atStake }) => atStake)),
    ),
    behind: first(lag.map(({ dealer }) => dealer)),
    notAccepted: first(waiting),
  };
}

async function close(question: DashboardQuestion): Promise<Made> {
  const { total, euroAtStake, first } = (await question.words()).close;
  return {
    value: total,
    euroAtStake,
    rowsFilter: rows({ list: 'campaignsReport', standing: 'close' }),
    items: await dealerItems(question, first, (dealer) => ({
      value: missingTires(dealer),
      euroAtStake: atStakeOf(dealer),
    })),
  };
}

async function behind(question: DashboardQuestion): Promise<Made> {
  const { total, first } = (await question.words()).behind;
  return {
    value: total,
    rowsFilter: rows({ list: 'campaignsReport', standing: 'behind' }),
    items: await dealerItems(question, first, (dealer) => ({
      value: attainmentOf(dealer),
      comparison: percentageOf(dealer.share.numerator, dealer.share.denominator),
    })),
  };
}

async function notAccepted(question: DashboardQuestion): Promise<Made> {
  const { total, first } = (await question.words()).notAccepted;
  return {
    value: total,
    rowsFilter: rows({ list: 'campaignsReport', standing: 'notAccepted' }),
    items: await dealerItems(question, first, (dealer) => ({ value: prizeIfAccepted(dealer) })),
  };
}

async function stopped({ database, caller, today }: DashboardQuestion): Promise<Made> {
  const found = await keptSales(database, caller.member, today, 'stopped', () =>
    stoppedDealers(database, caller.member, today, mostItems),
  );
  const names = await businessNames(
    database,
    found.rows.map(({ id }) => id),
  );
  return {
    value: found.total,
    rowsFilter: rows({ list: 'dealers', stopped: true }),
    items: found.rows.map(({ id, tires: bought, lastOn }) =>
      item({ kind: 'dealer', id, label: names.get(id) ?? '', value: bought, day: lastOn }),
    ),
  };
}

async function expendable({ database, caller }: DashboardQuestion): Promise<Made> {
  const own = await campaignsOfDealer(database, caller.member.id);
  const found = own
    .filter(({ membership }) => millionths(membership.plafondExpendable) > 0n)
    .sort((one, other) => greaterFirst(one.membership.plafondExpendable, other.membership.plafondExpendable));
  return {
    value: euroSum(found.map(({ membership }) => membership.plafondExpendable)),
    rowsFilter: rows({ list: 'subscriptions' }),
    items: found.slice(0, mostItems).map(({ campaign, membership }) =>
      item({
        kind: 'campaign',
        id: campaign.id,
        label: campaign.title,
        value: membership.plafondExpendable,
        day: campaign.endsOn,
      }),
    ),
  };
}

/** The caller's own campaigns under way. */
async function ownUnderWay({ database, caller, underWay }: DashboardQuestion): Promise<DealerUnderWay[]> {
  const all = await underWay();
  const memberships = await membershipsOf(
    database,
    caller.member.id,
    all.map(({ campaign }) => campaign.id),
  );
  return all.flatMap((each) =>
    memberships.filter(({ campaignId }) => campaignId === each.campaign.id).map((row) => dealerUnderWay(each, row)),
  );
}

async function toAccept(question: DashboardQuestion): Promise<Made> {
  const found = (await ownUnderWay(question)).filter(({ accepted }) => !accepted);
  return {
    value: found.length,
    rowsFilter: rows({ list: 'subscriptions', accepted: false }),
    items: found.slice(0, mostItems).map((dealer) =>
      item({
        ...campaignItem(dealer.campaign, question.today),
        value: prizeIfAccepted(dealer),
        euroAtStake: atStakeOf(dealer),
        part: dealer.tires,
        whole: dealer.goalThreshold,
      }),
    ),
  };
}

async function news({ database, today }: DashboardQuestion): Promise<Made> {
  const found = await newContents(database, { since: daysAfter(today, 1 - newDays), today });
  return {
    value: found.length,
    rowsFilter: rows({ list: 'news' }),
    items: found
      .slice(0, mostNews)
      .map(({ id, kind, title, publishedOn }) =>
        item({ kind: kind === 'document' ? 'document' : 'news', id, label: title, day: publishedOn }),
      ),
  };
}

/** Tyres a week with one decimal, half up. */
const aWeek = (bought: number, days: number) => fixed(roundedQuotient(70n * BigInt(bought), BigInt(days)), 1);

async function nextThresholds(question: DashboardQuestion): Promise<Made> {
  const { today } = question;
  const found = await ownUnderWay(question);
  return {
    value: found.length,
    rowsFilter: rows({ list: 'subscriptions' }),
    items: found.slice(0, mostItems).map((dealer) => {
      const { campaign, tires: bought, next, goalThreshold, sums, share: ofDay } = dealer;
      return item({
        ...campaignItem(campaign, today),
        value: missingTires(dealer),
        part: bought,
        whole: next,
        euroAtStake: atStakeOf(dealer),
        pace: {
          needed: aWeek(missingTires(dealer), daysLeft(campaign, today)),
          present: aWeek(bought, daysBetween(campaign.startsOn, today) + 1),
        },
        forecast: forecastOf(campaign, goalThreshold, sums, ofDay),
      });
    }),
  };
}

async function tires({ database, caller, today }: DashboardQuestion): Promise<Made> {
  const year = Number(today.slice(0, 4));
  const dayBefore = yearBefore(today);
  const [now, before, monthNow, monthBefore] = await Promise.all([
    tiresByMonth(database, caller.member, year),
    tiresByMonth(database, caller.member, year - 1),
    keptSales(database, caller.member, today, 'to day', () => tiresOfMonthToDay(database, caller.member, today)),
    keptSales(database, caller.member, today, 'to day before', () =>
      tiresOfMonthToDay(database, caller.member, dayBefore),
    ),
  ]);
  const toDay = (months: ReadonlyMap<string, number>, day: string, ofMonth: number) =>
    sumOf(
      [...months].filter(([month]) => month < day.slice(0, 7)),
      ([, bought]) => bought,
    ) + ofMonth;
  const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
  return {
    value: toDay(now, today, monthNow),
    comparison: toDay(before, dayBefore, monthBefore),
    items: months.map((month) => {
      const label = `${year}-${month}`;
      const isToCome = label > today.slice(0, 7);
      const isNow = label === today.slice(0, 7);
      return item({
        kind: 'month',
        id: null,
        label,
        value: isToCome ? null : isNow ? monthNow : (now.get(label) ?? 0),
        comparison: before.get(`${year - 1}-${month}`) ?? 0,
      });
    }),
  };
}

async function ranking({ database, caller, today }: DashboardQuestion): Promise<Made> {
  const days = { day: today, dayBefore: yearBefore(today) };
  const below = await membersBelowVersion(database, caller.member);
  const found = await keptSales(database, caller.member, today, `ranking ${below}`, () =>
    tiresOfMembersBelow(database, caller.member, days, mostItems),
  );
  return {
    value: found.total,
    rowsFilter: rows({ list: 'dealers' }),
    items: found.rows.map(({ id, businessName, role, tires: bought, before }) =>
      item({
        kind: role === 'Dealer' ? 'dealer' : 'member',
        id,
        label: businessName,
        value: bought,
        comparison: before,
      }),
    ),
  };
}
