import { channels, largestRim, seasons, segments, smallestRim } from '@gdd/schema/campaigns';
import type { Channel, Season, Segment } from '@gdd/schema/campaigns';
import { regions, type Region } from '@gdd/schema/geography';
import type { FilterName } from '@gdd/schema/lists';
import { dealerStatuses, dealerTiers, type DealerStatus, type DealerTier } from '@gdd/schema/members';
import {
  analyticsDimensions,
  analyticsMeasures,
  analyticsSortColumns,
  goalDimensions,
  type analyticsFilters,
  type AnalyticsDimension,
  type AnalyticsMeasure,
  type AnalyticsSortColumn,
} from '@gdd/schema/reports';
import { listCodec, type ListCodec, type ListSort, type ListState } from '../../../shared/list/state/listCodec';
import {
  choiceParameter,
  idParameter,
  idsParameter,
  listParameter,
  type Parameter,
} from '../../../shared/list/state/parameters';
import { halfParameter, type Half } from '../../../shared/list/state/years';

/** In inches; null: no limit. */
export interface RimRange {
  readonly from: number | null;
  readonly to: number | null;
}

/** The filter of sales; an empty list or text is no condition. */
export interface AnalyticsListFilter {
  /** Null: the current year. */
  readonly year: number | null;
  readonly period: Half;
  readonly region: readonly Region[];
  readonly status: readonly DealerStatus[];
  readonly tier: readonly DealerTier[];
  readonly distributorId: string;
  readonly agentId: string;
  readonly dealerId: string;
  readonly campaignId: readonly string[];
  readonly brand: readonly string[];
  readonly season: readonly Season[];
  readonly segment: readonly Segment[];
  readonly rim: RimRange;
  readonly channel: Channel | '';
}

/** The selection of sales, and how its result is displayed. */
export interface AnalyticsSelection {
  /** One or two. */
  readonly dimensions: readonly AnalyticsDimension[];
  /** At least one. */
  readonly measures: readonly AnalyticsMeasure[];
  readonly compareYear: boolean;
  readonly view: 'chart' | 'table';
  /** With two dimensions: the selected value of the one that the chart does not show as bars; empty for all values. */
  readonly part: string;
}

type AnalyticsList = ListState<AnalyticsListFilter, AnalyticsSortColumn>;

export interface AnalyticsState extends AnalyticsList {
  readonly selection: AnalyticsSelection;
}

/** Reads and writes the page's address: the selection and the list's state. */
interface AnalyticsCodec extends ListCodec<AnalyticsListFilter, AnalyticsSortColumn> {
  readonly read: (query: string) => AnalyticsState;
}

const noRim: RimRange = { from: null, to: null };

const readInches = (text: string): number | null => {
  const inches = /^\d{2}$/.test(text) ? Number(text) : NaN;
  return inches >= smallestRim && inches <= largestRim ? inches : null;
};

/** `cerchio=16-18`, `cerchio=16-`, `cerchio=17` */
const rimParameter: Parameter<RimRange> = {
  name: 'cerchio',
  fallback: noRim,
  read: (text) => {
    const [from = '', to = from, ...rest] = text.split('-');
    const range = { from: readInches(from), to: readInches(to) };
    const isEmpty = range.from === null && range.to === null;
    const isBackwards = range.from !== null && range.to !== null && range.from > range.to;
    return rest.length > 0 || isEmpty || isBackwards ? undefined : range;
  },
  write: ({ from, to }) => {
    if (from === null && to === null) return '';
    return from === to ? String(from) : `${from ?? ''}-${to ?? ''}`;
  },
};

const yearParameter: Parameter<number | null> = {
  name: 'anno',
  fallback: null,
  read: (text) => (/^20\d{2}$/.test(text) ? Number(text) : undefined),
  write: (year) => (year === null ? '' : String(year)),
};

const longestText = 100;

/** Distinct names: `marca=Aquila,Vento`. A comma within a name is escaped by a backslash. */
const brandParameter: Parameter<readonly string[]> = {
  name: 'marca',
  fallback: [],
  read: (text) => [
    ...new Set(
      text
        .split(/(?<!\\),/)
        .map((name) => name.replaceAll('\\,', ',').trim().slice(0, longestText))
        .filter((name) => name !== ''),
    ),
  ],
  write: (names) => names.map((name) => name.replaceAll(',', '\\,')).join(','),
};

/**
 * A parameter for values of a closed list, in the order in which they were chosen.
 *
 * @param most values read at most
 */
function orderedParameter<T extends string>(
  name: string,
  allowed: readonly T[],
  fallback: readonly T[],
  most: number,
): Parameter<readonly T[]> {
  return {
    name,
    fallback,
    read: (text) => {
      const texts = [...new Set(text.split(','))].flatMap((word) => allowed.find((each) => each === word) ?? []);
      return texts.length === 0 ? undefined : texts.slice(0, most);
    },
    write: (texts) => texts.join(','),
  };
}

const dimensionsParameter = orderedParameter<AnalyticsDimension>('per', analyticsDimensions, ['brand'], 2);
const measuresParameter = orderedParameter<AnalyticsMeasure>(
  'misure',
  analyticsMeasures,
  ['tires'],
  analyticsMeasures.length,
);
const compareParameter = choiceParameter<'si' | 'no'>('confronto', ['si', 'no'], 'no');
const viewParameter = choiceParameter<'grafico' | 'tabella'>('vista', ['grafico', 'tabella'], 'grafico');
const partParameter: Parameter<string> = {
  name: 'parte',
  fallback: '',
  read: (text) => text.slice(0, longestText),
  write: (text) => text,
};

