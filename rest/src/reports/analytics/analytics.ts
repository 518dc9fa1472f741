import {
  goalDimensions,
  type AnalyticsDimension,
  type AnalyticsMeasure,
  type AnalyticsSortColumn,
} from '@gdd/schema/reports';
import type { SortDirection } from '@gdd/schema/lists';
import type { Database } from '../../ground/database/connections/connection.js';
import type { Place } from '../../ground/database/scope.js';
import { membersByIds } from '../../people/dealers/queries.js';
import { severalOf } from '../../ground/domain/tableState.js';
import { periodsOf } from '../../ground/domain/periods.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { Refusal, refuseWrong, wrongInput } from '../../ground/platform/http/errors.js';
import { cutOf } from '../rows/toDay.js';
import { groupKeyOf, groupsToDay, type RequestToDay } from './toDayGroups.js';
import { analyticsGroups, emptyGroup, namesOfKeys, namesUnknownBrand } from './analyticsQueries.js';
import type { AnalyticsGroup, GroupValues } from './groupValues.js';
import type { AnalyticsRequest } from './analyticsRequest.js';
import { monthName, periodOf, type ReportPeriod } from '../criteria/period.js';
import type { AnalyticsBody, AnalyticsFilter, AnalyticsResult } from '../criteria/analyticsSchemas.js';
import { analyticsSortBy, type ReportBody, type ReportResult } from '../criteria/reportSchemas.js';
import { scopeOf } from '../criteria/scope.js';

/** The request of analytics: the dimensions, the measures, and the sales to count. */
export interface AnalyticsInput {
  readonly dimensions: readonly AnalyticsDimension[];
  readonly measures: readonly AnalyticsMeasure[];
  readonly compareYear: boolean;
  readonly filters: AnalyticsFilter;
}

type Sorting = { readonly column: AnalyticsSortColumn; readonly direction: SortDirection };

/**
 * Sales added up by one or two dimensions.
 *
 * @throws Refusal BAD_USER_INPUT for an unknown member or brand, and for goal attainment with dimensions or filters
 *   that goals do not have; with the reason campaignsNotCompared for a comparison of years by campaign
 */
export async function searchAnalytics(
  context: ServiceContext,
  caller: SignedIn,
  { data, params: { searchTerm, sorting, paginator } }: AnalyticsBody,
): Promise<AnalyticsResult> {
  return analyticsOf(context, caller, data, { searchTerm, sorting, paginator, at: 'data' });
}

/** Analytics as a type of POST /report. @param caller already checked by `requireReport` */
export async function analyticsReport(
  context: ServiceContext,
  caller: SignedIn,
  data: AnalyticsInput,
  { searchTerm, sorting: { column, direction }, paginator }: ReportBody['params'],
): Promise<Extract<ReportResult, { readonly type: 'analytics' }>> {
  // The schema of the body refuses any other column: 'id' only satisfies the type.
  const sorting: Sorting = { column: analyticsSortBy(column) ? column : 'id', direction };
  const page = await analyticsOf(context, caller, data, { searchTerm, sorting, paginator, at: 'data' });
  return { type: 'analytics', ...page };
}

/**
 * Analytics: a page of the groups, or all groups without a paginator.
 *
 * @param request.at path of the fields in the request body, to name wrong ones; '' at the top level
 */
export async function analyticsOf(
  { database, programmeDay }: ServiceContext,
  caller: SignedIn,
  { dimensions, measures, compareYear, filters }: AnalyticsInput,
  request: {
    readonly searchTerm: string;
    readonly sorting: Sorting;
    readonly paginator?: { readonly page: number; readonly pageSize: number };
    readonly at: string;
  },
): Promise<AnalyticsResult> {
  if (compareYear && dimensions.includes('campaign')) {
    const field = request.at === '' ? 'compareYear' : `${request.at}.compareYear`;
    throw new Refusal('BAD_USER_INPUT', { reason: 'campaignsNotCompared', fields: { [field]: 'notAllowed' } });
  }
  if (measures.includes('goalAttainment') && !canDivideGoals(dimensions, filters)) {
    throw wrongInput({ [request.at === '' ? 'measures' : `${request.at}.measures`]: 'invalid' });
  }
  const period = periodOf(filters, periodsOf(programmeDay()).current_year);
  const at = request.at === '' ? 'filter' : `${request.at}.filters`;
  const [scope, hasUnknownBrand] = await Promise.all([
    scopeOf(database, caller.member, filters, request.searchTerm, at),
    namesUnknownBrand(database, severalOf(filters.brand)),
  ]);
  refuseWrong({ [`${at}.brand`]: hasUnknownBrand ? 'unknown' : undefined });
  const groupsRequest: AnalyticsRequest = { scope, period, dimensions, measures, compareYear, filter: filters };
  const {
    items,
    total,
    whole: totals,
  } = await analyticsGroups(database, groupsRequest, request.sorting, request.paginator);
  const toDayOf = await comparedToDay(
    database,
    { ...groupsRequest, cut: cutOf(period, programmeDay()) },
    items,
    request.paginator !== undefined,
  );
  const names = await Promise.all(
    dimensions.map((dimension, place) => labelsOf(database, caller.member, dimension, items, place)),
  );
  const visible = (values: GroupValues) => visibleValues(values, measures);
  return {
    items: items.map((group) => ({
      keys: dimensions.map((dimension, place) => keyOf(dimension, group.keys[place] ?? null, period, names[place])),
      values: visible(group.values),
      before: compareYear ? visible(group.before) : null,
      toDay: toDayOf(group, false),
    })),
    total,
    totals: {
      values: visible(totals.values),
      before: compareYear ? visible(totals.before) : null,
      toDay: toDayOf(totals, true),
    },
  };
}

