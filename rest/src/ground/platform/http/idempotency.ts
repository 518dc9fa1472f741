import type { AppSecret } from '@gdd/schema/secret';
import { and, eq, lt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/connections/connection.js';
import { idempotencyKeys } from '../../database/tables/work/idempotency.js';
import type { SystemClock } from '../../clock.js';
import type { Caller } from './caller.js';
import { acceptedSignatures, sign } from './signatures.js';
import { Refusal, wrongInput } from './errors.js';

export const idempotencyLifetimeMs = 24 * 60 * 60 * 1000;

/** The Idempotency-Key of a call that creates or sends, and the hash of its request. */
export interface IdempotentRequest {
  /** The caller, or the client's address: keys are unique within a scope. */
  readonly scope: string;
  readonly key: string;
  readonly requestHash: string;
  /** The hashes that a stored request may have: with the previous secret too. */
  readonly acceptedHashes: readonly string[];
}

/**
 * The Idempotency-Key of a request, if it carries one.
 *
 * @param request validated: its path parameters and body are hashed
 * @param caller the owner of the key; undefined without a sign-in, where the client's address is used instead
 * @param body the value to hash instead of the body, where the body is a stream
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
 * Runs work once per key: a repeated request with the same key and body gets the stored response for 24 hours. A
 * concurrent request with the same key waits for the transaction of the first; if that is rolled back, the second runs
 * the work.
 *
 * @param database opens the transaction in which the work is done and the response is stored
 * @param request undefined for a request without a key: the work is run in any case
 * @param work gets the transaction; its response must be serialisable as JSON
 * @throws Refusal BAD_USER_INPUT, reason idempotencyKeyReused, for the key with another body
 */
export async function idempotent<T>(
  database: Database,
  request: IdempotentRequest | undefined,
  clock: SystemClock,
  work: (transaction: Database) => Promise<T>,
): Promise<T> {
  return database.transaction(async (transaction) => {
    if (request === undefined) return work(transaction);
    const now = clock.now();
    const ofRequest = and(eq(idempotencyKeys.scope, request.scope), eq(idempotencyKeys.key, request.key));
    const isExpired = lt(idempotencyKeys.createdAt, new Date(now.getTime() - idempotencyLifetimeMs));
    await transaction.delete(idempotencyKeys).where(and(ofRequest, isExpired));
    const inserted = await transaction
      .insert(idempotencyKeys)
      .values({ scope: request.scope, key: request.key, requestHash: request.requestHash, createdAt: now })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (inserted.length === 0) {
      const [stored] = await transaction.select().from(idempotencyKeys).where(ofRequest);
      if (stored === undefined || !request.acceptedHashes.includes(stored.requestHash)) {
        throw new Refusal('BAD_USER_INPUT', { reason: 'idempotencyKeyReused' });
      }
      return stored.answer as T;
    }
    const response = await work(transaction);
    await transaction.update(idempotencyKeys).set({ answer: response }).where(ofRequest);
    return response;
  });
}
