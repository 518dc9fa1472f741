import type { ApolloCache, Reference } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import type { CampaignAttachmentFieldsFragment } from './campaign.generated';

/** A changed campaign's timeline has grown: it is asked for again. */
export function forgetTimeline(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'campaignAudit' });
}

/** The ledger of a dealer has grown: it is asked for again. */
export function forgetEntries(cache: ApolloCache): void {
  for (const fieldName of ['campaignEntries', 'campaignRedemptions', 'campaignStatement']) {
    cache.evict({ id: 'ROOT_QUERY', fieldName });
  }
}

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
