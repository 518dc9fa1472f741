import { userStates } from '@gdd/schema/users';
import { memo, useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { apiEnum } from '../../../shared/apollo/enumTexts';
import type { MemberRole } from '../../../shared/apollo/schema.generated';
import { FilterBar } from '../../../shared/list/filters/FilterBar';
import { MultiSelectFilter } from '../../../shared/list/filters/MultiSelectFilter';
import { useFilterChips } from '../../../shared/list/filters/useFilterChips';
import type { FilterControls } from '../../../shared/list/state/useListState';
import { NetworkFilter } from '../../../domain/members/NetworkFilter';
import { networkPlaces, nobody, type NetworkPlace } from '../../../domain/members/networkPick';
import { useMemberName } from '../../../domain/members/useMemberName';
import { usePickMembers, type PickedMembers } from '../../../domain/members/usePickMembers';
import { roleOptions } from '../../../shared/permissions/roleNames';
import type { UserListFilter } from '../userList';
import type { UserRecordFragment } from '../users.generated';

interface UserFiltersProps {
  readonly controls: FilterControls<UserListFilter>;
  /** The members of the users that stand in the list. */
  readonly members: readonly NonNullable<UserRecordFragment['member']>[];
}

function placeOf(role: MemberRole | undefined): NetworkPlace {
  if (role === 'DEALER') return 'dealer';
  return role === 'AGENT' ? 'agent' : 'distributor';
}

/** Quick search and filters of the users' list. */
export const UserFilters = memo(function UserFilters({ controls, members }: UserFiltersProps) {
  const intl = useIntl();
  const { state, setFilter, setSearch, clear } = controls;
  const { filter, search } = state;
  const chips = useFilterChips(controls);
  const [picked, setPicked] = useState(nobody);
  const deepest = picked.dealer ?? picked.agent ?? picked.distributor;
  const listed = members.find(({ id }) => id === filter.memberId);
  const known = listed ? { id: listed.id, label: listed.businessName } : deepest;
  const member = useMemberName(filter.memberId, known, ['DISTRIBUTOR', 'AGENT']);
  // an address names one member alone: those above it are not known
  const pick = deepest?.id === filter.memberId ? picked : { ...nobody, [placeOf(listed?.role)]: member };
  const narrow = useCallback(
    ({ distributorId, agentId, dealerId }: PickedMembers) =>
      setFilter({ memberId: dealerId || agentId || distributorId }),
    [setFilter],
  );
  const pickMembers = usePickMembers(setPicked, narrow);
  const label = (id: string) => intl.formatMessage({ id: `users.${id}` });
  const stateWord = (value: UserListFilter['state'][number]) => label(`state.${apiEnum(value)}`);
  const roleWord = (value: UserListFilter['role'][number]) => intl.formatMessage({ id: `roles.${value}` });
  return (
    <FilterBar
      searchLabel={label('search')}
      search={search}
      onSearch={setSearch}
      chips={[
        ...chips.search(),
        ...chips.list('state', label('state'), stateWord),
        ...chips.list('role', label('role'), roleWord),
        ...chips.choice('memberId', label('member'), (id) => member?.label ?? id),
      ]}
      onClear={clear}
    >
      <MultiSelectFilter
        label={label('state')}
        options={userStates.map((value) => ({ value, label: stateWord(value) }))}
        value={filter.state}
        onChange={(chosen) => setFilter({ state: chosen })}
      />
      <MultiSelectFilter
        label={label('role')}
        options={roleOptions.map((value) => ({ value, label: roleWord(value) }))}
        value={filter.role}
        onChange={(role) => setFilter({ role })}
      />
      <NetworkFilter places={networkPlaces} pick={pick} onPick={pickMembers} />
    </FilterBar>
  );
});
