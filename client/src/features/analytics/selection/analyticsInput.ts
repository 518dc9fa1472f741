import type { AnalyticsDimension, AnalyticsMeasure } from '@gdd/schema/reports';
import { apiEnum } from '../../../shared/apollo/enumTexts';
import type { AnalyticsFileInput, AnalyticsFilter, AnalyticsInput } from '../../../shared/apollo/schema.generated';
import { analyticsCodec, type AnalyticsListFilter, type AnalyticsState } from './analyticsCodec';
import { narrowedBy, type GroupKey } from '../chart/drill';

/** The smallest page size of the API; the summary only uses the first group. */
const summaryPage = 3;

/** The most bars in the chart. */
export const mostCategories = 12;

/** The smallest page size of the API that fits all bars. */
const categoryPage = 15;

/** The dimension of the chart's bars: months if selected, else the first one. */
export function drawnDimension({ dimensions }: AnalyticsState['selection']): AnalyticsDimension {
  return dimensions.includes('month') ? 'month' : (dimensions[0] ?? 'brand');
}

/** With two dimensions: the one that is not shown as bars, of which one value can be selected. */
export function partDimension(selection: AnalyticsState['selection']): AnalyticsDimension | undefined {
  const drawn = drawnDimension(selection);
  return selection.dimensions.find((dimension) => dimension !== drawn);
}

/** The filter for the selected value of the second dimension. */
export function partFilter(selection: AnalyticsState['selection']): Partial<AnalyticsListFilter> {
  const other = partDimension(selection);
  return other === undefined || selection.part === '' ? {} : (narrowedBy(other, selection.part) ?? {});
}

/** The measure of the chart and of the sentence: the one by which the groups are sorted, else the first. */
export function reportedMeasure({ selection, sort }: AnalyticsState): AnalyticsMeasure {
  return sort.column === 'id' ? (selection.measures[0] ?? 'tires') : sort.column;
}

/**
 * The page's request: the chart's bars, or a page of the table.
 *
 * @param currentYear undefined while it is not known
 * @returns undefined where the filter needs the current year and it is not known
 */
export function analyticsInput(state: AnalyticsState, currentYear: number | undefined): AnalyticsInput | undefined {
  const { selection } = state;
  if (selection.view === 'table') return inputOf(state, selection.dimensions, currentYear);
  const drawn = drawnDimension(selection);
  const bars: AnalyticsState = {
    ...state,
    filter: { ...state.filter, ...partFilter(selection) },
    ...(drawn === 'month' && { sort: { column: 'id', direction: 'asc' } }),
    page: 1,
  };
  const input = inputOf(bars, [drawn], currentYear);
  return input && { ...input, pageSize: categoryPage };
}

/** The request for the totals and the largest group, needed where the page's own result does not have them. */
export function summaryInput(state: AnalyticsState, currentYear: number | undefined): AnalyticsInput | undefined {
  const reported: AnalyticsState = {
    ...state,
    sort: { column: reportedMeasure(state), direction: 'desc' },
    page: 1,
    pageSize: summaryPage,
  };
  return inputOf(reported, state.selection.dimensions, currentYear);
}

/** The request for the values of the second dimension, by size in descending order. */
export function partsInput(state: AnalyticsState, currentYear: number | undefined): AnalyticsInput | undefined {
  const other = partDimension(state.selection);
  if (other === undefined) return undefined;
  const measure = reportedMeasure(state);
  const ofParts: AnalyticsState = {
    ...state,
    selection: { ...state.selection, measures: [measure], compareYear: false },
    sort: { column: measure, direction: 'desc' },
    page: 1,
    pageSize: 100,
  };
  return inputOf(ofParts, [other], currentYear);
}

/**
 * The request for one value of the second dimension in each group of the first; undefined where no filter can express
 * it.
 */
export function seriesInput(
  state: AnalyticsState,
  { value }: GroupKey,
  currentYear: number | undefined,
): AnalyticsInput | undefined {
  const other = partDimension(state.selection);
  const narrowed = other && narrowedBy(other, value);
  if (narrowed === undefined) return undefined;
  const measure = reportedMeasure(state);
  const ofSeries: AnalyticsState = {
    ...state,
    selection: { ...state.selection, measures: [measure] },
    filter: { ...state.filter, ...narrowed },
    sort: { column: measure, direction: 'desc' },
    page: 1,
    pageSize: 100,
  };
  return inputOf(ofSeries, [drawnDimension(state.selection)], currentYear);
}

/** The request for all groups as a file, in the order of the page. */
export function analyticsFileInput(
  state: AnalyticsState,
  currentYear: number | undefined,
): Omit<AnalyticsFileInput, 'format'> | undefined {
  const shared = sharedInput(state, state.selection.dimensions, currentYear);
  return shared && { ...shared, page: `/analytics${analyticsCodec.write(state)}` };
}

function inputOf(
  state: AnalyticsState,
  dimensions: readonly AnalyticsDimension[],
  currentYear: number | undefined,
): AnalyticsInput | undefined {
  const shared = sharedInput(state, dimensions, currentYear);
  return shared && { ...shared, page: state.page, pageSize: state.pageSize };
}

/** The part of the request that pages and files have in common. */
function sharedInput(
  { selection: { measures, compareYear }, filter, sort, search }: AnalyticsState,
  dimensions: readonly AnalyticsDimension[],
  currentYear: number | undefined,
): Omit<AnalyticsInput, 'page' | 'pageSize'> | undefined {
  const ownFilter = filterInput(filter, currentYear);
  return (
    ownFilter && {
      dimensions: dimensions.map(apiEnum),
      measures: measures.map(apiEnum),
      compareYear,
      filter: ownFilter,
      sort: { column: apiEnum(sort.column), direction: apiEnum(sort.direction) },
      ...(search !== '' && { search }),
    }
  );
}

/** The filter in the API's form; without a year the API uses the current one. */
function filterInput(filter: AnalyticsListFilter, currentYear: number | undefined): AnalyticsFilter | undefined {
  const year = filter.year ?? currentYear;
  if (year === undefined && filter.period !== '') return undefined;
  const { period, region, status, tier, distributorId, agentId, dealerId, campaignId } = filter;
  const { brand, season, segment, rim, channel } = filter;
  return {
    ...(filter.year !== null && { year: filter.year }),
    ...(period !== '' && { period: `${year}_${period}` }),
    ...(region.length > 0 && { region: [...region] }),
    ...(status.length > 0 && { status: status.map(apiEnum) }),
    ...(tier.length > 0 && { tier: tier.map(apiEnum) }),
    ...(distributorId !== '' && { distributorId }),
    ...(agentId !== '' && { agentId }),
    ...(dealerId !== '' && { dealerId }),
    ...(campaignId.length > 0 && { campaignId: [...campaignId] }),
    ...(brand.length > 0 && { brand: [...brand] }),
    ...(season.length > 0 && { season: season.map(apiEnum) }),
    ...(segment.length > 0 && { segment: segment.map(apiEnum) }),
    ...((rim.from !== null || rim.to !== null) && {
      rim: { ...(rim.from !== null && { from: rim.from }), ...(rim.to !== null && { to: rim.to }) },
    }),
    ...(channel !== '' && { channel: apiEnum(channel) }),
  };
}