/** Months in chronological order, other groups by size in descending order. */
export function defaultSort({ dimensions, measures }: Pick<AnalyticsSelection, 'dimensions' | 'measures'>) {
  return dimensions[0] === 'month'
    ? ({ column: 'id', direction: 'asc' } as const)
    : ({ column: measures[0] ?? 'tires', direction: 'desc' } as const);
}

const filter = {
  year: yearParameter,
  period: halfParameter,
  region: listParameter('regione', regions),
  status: listParameter('stato', dealerStatuses),
  tier: listParameter('tier', dealerTiers),
  distributorId: idParameter('distributore'),
  agentId: idParameter('agente'),
  dealerId: idParameter('dealer'),
  campaignId: idsParameter('campagna'),
  brand: brandParameter,
  season: listParameter('stagione', seasons),
  segment: listParameter('segmento', segments),
  rim: rimParameter,
  channel: choiceParameter<Channel | ''>('canale', channels, ''),
} satisfies Record<FilterName<typeof analyticsFilters>, unknown>;

/**
 * The codec of the list's part of the address. Its default order depends on the selection, so there is one for each.
 */
function listPart(sort: ListSort<AnalyticsSortColumn>) {
  return listCodec<AnalyticsListFilter, AnalyticsSortColumn>({
    filter,
    sortColumns: analyticsSortColumns,
    defaultSort: sort,
  });
}

const { emptyFilter, besidePage } = listPart({ column: 'id', direction: 'asc' });

/** Analytics in the address: `?per=brand,season&misure=tires,amount&confronto=si&anno=2025&regione=Puglia`. */
export const analyticsCodec: AnalyticsCodec = {
  sortColumns: analyticsSortColumns,
  emptyFilter,
  besidePage,
  read: (query) => {
    const address = new URLSearchParams(query);
    const readParameter = <T>({ name, fallback, read }: Parameter<T>): T => read(address.get(name) ?? '') ?? fallback;
    const readSelection = {
      dimensions: readParameter(dimensionsParameter),
      measures: readParameter(measuresParameter),
      compareYear: readParameter(compareParameter) === 'si',
      view: readParameter(viewParameter) === 'grafico' ? ('chart' as const) : ('table' as const),
      part: readParameter(partParameter),
    };
    // The filter does not depend on the order, so it is read first: together with the selection it decides which
    // measures are possible.
    const { filter: ownFilter } = listPart(defaultSort(readSelection)).read(query);
    const selection = possible(readSelection, ownFilter);
    const own = defaultSort(selection);
    const state = listPart(own).read(query);
    const { column } = state.sort;
    const sorts = column === 'id' || selection.measures.includes(column);
    return { ...state, sort: sorts ? state.sort : own, selection };
  },
  write: (state) => {
    const selection = selectionOf(state);
    const { dimensions, measures, compareYear, view, part } = selection;
    const parts = [
      written(dimensionsParameter, dimensions),
      written(measuresParameter, measures),
      written(compareParameter, compareYear ? 'si' : 'no'),
      written(viewParameter, view === 'chart' ? 'grafico' : 'tabella'),
      written(partParameter, part),
      listPart(defaultSort(selection)).write(state).slice(1),
    ].filter((text) => text !== '');
    return parts.length === 0 ? '' : `?${parts.join('&')}`;
  },
};

/** The selection of a state; that of a plain list has none, and gets the default. */
function selectionOf(state: AnalyticsList | AnalyticsState): AnalyticsSelection {
  return 'selection' in state
    ? state.selection
    : {
        dimensions: dimensionsParameter.fallback,
        measures: measuresParameter.fallback,
        compareYear: false,
        view: 'chart',
        part: '',
      };
}

function written<T>({ name, fallback, write }: Parameter<T>, value: T): string {
  const text = write(value);
  return text === write(fallback) ? '' : `${name}=${encodeURIComponent(text).replaceAll('%2C', ',')}`;
}

/**
 * A selection restricted to the measures and the comparison that its dimensions and filter allow, with a part only
 * where there are two dimensions.
 */
export function possible(selection: AnalyticsSelection, filter: AnalyticsListFilter): AnalyticsSelection {
  const measures = hasGoals(selection.dimensions, filter)
    ? selection.measures
    : selection.measures.filter((measure) => measure !== 'goalAttainment');
  return {
    ...selection,
    measures: measures.length > 0 ? measures : ['tires'],
    compareYear: selection.compareYear && isComparable(selection.dimensions),
    part: selection.dimensions.length === 2 ? selection.part : '',
  };
}

/** Whether groups can be compared with the year before; a campaign belongs to one year, so it cannot. */
export function isComparable(dimensions: readonly AnalyticsDimension[]): boolean {
  return !dimensions.includes('campaign');
}

/** Whether a filter has a condition on sale lines, not only on dealers. */
export function isOfLines({ brand, season, segment, rim, channel }: AnalyticsListFilter): boolean {
  return (
    brand.length > 0 ||
    season.length > 0 ||
    segment.length > 0 ||
    rim.from !== null ||
    rim.to !== null ||
    channel !== ''
  );
}

/**
 * The reason why goals cannot be computed, if any: they belong to memberships, not to lines or months
 * (docs/domain/reports.md).
 */
export function goalsObstacle(
  dimensions: readonly AnalyticsDimension[],
  conditions: AnalyticsListFilter,
): 'dimension' | 'filter' | undefined {
  if (!dimensions.every((dimension) => (goalDimensions as readonly string[]).includes(dimension))) return 'dimension';
  return isOfLines(conditions) || conditions.period !== '' ? 'filter' : undefined;
}

function hasGoals(dimensions: readonly AnalyticsDimension[], conditions: AnalyticsListFilter): boolean {
  return goalsObstacle(dimensions, conditions) === undefined;
}
