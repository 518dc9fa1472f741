import type { ApolloCache } from '@apollo/client';
import { InboxUnreadDocument } from './unread.generated';

/** Updates the bell's number after items were marked. */
export function setUnread(cache: ApolloCache, inboxUnread: number | undefined): void {
  if (inboxUnread !== undefined) cache.writeQuery({ query: InboxUnreadDocument, data: { inboxUnread } });
}
