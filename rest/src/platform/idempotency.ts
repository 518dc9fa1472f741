import { createHmac } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/connection.js';
import { idempotencyKeys } from '../database/schema.js';
import { Refusal, wrongInput } from './errors.js';

export const idempotencyLifetimeMs = 24 * 60 * 60 * 1000;

/** A caller's key for a call that creates or sends, with what was asked. */
export interface IdempotentRequest {
  readonly scope: string;
  readonly key: string;
  readonly requestHash: string;
}

/**
 * The Idempotency-Key of a request, if it carries one.
 *
 * @param request validated: the hash is made of what its path names and of its body
 * @param scope whose key it is: keys of two callers never meet
 * @param body what makes two requests the same, where the body is a stream
 * @throws Refusal BAD_USER_INPUT for a key that is not 1 to 200 visible characters
 */
export function idempotentRequest(
  request: FastifyRequest,
  scope: string,
  secret: string,
  body: unknown = request.body,
): IdempotentRequest | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) throw wrongInput({ idempotencyKey: 'invalid' });
  const asked = JSON.stringify([request.method, request.routeOptions.url, request.params, body]);
  return { scope, key, requestHash: createHmac('sha256', secret).update(asked).digest('hex') };
}

/**
 * Does work once per key: the same key and body get the stored answer for 24 hours. A second request with the key waits
 * for the transaction of the first; if that fails, nothing was done and the second does the work.
 *
 * @param database opens the one transaction in which the work and the key are stored
 * @param asked undefined for a request without a key, whose work is simply done
 * @param work gets the transaction; its answer must survive JSON
 * @throws Refusal BAD_USER_INPUT, reason idempotencyKeyReused, for the key with another body
 */
export async function once<T>(
  database: Database,
  asked: IdempotentRequest | undefined,
  now: Date,
  work: (transaction: Database) => Promise<T>,
): Promise<T> {
  return database.transaction(async (transaction) => {
    if (asked === undefined) return work(transaction);
    const mine = and(eq(idempotencyKeys.scope, asked.scope), eq(idempotencyKeys.key, asked.key));
    const tooOld = lt(idempotencyKeys.createdAt, new Date(now.getTime() - idempotencyLifetimeMs));
    await transaction.delete(idempotencyKeys).where(and(mine, tooOld));
    const taken = await transaction
      .insert(idempotencyKeys)
      .values({ ...asked, createdAt: now })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (taken.length === 0) {
      const [stored] = await transaction.select().from(idempotencyKeys).where(mine);
      if (stored?.requestHash !== asked.requestHash) {
        throw new Refusal('BAD_USER_INPUT', { reason: 'idempotencyKeyReused' });
      }
      return stored.answer as T;
    }
    const answer = await work(transaction);
    await transaction.update(idempotencyKeys).set({ answer }).where(mine);
    return answer;
  });
}
