import { memo, useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDealerTraitFilters } from '../../../domain/members/useDealerTraitFilters';
import { useDealerTraitChips } from '../../../domain/members/useDealerTraitChips';
import { useMemberName } from '../../../domain/members/useMemberName';
import type { SearchOption } from '../../../shared/forms/searchSelect/SearchSelect';
import { FilterBar, type FilterChip } from '../../../shared/list/filters/FilterBar';
import { yesAndNo } from '../../../shared/list/state/parameters';
import { MultiSelectFilter } from '../../../shared/list/filters/MultiSelectFilter';
import { useFilterChips } from '../../../shared/list/filters/useFilterChips';
import type { FilterControls } from '../../../shared/list/state/useListState';
import { useUser } from '../../../shared/session/SessionContext';
import { tiresToThreshold, type CampaignDealerListFilter } from './campaignDealersCodec';
import { MemberFilter } from './MemberFilter';

interface CampaignDealerFiltersProps {
  readonly controls: FilterControls<CampaignDealerListFilter>;
}

/** Quick search and filters of a campaign's dealers. */
export const CampaignDealerFilters = memo(function CampaignDealerFilters({ controls }: CampaignDealerFiltersProps) {
  const intl = useIntl();
  const user = useUser();
  const { state, setFilter, setSearch, clear } = controls;
  const { filter, search } = state;
  const [picked, setPicked] = useState<SearchOption | null>(null);
  const member = useMemberName(filter.memberId, picked, ['DISTRIBUTOR', 'AGENT']);
  const chips = useChips(controls, member?.label ?? '');
  const label = (id: string) => intl.formatMessage({ id });
  const traits = useDealerTraitFilters({ filter, setFilter, messages: 'campaigns.dealer' });
  const pickMember = useCallback(
    (option: SearchOption | null) => {
      setPicked(option);
      setFilter({ memberId: option?.id ?? '' });
    },
    [setFilter],
  );

  return (
    <FilterBar
      searchLabel={label('campaigns.dealers.search')}
      search={search}
      onSearch={setSearch}
      chips={chips}
      onClear={clear}
    >
      <ChoiceFilter
        key="accepted"
        name="accepted"
        choices={yesAndNo}
        value={filter.accepted}
        onChange={(accepted) => setFilter({ accepted })}
      />
      <ChoiceFilter
        key="goalReached"
        name="goalReached"
        choices={yesAndNo}
        value={filter.goalReached}
        onChange={(goalReached) => setFilter({ goalReached })}
      />
      <ChoiceFilter
        key="toThreshold"
        name="toThreshold"
        choices={tiresToThreshold}
        value={filter.toThreshold}
        onChange={(toThreshold) => setFilter({ toThreshold })}
      />
      {traits}
      {/* An agent is itself the last member above dealers: there is nothing to choose. */}
      {user?.member?.role !== 'AGENT' && <MemberFilter key="memberId" member={member} onPick={pickMember} />}
    </FilterBar>
  );
});

/** The filters by one choice of a few. */
type ChoiceName = 'accepted' | 'goalReached' | 'toThreshold';

interface ChoiceFilterProps<Choice extends string> {
  readonly name: ChoiceName;
  readonly choices: readonly Choice[];
  readonly value: Choice | '';
  readonly onChange: (value: Choice | '') => void;
}

/** The word for a choice: `accettata`, `entro 10 pneus`. */
function useChoiceWord(): (name: ChoiceName, choice: string) => string {
  const intl = useIntl();
  return (name, choice) =>
    name === 'toThreshold'
      ? intl.formatMessage({ id: 'campaigns.filter.toThreshold.within' }, { tires: choice })
      : intl.formatMessage({ id: `campaigns.filter.${name}.${choice}` });
}

/** A filter by one choice of a few: of yes and no, both are as good as none. */
function ChoiceFilter<Choice extends string>({ name, choices, value, onChange }: ChoiceFilterProps<Choice>) {
  const intl = useIntl();
  const word = useChoiceWord();
  return (
    <MultiSelectFilter
      label={intl.formatMessage({ id: `campaigns.filter.${name}` })}
      options={choices.map((option) => ({ value: option, label: word(name, option) }))}
      value={value === '' ? [] : [value]}
      onChange={(chosen) => onChange(chosen.find((option) => option !== value) ?? '')}
    />
  );
}

/** The active filters, each a chip that takes it away again. */
function useChips(controls: CampaignDealerFiltersProps['controls'], memberName: string): readonly FilterChip[] {
  const intl = useIntl();
  const word = useChoiceWord();
  const chips = useFilterChips(controls);
  const traitChips = useDealerTraitChips(controls, 'campaigns.dealer');
  const say = (id: string) => intl.formatMessage({ id });
  const choice = (key: ChoiceName) =>
    chips.choice(key, say(`campaigns.filter.${key}`), (value: string) => word(key, value));
  return [
    ...chips.search(),
    ...choice('accepted'),
    ...choice('goalReached'),
    ...choice('toThreshold'),
    ...traitChips,
    ...chips.choice('memberId', say('campaigns.filter.network'), () => memberName),
  ];
}
