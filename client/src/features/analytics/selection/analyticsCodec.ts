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

/** Inches; none for any. */
export interface RimRange {
  readonly from: number | null;
  readonly to: number | null;
}

/** The filter of sales; an empty list or text sets no condition. */
export interface AnalyticsListFilter {
  /** Null: the current one. */
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

/** The selection from the sales, and how its result is looked at. */
export interface AnalyticsSelection {
  /** One or two. */
  readonly dimensions: readonly AnalyticsDimension[];
  /** At least one. */
  readonly measures: readonly AnalyticsMeasure[];
  readonly compareYear: boolean;
  readonly view: 'chart' | 'table';
  /** Where there are two dimensions: the value of the one that the chart does not draw; empty for all values. */
  readonly part: string;
}

type AnalyticsList = ListState<AnalyticsListFilter, AnalyticsSortColumn>;

export interface AnalyticsState extends AnalyticsList {
  readonly selection: AnalyticsSelection;
}

/** Both directions between the page and its address, the selection with the list's own state. */
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

/** Names, each once: `marca=Aquila,Vento`. A comma within one stands for itself, escaped. */
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

/** Values of a closed list in the order in which they were chosen. */
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

/** Months in their order, other groups the largest first. */
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

/** The list's part of the address under each order that can be the selection's own. */
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
    const of = <T>({ name, fallback, read }: Parameter<T>): T => read(address.get(name) ?? '') ?? fallback;
    const given = {
      dimensions: of(dimensionsParameter),
      measures: of(measuresParameter),
      compareYear: of(compareParameter) === 'si',
      view: of(viewParameter) === 'grafico' ? ('chart' as const) : ('table' as const),
      part: of(partParameter),
    };
    // Before the order is known the filter is: both together decide what can be measured.
    const { filter: ownFilter } = listPart(defaultSort(given)).read(query);
    const selection = possible(given, ownFilter);
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

/** A list's state knows nothing of the selection; those of this page have one. */
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

/** A selection without what its dimensions and filters do not let measure, and with a part only where there are two. */
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

/** Whether the groups are there in the year before too: a campaign is of one year. */
export function isComparable(dimensions: readonly AnalyticsDimension[]): boolean {
  return !dimensions.includes('campaign');
}

/** Whether a filter asks for something that a sale line alone has. */
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

/** The reason why goals cannot be computed, if any: they are of memberships, not of lines or of months (docs/domain/reports.md). */
export function goalsObstacle(
  dimensions: readonly AnalyticsDimension[],
  given: AnalyticsListFilter,
): 'dimension' | 'filter' | undefined {
  if (!dimensions.every((dimension) => (goalDimensions as readonly string[]).includes(dimension))) return 'dimension';
  return isOfLines(given) || given.period !== '' ? 'filter' : undefined;
}

function hasGoals(dimensions: readonly AnalyticsDimension[], given: AnalyticsListFilter): boolean {
  return goalsObstacle(dimensions, given) === undefined;
}
