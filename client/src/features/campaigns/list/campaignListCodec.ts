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
import { apiEnum } from '../../../shared/apollo/enumTexts';
import type { CampaignTableInput } from '../../../shared/apollo/schema.generated';
import { listCodec, type ListState } from '../../../shared/list/state/listCodec';
import { pageInput } from '../../../shared/list/state/pageInput';
import { choiceParameter, listParameter, yesAndNo, type Tristate } from '../../../shared/list/state/parameters';
import { chosenYear, yearParameter, type YearChoice } from '../../../shared/list/state/years';

/** The most days that may be left. */
export const endsWithinChoices = ['7', '15', '30', '60'] as const;
type EndsWithin = (typeof endsWithinChoices)[number] | '';

/** The filter of campaigns; an empty list sets no condition. */
export interface CampaignListFilter {
  readonly year: YearChoice;
  readonly group: CampaignGroup | '';
  readonly type: readonly CampaignType[];
  readonly duration: readonly CampaignDuration[];
  readonly state: readonly CampaignState[];
  readonly underWay: Tristate;
  readonly endsWithin: EndsWithin;
}

export type CampaignListState = ListState<CampaignListFilter, CampaignSortColumn>;

/** The campaigns' list in the address: `?anno=2024&gruppo=main&stato=open&ordina=title.asc`. */
export const campaignListCodec = listCodec<CampaignListFilter, CampaignSortColumn>({
  filter: {
    year: yearParameter,
    group: choiceParameter<CampaignGroup | ''>('gruppo', campaignGroups, ''),
    type: listParameter('tipo', campaignTypes),
    duration: listParameter('durata', campaignDurations),
    state: listParameter('stato', campaignStates),
    underWay: choiceParameter<Tristate>('inCorso', yesAndNo, ''),
    endsWithin: choiceParameter<EndsWithin>('scade', endsWithinChoices, ''),
  } satisfies Record<FilterName<typeof campaignFilters>, unknown>,
  sortColumns: campaignSortColumns,
  defaultSort: { column: 'id', direction: 'asc' },
});

/** The list's state as the API asks for it. */
export function campaignTableInput(state: CampaignListState, currentYear: number): CampaignTableInput {
  const { filter } = state;
  const { type, duration, group, state: states, underWay, endsWithin } = filter;
  const year = chosenYear(filter.year, currentYear);
  return {
    filter: {
      ...(year !== undefined && { year: [year] }),
      ...(group !== '' && { group: [apiEnum(group)] }),
      ...(type.length > 0 && { type: type.map(apiEnum) }),
      ...(duration.length > 0 && { duration: duration.map(apiEnum) }),
      ...(states.length > 0 && { state: states.map(apiEnum) }),
      ...(underWay !== '' && { underWay: underWay === 'yes' }),
      ...(endsWithin !== '' && { endsWithin: Number(endsWithin) }),
    },
    ...pageInput(state),
  };
}
