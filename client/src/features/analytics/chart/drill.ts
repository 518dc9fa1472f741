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

const word = <T extends string, K extends keyof AnalyticsListFilter>(
  name: K,
  allowed: readonly T[],
  value: string,
): Partial<AnalyticsListFilter> | undefined => {
  const found = allowed.find((each) => each === value);
  return found === undefined ? undefined : { [name]: name === 'channel' ? found : [found] };
};

/** The filter that leaves the lines of one value of a dimension; undefined where none does. */
export function narrowedBy(
  dimension: AnalyticsDimension,
  value: string | null,
): Partial<AnalyticsListFilter> | undefined {
  if (value === null || value === '') return undefined;
  switch (dimension) {
    case 'month':
      return undefined;
    case 'region':
      return word('region', regions, value);
    case 'tier':
      return word('tier', dealerTiers, value);
    case 'season':
      return word('season', seasons, value);
    case 'segment':
      return word('segment', segments, value);
    case 'channel':
      return word('channel', channels, value);
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

/** The dimensions with which a look into a group goes on, the most telling first. */
const onwards: Readonly<Record<AnalyticsDimension, readonly AnalyticsDimension[]>> = {
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

/** Whether a filter leaves one value of a dimension: nothing is divided by it. */
function isSettled(dimension: AnalyticsDimension, filter: AnalyticsListFilter): boolean {
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
 * Where a group leads: into its own rows by the next dimension, or to the report whose rows are its dealers.
 *
 * @param keys one of a bar, one or two of a row
 * @returns undefined where a group has nothing behind it that can be asked for, as dealers without an agent
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
  const entered = keys.map(({ dimension }) => dimension);
  const isLeft = (dimension: AnalyticsDimension) => !entered.includes(dimension) && !isSettled(dimension, filter);
  const left = state.selection.dimensions.filter(isLeft);
  // A month is no filter: it leads to the report of its half-year, whose dealers have their months beside them.
  if (entered.includes('month')) return isKnownToReports(filter) ? dealersReport(filter) : undefined;
  const next = left.length > 0 ? left : nextDimension(entered, filter);
  if (next === undefined) return dealersReport(filter);
  return `/analytics${analyticsCodec.write(narrowedState(state, next, filter))}`;
}

/** The state with other dimensions over narrower lines. */
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
  const next = onwards[last].find((dimension) => !isSettled(dimension, filter));
  if (next !== undefined) return [next];
  // The reports of dealers know no filter of lines, as by brand or season: with one, months are the last step.
  return isOfLines(filter) ? ['month'] : undefined;
}

function halfOf(month: string | null): '1' | '2' {
  return Number(month?.slice(5)) <= 6 ? '1' : '2';
}

/** Whether the report of the months of dealers tells of the same lines. */
function isKnownToReports(filter: AnalyticsListFilter): boolean {
  return !isOfLines(filter) && filter.campaignId.length === 0;
}

function dealersReport(filter: AnalyticsListFilter): string {
  return filter.campaignId.length > 0
    ? `/reports${reportQuery(filter, 'tiresPurchased.desc')}`
    : `/reports/previous-year${reportQuery(filter, 'tires.desc')}`;
}

/** The same filter in the address of a report, whose rows are dealers. */
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
