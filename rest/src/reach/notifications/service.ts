/** Inbox, preferences and mails of users (docs/domain/notifications.md). */
import { notificationKindsOf } from '@gdd/schema/notifications';
import type { AppSecret } from '@gdd/schema/secret';
import { callerOfUser } from '../../people/auth/sessions.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { isSignedIn, type SignedIn } from '../../ground/platform/http/caller.js';
import { notFound, Refusal } from '../../ground/platform/http/errors.js';
import { inboxPage, markItems, unreadOf } from './inbox.js';
import { preferencesOf, replacePreferences, withoutMails } from './preferences.js';
import type { InboxState, Preferences } from './schemas.js';
import { readUnsubscribeToken } from './unsubscribe.js';

/** A page of the caller's inbox. */
export function inboxTable({ database }: ServiceContext, caller: SignedIn, state: InboxState) {
  return inboxPage(database, caller, state);
}

/** The number of unread items of the caller, at most 100. */
export function inboxUnread({ database }: ServiceContext, caller: SignedIn): Promise<number> {
  return unreadOf(database, caller);
}

/** Marks items of the caller as read. @param ids default: all. @returns the number of unread items */
export async function markRead(
  { database, clock }: ServiceContext,
  caller: SignedIn,
  ids?: readonly number[],
): Promise<number> {
  await markItems(database, caller.userId, clock.programmeNow(), ids);
  return unreadOf(database, caller);
}

/** The preferences of the caller. */
export function notificationPreferences({ database }: ServiceContext, caller: SignedIn): Promise<Preferences> {
  return preferencesOf(database, caller);
}

/**
 * Replaces the preferences of the caller.
 *
 * @throws Refusal BAD_USER_INPUT for a kind it may not have, or a repeated one
 */
export async function updateNotificationPreferences(
  { database }: ServiceContext,
  caller: SignedIn,
  input: Preferences,
): Promise<Preferences> {
  const concerned = notificationKindsOf(caller.permissions);
  const wrong = input.kinds.findIndex(
    ({ kind }, index) => !concerned.includes(kind) || input.kinds.findIndex((each) => each.kind === kind) < index,
  );
  if (wrong >= 0) throw new Refusal('BAD_USER_INPUT', { fields: { [`kinds.${wrong}.kind`]: 'notAllowed' } });
  await database.transaction((transaction) => replacePreferences(transaction, caller, input));
  return preferencesOf(database, caller);
}

/** Stops the mails that a link names; a second call changes nothing. @throws Refusal NOT_FOUND for an invalid token */
export async function unsubscribe(context: ServiceContext, token: string, secret: AppSecret): Promise<void> {
  const read = readUnsubscribeToken(token, secret);
  if (read === undefined) throw notFound();
  const owner = await callerOfUser(context, read.userId);
  // disabled users, and those without a role or member, get no mails anyway
  if (owner === null || !isSignedIn(owner)) return;
  await context.database.transaction(async (transaction) => {
    const now = await preferencesOf(transaction, owner);
    await replacePreferences(transaction, owner, withoutMails(now, read.what));
  });
}
