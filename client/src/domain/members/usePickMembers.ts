import { useCallback } from 'react';
import { useTexts } from '../../shared/i18n/useTexts';
import type { FilterChip } from '../../shared/list/filters/FilterBar';
import { useFilterChips } from '../../shared/list/filters/useFilterChips';
import type { FilterControls } from '../../shared/list/state/useListState';
import { networkLevels, type NetworkPick } from './networkPick';

/** The members to which a list is restricted, by their ids; an empty text restricts nothing. */
export interface PickedMembers {
  readonly distributorId: string;
  readonly agentId: string;
  readonly dealerId: string;
}

/** Stores the picked members with their names, and restricts the list to them. */
export function usePickMembers(
  setPicked: (pick: NetworkPick) => void,
  setFilter: (change: PickedMembers) => void,
): (pick: NetworkPick) => void {
  return useCallback(
    (pick) => {
      setPicked(pick);
      setFilter({
        distributorId: pick.distributor?.id ?? '',
        agentId: pick.agent?.id ?? '',
        dealerId: pick.dealer?.id ?? '',
      });
    },
    [setPicked, setFilter],
  );
}

/** A chip for each picked member. */
export function useMemberChips(
  controls: Omit<FilterControls<PickedMembers>, 'clear'>,
  pick: NetworkPick,
): readonly FilterChip[] {
  const { say } = useTexts('members.filter');
  const chips = useFilterChips(controls);
  return networkLevels.flatMap((level) => {
    const member = pick[level];
    const name = say(level);
    return member === null ? [] : chips.choice(`${level}Id`, name, () => member.label);
  });
}
