/** Signatures of Standard Webhooks: https://www.standardwebhooks.com */
import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** A new secret of an endpoint: 256 random bits, in the format of Standard Webhooks. */
export function newWebhookSecret(): string {
  return `${prefix}${randomBytes(32).toString('base64')}`;
}

/** The signature of a message by one secret: `v1,…`. @param timestamp seconds since 1970 */
function signature(secret: string, id: string, timestamp: number, body: string): string {
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

/**
 * The headers of a message.
 *
 * @param secrets the valid ones; each signs, so that a receiver can verify the message with any of them
 */
export function signedHeaders(
  secrets: readonly string[],
  { id, at, body }: { readonly id: string; readonly at: Date; readonly body: string },
): Record<string, string> {
  const timestamp = Math.floor(at.getTime() / 1000);
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': secrets.map((secret) => signature(secret, id, timestamp, body)).join(' '),
  };
}
