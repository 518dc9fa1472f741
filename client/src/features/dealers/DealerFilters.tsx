import type { DealerSortColumn } from '@gdd/schema/dealers';
import { regions } from '@gdd/schema/geography';
import { dealerStatuses, dealerTiers } from '@gdd/schema/members';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useUser } from '../../shared/session/SessionContext';
import { useFormat } from '../../shared/i18n/useFormat';
import { ChoiceFilter } from '../../shared/list/ChoiceFilter';
import { yesAndNo } from '../../shared/list/parameters';
import { DateRangeFilter } from '../../shared/list/DateRangeFilter';
import { provincesOf } from '../../shared/list/provinces';
import { FilterBar, type FilterChip } from '../../shared/list/FilterBar';
import { MultiSelectFilter } from '../../shared/list/MultiSelectFilter';
import type { ListControls } from '../../shared/list/useListState';
import type { DealerListFilter } from './dealerListCodec';
import { NetworkFilter } from './NetworkFilter';
import type { DealerRow } from './useDealerColumns';
import { pickedMember, useNetworkChoice, type NetworkPick } from './useNetworkChoice';

interface DealerFiltersProps {
  readonly controls: ListControls<DealerListFilter, DealerSortColumn>;
  /** The rows that stand in the list, whose parents have names. */
  readonly rows: readonly DealerRow[];
}

/** Quick search and filters of the dealers' list. */
export function DealerFilters({ controls, rows }: DealerFiltersProps) {
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
}

/** What the list is narrowed by, each a chip that takes it away again. */
function useChips(
  { state: { filter, search }, setFilter, setSearch }: DealerFiltersProps['controls'],
  memberName: string,
): readonly FilterChip[] {
  const intl = useIntl();
  const format = useFormat();
  const say = (id: string) => intl.formatMessage({ id });
  const chip = (key: string, name: string, value: string, onRemove: () => void): FilterChip => ({
    key,
    label: intl.formatMessage({ id: 'dealers.filter.chip' }, { name, value }),
    onRemove,
  });
  const joined = say('dealers.filter.joined');
  const without = <T,>(values: readonly T[], removed: T) => values.filter((value) => value !== removed);

  return [
    ...(search === ''
      ? []
      : [
          {
            key: 'search',
            label: intl.formatMessage({ id: 'dealers.filter.search' }, { term: search }),
            onRemove: () => setSearch(''),
          },
        ]),
    ...filter.status.map((value) =>
      chip(`status.${value}`, say('dealers.status'), say(`dealers.status.${value}`), () =>
        setFilter({ status: without(filter.status, value) }),
      ),
    ),
    ...filter.tier.map((value) =>
      chip(`tier.${value}`, say('dealers.tier'), say(`dealers.tier.${value}`), () =>
        setFilter({ tier: without(filter.tier, value) }),
      ),
    ),
    ...filter.region.map((value) =>
      chip(`region.${value}`, say('dealers.region'), value, () => setFilter({ region: without(filter.region, value) })),
    ),
    ...filter.province.map((value) =>
      chip(`province.${value}`, say('dealers.province'), value, () =>
        setFilter({ province: without(filter.province, value) }),
      ),
    ),
    ...(filter.memberId === ''
      ? []
      : [chip('member', say('dealers.filter.network'), memberName, () => setFilter({ memberId: '' }))]),
    ...(filter.stopped === ''
      ? []
      : [
          chip('stopped', say('dealers.filter.stopped'), say(`dealers.filter.stopped.${filter.stopped}`), () =>
            setFilter({ stopped: '' }),
          ),
        ]),
    ...(filter.joinedFrom === ''
      ? []
      : [
          chip(
            'from',
            joined,
            intl.formatMessage({ id: 'list.fromDate' }, { date: format.date(filter.joinedFrom) }),
            () => setFilter({ joinedFrom: '' }),
          ),
        ]),
    ...(filter.joinedTo === ''
      ? []
      : [
          chip('to', joined, intl.formatMessage({ id: 'list.toDate' }, { date: format.date(filter.joinedTo) }), () =>
            setFilter({ joinedTo: '' }),
          ),
        ]),
  ];
}
