/** Analytics of both years to the same day (docs/domain/reports.md, 'To the same day'). */
import type { Database } from '../../ground/database/connections/connection.js';
import { fixed, millionths, roundedQuotient } from '../../ground/domain/decimal.js';
import { euroSum } from '../../ground/domain/incentive/underWay.js';
import type { Cut } from '../rows/toDay.js';
import { cachedFor, computeGroups, emptyGroup } from './analyticsQueries.js';
import type { AnalyticsRequest } from './analyticsRequest.js';
import type { AnalyticsGroup, GroupValues } from './groupValues.js';

/** A request of which both years end at a day. */
export type RequestToDay = AnalyticsRequest & { readonly cut: Cut };

/** Groups by their keys (`groupKeyOf`), and their totals. */
interface GroupsToDay {
  readonly groups: ReadonlyMap<string, AnalyticsGroup>;
  readonly whole: AnalyticsGroup;
}

/** A group's key as one text. */
export const groupKeyOf = ({ keys }: Pick<AnalyticsGroup, 'keys'>): string => JSON.stringify(keys);

const byKey = { column: 'id', direction: 'asc' } as const;

/**
 * Groups of both years to the same day, and their totals; cached for a page.
 *
 * @param request.cut the day within its period
 * @param wanted the groups that are asked for; one without sales up to the day is left out
 */
export function groupsToDay(
  database: Database,
  request: RequestToDay,
  wanted: readonly Pick<AnalyticsGroup, 'keys'>[],
  isPage: boolean,
): Promise<GroupsToDay> {
  // goals have no days
  const counted = { ...request, measures: request.measures.filter((measure) => measure !== 'goalAttainment') };
  const keys = wanted.map(groupKeyOf);
  const make = async (): Promise<GroupsToDay> => {
    const { groups, whole } = await allToDay(database, counted);
    return { groups: new Map([...groups].filter(([key]) => keys.includes(key))), whole };
  };
  return isPage ? cachedFor(database, counted, ['toDay', keys], make) : make();
}

/** All groups: of dealers from the days; sums from the months that are over and the days of the month under way. */
async function allToDay(database: Database, request: RequestToDay): Promise<GroupsToDay> {
  const { cut, period, measures } = request;
  if (cut.days === undefined || measures.includes('dealers'))
    return keyed(await computeGroups(database, request, byKey));
  const underWay = { ...request, period: { ...period, firstMonth: cut.month, lastMonth: cut.month } };
  const ofDays = keyed(await computeGroups(database, underWay, byKey));
  if (cut.month === period.firstMonth) return ofDays;
  const { cut: _cut, ...uncut } = request;
  const over = { ...uncut, period: { ...period, lastMonth: cut.month - 1 } };
  const ofMonths = keyed(await computeGroups(database, over, byKey));
  const none = emptyGroup(request.dimensions.length);
  const keys = new Set([...ofMonths.groups.keys(), ...ofDays.groups.keys()]);
  const sumOf = (key: string) => sumOfGroups(ofMonths.groups.get(key) ?? none, ofDays.groups.get(key) ?? none);
  return {
    groups: new Map([...keys].map((key) => [key, { ...sumOf(key), keys: keysOf(key) }])),
    whole: sumOfGroups(ofMonths.whole, ofDays.whole),
  };
}

const keysOf = (key: string) => JSON.parse(key) as AnalyticsGroup['keys'];

const keyed = ({ items, whole }: Awaited<ReturnType<typeof computeGroups>>): GroupsToDay => ({
  groups: new Map(items.map((group) => [groupKeyOf(group), group])),
  whole,
});

const sumOfGroups = (one: AnalyticsGroup, other: AnalyticsGroup): AnalyticsGroup => ({
  keys: one.keys,
  values: sumOfValues(one.values, other.values),
  before: sumOfValues(one.before, other.before),
});

/** Sums are added; the share of fleets is made anew. The number of dealers, which is no sum, was not asked for. */
function sumOfValues(one: GroupValues, other: GroupValues): GroupValues {
  const count = (name: 'tires' | 'tiresFleet') => String(BigInt(one[name]) + BigInt(other[name]));
  const [tires, tiresFleet] = [count('tires'), count('tiresFleet')];
  const amount = euroSum([one.amount, other.amount]);
  const isSold = BigInt(tires) > 0n;
  const fleetPercentage = isSold ? fixed(roundedShare(tiresFleet, tires), 1) : '0.0';
  return { tires, tiresFleet, fleetPercentage, amount, dealers: '0', goalAttainment: null };
}

/** 1000 · part / whole, half up. */
function roundedShare(part: string, whole: string): bigint {
  const size = 1000n * millionths(part);
  // half up: −0.5 becomes 0
  return size < 0n
    ? -((-2n * size + millionths(whole) - 1n) / (2n * millionths(whole)))
    : roundedQuotient(size, millionths(whole));
}
