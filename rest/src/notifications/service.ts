/** Inbox, preferences and mails of users (docs/domain/notifications.md). */
import { notificationKindsOf } from '@gdd/schema/notifications';
import type { AppSecret } from '@gdd/schema/secret';
import { callerOfUser } from '../auth/sessions.js';
import type { ServiceContext } from '../platform/context.js';
import { isSignedIn, type SignedIn } from '../platform/http/caller.js';
import { notFound, Refusal } from '../platform/http/errors.js';
import { inboxPage, markItems, unreadOf } from './inbox.js';
import { preferencesOf, replacePreferences, withoutMails } from './preferences.js';
import type { InboxState, Preferences } from './schemas.js';
import { readUnsubscribeToken } from './unsubscribe.js';

/** A page of the caller's inbox. */
export function inboxTable({ database }: ServiceContext, caller: SignedIn, state: InboxState) {
  return inboxPage(database, caller, state);
}

/** How many items the caller has not read, 100 at most. */
export function inboxUnread({ database }: ServiceContext, caller: SignedIn): Promise<number> {
  return unreadOf(database, caller);
}

/** Marks items of the caller as read, all without ids. @returns how many are not read */
export async function markRead(
  { database, clock }: ServiceContext,
  caller: SignedIn,
  ids?: readonly number[],
): Promise<number> {
  await markItems(database, caller.userId, clock.now(), ids);
  return unreadOf(database, caller);
}

/** How the caller hears of each kind. */
export function notificationPreferences({ database }: ServiceContext, caller: SignedIn): Promise<Preferences> {
  return preferencesOf(database, caller);
}

/** Replaces the preferences of the caller. @throws Refusal BAD_USER_INPUT for a kind that does not concern it, or one twice */
export async function updateNotificationPreferences(
  { database }: ServiceContext,
  caller: SignedIn,
  wanted: Preferences,
): Promise<Preferences> {
  const concerned = notificationKindsOf(caller.permissions);
  const wrong = wanted.kinds.findIndex(
    ({ kind }, index) => !concerned.includes(kind) || wanted.kinds.findIndex((each) => each.kind === kind) < index,
  );
  if (wrong >= 0) throw new Refusal('BAD_USER_INPUT', { fields: { [`kinds.${wrong}.kind`]: 'notAllowed' } });
  await database.transaction((transaction) => replacePreferences(transaction, caller, wanted));
  return preferencesOf(database, caller);
}

/** Ends the mails that a link names; again, it changes nothing. @throws Refusal NOT_FOUND for what is no such link */
export async function unsubscribe(context: ServiceContext, token: string, secret: AppSecret): Promise<void> {
  const read = readUnsubscribeToken(token, secret);
  if (read === undefined) throw notFound();
  const owner = await callerOfUser(context, read.userId);
  // whoever is disabled, or waits, gets no mails anyway
  if (owner === null || !isSignedIn(owner)) return;
  await context.database.transaction(async (transaction) => {
    const now = await preferencesOf(transaction, owner);
    await replacePreferences(transaction, owner, withoutMails(now, read.what));
  });
}
