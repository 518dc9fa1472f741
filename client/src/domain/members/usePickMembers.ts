import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { FilterChip } from '../../shared/list/filters/FilterBar';
import { useFilterChips } from '../../shared/list/filters/useFilterChips';
import type { FilterControls } from '../../shared/list/state/useListState';
import { networkPlaces, type NetworkPick } from './networkPick';

/** The members that a list is narrowed to, by their ids; an empty text is nobody. */
export interface PickedMembers {
  readonly distributorId: string;
  readonly agentId: string;
  readonly dealerId: string;
}

/** Keeps who is picked, with its name, and narrows the list to it. */
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
  const intl = useIntl();
  const chips = useFilterChips(controls);
  return networkPlaces.flatMap((place) => {
    const member = pick[place];
    const name = intl.formatMessage({ id: `members.filter.${place}` });
    return member === null ? [] : chips.choice(`${place}Id`, name, () => member.label);
  });
}
