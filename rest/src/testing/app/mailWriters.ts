import { mailKinds, type MailKind } from '@gdd/schema/notifications';
import type { MailWriter } from '../../ground/platform/mail/outbox.js';

/** The same writer for every kind of mail. */
export function everyMailBy(writer: MailWriter): Readonly<Record<MailKind, MailWriter>> {
  return Object.fromEntries(mailKinds.map((kind) => [kind, writer])) as Record<MailKind, MailWriter>;
}
