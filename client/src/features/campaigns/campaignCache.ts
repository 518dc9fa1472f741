import type { ApolloCache, Reference } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { forgetTimeline } from '../../domain/campaigns/forgetCampaign';
import type { CampaignAttachmentFieldsFragment } from './campaign.generated';

/** Puts a file that was added after the campaign's others. */
export function rememberAttachment(
  cache: ApolloCache,
  campaignId: string,
  attachment: CampaignAttachmentFieldsFragment,
): void {
  const id = `CampaignAttachment:${attachment.id}`;
  cache.modify<{ readonly attachments: readonly Reference[] }>({
    id: `Campaign:${campaignId}`,
    fields: {
      attachments: (attachments, { toReference }) => [
        ...attachments,
        ...[toReference(id)].filter((added) => added !== undefined),
      ],
    },
  });
}

/** The queries of a campaign's page that show what a change of its dealers changes. */
const changed = ['CampaignDealers', 'CampaignTotals'];

/** Asks again for what a change of a campaign's dealers has changed: their page, the totals, the timeline. */
export function useDealersChanged(): () => void {
  const client = useApolloClient();
  return useCallback(() => {
    forgetTimeline(client.cache);
    void client.refetchQueries({ include: changed });
  }, [client]);
}
