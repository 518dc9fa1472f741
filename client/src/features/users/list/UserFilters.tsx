import { memo, useCallback, useState } from 'react';
import { NetworkFilter } from '../../../domain/members/NetworkFilter';
import { networkLevels, nobody, type NetworkLevel } from '../../../domain/members/networkPick';
import { useMemberName } from '../../../domain/members/useMemberName';
import { usePickMembers, type PickedMembers } from '../../../domain/members/usePickMembers';
import type { MemberRole } from '../../../shared/apollo/schema.generated';
import { ListFilters } from '../../../shared/list/definition/ListFilters';
import type { FilterControls } from '../../../shared/list/state/useListState';
import type { UserRecordFragment } from '../users.generated';
import { userList, type UserListFilter } from './userList';

interface UserFiltersProps {
  readonly controls: FilterControls<UserListFilter>;
  /** The members of the listed users. */
  readonly members: readonly NonNullable<UserRecordFragment['member']>[];
}

function levelOf(role: MemberRole | undefined): NetworkLevel {
  if (role === 'DEALER') return 'dealer';
  return role === 'AGENT' ? 'agent' : 'distributor';
}

/** Search and filters of the users' list; the member is chosen level by level in the network. */
export const UserFilters = memo(function UserFilters({ controls, members }: UserFiltersProps) {
  const { setFilter } = controls;
  const { memberId } = controls.state.filter;
  const [picked, setPicked] = useState(nobody);
  const deepest = picked.dealer ?? picked.agent ?? picked.distributor;
  const listed = members.find(({ id }) => id === memberId);
  const known = listed ? { id: listed.id, label: listed.businessName } : deepest;
  const member = useMemberName(memberId, known, ['DISTRIBUTOR', 'AGENT']);
  // the address contains a single member; the members above it are unknown
  const pick = deepest?.id === memberId ? picked : { ...nobody, [levelOf(listed?.role)]: member };
  const filterByMember = useCallback(
    ({ distributorId, agentId, dealerId }: PickedMembers) =>
      setFilter({ memberId: dealerId || agentId || distributorId }),
    [setFilter],
  );
  const pickMembers = usePickMembers(setPicked, filterByMember);
  const control = <NetworkFilter levels={networkLevels} pick={pick} onPick={pickMembers} />;
  return <ListFilters list={userList} controls={controls} own={{ memberId: { control, text: member?.label } }} />;
});
