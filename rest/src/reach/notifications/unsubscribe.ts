/** Signed links that stop the mails of one kind or digest to one user; they do not expire (RFC 8058). */
import {
  digestPeriods,
  notificationKinds,
  unsubscribePath,
  type DigestPeriod,
  type NotificationKind,
} from '@gdd/schema/notifications';
import type { AppSecret } from '@gdd/schema/secret';
import { z } from 'zod';
import { isSigned, sign } from '../../ground/platform/http/signatures.js';

/** The user and the mails that a link stops: those of a kind, or a digest. */
export interface Unsubscription {
  readonly userId: number;
  readonly what: NotificationKind | DigestPeriod;
}

const unsubscription = z.tuple([z.number().int(), z.enum([...notificationKinds, ...digestPeriods])]);

/** The prefix makes signatures of other texts by the same secret invalid here. */
const signedText = (payload: string) => `unsubscribe ${payload}`;

/** The token of a link. It contains no dot, because an address with a dot would be served as a file. */
export function unsubscribeToken({ userId, what }: Unsubscription, secret: AppSecret): string {
  const payload = Buffer.from(JSON.stringify([userId, what])).toString('base64url');
  return `${payload}~${sign(signedText(payload), secret)}`;
}

/** Reads a token; undefined if its signature is invalid. */
export function readUnsubscribeToken(token: string, secret: AppSecret): Unsubscription | undefined {
  const [payload = '', signature = '', ...rest] = token.split('~');
  if (rest.length > 0 || !isSigned(signedText(payload), signature, secret)) return undefined;
  // a valid token of an older version may name a kind that no longer exists
  const read = unsubscription.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))).data;
  return read && { userId: read[0], what: read[1] };
}

/** The link of a mail, and the header fields with which mail programs offer to unsubscribe with one click. */
export function unsubscribeLink(what: Unsubscription, publicUrl: string, secret: AppSecret) {
  const link = `${publicUrl}${unsubscribePath}/${unsubscribeToken(what, secret)}`;
  const headers = { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  return { link, headers };
}
