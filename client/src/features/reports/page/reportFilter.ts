import { regions, type Region } from '@gdd/schema/geography';
import type { FilterName } from '@gdd/schema/lists';
import { dealerStatuses, dealerTiers, type DealerStatus, type DealerTier } from '@gdd/schema/members';
import {
  reportSortColumns,
  standings,
  type reportFilters,
  type ReportSortColumn,
  type ReportType,
  type Standing,
} from '@gdd/schema/reports';
import { apiEnum } from '../../../shared/apollo/enumTexts';
import type { CampaignsReportFilter } from '../../../shared/apollo/schema.generated';
import { listCodec, type ListCodec, type ListState } from '../../../shared/list/state/listCodec';
import {
  choiceParameter,
  idParameter,
  idsParameter,
  listParameter,
  type Parameter,
} from '../../../shared/list/state/parameters';
import { halfParameter, yearParameter, type Half, type YearChoice } from '../../../shared/list/state/years';

/** Days within which the campaigns of a work list end, as they are chosen; none for all under way. */
export const endsWithinChoices = ['7', '15', '30', '60'] as const;
export type EndsWithin = (typeof endsWithinChoices)[number] | '';

/** The dealers and the time that a report is about; an empty list or text sets no condition. */
export interface ReportListFilter {
  readonly year: Exclude<YearChoice, 'all'>;
  readonly period: Half;
  readonly distributorId: string;
  readonly agentId: string;
  readonly dealerId: string;
  readonly region: readonly Region[];
  readonly status: readonly DealerStatus[];
  readonly tier: readonly DealerTier[];
  /** Filters of the report of campaigns alone. */
  readonly campaignId: readonly string[];
  /** The value that makes a work list of the report of campaigns. */
  readonly standing: Standing | '';
  readonly endsWithin: EndsWithin;
}

export type ReportListState<Column extends string = string> = ListState<ReportListFilter, Column>;
export type ReportCodec<Column extends string> = ListCodec<ReportListFilter, Column>;

/** A report is of one year. */
const oneYear: Parameter<ReportListFilter['year']> = {
  ...yearParameter,
  fallback: 'current',
  read: (text) => {
    const year = yearParameter.read(text);
    return year === 'all' ? undefined : year;
  },
};

/** A filter of another report: never in this one's address. */
const never = <T>(parameter: Parameter<T>): Parameter<T> => ({ ...parameter, read: () => undefined, write: () => '' });

/** A report in the address: `?anno=2025&semestre=2&distributore=31&regione=Puglia&ordina=tires.desc`; a work list `?situazione=close`. */
export function reportCodec<Type extends ReportType>(type: Type): ReportCodec<ReportSortColumn<Type>> {
  const ofCampaigns = <T>(parameter: Parameter<T>) => (type === 'campaigns' ? parameter : never(parameter));
  return listCodec<ReportListFilter, ReportSortColumn<Type>>({
    filter: {
      year: oneYear,
      period: halfParameter,
      distributorId: idParameter('distributore'),
      agentId: idParameter('agente'),
      dealerId: idParameter('dealer'),
      region: listParameter('regione', regions),
      status: listParameter('stato', dealerStatuses),
      tier: listParameter('tier', dealerTiers),
      campaignId: ofCampaigns(idsParameter('campagna')),
      standing: ofCampaigns(choiceParameter<Standing | ''>('situazione', standings, '')),
      endsWithin: ofCampaigns(choiceParameter<EndsWithin>('scade', endsWithinChoices, '')),
    } satisfies Record<FilterName<typeof reportFilters>, unknown>,
    sortColumns: reportSortColumns[type],
    defaultSort: { column: 'id', direction: 'asc' },
  });
}

/** A report's year; undefined while it is the current one and that is not known yet. */
export function yearOf({ year }: ReportListFilter, currentYear: number | undefined): number | undefined {
  return year === 'current' ? currentYear : year;
}

/**
 * A report's filter as the API asks for it.
 *
 * @param currentYear undefined while it is not known
 * @returns undefined where the filter cannot be written without the current year
 */
export function reportFilterInput(
  filter: ReportListFilter,
  currentYear: number | undefined,
): CampaignsReportFilter | undefined {
  const year = yearOf(filter, currentYear);
  if (year === undefined && filter.period !== '') return undefined;
  const { period, distributorId, agentId, dealerId, region, status, tier, campaignId, standing, endsWithin } = filter;
  return {
    // Without a year the API takes the current one: the rows need not wait until it is known here.
    ...(filter.year !== 'current' && { year: filter.year }),
    ...(period !== '' && { period: `${year}_${period}` }),
    ...(distributorId !== '' && { distributorId }),
    ...(agentId !== '' && { agentId }),
    ...(dealerId !== '' && { dealerId }),
    ...(region.length > 0 && { region: [...region] }),
    ...(status.length > 0 && { status: status.map(apiEnum) }),
    ...(tier.length > 0 && { tier: tier.map(apiEnum) }),
    ...(campaignId.length > 0 && { campaignId: [...campaignId] }),
    ...(standing !== '' && { standing: apiEnum(standing) }),
    ...(endsWithin !== '' && { endsWithin: Number(endsWithin) }),
  };
}

/** Whether a report shows some of the dealers that it could be about by what they are, not by whom they belong to. */
export function isSelective({ filter: { region, status, tier }, search }: ReportListState): boolean {
  return region.length > 0 || status.length > 0 || tier.length > 0 || search !== '';
}
