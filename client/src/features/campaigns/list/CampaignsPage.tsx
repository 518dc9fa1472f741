import { useCan } from '../../../shared/permissions/useCan';
import { CampaignListPage } from './CampaignListPage';
import { NetworkCampaigns } from '../network/NetworkCampaigns';

/** The campaigns: all of them for whoever administers them, those of the own network for whoever reads reports. */
export function Component() {
  const can = useCan();
  return can('accessCampaigns') ? <CampaignListPage /> : <NetworkCampaigns />;
}
