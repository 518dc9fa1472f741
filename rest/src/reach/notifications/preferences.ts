/**
 * How users are notified of each kind: by their choice, else by the default of their role (schema/notifications.ts).
 */
import {
  audienceOf,
  digestPeriods,
  notificationDefaults,
  notificationKindsOf,
  type DigestPeriod,
  type MailChoice,
  type NotificationChoice,
  type NotificationKind,
} from '@gdd/schema/notifications';
import type { Permission } from '@gdd/schema/permissions';
import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../ground/database/connections/connection.js';
import { users } from '../../ground/database/tables/people/accounts.js';
import { inboxItems, notificationPreferences } from '../../ground/database/tables/work/notifications.js';
import type { Preferences } from './schemas.js';

interface Owner {
  readonly userId: number;
  readonly permissions: readonly Permission[];
}

/** The preferences of a user for each kind that its permissions allow. */
export async function preferencesOf(database: Database, { userId, permissions }: Owner): Promise<Preferences> {
  const [[user], chosen] = await Promise.all([
    database.select({ language: users.language }).from(users).where(eq(users.id, userId)),
    database.select().from(notificationPreferences).where(eq(notificationPreferences.userId, userId)),
  ]);
  const kinds = notificationKindsOf(permissions).map((kind) => {
    const { inbox, mail } = chosen.find((each) => each.kind === kind) ?? defaultOf(kind, permissions);
    return { kind, inbox, mail };
  });
  return { language: user?.language ?? 'it', kinds };
}

function defaultOf(kind: NotificationKind, permissions: readonly Permission[]): NotificationChoice {
  return notificationDefaults[kind][audienceOf(permissions)] ?? { inbox: false, mail: 'none' };
}

/**
 * Replaces the preferences of a user. A choice equal to the default is not stored, so that it follows a later default.
 */
export async function replacePreferences(
  transaction: Database,
  owner: Owner,
  { language, kinds }: Preferences,
): Promise<void> {
  const { userId, permissions } = owner;
  // locks the user: two concurrent calls would insert the same rows
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const before = await preferencesOf(transaction, owner);
  await transaction.update(users).set({ language }).where(eq(users.id, userId));
  await transaction.delete(notificationPreferences).where(eq(notificationPreferences.userId, userId));
  const chosen = kinds.filter(({ kind, inbox, mail }) => {
    const defaultChoice = defaultOf(kind, permissions);
    return inbox !== defaultChoice.inbox || mail !== defaultChoice.mail;
  });
  if (chosen.length > 0) {
    await transaction.insert(notificationPreferences).values(chosen.map((each) => ({ userId, ...each })));
  }
  const after = await preferencesOf(transaction, owner);
  for (const { kind, mail } of after.kinds) {
    if (before.kinds.find((each) => each.kind === kind)?.mail !== mail)
      await applyToWaitingItems(transaction, userId, kind, mail);
  }
}

/** Applies a changed choice to items that wait for a digest; mails that are sent at once are queued already. */
async function applyToWaitingItems(transaction: Database, userId: number, kind: NotificationKind, mail: MailChoice) {
  if (mail === 'atOnce') return;
  await transaction
    .update(inboxItems)
    .set({ mail })
    .where(
      and(
        eq(inboxItems.userId, userId),
        eq(inboxItems.kind, kind),
        isNull(inboxItems.digestId),
        mail === 'none' ? ne(inboxItems.mail, mail) : inArray(inboxItems.mail, [...digestPeriods]),
      ),
    );
}

/** The preferences without the mails of a kind, or of a digest. */
export function withoutMails({ language, kinds }: Preferences, what: NotificationKind | DigestPeriod): Preferences {
  return {
    language,
    kinds: kinds.map((each) => (each.kind === what || each.mail === what ? { ...each, mail: 'none' } : each)),
  };
}
