import type { AnalyticsDimension, AnalyticsMeasure } from '@gdd/schema/reports';
import { apiEnum } from '../../../shared/apollo/enumTexts';
import type { AnalyticsFileInput, AnalyticsFilter, AnalyticsInput } from '../../../shared/apollo/schema.generated';
import { analyticsCodec, type AnalyticsListFilter, type AnalyticsState } from './analyticsCodec';
import { narrowedBy, type GroupKey } from '../chart/drill';

/** The smallest page that the API offers: of the summary the first group is used. */
const summaryPage = 3;

/** Bars of the chart at most. */
export const mostCategories = 12;

/** The page size, of those that the API offers, that fits all bars. */
const categoryPage = 15;

/** The dimension of the chart's bars: months, else the first. */
export function drawnDimension({ dimensions }: AnalyticsState['selection']): AnalyticsDimension {
  return dimensions.includes('month') ? 'month' : (dimensions[0] ?? 'brand');
}

/** Where there are two dimensions: the one that the chart does not draw, of which one value can be chosen. */
export function partDimension(selection: AnalyticsState['selection']): AnalyticsDimension | undefined {
  const drawn = drawnDimension(selection);
  return selection.dimensions.find((dimension) => dimension !== drawn);
}

/** The filter that the chosen value of the second dimension stands for. */
export function partFilter(selection: AnalyticsState['selection']): Partial<AnalyticsListFilter> {
  const other = partDimension(selection);
  return other === undefined || selection.part === '' ? {} : (narrowedBy(other, selection.part) ?? {});
}

/** The measure that the chart draws and the sentence tells: the one that is sorted by, else the first. */
export function reportedMeasure({ selection, sort }: AnalyticsState): AnalyticsMeasure {
  return sort.column === 'id' ? (selection.measures[0] ?? 'tires') : sort.column;
}

/**
 * The page's request to the API: the chart's bars, or a page of the table.
 *
 * @param currentYear undefined while it is not known
 * @returns undefined where the filter cannot be written without the current year
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

/** The request for the whole and its largest group, where the response to the page's selection has neither. */
export function summaryInput(state: AnalyticsState, currentYear: number | undefined): AnalyticsInput | undefined {
  const reported: AnalyticsState = {
    ...state,
    sort: { column: reportedMeasure(state), direction: 'desc' },
    page: 1,
    pageSize: summaryPage,
  };
  return inputOf(reported, state.selection.dimensions, currentYear);
}

/** The values that the chart can be narrowed to, the largest first. */
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

/** The request for one value of the second dimension in each group of the first; none where it cannot be asked for. */
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
    selection: { ...state.selection, measures: [measure], compareYear: false },
    filter: { ...state.filter, ...narrowed },
    sort: { column: measure, direction: 'desc' },
    page: 1,
    pageSize: 100,
  };
  return inputOf(ofSeries, [drawnDimension(state.selection)], currentYear);
}

/** All groups as a file, in the order of the page. */
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

/** The part of the request that all groups share. */
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

/** The filter as the API takes it; without a year the API takes the current one. */
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
