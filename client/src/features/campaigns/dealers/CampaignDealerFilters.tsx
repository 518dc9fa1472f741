import { memo, useCallback, useState } from 'react';
import { useMemberName } from '../../../domain/members/useMemberName';
import type { SearchOption } from '../../../shared/forms/searchSelect/SearchSelect';
import { ListFilters } from '../../../shared/list/definition/ListFilters';
import type { FilterControls } from '../../../shared/list/state/useListState';
import { useUser } from '../../../shared/session/SessionContext';
import { campaignDealerList, type CampaignDealerListState } from './campaignDealerList';
import { MemberFilter } from './MemberFilter';

interface CampaignDealerFiltersProps {
  readonly controls: FilterControls<CampaignDealerListState['filter']>;
}

/** Search and filters of a campaign's dealers, also by a distributor or agent of the network. */
export const CampaignDealerFilters = memo(function CampaignDealerFilters({ controls }: CampaignDealerFiltersProps) {
  const user = useUser();
  const { setFilter } = controls;
  const [picked, setPicked] = useState<SearchOption | null>(null);
  const member = useMemberName(controls.state.filter.memberId, picked, ['DISTRIBUTOR', 'AGENT']);
  const pickMember = useCallback(
    (option: SearchOption | null) => {
      setPicked(option);
      setFilter({ memberId: option?.id ?? '' });
    },
    [setFilter],
  );
  // Only dealers are below an agent: there is nothing to choose.
  const control = user?.member?.role === 'AGENT' ? undefined : <MemberFilter member={member} onPick={pickMember} />;
  return (
    <ListFilters list={campaignDealerList} controls={controls} own={{ memberId: { control, text: member?.label } }} />
  );
});
