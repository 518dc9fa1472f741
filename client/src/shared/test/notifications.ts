import { graphql, HttpResponse } from 'msw';

/** Nothing is unread, and no kind of notification concerns the user. */
export const notificationResponses = () => [
  graphql.query('InboxUnread', () => HttpResponse.json({ data: { inboxUnread: 0 } })),
  graphql.query('NotificationPreferences', () =>
    HttpResponse.json({
      data: { notificationPreferences: { __typename: 'NotificationPreferences', language: 'IT', kinds: [] } },
    }),
  ),
];
