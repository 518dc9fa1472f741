import { regions } from '@gdd/schema/geography';
import { dealerStatuses, dealerTiers } from '@gdd/schema/members';
import { memo, useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useUser } from '../../shared/session/SessionContext';
import { ChoiceFilter } from '../../shared/list/ChoiceFilter';
import { yesAndNo } from '../../shared/list/parameters';
import { DateRangeFilter } from '../../shared/list/DateRangeFilter';
import { provincesOf } from '../../shared/list/provinces';
import { FilterBar, type FilterChip } from '../../shared/list/FilterBar';
import { MultiSelectFilter } from '../../shared/list/MultiSelectFilter';
import { useFilterChips } from '../../shared/list/useFilterChips';
import type { FilterControls } from '../../shared/list/useListState';
import type { DealerListFilter } from './dealerListCodec';
import { NetworkFilter } from './NetworkFilter';
import type { DealerRow } from './useDealerColumns';
import { pickedMember, useNetworkChoice, type NetworkPick } from './useNetworkChoice';

interface DealerFiltersProps {
  readonly controls: FilterControls<DealerListFilter>;
  /** The rows that stand in the list, whose parents have names. */
  readonly rows: readonly DealerRow[];
}

/** Quick search and filters of the dealers' list. */
export const DealerFilters = memo(function DealerFilters({ controls, rows }: DealerFiltersProps) {
  const intl = useIntl();
  const user = useUser();
  const { state, setFilter, setSearch, clear } = controls;
  const { filter, search } = state;
  const network = useNetworkChoice(filter.memberId, rows);
  const chips = useChips(controls, network.name);
  const label = (id: string) => intl.formatMessage({ id: `dealers.${id}` });

  const { setPicked } = network;
  const pickMember = useCallback(
    (pick: NetworkPick) => {
      setPicked(pick);
      setFilter({ memberId: pickedMember(pick)?.id ?? '' });
    },
    [setPicked, setFilter],
  );

  return (
    <FilterBar searchLabel={label('search')} search={search} onSearch={setSearch} chips={chips} onClear={clear}>
      <MultiSelectFilter
        label={label('status')}
        options={dealerStatuses.map((value) => ({ value, label: label(`status.${value}`) }))}
        value={filter.status}
        onChange={(status) => setFilter({ status })}
      />
      <MultiSelectFilter
        label={label('tier')}
        options={dealerTiers.map((value) => ({ value, label: label(`tier.${value}`) }))}
        value={filter.tier}
        onChange={(tier) => setFilter({ tier })}
      />
      <MultiSelectFilter
        label={label('region')}
        options={regions.map((value) => ({ value, label: value }))}
        value={filter.region}
        onChange={(region) => {
          const possible = provincesOf(region).map(([code]) => code);
          setFilter({ region, province: filter.province.filter((code) => possible.includes(code)) });
        }}
      />
      <MultiSelectFilter
        label={label('province')}
        options={provincesOf(filter.region).map(([value, name]) => ({ value, label: `${name} (${value})` }))}
        value={filter.province}
        onChange={(province) => setFilter({ province })}
      />
      {/* An agent is itself the last member above dealers: there is nothing to choose. */}
      {user?.member?.role !== 'AGENT' && <NetworkFilter pick={network.pick} onPick={pickMember} />}
      <ChoiceFilter
        label={label('filter.stopped')}
        all={label('filter.stopped.all')}
        choices={yesAndNo}
        text={(choice) => label(`filter.stopped.${choice}`)}
        value={filter.stopped}
        onChange={(stopped) => setFilter({ stopped })}
      />
      <DateRangeFilter
        label={label('filter.joined')}
        value={{ from: filter.joinedFrom, to: filter.joinedTo }}
        onChange={({ from, to }) =>
          setFilter({ ...(from !== undefined && { joinedFrom: from }), ...(to !== undefined && { joinedTo: to }) })
        }
      />
    </FilterBar>
  );
});

/** What the list is narrowed by, each a chip that takes it away again. */
function useChips(controls: DealerFiltersProps['controls'], memberName: string): readonly FilterChip[] {
  const intl = useIntl();
  const chips = useFilterChips(controls);
  const say = (id: string) => intl.formatMessage({ id: `dealers.${id}` });
  return [
    ...chips.search(),
    ...chips.list('status', say('status'), (value) => say(`status.${value}`)),
    ...chips.list('tier', say('tier'), (value) => say(`tier.${value}`)),
    ...chips.list('region', say('region')),
    ...chips.list('province', say('province')),
    ...chips.choice('memberId', say('filter.network'), () => memberName),
    ...chips.choice('stopped', say('filter.stopped'), (value) => say(`filter.stopped.${value}`)),
    ...chips.days('joinedFrom', 'joinedTo', say('filter.joined')),
  ];
}
