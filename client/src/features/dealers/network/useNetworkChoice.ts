import { selectLimit } from '@gdd/schema/lists';
import { useState } from 'react';
import { nobody, type NetworkPick } from '../../../domain/members/networkPick';
import type { SearchOption } from '../../../shared/forms/searchSelect/SearchSelect';
import type { DealerRow } from '../list/dealerList';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useNetworkMembersQuery } from './members.generated';

/** The member that the list is filtered by: the agent, or else the distributor. */
export function pickedMember({ distributor, agent }: NetworkPick): SearchOption | null {
  return agent ?? distributor;
}

/**
 * The member that the list is filtered by, with its name: as picked, or looked up for an address that only has its id
 * (a reload, a shared link).
 */
export function useNetworkChoice(memberId: string, rows: readonly DealerRow[]) {
  const { say } = useTexts('dealers.filter');
  const [picked, setPicked] = useState(nobody);
  const isPicked = pickedMember(picked)?.id === memberId;
  const parent = rows.find((row) => row.parent?.id === memberId)?.parent;
  const { data } = useNetworkMembersQuery({
    variables: { limit: selectLimit.most },
    skip: memberId === '' || isPicked,
  });
  if (memberId === '') return { pick: nobody, name: '', setPicked };
  if (isPicked) return { pick: picked, name: pickedMember(picked)?.label ?? '', setPicked };

  const distributor = data?.distributors?.find(({ id }) => id === memberId);
  const manager = data?.areaManagers?.find(({ id }) => id === memberId);
  const agent = data?.agents?.find(({ id }) => id === memberId);
  const name = (distributor ?? manager ?? agent ?? parent)?.businessName ?? say('unknownMember', { id: memberId });
  const option = { id: memberId, label: name };
  const isAgent = agent !== undefined || (distributor === undefined && parent?.role === 'AGENT');
  const pick: NetworkPick = isAgent ? { ...nobody, agent: option } : { ...nobody, distributor: option };
  return { pick, name, setPicked };
}
