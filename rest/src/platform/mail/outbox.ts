import { isNativeError } from 'node:util/types';
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/connections/connection.js';
import type { MailKind, MailOutcome } from '@gdd/schema/notifications';
import { outbox } from '../../database/tables/work/mail.js';
import { startBackgroundWork, type BackgroundWork } from '../work/backgroundWork.js';
import { claimable } from '../work/claimable.js';
import type { Clock } from '../../clock.js';
import { MailRefused, type Mail, type MailTransport } from './mail.js';

export type OutboxRow = typeof outbox.$inferSelect;

/** Writes the text of a queued mail when it is sent; null when there is no recipient any more. */
export type MailWriter = (row: OutboxRow) => Promise<Omit<Mail, 'id' | 'to'> | null>;

const minute = 60_000;
/** Maximum duration of an attempt, longer than the timeouts of the mail server (`mail.ts`). */
const longestTryMs = minute;
/** Duration of a lease, during which no other instance takes the mail. */
const leaseMs = 2 * minute;
const claimSize = 10;

/** How long sending is retried: links are needed soon, invitations and notifications may arrive a day late. */
const lifetimeMs: Readonly<Record<MailKind, number>> = {
  reset: 60 * minute,
  confirmation: 60 * minute,
  newAddress: 60 * minute,
  addressRequested: 60 * minute,
  addressChanged: 24 * 60 * minute,
  invitation: 24 * 60 * minute,
  reminder: 12 * 60 * minute,
  rulesChanged: 24 * 60 * minute,
  budgetCrossed: 24 * 60 * minute,
  notification: 24 * 60 * minute,
  digest: 24 * 60 * minute,
};

/** The pause in milliseconds after a failed attempt: 5 s, doubled each time, at most ten minutes. */
export function pauseAfter(tries: number): number {
  return Math.min(5000 * 2 ** (tries - 1), 10 * minute);
}

/**
 * Queues a mail in the transaction that causes it.
 *
 * @param about the ids from which the text is made, where the recipient is not sufficient
 */
export async function queueMail(
  transaction: Database,
  kind: MailKind,
  recipient: string,
  now: Date,
  about?: OutboxRow['about'],
): Promise<void> {
  const values = { kind, recipient, about, queuedAt: now, nextTryAt: now, giveUpAt: giveUpAt(kind, now) };
  await transaction.insert(outbox).values(values);
}

/** The time until which a mail that is queued now is retried. */
export function giveUpAt(kind: MailKind, now: Date): Date {
  return new Date(now.getTime() + lifetimeMs[kind]);
}

/** Sends queued mails in the background of every instance. When stopped, it finishes the current mail only. */
export type OutboxWorker = BackgroundWork;

/** Counts mails. */
interface MailMetrics {
  mailDone(outcome: MailOutcome): void;
  mailFailed(): void;
}

/**
 * Starts the worker. One instance claims a mail with a lease; a failed mail is retried after a pause. A mail whose
 * process dies after the mail server accepted it, but before that was recorded, is sent again with the same Message-ID.
 */
export function startOutbox(options: {
  readonly database: Database;
  readonly clock: Clock;
  readonly transport: MailTransport;
  readonly writers: Readonly<Record<MailKind, MailWriter>>;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly metrics?: MailMetrics;
  /** Milliseconds between two polls for mails without a wake-up, such as retries. Default: 5000. */
  readonly pollMs?: number;
}): OutboxWorker {
  const { database, clock, transport, writers, log, metrics, pollMs = 5000 } = options;

  async function drainNow(isStopped: () => boolean): Promise<void> {
    for (;;) {
      const rows = isStopped() ? [] : await claim(database, clock.now());
      if (rows.length === 0) return;
      for (const row of rows) {
        if (isStopped() || isLeaseShort(row)) await release(database, row);
        else await sendOne(row);
      }
    }
  }

  /** Whether the lease may expire during an attempt, because the mails before it in the batch took long. */
  function isLeaseShort({ leaseUntil }: OutboxRow): boolean {
    return leaseUntil === null || leaseUntil.getTime() - clock.now().getTime() < longestTryMs;
  }

  async function sendOne(row: OutboxRow): Promise<void> {
    if (row.giveUpAt <= clock.now()) return settle(row, 'givenUp');
    try {
      const written = await writers[row.kind](row);
      if (written === null) return await settle(row, 'nobody');
      await transport.send({ ...written, id: mailId(row), to: row.recipient });
    } catch (error) {
      const lastError = isNativeError(error) ? error.message.slice(0, 500) : 'unknown';
      if (error instanceof MailRefused) {
        await settle(row, 'refused', lastError);
        log.warn({ mail: row.id, kind: row.kind, tries: row.tries, lastError }, 'mail refused for good');
        return;
      }
      metrics?.mailFailed();
      const nextTryAt = new Date(clock.now().getTime() + pauseAfter(row.tries));
      await database.update(outbox).set({ leaseUntil: null, nextTryAt, lastError }).where(stillClaimed(row));
      log.warn({ mail: row.id, kind: row.kind, tries: row.tries, lastError }, 'mail not sent, tried again later');
      return;
    }
    await settle(row, 'sent');
    log.info({ mail: row.id, kind: row.kind, tries: row.tries }, 'mail sent');
  }

  async function settle(row: OutboxRow, outcome: MailOutcome, lastError = row.lastError): Promise<void> {
    await database
      .update(outbox)
      .set({ leaseUntil: null, doneAt: clock.now(), outcome, lastError })
      .where(and(eq(outbox.id, row.id), isNull(outbox.doneAt)));
    metrics?.mailDone(outcome);
  }

  return startBackgroundWork({
    pollMs,
    drainNow,
    onFailure: (error) => log.warn({ err: error }, 'the outbox could not be read'),
  });
}

/** The id of a mail, used for its file name and Message-ID. */
function mailId(row: OutboxRow): string {
  return `${row.queuedAt.toISOString().replace(/[-:.]/g, '')}-${row.kind}-${row.id}`;
}

/** Claims the next mails: urgent ones first; mails to many dealers at once come after them. */
async function claim(database: Database, now: Date): Promise<OutboxRow[]> {
  const urgent = await claimAmong(database, now, isUrgent);
  return urgent.length > 0 ? urgent : claimAmong(database, now, sql`true`);
}

/** Must be the condition of the index `outbox_urgent`. */
const isUrgent = sql`${outbox.kind} not in ('reminder', 'rulesChanged', 'notification', 'digest')`;

async function claimAmong(database: Database, now: Date, among: SQL): Promise<OutboxRow[]> {
  const isDue = sql`${outbox.doneAt} is null and ${outbox.nextTryAt} <= ${sql.param(now, outbox.nextTryAt)}`;
  const which = sql`${among} and ${isDue}`;
  const due = claimable(outbox, now, { which, order: [outbox.nextTryAt, outbox.id], limit: claimSize });
  return database
    .update(outbox)
    .set({ leaseUntil: new Date(now.getTime() + leaseMs), tries: sql`${outbox.tries} + 1` })
    .where(sql`${outbox.id} in (${due})`)
    .returning();
}

/** Gives a claimed mail back without counting an attempt. */
async function release(database: Database, row: OutboxRow): Promise<void> {
  await database
    .update(outbox)
    .set({ leaseUntil: null, tries: row.tries - 1 })
    .where(stillClaimed(row));
}

/** Matches the mail only if no other instance has claimed it since (`tries` is the version). */
function stillClaimed({ id, tries }: OutboxRow): SQL | undefined {
  return and(eq(outbox.id, id), eq(outbox.tries, tries));
}
