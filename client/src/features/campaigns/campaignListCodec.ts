import type { campaignFilters } from '@gdd/schema/campaigns';
import {
  campaignDurations,
  campaignGroups,
  campaignSortColumns,
  campaignStates,
  campaignTypes,
  type CampaignDuration,
  type CampaignGroup,
  type CampaignSortColumn,
  type CampaignState,
  type CampaignType,
} from '@gdd/schema/campaigns';
import type { FilterName } from '@gdd/schema/lists';
import { apiEnum } from '../../shared/apollo/enumTexts';
import type { CampaignTableInput } from '../../shared/apollo/schema.generated';
import { listCodec, type ListState } from '../../shared/list/listCodec';
import { choiceParameter, listParameter, type Parameter } from '../../shared/list/parameters';

/** A year, all of them, or, where the address says nothing, the current one. */
export type YearChoice = number | 'all' | 'current';

/** Which campaigns; an empty list asks for nothing. */
export interface CampaignListFilter {
  readonly year: YearChoice;
  readonly group: CampaignGroup | '';
  readonly type: readonly CampaignType[];
  readonly duration: readonly CampaignDuration[];
  readonly state: readonly CampaignState[];
}

export type CampaignListState = ListState<CampaignListFilter, CampaignSortColumn>;

/** The programme's first year (specification, title). */
export const firstYear = 2022;

export const yearParameter: Parameter<YearChoice> = {
  name: 'anno',
  fallback: 'current',
  read: (text) => {
    if (text === 'tutti') return 'all';
    return /^20\d{2}$/.test(text) ? Number(text) : undefined;
  },
  write: (year) => {
    if (year === 'current') return '';
    return year === 'all' ? 'tutti' : String(year);
  },
};

/** The campaigns' list in the address: `?anno=2024&gruppo=main&stato=open&ordina=title.asc`. */
export const campaignListCodec = listCodec<CampaignListFilter, CampaignSortColumn>({
  filter: {
    year: yearParameter,
    group: choiceParameter<CampaignGroup | ''>('gruppo', campaignGroups, ''),
    type: listParameter('tipo', campaignTypes),
    duration: listParameter('durata', campaignDurations),
    state: listParameter('stato', campaignStates),
  } satisfies Record<FilterName<typeof campaignFilters>, unknown>,
  sortColumns: campaignSortColumns,
  defaultSort: { column: 'id', direction: 'asc' },
});

/** The year that a choice stands for; none for all of them. */
export function chosenYear(year: YearChoice, currentYear: number): number | undefined {
  if (year === 'all') return undefined;
  return year === 'current' ? currentYear : year;
}

/** The list's state as the API asks for it. */
export function campaignTableInput(state: CampaignListState, currentYear: number): CampaignTableInput {
  const { filter, search, sort, page, pageSize } = state;
  const { type, duration, group, state: states } = filter;
  const year = chosenYear(filter.year, currentYear);
  return {
    filter: {
      ...(year !== undefined && { year: [year] }),
      ...(group !== '' && { group: [apiEnum(group)] }),
      ...(type.length > 0 && { type: type.map(apiEnum) }),
      ...(duration.length > 0 && { duration: duration.map(apiEnum) }),
      ...(states.length > 0 && { state: states.map(apiEnum) }),
    },
    sort: { column: apiEnum(sort.column), direction: sort.direction === 'asc' ? 'ASC' : 'DESC' },
    ...(search !== '' && { search }),
    page,
    pageSize,
  };
}
