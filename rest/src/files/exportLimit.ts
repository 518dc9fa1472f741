/**
 * The one limit of exports: of a user's files that are being sent and jobs that wait or run there are two at a time, over
 * all replicas (docs/domain/lists-and-calls.md, 'Files'). Whoever took more would slow down everybody else.
 */
import { randomUUID } from 'node:crypto';
import { setInterval } from 'node:timers';
import { exportsAtOnce } from '@gdd/schema/exports';
import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Database } from '../database/connections/connection.js';
import { users } from '../database/tables/people/accounts.js';
import { exportJobs, exportLeases, exportWorkStatuses } from '../database/tables/work/exports.js';
import type { Clock } from '../clock.js';
import { Refusal } from '../platform/http/errors.js';

/** A lease that nobody renews for so long is free: its process died, or stood still. */
const leaseMs = 30_000;
const renewalMs = 10_000;

/** The refusal of each kind of export, with the seconds after which a retry is worth it: most are done by then. */
const kinds = {
  file: { reason: 'tooManyExports', retryAfter: 10 },
  job: { reason: 'tooManyExportJobs', retryAfter: 30 },
} as const;

/** Leave to send the file of one export. */
export interface ExportLease {
  /** Whether it has ended before it was given back: another export may have it by now. */
  readonly isLost: boolean;
  /** Gives it back; again, and when it is lost, that does nothing. */
  release(): Promise<void>;
}

type Leases = { readonly database: Database; readonly clock: Clock };

/**
 * Takes one of a user's leases, and renews it until it is released.
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
  // a renewal that fails is made up for by the next one, or the lease ends
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

/** Locks the exports of a user until the transaction ends: whoever asks for one beside it waits. */
export async function lockExports(transaction: Database, userId: number): Promise<void> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/**
 * Refuses one export more than a user may have at a time.
 *
 * @param database a transaction that has locked the user's exports, where one is to be added
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

/** Forgets the leases that ended without being given back. */
export async function deleteEndedLeases(database: Database, now: Date): Promise<void> {
  await database.delete(exportLeases).where(lte(exportLeases.expiresAt, now));
}

function expiry(clock: Clock): Date {
  return new Date(clock.now().getTime() + leaseMs);
}
