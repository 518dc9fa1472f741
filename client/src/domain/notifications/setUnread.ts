import type { ApolloCache } from '@apollo/client';
import { InboxUnreadDocument } from './unread.generated';

/** Items were marked: the bell knows at once how many are left. */
export function setUnread(cache: ApolloCache, inboxUnread: number | undefined): void {
  if (inboxUnread !== undefined) cache.writeQuery({ query: InboxUnreadDocument, data: { inboxUnread } });
}
