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

/** Writes the text of a queued mail at the moment it is sent; null when there is nobody to send it to. */
export type MailWriter = (row: OutboxRow) => Promise<Omit<Mail, 'id' | 'to'> | null>;

const minute = 60_000;
/** Longer than the mail server may take for one mail (`mail.ts`). */
const longestTryMs = minute;
/** So that no second replica takes a mail that is still being sent. */
const leaseMs = 2 * minute;
const claimSize = 10;

/** How long a mail is tried: somebody waits for a link, an invitation or a warning may come tomorrow. */
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

/** The pause after a failed try: 5 s, doubled each time, at most ten minutes. */
export function pauseAfter(tries: number): number {
  return Math.min(5000 * 2 ** (tries - 1), 10 * minute);
}

/**
 * Queues a mail in the transaction that is the reason for it.
 *
 * @param about what it is about, where the recipient alone does not say it
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

/** Until when a mail is tried that is queued now. */
export function giveUpAt(kind: MailKind, now: Date): Date {
  return new Date(now.getTime() + lifetimeMs[kind]);
}

/** Sends what is queued, in the background of every replica. Stopped, it finishes the mail in hand and takes no other. */
export type OutboxWorker = BackgroundWork;

/** Counts mails. */
interface MailMetrics {
  mailDone(outcome: MailOutcome): void;
  mailFailed(): void;
}

/**
 * Starts the worker. A mail is taken by one replica with a lease; a failed one is tried again after a pause. A process
 * that dies between the server's yes and its own note sends the mail again, under the same Message-ID.
 */
export function startOutbox(options: {
  readonly database: Database;
  readonly clock: Clock;
  readonly transport: MailTransport;
  readonly writers: Readonly<Record<MailKind, MailWriter>>;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly metrics?: MailMetrics;
  /** Milliseconds between two polls for mails that nobody has announced. Default: 5 s. */
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

  /** Whether another replica may take the mail before a try of it ends: those before it took long. */
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
      await database.update(outbox).set({ leaseUntil: null, nextTryAt, lastError }).where(isTry(row));
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

/** The name of a mail: of its file, and of its Message-ID. */
function mailId(row: OutboxRow): string {
  return `${row.queuedAt.toISOString().replace(/[-:.]/g, '')}-${row.kind}-${row.id}`;
}

/** The next mails: those to many dealers at once, of which there may be very many, wait for whatever somebody waits for. */
async function claim(database: Database, now: Date): Promise<OutboxRow[]> {
  const urgent = await claimAmong(database, now, isUrgent);
  return urgent.length > 0 ? urgent : claimAmong(database, now, sql`true`);
}

/** As the condition of the index `outbox_urgent` says it. */
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

async function release(database: Database, row: OutboxRow): Promise<void> {
  await database
    .update(outbox)
    .set({ leaseUntil: null, tries: row.tries - 1 })
    .where(isTry(row));
}

/** The mail while this try is the newest: another replica may have taken it since. */
function isTry({ id, tries }: OutboxRow): SQL | undefined {
  return and(eq(outbox.id, id), eq(outbox.tries, tries));
}
