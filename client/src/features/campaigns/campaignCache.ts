import type { ApolloCache, Reference } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { forgetTimeline } from '../../domain/campaigns/forgetCampaign';
import type { CampaignAttachmentFieldsFragment } from './campaign.generated';

/** Appends an added file to a campaign's cached files. */
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

/** The queries of a campaign's page whose results depend on its dealers. */
const dealerQueries = ['CampaignDealers', 'CampaignTotals'];

/**
 * Returns a function that refreshes the page after a change of the campaign's dealers: their page, the totals, the
 * timeline.
 */
export function useDealersChanged(): () => void {
  const client = useApolloClient();
  return useCallback(() => {
    forgetTimeline(client.cache);
    void client.refetchQueries({ include: dealerQueries });
  }, [client]);
}
