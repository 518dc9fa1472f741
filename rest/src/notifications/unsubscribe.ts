/** Links that end mails: signed, without an end, good for one user and one kind or digest (RFC 8058). */
import {
  digestPeriods,
  notificationKinds,
  unsubscribePath,
  type DigestPeriod,
  type NotificationKind,
} from '@gdd/schema/notifications';
import type { AppSecret } from '@gdd/schema/secret';
import { z } from 'zod';
import { isSigned, sign } from '../platform/http/signatures.js';

/** Whose mails a link ends, and which: those of a kind, or all of a digest. */
export interface Unsubscription {
  readonly userId: number;
  readonly what: NotificationKind | DigestPeriod;
}

const unsubscription = z.tuple([z.number().int(), z.enum([...notificationKinds, ...digestPeriods])]);

/** Begins with a word of its own: what the secret signs elsewhere ends no mails. */
const signedText = (payload: string) => `unsubscribe ${payload}`;

/** The token of a link: without a dot, which would make a file of its address. */
export function unsubscribeToken({ userId, what }: Unsubscription, secret: AppSecret): string {
  const payload = Buffer.from(JSON.stringify([userId, what])).toString('base64url');
  return `${payload}~${sign(signedText(payload), secret)}`;
}

/** Reads a token; undefined for one that was never given. */
export function readUnsubscribeToken(token: string, secret: AppSecret): Unsubscription | undefined {
  const [payload = '', signature = '', ...rest] = token.split('~');
  if (rest.length > 0 || !isSigned(signedText(payload), signature, secret)) return undefined;
  // one that another version signed may name what there is no more
  const read = unsubscription.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))).data;
  return read && { userId: read[0], what: read[1] };
}

/** The link of a mail, and the header fields by which a mail program ends it with one click. */
export function unsubscribeLink(what: Unsubscription, publicUrl: string, secret: AppSecret) {
  const link = `${publicUrl}${unsubscribePath}/${unsubscribeToken(what, secret)}`;
  const headers = { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  return { link, headers };
}
