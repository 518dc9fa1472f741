import { ID, Int, Resolver } from 'type-graphql';
import { RestMutation, RestQuery } from '../directives/operations.js';
import { Argument, IdArg, Input, Upstream } from '../schema/arguments.js';
import { inputId } from '../schema/ids.js';
import * as rest from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
import {
  inboxState,
  InboxTableInput,
  mailsState,
  MailTableInput,
  NotificationPreferencesInput,
  preferencesBody,
} from './notifications.inputs.js';
import { InboxPage, NotificationPreferences, SentMailPage } from './notifications.types.js';

/** The inbox, the notification preferences of users, and the mails sent. */
@Resolver()
export class NotificationsResolver {
  @RestQuery(() => InboxPage, rest.inboxTable)
  async inboxTable(
    @Input(InboxTableInput, 'The state of the table.') input: InboxTableInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<InboxPage> {
    return (await upstream.call(rest.inboxTable, { body: inboxState(input) })).data;
  }

  @RestQuery(
    () => Int,
    rest.inboxUnread,
    'How many items of its inbox the caller has not read; 100 where there are more.',
  )
  async inboxUnread(@Upstream() upstream: UpstreamRequest): Promise<number> {
    return (await upstream.call(rest.inboxUnread, {})).data.unread;
  }

  @RestQuery(() => NotificationPreferences, rest.getNotificationPreferences)
  async notificationPreferences(@Upstream() upstream: UpstreamRequest): Promise<NotificationPreferences> {
    return (await upstream.call(rest.getNotificationPreferences, {})).data.preferences;
  }

  @RestQuery(() => SentMailPage, rest.mailsTable)
  async mailsTable(
    @Input(MailTableInput, 'The state of the table.') input: MailTableInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<SentMailPage> {
    return (await upstream.call(rest.mailsTable, { body: mailsState(input) })).data;
  }

  @RestMutation(() => Int, rest.markRead)
  async markRead(
    @Argument('ids', () => [ID], 'The numbers of the items: 1 to 100.') ids: string[],
    @Upstream() upstream: UpstreamRequest,
  ): Promise<number> {
    return (await upstream.call(rest.markRead, { body: { ids: ids.map((id) => inputId('ids', id)) } })).data.unread;
  }

  @RestMutation(() => Int, rest.markAllRead, 'Marks the whole inbox as read; answers how many are not read.')
  async markAllRead(@Upstream() upstream: UpstreamRequest): Promise<number> {
    return (await upstream.call(rest.markAllRead, {})).data.unread;
  }

  @RestMutation(() => NotificationPreferences, rest.updateNotificationPreferences)
  async updateNotificationPreferences(
    @Input(NotificationPreferencesInput, 'All of it.') input: NotificationPreferencesInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<NotificationPreferences> {
    return (await upstream.call(rest.updateNotificationPreferences, { body: preferencesBody(input) })).data.preferences;
  }

  @RestMutation(() => Boolean, rest.unsubscribe)
  async unsubscribe(
    @IdArg('token', 'What follows /unsubscribe/ in the link.') token: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<boolean> {
    await upstream.call(rest.unsubscribe, { path: { token } });
    return true;
  }
}
