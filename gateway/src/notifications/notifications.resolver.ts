import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { Rest } from '../directives/decorators.js';
import { inputId } from '../schema/ids.js';
import {
  getNotificationPreferences,
  inboxTable,
  inboxUnread,
  mailsTable,
  markAllRead,
  markRead,
  unsubscribe,
  updateNotificationPreferences,
} from '../upstream/endpoints.generated.js';
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
  @Query(() => InboxPage, {
    nullable: true,
    description: 'A page of the caller’s inbox: only what the caller may still see.',
  })
  @Rest(inboxTable)
  async inboxTable(
    @Arg('input', () => InboxTableInput, { description: 'The state of the table.' }) input: InboxTableInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<InboxPage> {
    return (await upstream.call(inboxTable, { body: inboxState(input) })).data;
  }

  @Query(() => Int, {
    nullable: true,
    description: 'How many items of its inbox the caller has not read; 100 where there are more.',
  })
  @Rest(inboxUnread)
  async inboxUnread(@Ctx() { upstream }: GatewayContext): Promise<number> {
    return (await upstream.call(inboxUnread, {})).data.unread;
  }

  @Query(() => NotificationPreferences, {
    nullable: true,
    description: 'How the caller hears of what happens; what it has not chosen is as by default of its role.',
  })
  @Rest(getNotificationPreferences)
  async notificationPreferences(@Ctx() { upstream }: GatewayContext): Promise<NotificationPreferences> {
    return (await upstream.call(getNotificationPreferences, {})).data.preferences;
  }

  @Query(() => SentMailPage, {
    nullable: true,
    description: 'A page of the mails of the last days, and what became of each; never a text.',
  })
  @Rest(mailsTable)
  async mailsTable(
    @Arg('input', () => MailTableInput, { description: 'The state of the table.' }) input: MailTableInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<SentMailPage> {
    return (await upstream.call(mailsTable, { body: mailsState(input) })).data;
  }

  @Mutation(() => Int, { description: 'Marks items of the inbox as read; answers how many are not read.' })
  @Rest(markRead)
  async markRead(
    @Arg('ids', () => [ID], { description: 'The numbers of the items: 1 to 100.' }) ids: string[],
    @Ctx() { upstream }: GatewayContext,
  ): Promise<number> {
    return (await upstream.call(markRead, { body: { ids: ids.map((id) => inputId('ids', id)) } })).data.unread;
  }

  @Mutation(() => Int, { description: 'Marks the whole inbox as read; answers how many are not read.' })
  @Rest(markAllRead)
  async markAllRead(@Ctx() { upstream }: GatewayContext): Promise<number> {
    return (await upstream.call(markAllRead, {})).data.unread;
  }

  @Mutation(() => NotificationPreferences, { description: 'Changes how the caller hears of what happens.' })
  @Rest(updateNotificationPreferences)
  async updateNotificationPreferences(
    @Arg('input', () => NotificationPreferencesInput, { description: 'All of it.' })
    input: NotificationPreferencesInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<NotificationPreferences> {
    const body = preferencesBody(input);
    return (await upstream.call(updateNotificationPreferences, { body })).data.preferences;
  }

  @Mutation(() => Boolean, {
    description: 'Ends the mails that the link of a mail names; again, it changes nothing.',
  })
  @Rest(unsubscribe)
  async unsubscribe(
    @Arg('token', () => ID, { description: 'What follows /unsubscribe/ in the link.' }) token: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<boolean> {
    await upstream.call(unsubscribe, { path: { token } });
    return true;
  }
}
