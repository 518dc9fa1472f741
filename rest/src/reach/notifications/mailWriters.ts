/**
 * Writers of the mails of notifications and digests. They run when a mail is sent, with what its reader may see then.
 */
import { audienceOf, type DigestPeriod, type NotificationKind } from '@gdd/schema/notifications';
import type { AppSecret } from '@gdd/schema/secret';
import { and, eq, ne, type SQL } from 'drizzle-orm';
import { callerOfUser } from '../../people/auth/sessions.js';
import type { Clock } from '../../ground/clock.js';
import type { Config } from '../../config.js';
import type { Database } from '../../ground/database/connections/connection.js';
import { users } from '../../ground/database/tables/people/accounts.js';
import { inboxItems, notificationDigests } from '../../ground/database/tables/work/notifications.js';
import { isSignedIn } from '../../ground/platform/http/caller.js';
import type { MailWriter } from '../../ground/platform/mail/outbox.js';
import { mailedItems } from './inbox.js';
import { digestLetter, notificationLetter, type Reader } from './letters.js';
import { unsubscribeLink } from './unsubscribe.js';

interface WriterContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'publicUrl'>;
  readonly secret: AppSecret;
}

/** The writers return null, so that no mail is sent, where no item is left. No row has the id 0. */
export function notificationWriters(context: WriterContext): Readonly<Record<'notification' | 'digest', MailWriter>> {
  const { database } = context;
  return {
    notification: async ({ about }) => {
      const [row] = await database
        .select({ userId: inboxItems.userId, what: inboxItems.kind })
        .from(inboxItems)
        .where(and(eq(inboxItems.id, about?.['item'] ?? 0), ne(inboxItems.mail, 'none')));
      if (row === undefined) return null;
      const content = await mailContent(context, row, eq(inboxItems.id, about?.['item'] ?? 0));
      const item = content?.items[0];
      return content === undefined || item === undefined
        ? null
        : { ...notificationLetter(item, content.reader), headers: content.headers };
    },
    digest: async ({ about }) => {
      const [row] = await database
        .select({ id: notificationDigests.id, userId: notificationDigests.userId, what: notificationDigests.period })
        .from(notificationDigests)
        .where(eq(notificationDigests.id, about?.['digest'] ?? 0));
      if (row === undefined) return null;
      const content = await mailContent(context, row, eq(inboxItems.digestId, row.id));
      return content === undefined || content.items.length === 0
        ? null
        : { ...digestLetter(content.items, row.what, content.reader), headers: content.headers };
    },
  };
}

/** The items and the reader of a mail; undefined where the user may not sign in. */
async function mailContent(
  { database, clock, config: { publicUrl }, secret }: WriterContext,
  { userId, what }: { readonly userId: number; readonly what: NotificationKind | DigestPeriod },
  condition: SQL,
) {
  const caller = await callerOfUser({ database, clock }, userId);
  if (caller === null || !isSignedIn(caller)) return undefined;
  const [user] = await database.select({ language: users.language }).from(users).where(eq(users.id, userId));
  const { link, headers } = unsubscribeLink({ userId, what }, publicUrl, secret);
  const reader: Reader = {
    name: caller.name,
    language: user?.language ?? 'it',
    isDealer: audienceOf(caller.permissions) === 'dealer',
    publicUrl,
    unsubscribe: link,
  };
  return { items: await mailedItems(database, caller, condition), reader, headers };
}
