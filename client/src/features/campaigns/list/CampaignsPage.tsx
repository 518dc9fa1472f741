import { useCan } from '../../../shared/permissions/useCan';
import { CampaignListPage } from './CampaignListPage';
import { NetworkCampaigns } from '../network/NetworkCampaigns';

/** The campaigns: all of them for administrators, those of the own network for report readers. */
export function Component() {
  const can = useCan();
  return can('accessCampaigns') ? <CampaignListPage /> : <NetworkCampaigns />;
}
