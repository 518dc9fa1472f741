import { usePolling } from '../../shared/apollo/usePolling';
import { useLiveQuery } from '../../shared/live/liveHooks';
import { InboxUnreadDocument, useInboxUnreadQuery } from './unread.generated';

/** Milliseconds between two looks. */
const lookAgain = 60_000;

/** How many items of the inbox are not read; nothing while it is not known. */
export function useUnread(): number | undefined {
  const { data, startPolling, stopPolling } = useInboxUnreadQuery({ fetchPolicy: 'cache-and-network' });
  useLiveQuery('INBOX', InboxUnreadDocument, {});
  usePolling(true, lookAgain, { startPolling, stopPolling });
  return data?.inboxUnread ?? undefined;
}
