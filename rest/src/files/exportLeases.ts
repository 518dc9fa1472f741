/** How many exports of a user run at once, over all replicas: whoever takes more would slow down everybody else. */
import { randomUUID } from 'node:crypto';
import { setInterval } from 'node:timers';
import { and, count, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../database/connections/connection.js';
import { exportLeases } from '../database/tables/work/exports.js';
import type { Clock } from '../clock.js';
import { Refusal } from '../platform/http/errors.js';

/** Exports of one user at a time (docs/domain/lists-and-calls.md, "Files"). */
const perUser = 2;

/** A lease that nobody renews for so long is free: its process died, or stood still. */
const leaseMs = 30_000;
const renewalMs = 10_000;

/** Seconds after which it is worth trying again: most exports are done by then. */
const retryAfter = 10;

/** Leave to run one export. */
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
 * @throws Refusal RATE_LIMITED, reason tooManyExports, where all are taken
 */
export async function leaseExport({ database, clock }: Leases, userId: number): Promise<ExportLease> {
  const holder = randomUUID();
  const isTaken = await takeAny({ database, clock }, userId, holder);
  if (!isTaken) throw tooManyExports();
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

/**
 * Refuses an export that would have to wait for another one of the user.
 *
 * @throws Refusal RATE_LIMITED, reason tooManyExports
 */
export async function refuseFurtherExport({ database, clock }: Leases, userId: number): Promise<void> {
  const [running] = await database
    .select({ number: count() })
    .from(exportLeases)
    .where(and(eq(exportLeases.userId, userId), gt(exportLeases.expiresAt, clock.now())));
  if ((running?.number ?? 0) >= perUser) throw tooManyExports();
}

/** Forgets the leases that ended without being given back. */
export async function deleteEndedLeases(database: Database, now: Date): Promise<void> {
  await database.delete(exportLeases).where(lte(exportLeases.expiresAt, now));
}

/** The key of a row is a user's slot: of several takers at once the index lets one through. */
async function takeAny({ database, clock }: Leases, userId: number, holder: string): Promise<boolean> {
  for (let slot = 1; slot <= perUser; slot += 1) {
    const lease = { userId, slot, holder, expiresAt: expiry(clock) };
    const taken = await database
      .insert(exportLeases)
      .values(lease)
      .onConflictDoUpdate({
        target: [exportLeases.userId, exportLeases.slot],
        set: lease,
        setWhere: lte(exportLeases.expiresAt, clock.now()),
      })
      .returning({ slot: exportLeases.slot });
    if (taken.length > 0) return true;
  }
  return false;
}

function expiry(clock: Clock): Date {
  return new Date(clock.now().getTime() + leaseMs);
}

function tooManyExports(): Refusal {
  return new Refusal('RATE_LIMITED', { reason: 'tooManyExports', retryAfter });
}
