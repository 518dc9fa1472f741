import { memo, useCallback } from 'react';
import { useIntl } from 'react-intl';
import { NetworkFilter } from '../../../domain/members/NetworkFilter';
import type { NetworkPick, NetworkPlace } from '../../../domain/members/networkPick';
import type { SearchOption } from '../../../shared/forms/searchSelect/SearchSelect';
import { ListFilters } from '../../../shared/list/definition/ListFilters';
import type { FilterControls } from '../../../shared/list/state/useListState';
import { useUser } from '../../../shared/session/SessionContext';
import { pickedMember, useNetworkChoice } from '../network/useNetworkChoice';
import { dealerList, type DealerListState, type DealerRow } from './dealerList';

/** A dealer is what the list shows: it is narrowed by the members above. */
const places: readonly NetworkPlace[] = ['distributor', 'agent'];

interface DealerFiltersProps {
  readonly controls: FilterControls<DealerListState['filter']>;
  /** The rows that stand in the list, whose parents have names. */
  readonly rows: readonly DealerRow[];
}

/** Quick search and filters of the dealers' list; the member above is chosen among those of the network. */
export const DealerFilters = memo(function DealerFilters({ controls, rows }: DealerFiltersProps) {
  const intl = useIntl();
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
  const hintOf = (place: NetworkPlace, above: SearchOption | null) =>
    place === 'agent' && above === null ? intl.formatMessage({ id: 'dealers.filter.agentHint' }) : undefined;
  // An agent is itself the last member above dealers: there is nothing to choose.
  const control =
    user?.member?.role === 'AGENT' ? undefined : (
      <NetworkFilter places={places} pick={pick} onPick={pickMember} hintOf={hintOf} />
    );
  return <ListFilters list={dealerList} controls={controls} own={{ memberId: { control, text: name } }} />;
});
