import { channels, seasons, segments } from '@gdd/schema/campaigns';
import { regions } from '@gdd/schema/geography';
import { dealerTiers } from '@gdd/schema/members';
import type { AnalyticsDimension } from '@gdd/schema/reports';
import {
  analyticsCodec,
  defaultSort,
  isOfLines,
  possible,
  type AnalyticsListFilter,
  type AnalyticsState,
} from '../selection/analyticsCodec';

/** A group's key, as in the API's response. */
export interface GroupKey {
  readonly dimension: AnalyticsDimension;
  readonly value: string | null;
}

/** The filter for one value of a closed list; undefined for a value that is not in it. */
const choiceFilterOf = <T extends string, K extends keyof AnalyticsListFilter>(
  name: K,
  allowed: readonly T[],
  value: string,
): Partial<AnalyticsListFilter> | undefined => {
  const found = allowed.find((each) => each === value);
  return found === undefined ? undefined : { [name]: name === 'channel' ? found : [found] };
};

/** The filter for the lines with one value of a dimension; undefined where no filter can express it. */
export function narrowedBy(
  dimension: AnalyticsDimension,
  value: string | null,
): Partial<AnalyticsListFilter> | undefined {
  if (value === null || value === '') return undefined;
  switch (dimension) {
    case 'month':
      return undefined;
    case 'region':
      return choiceFilterOf('region', regions, value);
    case 'tier':
      return choiceFilterOf('tier', dealerTiers, value);
    case 'season':
      return choiceFilterOf('season', seasons, value);
    case 'segment':
      return choiceFilterOf('segment', segments, value);
    case 'channel':
      return choiceFilterOf('channel', channels, value);
    case 'distributor':
      return { distributorId: value };
    case 'agent':
      return { agentId: value };
    case 'brand':
      return { brand: [value] };
    case 'rim':
      return { rim: { from: Number(value), to: Number(value) } };
    case 'campaign':
      return { campaignId: [value] };
  }
}

/** The next dimensions into which a group can be divided, the most informative first. */
const drillOrder: Readonly<Record<AnalyticsDimension, readonly AnalyticsDimension[]>> = {
  month: [],
  campaign: ['distributor', 'agent'],
  region: ['distributor', 'agent'],
  tier: ['region', 'distributor', 'agent'],
  distributor: ['agent'],
  agent: [],
  brand: ['season', 'segment', 'rim', 'channel', 'region', 'distributor', 'agent'],
  season: ['segment', 'rim', 'brand', 'channel', 'region', 'distributor', 'agent'],
  segment: ['rim', 'brand', 'season', 'channel', 'region', 'distributor', 'agent'],
  rim: ['brand', 'season', 'segment', 'channel', 'region', 'distributor', 'agent'],
  channel: ['brand', 'season', 'segment', 'rim', 'region', 'distributor', 'agent'],
};

/** Whether a filter leaves only one value of a dimension, so that dividing by it is useless. */
function isSingleValue(dimension: AnalyticsDimension, filter: AnalyticsListFilter): boolean {
  switch (dimension) {
    case 'month':
      return false;
    case 'distributor':
      return filter.distributorId !== '' || filter.agentId !== '' || filter.dealerId !== '';
    case 'agent':
      return filter.agentId !== '' || filter.dealerId !== '';
    case 'rim':
      return filter.rim.from !== null && filter.rim.from === filter.rim.to;
    case 'channel':
      return filter.channel !== '';
    case 'campaign':
      return filter.campaignId.length === 1;
    default:
      return filter[dimension].length === 1;
  }
}

/**
 * The address of a group's details: its sales by the next dimension, or the report with its dealers.
 *
 * @param keys one for a bar, one or two for a row of the table
 * @returns undefined for a group that no filter can express, as dealers without an agent
 */
export function drillHref(state: AnalyticsState, keys: readonly GroupKey[]): string | undefined {
  let { filter } = state;
  for (const { dimension, value } of keys) {
    if (dimension === 'month') {
      filter = { ...filter, period: halfOf(value) };
      continue;
    }
    const narrowed = narrowedBy(dimension, value);
    if (narrowed === undefined) return undefined;
    filter = { ...filter, ...narrowed };
  }
  const enteredDimensions = keys.map(({ dimension }) => dimension);
  const isRemaining = (dimension: AnalyticsDimension) =>
    !enteredDimensions.includes(dimension) && !isSingleValue(dimension, filter);
  const remaining = state.selection.dimensions.filter(isRemaining);
  // Filters have no month: it links to the report of its half-year, whose dealers have months.
  if (enteredDimensions.includes('month')) return isKnownToReports(filter) ? dealersReport(filter) : undefined;
  const next = remaining.length > 0 ? remaining : nextDimension(enteredDimensions, filter);
  if (next === undefined) return dealersReport(filter);
  return `/analytics${analyticsCodec.write(narrowedState(state, next, filter))}`;
}

/** The state with other dimensions and a narrower filter. */
function narrowedState(
  state: AnalyticsState,
  dimensions: readonly AnalyticsDimension[],
  filter: AnalyticsListFilter,
): AnalyticsState {
  const selection = possible({ ...state.selection, dimensions, part: '' }, filter);
  return { ...state, selection, filter, sort: defaultSort(selection), page: 1 };
}

function nextDimension(
  entered: readonly AnalyticsDimension[],
  filter: AnalyticsListFilter,
): readonly AnalyticsDimension[] | undefined {
  const last = entered.at(-1) ?? 'brand';
  const next = drillOrder[last].find((dimension) => !isSingleValue(dimension, filter));
  if (next !== undefined) return [next];
  // The reports of dealers cannot filter by line, as by brand or season: with such a filter, months are the last step.
  return isOfLines(filter) ? ['month'] : undefined;
}

function halfOf(month: string | null): '1' | '2' {
  return Number(month?.slice(5)) <= 6 ? '1' : '2';
}

/** Whether the monthly report of dealers can apply the same filter. */
function isKnownToReports(filter: AnalyticsListFilter): boolean {
  return !isOfLines(filter) && filter.campaignId.length === 0;
}

function dealersReport(filter: AnalyticsListFilter): string {
  return filter.campaignId.length > 0
    ? `/reports${reportQuery(filter, 'tiresPurchased.desc')}`
    : `/reports/previous-year${reportQuery(filter, 'tires.desc')}`;
}

/** The same filter as the query of a report, whose rows are dealers. */
function reportQuery(filter: AnalyticsListFilter, sort: string): string {
  const { year, period, region, status, tier, distributorId, agentId, dealerId, campaignId } = filter;
  const parts = [
    ['anno', year === null ? '' : String(year)],
    ['semestre', period],
    ['distributore', distributorId],
    ['agente', agentId],
    ['dealer', dealerId],
    ['regione', region.join(',')],
    ['stato', status.join(',')],
    ['tier', tier.join(',')],
    ['campagna', campaignId.join(',')],
    ['ordina', sort],
  ].filter(([, text]) => text !== '');
  return `?${parts.map(([name, text = '']) => `${name}=${encodeURIComponent(text).replaceAll('%2C', ',')}`).join('&')}`;
}
