import type { AppSecret } from '@gdd/schema/secret';
import { and, eq, lt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/connections/connection.js';
import { idempotencyKeys } from '../../database/tables/work/idempotency.js';
import type { Caller } from './caller.js';
import { acceptedSignatures, sign } from './signatures.js';
import { Refusal, wrongInput } from './errors.js';

export const idempotencyLifetimeMs = 24 * 60 * 60 * 1000;

/** A caller's key for a call that creates or sends, with what was asked. */
export interface IdempotentRequest {
  readonly scope: string;
  readonly key: string;
  readonly requestHash: string;
  /** Those that say the same: by the previous secret too. */
  readonly acceptedHashes: readonly string[];
}

/**
 * The Idempotency-Key of a request, if it carries one.
 *
 * @param request validated: the hash is made of what its path names and of its body
 * @param caller whose key it is: keys of two never meet; undefined for strangers, who are distinguished by their addresses
 * @param body what makes two requests the same, where the body is a stream
 * @throws Refusal BAD_USER_INPUT for a key that is not 1 to 200 visible characters
 */
export function idempotentRequest(
  request: FastifyRequest,
  caller: Pick<Caller, 'userId'> | undefined,
  secret: AppSecret,
  body: unknown = request.body,
): IdempotentRequest | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) throw wrongInput({ idempotencyKey: 'invalid' });
  const scope = caller === undefined ? `address:${request.ip}` : `user:${caller.userId}`;
  const fingerprint = JSON.stringify([request.method, request.routeOptions.url, request.params, body]);
  const acceptedHashes = acceptedSignatures(fingerprint, secret, 'hex');
  return { scope, key, requestHash: sign(fingerprint, secret, 'hex'), acceptedHashes };
}

/**
 * Does work once per key: the same key and body get the stored response for 24 hours. A second request with the key
 * waits for the transaction of the first; if that fails, nothing was done and the second does the work.
 *
 * @param database opens the one transaction in which the work and the key are stored
 * @param request undefined for a request without a key, whose work is simply done
 * @param work gets the transaction; its response must survive JSON
 * @throws Refusal BAD_USER_INPUT, reason idempotencyKeyReused, for the key with another body
 */
export async function idempotent<T>(
  database: Database,
  request: IdempotentRequest | undefined,
  now: Date,
  work: (transaction: Database) => Promise<T>,
): Promise<T> {
  return database.transaction(async (transaction) => {
    if (request === undefined) return work(transaction);
    const mine = and(eq(idempotencyKeys.scope, request.scope), eq(idempotencyKeys.key, request.key));
    const tooOld = lt(idempotencyKeys.createdAt, new Date(now.getTime() - idempotencyLifetimeMs));
    await transaction.delete(idempotencyKeys).where(and(mine, tooOld));
    const taken = await transaction
      .insert(idempotencyKeys)
      .values({ scope: request.scope, key: request.key, requestHash: request.requestHash, createdAt: now })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (taken.length === 0) {
      const [stored] = await transaction.select().from(idempotencyKeys).where(mine);
      if (stored === undefined || !request.acceptedHashes.includes(stored.requestHash)) {
        throw new Refusal('BAD_USER_INPUT', { reason: 'idempotencyKeyReused' });
      }
      return stored.answer as T;
    }
    const response = await work(transaction);
    await transaction.update(idempotencyKeys).set({ answer: response }).where(mine);
    return response;
  });
}
