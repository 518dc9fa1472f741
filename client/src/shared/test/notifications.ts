import { HttpResponse } from 'msw';
import { graphql } from './graphql';

/** Handlers for a user with nothing unread and no kinds of notifications. */
export const notificationResponses = () => [
  graphql.query('InboxUnread', () => HttpResponse.json({ data: { inboxUnread: 0 } })),
  graphql.query('NotificationPreferences', () =>
    HttpResponse.json({
      data: { notificationPreferences: { __typename: 'NotificationPreferences', language: 'IT', kinds: [] } },
    }),
  ),
];
