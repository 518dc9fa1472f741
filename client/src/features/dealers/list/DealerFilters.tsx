import { memo, useCallback } from 'react';
import { NetworkFilter } from '../../../domain/members/NetworkFilter';
import type { NetworkPick, NetworkLevel } from '../../../domain/members/networkPick';
import type { SearchOption } from '../../../shared/forms/searchSelect/SearchSelect';
import { useTexts } from '../../../shared/i18n/useTexts';
import { ListFilters } from '../../../shared/list/definition/ListFilters';
import type { FilterControls } from '../../../shared/list/state/useListState';
import { useUser } from '../../../shared/session/SessionContext';
import { pickedMember, useNetworkChoice } from '../network/useNetworkChoice';
import { dealerList, type DealerListState, type DealerRow } from './dealerList';

/** The list shows dealers, so it is only filtered by the levels above them. */
const levels: readonly NetworkLevel[] = ['distributor', 'agent'];

interface DealerFiltersProps {
  readonly controls: FilterControls<DealerListState['filter']>;
  /** The rows of the list, which have the names of their parents. */
  readonly rows: readonly DealerRow[];
}

/** Search and filters of the dealers' list, also by a distributor or agent of the network. */
export const DealerFilters = memo(function DealerFilters({ controls, rows }: DealerFiltersProps) {
  const { say } = useTexts('dealers.filter');
  const user = useUser();
  const { setFilter } = controls;
  const { pick, name, setPicked } = useNetworkChoice(controls.state.filter.memberId, rows);
  const pickMember = useCallback(
    (picked: NetworkPick) => {
      setPicked(picked);
      setFilter({ memberId: pickedMember(picked)?.id ?? '' });
    },
    [setPicked, setFilter],
  );
  const hintOf = (level: NetworkLevel, above: SearchOption | null) =>
    level === 'agent' && above === null ? say('agentHint') : undefined;
  // Only dealers are below an agent: there is nothing to choose.
  const control =
    user?.member?.role === 'AGENT' ? undefined : (
      <NetworkFilter levels={levels} pick={pick} onPick={pickMember} hintOf={hintOf} />
    );
  return <ListFilters list={dealerList} controls={controls} own={{ memberId: { control, text: name } }} />;
});
