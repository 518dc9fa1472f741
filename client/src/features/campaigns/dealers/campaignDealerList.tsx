import { campaignDealerSortColumns, type CampaignDealerSortColumn } from '@gdd/schema/campaigns';
import { dealerTraitFilters } from '../../../domain/members/dealerTraits';
import type { CampaignDealerTableInput, SendRemindersInput } from '../../../shared/apollo/schema.generated';
import { defineFilters } from '../../../shared/list/definition/defineList';
import { choiceFilter, flagFilter, idFilter, type ListFilter } from '../../../shared/list/definition/filters';
import { MultiSelectFilter } from '../../../shared/list/filters/MultiSelectFilter';
import { yesAndNo } from '../../../shared/list/state/parameters';
import { tabParameter } from '../../../shared/page/usePageTab';

/** Sort columns of the API that the list does not display. */
type UnlistedColumn = 'dealerId' | 'tiresToNextThreshold' | 'distributor';
const unlistedColumns: Readonly<Record<UnlistedColumn, true>> = {
  dealerId: true,
  tiresToNextThreshold: true,
  distributor: true,
};

export type CampaignDealerColumn = Exclude<CampaignDealerSortColumn, UnlistedColumn>;

const isListed = (column: CampaignDealerSortColumn): column is CampaignDealerColumn => !(column in unlistedColumns);

/** Options of a filter: at most so many tyres are missing to the next threshold. */
const tiresToThreshold = ['5', '10', '20', '50'] as const;

/** A single choice drawn with checkboxes: picking another replaces the first, unpicking it clears the filter. */
function withBoxes<Choice extends string, Api>(
  choices: readonly Choice[],
  filter: ListFilter<Choice | '', Api>,
): ListFilter<Choice | '', Api> {
  return {
    ...filter,
    control: ({ name, label, value, onChange, texts }) => (
      <MultiSelectFilter
        label={label}
        options={choices.map((option) => ({
          value: option,
          label: filter
            .chosen(option, name, texts)
            .map(({ text }) => text)
            .join(),
        }))}
        value={value === '' ? [] : [value]}
        onChange={(chosen) => onChange(chosen.find((option) => option !== value) ?? '')}
      />
    ),
  };
}

/** A campaign's dealers: `?accettata=no&regione=Puglia&ordina=tiresMissing.asc`. */
export const campaignDealerList = defineFilters({
  messages: 'campaigns',
  search: 'dealers.search',
  filters: {
    accepted: withBoxes(yesAndNo, flagFilter('accettata', { label: 'filter.accepted' })),
    goalReached: withBoxes(yesAndNo, flagFilter('obiettivo', { label: 'filter.goalReached' })),
    toThreshold: withBoxes(
      tiresToThreshold,
      choiceFilter('soglia', tiresToThreshold, {
        label: 'filter.toThreshold',
        api: (tires) => ({ to: Number(tires) }),
        text: (tires, { say }) => say('filter.toThreshold.within', { tires }),
      }),
    ),
    ...dealerTraitFilters('dealer.'),
    // the member whose dealers are listed
    memberId: idFilter('rete', { label: 'network' }),
  },
  sortColumns: campaignDealerSortColumns.filter(isListed),
  defaultSort: { column: 'id', direction: 'asc' },
  ownParameters: [tabParameter],
});

export type CampaignDealerListState = ReturnType<typeof campaignDealerList.codec.read>;

/** The list's state as the API's input. */
export function campaignDealerTableInput(state: CampaignDealerListState): CampaignDealerTableInput {
  const { filter, ...page } = campaignDealerList.input(state);
  const { toThreshold, ...conditions } = filter;
  return { filter: { ...conditions, ...(toThreshold && { tiresToNextThreshold: toThreshold }) }, ...page };
}

/** The reminders to all dealers that match the list's filter and search. */
export function remindersOfList(campaignId: string, state: CampaignDealerListState): SendRemindersInput {
  const { filter, search } = campaignDealerTableInput(state);
  return { campaign: { campaignId, filter: filter ?? null }, ...(search && { search }) };
}
