import { isNativeError } from 'node:util/types';
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/connections/connection.js';
import type { MailKind, MailOutcome } from '@gdd/schema/notifications';
import { outbox } from '../../database/tables/work/mail.js';
import type { BackgroundWork } from '../work/backgroundWork.js';
import { isNextToClaim } from '../work/claimable.js';
import { withDeadline } from '../work/deadline.js';
import { startWorkPool } from '../work/workPool.js';
import type { Clock } from '../../clock.js';
import { MailRefused, type Mail, type MailTransport } from './mail.js';

export type OutboxRow = typeof outbox.$inferSelect;

/** Writes the text of a queued mail when it is sent; null when there is no recipient any more. */
export type MailWriter = (row: OutboxRow) => Promise<Omit<Mail, 'id' | 'to'> | null>;

const minute = 60_000;
/** Maximum duration of an attempt, longer than the timeouts of a silent mail server (`mail.ts`). */
const longestTryMs = minute;
/** Duration of a lease, during which no other instance takes the mail. */
const leaseMs = 2 * minute;
/** Mails that an instance sends at once. */
const slots = 4;
/** Those of `slots` that mails to many dealers may hold, so that an urgent one always finds a slot. */
const bulkSlots = 3;

/** How long sending is retried: links are needed soon, invitations and notifications may arrive a day late. */
const lifetimeMs: Readonly<Record<MailKind, number>> = {
  reset: 60 * minute,
  confirmation: 60 * minute,
  newAddress: 60 * minute,
  addressRequested: 60 * minute,
  addressChanged: 24 * 60 * minute,
  factorsChanged: 24 * 60 * minute,
  factorReset: 24 * 60 * minute,
  newDevice: 24 * 60 * minute,
  invoicingChanged: 24 * 60 * minute,
  invitation: 24 * 60 * minute,
  reminder: 12 * 60 * minute,
  rulesChanged: 24 * 60 * minute,
  goalChanged: 24 * 60 * minute,
  closedEarly: 24 * 60 * minute,
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
  clock: Clock,
  about?: OutboxRow['about'],
): Promise<void> {
  const now = clock.now();
  const times = { queuedAt: clock.programmeNow(), nextTryAt: now, giveUpAt: giveUpAt(kind, now) };
  await transaction.insert(outbox).values({ kind, recipient, about, ...times });
}

/**
 * The columns `queued_at, next_try_at, give_up_at` of mails that a statement queues.
 *
 * @param queuedAt the programme's instant
 * @param now the real instant
 */
export function mailTimes(kind: MailKind, queuedAt: Date, now: Date): SQL {
  const instants = [queuedAt, now, giveUpAt(kind, now)].map((at) => sql`${at.toISOString()}::timestamptz`);
  return sql.join(instants, sql`, `);
}

/** The real instant until which a mail that is queued now is retried. */
function giveUpAt(kind: MailKind, now: Date): Date {
  return new Date(now.getTime() + lifetimeMs[kind]);
}

/** Sends queued mails in the background of every instance. When stopped, it gives back those that are not sent soon. */
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

  async function sendOne(row: OutboxRow, stop: AbortSignal): Promise<void> {
    if (row.giveUpAt <= clock.now()) return settle(row, 'givenUp');
    try {
      const written = await writers[row.kind](row);
      if (written === null) return await settle(row, 'nobody');
      const mail = { ...written, id: mailId(row), to: row.recipient };
      await withDeadline(longestTryMs, stop, () => transport.send(mail));
    } catch (error) {
      if (stop.aborted) return release(database, row);
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
      .set({ leaseUntil: null, doneAt: clock.programmeNow(), outcome, lastError })
      .where(and(eq(outbox.id, row.id), isNull(outbox.doneAt)));
    metrics?.mailDone(outcome);
  }

  return startWorkPool<OutboxRow>({
    pollMs,
    slots,
    claim: (free, inHand) => {
      const bulk = bulkSlots - inHand.filter(({ kind }) => bulkKinds.includes(kind)).length;
      return claim(database, clock.now(), { all: free, bulk });
    },
    work: sendOne,
    onFailure: (error) => log.warn({ err: error }, 'the outbox could not be read'),
  });
}

/** The id of a mail, used for its file name and Message-ID. */
function mailId(row: OutboxRow): string {
  return `${row.queuedAt.toISOString().replace(/[-:.]/g, '')}-${row.kind}-${row.id}`;
}

/** The kinds of mails that go to many dealers at once. */
const bulkKinds: readonly MailKind[] = [
  'reminder',
  'rulesChanged',
  'goalChanged',
  'closedEarly',
  'notification',
  'digest',
];

/** Must be the condition of the index `outbox_urgent`, without parameters. */
const isUrgent = sql`${outbox.kind} not in (${sql.raw(bulkKinds.map((kind) => `'${kind}'`).join(', '))})`;

/** Claims the next mails: urgent ones first; mails to many dealers at once come after them. */
async function claim(
  database: Database,
  now: Date,
  free: { readonly all: number; readonly bulk: number },
): Promise<OutboxRow[]> {
  const urgent = await claimAmong(database, now, isUrgent, free.all);
  const left = Math.min(free.all - urgent.length, free.bulk);
  return left > 0 ? [...urgent, ...(await claimAmong(database, now, sql`not (${isUrgent})`, left))] : urgent;
}

async function claimAmong(database: Database, now: Date, among: SQL, limit: number): Promise<OutboxRow[]> {
  const isDue = sql`${outbox.doneAt} is null and ${outbox.nextTryAt} <= ${sql.param(now, outbox.nextTryAt)}`;
  const which = sql`${among} and ${isDue}`;
  return database
    .update(outbox)
    .set({ leaseUntil: new Date(now.getTime() + leaseMs), tries: sql`${outbox.tries} + 1` })
    .where(isNextToClaim(outbox, now, { which, order: [outbox.nextTryAt, outbox.id], limit }))
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
