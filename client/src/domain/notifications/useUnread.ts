import { usePolling } from '../../shared/apollo/usePolling';
import { useLiveQuery } from '../../shared/live/liveHooks';
import { InboxUnreadDocument, useInboxUnreadQuery } from './unread.generated';

/** The polling interval, in milliseconds. */
const pollInterval = 60_000;

/** The number of unread items in the inbox; undefined until it is loaded. */
export function useUnread(): number | undefined {
  const { data, startPolling, stopPolling } = useInboxUnreadQuery({ fetchPolicy: 'cache-and-network' });
  useLiveQuery('INBOX', InboxUnreadDocument, {});
  usePolling(true, pollInterval, { startPolling, stopPolling });
  return data?.inboxUnread ?? undefined;
}
