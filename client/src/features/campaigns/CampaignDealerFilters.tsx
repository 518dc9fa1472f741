import { regions } from '@gdd/schema/geography';
import { dealerStatuses, dealerTiers } from '@gdd/schema/members';
import { memo, useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import type { SearchOption } from '../../shared/forms/SearchSelect';
import { FilterBar, type FilterChip } from '../../shared/list/FilterBar';
import { provincesOf } from '../../shared/list/provinces';
import { yesAndNo } from '../../shared/list/parameters';
import { MultiSelectFilter } from '../../shared/list/MultiSelectFilter';
import { useFilterChips } from '../../shared/list/useFilterChips';
import type { FilterControls } from '../../shared/list/useListState';
import { useUser } from '../../shared/session/SessionContext';
import { tiresToThreshold, type CampaignDealerListFilter } from './campaignDealersCodec';
import { MemberFilter } from './MemberFilter';
import { useMemberName } from '../../shared/members/useMemberName';

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
        name="accepted"
        choices={yesAndNo}
        value={filter.accepted}
        onChange={(accepted) => setFilter({ accepted })}
      />
      <ChoiceFilter
        name="goalReached"
        choices={yesAndNo}
        value={filter.goalReached}
        onChange={(goalReached) => setFilter({ goalReached })}
      />
      <ChoiceFilter
        name="toThreshold"
        choices={tiresToThreshold}
        value={filter.toThreshold}
        onChange={(toThreshold) => setFilter({ toThreshold })}
      />
      <MultiSelectFilter
        label={label('campaigns.dealer.status')}
        options={dealerStatuses.map((value) => ({ value, label: label(`dealers.status.${value}`) }))}
        value={filter.status}
        onChange={(status) => setFilter({ status })}
      />
      <MultiSelectFilter
        label={label('campaigns.dealer.tier')}
        options={dealerTiers.map((value) => ({ value, label: label(`dealers.tier.${value}`) }))}
        value={filter.tier}
        onChange={(tier) => setFilter({ tier })}
      />
      <MultiSelectFilter
        label={label('campaigns.dealer.region')}
        options={regions.map((value) => ({ value, label: value }))}
        value={filter.region}
        onChange={(region) => {
          const possible = provincesOf(region).map(([code]) => code);
          setFilter({ region, province: filter.province.filter((code) => possible.includes(code)) });
        }}
      />
      <MultiSelectFilter
        label={label('campaigns.dealer.province')}
        options={provincesOf(filter.region).map(([value, name]) => ({ value, label: `${name} (${value})` }))}
        value={filter.province}
        onChange={(province) => setFilter({ province })}
      />
      {/* An agent is itself the last member above dealers: there is nothing to choose. */}
      {user?.member?.role !== 'AGENT' && <MemberFilter member={member} onPick={pickMember} />}
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

/** What a choice is called: `accettata`, `entro 10 pneus`. */
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

/** What the list is narrowed by, each a chip that takes it away again. */
function useChips(controls: CampaignDealerFiltersProps['controls'], memberName: string): readonly FilterChip[] {
  const intl = useIntl();
  const word = useChoiceWord();
  const chips = useFilterChips(controls);
  const say = (id: string) => intl.formatMessage({ id });
  const choice = (key: ChoiceName) =>
    chips.choice(key, say(`campaigns.filter.${key}`), (value: string) => word(key, value));
  return [
    ...chips.search(),
    ...choice('accepted'),
    ...choice('goalReached'),
    ...choice('toThreshold'),
    ...chips.list('status', say('campaigns.dealer.status'), (value) => say(`dealers.status.${value}`)),
    ...chips.list('tier', say('campaigns.dealer.tier'), (value) => say(`dealers.tier.${value}`)),
    ...chips.list('region', say('campaigns.dealer.region')),
    ...chips.list('province', say('campaigns.dealer.province')),
    ...chips.choice('memberId', say('campaigns.filter.network'), () => memberName),
  ];
}
