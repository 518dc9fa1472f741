import { useDealerTraitFilters } from '../../../domain/members/useDealerTraitFilters';
import { NetworkFilter } from '../../../domain/members/NetworkFilter';
import type { NetworkPick, NetworkPlace } from '../../../domain/members/networkPick';
import { useDealerTraitChips } from '../../../domain/members/useDealerTraitChips';
import type { SearchOption } from '../../../shared/forms/searchSelect/SearchSelect';
import { memo, useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useUser } from '../../../shared/session/SessionContext';
import { ChoiceFilter } from '../../../shared/list/filters/ChoiceFilter';
import { yesAndNo } from '../../../shared/list/state/parameters';
import { DateRangeFilter } from '../../../shared/list/filters/DateRangeFilter';
import { FilterBar, type FilterChip } from '../../../shared/list/filters/FilterBar';
import { useFilterChips } from '../../../shared/list/filters/useFilterChips';
import type { FilterControls } from '../../../shared/list/state/useListState';
import type { DealerListFilter } from './dealerListCodec';
import type { DealerRow } from './useDealerColumns';
import { pickedMember, useNetworkChoice } from '../network/useNetworkChoice';

/** A dealer is what the list shows: it is narrowed by the members above. */
const places: readonly NetworkPlace[] = ['distributor', 'agent'];

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
  const traits = useDealerTraitFilters({ filter, setFilter, messages: 'dealers' });

  const { setPicked } = network;
  const pickMember = useCallback(
    (pick: NetworkPick) => {
      setPicked(pick);
      setFilter({ memberId: pickedMember(pick)?.id ?? '' });
    },
    [setPicked, setFilter],
  );

  const hintOf = (place: NetworkPlace, above: SearchOption | null) =>
    place === 'agent' && above === null ? label('filter.agentHint') : undefined;

  return (
    <FilterBar searchLabel={label('search')} search={search} onSearch={setSearch} chips={chips} onClear={clear}>
      {traits}
      {/* An agent is itself the last member above dealers: there is nothing to choose. */}
      {user?.member?.role !== 'AGENT' && (
        <NetworkFilter key="memberId" places={places} pick={network.pick} onPick={pickMember} hintOf={hintOf} />
      )}
      <ChoiceFilter
        key="stopped"
        label={label('filter.stopped')}
        all={label('filter.stopped.all')}
        choices={yesAndNo}
        text={(choice) => label(`filter.stopped.${choice}`)}
        value={filter.stopped}
        onChange={(stopped) => setFilter({ stopped })}
      />
      <DateRangeFilter
        key="joinedFrom joinedTo"
        label={label('filter.joined')}
        value={{ from: filter.joinedFrom, to: filter.joinedTo }}
        onChange={({ from, to }) =>
          setFilter({ ...(from !== undefined && { joinedFrom: from }), ...(to !== undefined && { joinedTo: to }) })
        }
      />
    </FilterBar>
  );
});

/** The active filters, each a chip that takes it away again. */
function useChips(controls: DealerFiltersProps['controls'], memberName: string): readonly FilterChip[] {
  const intl = useIntl();
  const chips = useFilterChips(controls);
  const traitChips = useDealerTraitChips(controls, 'dealers');
  const say = (id: string) => intl.formatMessage({ id: `dealers.${id}` });
  return [
    ...chips.search(),
    ...traitChips,
    ...chips.choice('memberId', say('filter.network'), () => memberName),
    ...chips.choice('stopped', say('filter.stopped'), (value) => say(`filter.stopped.${value}`)),
    ...chips.days('joinedFrom', 'joinedTo', say('filter.joined')),
  ];
}
