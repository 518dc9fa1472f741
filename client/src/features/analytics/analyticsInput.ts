import type { AnalyticsDimension, AnalyticsMeasure } from '@gdd/schema/reports';
import { apiEnum } from '../../shared/apollo/enumTexts';
import type { AnalyticsFileInput, AnalyticsFilter, AnalyticsInput } from '../../shared/apollo/schema.generated';
import { analyticsCodec, type AnalyticsListFilter, type AnalyticsState } from './analyticsCodec';
import { narrowedBy, type GroupKey } from './drill';

/** Bars of the chart at most. */
export const mostCategories = 12;

/** The page size, of those that the API offers, that has room for all bars. */
const categoryPage = 15;

/** What the chart draws its bars of: months, else the first dimension. */
export function drawnDimension({ dimensions }: AnalyticsState['question']): AnalyticsDimension {
  return dimensions.includes('month') ? 'month' : (dimensions[0] ?? 'brand');
}

/** Of two dimensions, the one that the chart does not draw: one of its values can be chosen. */
export function partDimension(question: AnalyticsState['question']): AnalyticsDimension | undefined {
  const drawn = drawnDimension(question);
  return question.dimensions.find((dimension) => dimension !== drawn);
}

/** The measure that the chart draws and the sentence tells: the one that is sorted by, else the first. */
export function toldMeasure({ question, sort }: AnalyticsState): AnalyticsMeasure {
  return sort.column === 'id' ? (question.measures[0] ?? 'tires') : sort.column;
}

/**
 * What the page asks the API: the chart's bars, or a page of the table.
 *
 * @param currentYear undefined while it is not known
 * @returns undefined where the filter cannot be written without the current year
 */
export function analyticsInput(state: AnalyticsState, currentYear: number | undefined): AnalyticsInput | undefined {
  const { question } = state;
  if (question.view === 'table') return inputOf(state, question.dimensions, currentYear);
  const drawn = drawnDimension(question);
  const other = partDimension(question);
  const part = other === undefined || question.part === '' ? {} : (narrowedBy(other, question.part) ?? {});
  const bars: AnalyticsState = {
    ...state,
    filter: { ...state.filter, ...part },
    ...(drawn === 'month' && { sort: { column: 'id', direction: 'asc' } }),
    page: 1,
  };
  const input = inputOf(bars, [drawn], currentYear);
  return input && { ...input, pageSize: categoryPage };
}

/** What tells the whole and its largest group, where the answer to the page's question does not. */
export function summaryInput(state: AnalyticsState, currentYear: number | undefined): AnalyticsInput | undefined {
  const told: AnalyticsState = {
    ...state,
    sort: { column: toldMeasure(state), direction: 'desc' },
    page: 1,
    pageSize: 3,
  };
  return inputOf(told, state.question.dimensions, currentYear);
}

/** The values that the chart can be narrowed to, the largest first. */
export function partsInput(state: AnalyticsState, currentYear: number | undefined): AnalyticsInput | undefined {
  const other = partDimension(state.question);
  if (other === undefined) return undefined;
  const measure = toldMeasure(state);
  const of: AnalyticsState = {
    ...state,
    question: { ...state.question, measures: [measure], compareYear: false },
    sort: { column: measure, direction: 'desc' },
    page: 1,
    pageSize: 100,
  };
  return inputOf(of, [other], currentYear);
}

/** What one value of the second dimension comes to in each group of the first; none where it cannot be asked for. */
export function seriesInput(
  state: AnalyticsState,
  { value }: GroupKey,
  currentYear: number | undefined,
): AnalyticsInput | undefined {
  const other = partDimension(state.question);
  const narrowed = other && narrowedBy(other, value);
  if (narrowed === undefined) return undefined;
  const measure = toldMeasure(state);
  const of: AnalyticsState = {
    ...state,
    question: { ...state.question, measures: [measure], compareYear: false },
    filter: { ...state.filter, ...narrowed },
    sort: { column: measure, direction: 'desc' },
    page: 1,
    pageSize: 100,
  };
  return inputOf(of, [drawnDimension(state.question)], currentYear);
}

/** All groups as a file, in the order of the page. */
export function analyticsFileInput(
  state: AnalyticsState,
  currentYear: number | undefined,
): Omit<AnalyticsFileInput, 'format'> | undefined {
  const asked = askedOf(state, state.question.dimensions, currentYear);
  return asked && { ...asked, page: `/analytics${analyticsCodec.write(state)}` };
}

function inputOf(
  state: AnalyticsState,
  dimensions: readonly AnalyticsDimension[],
  currentYear: number | undefined,
): AnalyticsInput | undefined {
  const asked = askedOf(state, dimensions, currentYear);
  return asked && { ...asked, page: state.page, pageSize: state.pageSize };
}

/** What is asked of all groups. */
function askedOf(
  { question: { measures, compareYear }, filter, sort, search }: AnalyticsState,
  dimensions: readonly AnalyticsDimension[],
  currentYear: number | undefined,
): Omit<AnalyticsInput, 'page' | 'pageSize'> | undefined {
  const asksOf = filterInput(filter, currentYear);
  return (
    asksOf && {
      dimensions: dimensions.map(apiEnum),
      measures: measures.map(apiEnum),
      compareYear,
      filter: asksOf,
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