type SidesToDay = AnalyticsResult['totals']['toDay'];

/**
 * The comparison of each group to the same day (docs/domain/reports.md).
 *
 * @returns both sides of a group, or of the totals; null where years are not compared
 */
async function comparedToDay(
  database: Database,
  request: RequestToDay,
  items: readonly AnalyticsGroup[],
  isPage: boolean,
): Promise<(group: AnalyticsGroup, isTotal: boolean) => SidesToDay> {
  const { measures, dimensions, compareYear, period, cut } = request;
  if (!compareYear) return () => null;
  // goals have no days: they are of the whole
  const sides = (sold: AnalyticsGroup, { values, before }: AnalyticsGroup) => ({
    values: visibleValues({ ...sold.values, goalAttainment: values.goalAttainment }, measures),
    before: visibleValues({ ...sold.before, goalAttainment: before.goalAttainment }, measures),
  });
  if (cut.month > period.lastMonth) return (group) => sides(group, group);
  const { groups, whole } = await groupsToDay(database, request, items, isPage);
  const none = emptyGroup(dimensions.length);
  return (group, isTotal) => sides(isTotal ? whole : (groups.get(groupKeyOf(group)) ?? none), group);
}

/** Goals belong to memberships: they have no months and no properties of sale lines, such as a brand. */
function canDivideGoals(dimensions: readonly AnalyticsDimension[], filter: AnalyticsFilter): boolean {
  const hasOtherFilters = [filter.brand, filter.season, filter.segment, filter.rim, filter.channel, filter.period].some(
    (condition) => condition !== undefined,
  );
  return !hasOtherFilters && dimensions.every((dimension) => (goalDimensions as readonly string[]).includes(dimension));
}

function visibleValues(values: GroupValues, measures: readonly AnalyticsMeasure[]) {
  const isRequested = (measure: AnalyticsMeasure) => measures.includes(measure);
  return {
    ...(isRequested('tires') ? { tires: Number(values.tires) } : {}),
    ...(isRequested('tiresFleet') ? { tiresFleet: Number(values.tiresFleet) } : {}),
    ...(isRequested('fleetPercentage') ? { fleetPercentage: values.fleetPercentage } : {}),
    ...(isRequested('amount') ? { amount: values.amount } : {}),
    ...(isRequested('dealers') ? { dealers: Number(values.dealers) } : {}),
    ...(isRequested('goalAttainment') ? { goalAttainment: values.goalAttainment } : {}),
  };
}

type Labels = ReadonlyMap<number, string>;

/** The names of a dimension's keys that are ids. */
async function labelsOf(
  database: Database,
  top: Place,
  dimension: AnalyticsDimension,
  groups: readonly AnalyticsGroup[],
  place: number,
): Promise<Labels | undefined> {
  const ids = () => [...new Set(groups.flatMap(({ keys }) => (keys[place] == null ? [] : [Number(keys[place])])))];
  switch (dimension) {
    case 'brand':
    case 'campaign':
      return namesOfKeys(database, dimension, ids());
    case 'distributor':
    case 'agent':
      return new Map((await membersByIds(database, top, ids())).map(({ id, businessName }) => [id, businessName]));
    default:
      return undefined;
  }
}

function keyOf(dimension: AnalyticsDimension, key: string | null, { year }: ReportPeriod, labels: Labels | undefined) {
  const label = (key !== null && labels?.get(Number(key))) || null;
  switch (dimension) {
    case 'month':
      return { dimension, value: monthName(year, Number(key)), label };
    case 'brand':
      // filters name a brand by its name, not by its id
      return { dimension, value: label, label };
    default:
      return { dimension, value: key, label };
  }
}
