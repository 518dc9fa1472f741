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

/** The options for the most days until the end of a work list's campaigns; '' for all running ones. */
export const endsWithinChoices = ['7', '15', '30', '60'] as const;
export type EndsWithin = (typeof endsWithinChoices)[number] | '';

/** The filter of a report; an empty list or text is no condition. */
export interface ReportListFilter {
  readonly year: Exclude<YearChoice, 'all'>;
  readonly period: Half;
  readonly distributorId: string;
  readonly agentId: string;
  readonly dealerId: string;
  readonly region: readonly Region[];
  readonly status: readonly DealerStatus[];
  readonly tier: readonly DealerTier[];
  /** Only in the report of campaigns, as the following ones. */
  readonly campaignId: readonly string[];
  /** A value turns the report of campaigns into a work list. */
  readonly standing: Standing | '';
  readonly endsWithin: EndsWithin;
}

export type ReportListState<Column extends string = string> = ListState<ReportListFilter, Column>;
export type ReportCodec<Column extends string> = ListCodec<ReportListFilter, Column>;

/** A report covers one year, so 'all' is not accepted. */
const oneYear: Parameter<ReportListFilter['year']> = {
  ...yearParameter,
  fallback: 'current',
  read: (text) => {
    const year = yearParameter.read(text);
    return year === 'all' ? undefined : year;
  },
};

/** A filter that another report has: it is neither read from nor written to this report's address. */
const never = <T>(parameter: Parameter<T>): Parameter<T> => ({ ...parameter, read: () => undefined, write: () => '' });

/**
 * The codec of a report's address: `?anno=2025&semestre=2&distributore=31&regione=Puglia&ordina=tires.desc`; of a work
 * list `?situazione=close`.
 */
export function reportCodec<Type extends ReportType>(type: Type): ReportCodec<ReportSortColumn<Type>> {
  const onlyForCampaigns = <T>(parameter: Parameter<T>) => (type === 'campaigns' ? parameter : never(parameter));
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
      campaignId: onlyForCampaigns(idsParameter('campagna')),
      standing: onlyForCampaigns(choiceParameter<Standing | ''>('situazione', standings, '')),
      endsWithin: onlyForCampaigns(choiceParameter<EndsWithin>('scade', endsWithinChoices, '')),
    } satisfies Record<FilterName<typeof reportFilters>, unknown>,
    sortColumns: reportSortColumns[type],
    defaultSort: { column: 'id', direction: 'asc' },
  });
}

/** A report's year; undefined if it is the current one and that is not known yet. */
export function yearOf({ year }: ReportListFilter, currentYear: number | undefined): number | undefined {
  return year === 'current' ? currentYear : year;
}

/**
 * A report's filter as the API's input.
 *
 * @param currentYear undefined while it is not known
 * @returns undefined where the filter needs the current year and it is not known
 */
export function reportFilterInput(
  filter: ReportListFilter,
  currentYear: number | undefined,
): CampaignsReportFilter | undefined {
  const year = yearOf(filter, currentYear);
  if (year === undefined && filter.period !== '') return undefined;
  const { period, distributorId, agentId, dealerId, region, status, tier, campaignId, standing, endsWithin } = filter;
  return {
    // Without a year the API uses the current one, so that the rows need not wait until it is known here.
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

/** Whether a report is restricted by properties of dealers, and not only by their network. */
export function isSelective({ filter: { region, status, tier }, search }: ReportListState): boolean {
  return region.length > 0 || status.length > 0 || tier.length > 0 || search !== '';
}
