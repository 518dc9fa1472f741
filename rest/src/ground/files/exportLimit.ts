/**
 * The limit of exports: a user may have two at a time, over all replicas, counting files being sent and jobs that wait
 * or run (docs/domain/lists-and-calls.md, 'Files'). More would slow down all other users.
 */
import { randomUUID } from 'node:crypto';
import { setInterval } from 'node:timers';
import { exportsAtOnce } from '@gdd/schema/exports';
import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Database } from '../database/connections/connection.js';
import { users } from '../database/tables/people/accounts.js';
import { exportJobs, exportLeases, exportWorkStatuses } from '../database/tables/work/exports.js';
import type { SystemClock } from '../clock.js';
import { Refusal } from '../platform/http/errors.js';

/** A lease expires when it is not renewed for this long: its process has died or hangs. */
const leaseMs = 30_000;
const renewalMs = 10_000;

/** The refusal of each kind of export; after `retryAfter` seconds most exports are done. */
const kinds = {
  file: { reason: 'tooManyExports', retryAfter: 10 },
  job: { reason: 'tooManyExportJobs', retryAfter: 30 },
} as const;

/** A user's slot for sending the file of one export. */
export interface ExportLease {
  /** Whether it expired before its release: another export may hold the slot by now. */
  readonly isLost: boolean;
  /** Releases it. A repeated call, or one on a lost lease, has no effect. */
  release(): Promise<void>;
}

type Leases = { readonly database: Database; readonly clock: SystemClock };

/**
 * Takes a free slot of a user and renews the lease until it is released.
 *
 * @throws Refusal RATE_LIMITED, reason tooManyExports
 */
export async function leaseExport({ database, clock }: Leases, userId: number): Promise<ExportLease> {
  const holder = randomUUID();
  const now = clock.now();
  const ofUser = eq(exportLeases.userId, userId);
  await database.transaction(async (transaction) => {
    await lockExports(transaction, userId);
    await refuseFurtherExport(transaction, userId, 'file', now);
    await transaction.delete(exportLeases).where(and(ofUser, lte(exportLeases.expiresAt, now)));
    const taken = await transaction.select({ slot: exportLeases.slot }).from(exportLeases).where(ofUser);
    const slot = taken.some((lease) => lease.slot === 1) ? 2 : 1;
    await transaction.insert(exportLeases).values({ userId, slot, holder, expiresAt: expiry(clock) });
  });
  let isLost = false;
  const renew = async () => {
    const renewed = await database
      .update(exportLeases)
      .set({ expiresAt: expiry(clock) })
      .where(and(eq(exportLeases.holder, holder), gt(exportLeases.expiresAt, clock.now())))
      .returning({ slot: exportLeases.slot });
    isLost ||= renewed.length === 0;
  };
  // after a failed renewal the next one may still succeed; if not, the lease expires
  const renewing = setInterval(() => void renew().catch(() => undefined), renewalMs).unref();
  return {
    get isLost() {
      return isLost;
    },
    release: async () => {
      clearInterval(renewing);
      await database.delete(exportLeases).where(eq(exportLeases.holder, holder));
    },
  };
}

/** Locks the exports of a user until the transaction ends: concurrent requests of the user wait. */
export async function lockExports(transaction: Database, userId: number): Promise<void> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/**
 * Refuses an export beyond the number that a user may have at a time.
 *
 * @param database to add an export, a transaction that has locked the user's exports
 * @throws Refusal RATE_LIMITED, reason tooManyExports for a file and tooManyExportJobs for a job
 */
export async function refuseFurtherExport(
  database: Database,
  userId: number,
  kind: keyof typeof kinds,
  now: Date,
): Promise<void> {
  const sent = and(eq(exportLeases.userId, userId), gt(exportLeases.expiresAt, now));
  const unfinished = and(eq(exportJobs.userId, userId), inArray(exportJobs.status, [...exportWorkStatuses]));
  const running = (await database.$count(exportLeases, sent)) + (await database.$count(exportJobs, unfinished));
  if (running >= exportsAtOnce) throw new Refusal('RATE_LIMITED', kinds[kind]);
}

/** Deletes the leases that expired without a release. */
export async function deleteEndedLeases(database: Database, now: Date): Promise<void> {
  await database.delete(exportLeases).where(lte(exportLeases.expiresAt, now));
}

function expiry(clock: SystemClock): Date {
  return new Date(clock.now().getTime() + leaseMs);
}
