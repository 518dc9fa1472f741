import { mailKinds, type MailKind } from '@gdd/schema/notifications';
import type { MailWriter } from '../../platform/mail/outbox.js';

/** Mails of every kind, written by one writer. */
export function everyMailBy(writer: MailWriter): Readonly<Record<MailKind, MailWriter>> {
  return Object.fromEntries(mailKinds.map((kind) => [kind, writer])) as Record<MailKind, MailWriter>;
}
