import type pg from 'pg';
import { kindOf, type StatementObserver } from './statements.js';

/** How long a commit waits for a standby: less than the timeout of the gateway, so that the caller gets a response. */
const timeoutMs = 8000;
/** Interval between two checks. */
const checkMs = 1000;

/**
 * Terminates the sessions of the service's role in its database whose commit has waited too long for a standby. Their
 * callers see a connection that broke during the commit, and report the outcome as unknown: the transaction is
 * committed on this server and visible after the session has ended, but lost if this server dies before a standby has
 * received it. Cancelling the statement is no alternative: the commit would report success.
 */
const terminateUnconfirmed = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and usename = current_user and wait_event = 'SyncRep'
    and now() - state_change > make_interval(secs => $1 / 1000.0)`;

/**
 * Watches for commits that wait for a standby. No timeout of Postgres applies to them: `statement_timeout` has been
 * disarmed when the wait begins.
 *
 * @param connect makes a dedicated connection; called only while a statement has been running for that long
 */
export function watchUnconfirmed(connect: () => pg.Client): {
  readonly observe: StatementObserver;
  readonly stop: () => void;
} {
  /** The start times of the running statements, the oldest first. */
  const running = new Set<{ readonly since: number }>();
  let isChecking = false;
  const check = async (): Promise<void> => {
    const client = connect();
    // a failed check is repeated soon; without a listener the error would end the process
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query(terminateUnconfirmed, [timeoutMs]);
    } catch {
      // the database is unreachable: so is the session that waits
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  const timer = setInterval(() => {
    // a set iterates in the order of insertion
    const [oldest] = running;
    if (isChecking || oldest === undefined || performance.now() - oldest.since < timeoutMs) return;
    isChecking = true;
    void check().finally(() => (isChecking = false));
  }, checkMs);
  timer.unref();
  return {
    observe: (statement) => {
      if (!committing.has(kindOf(statement))) return () => undefined;
      const entry = { since: performance.now() };
      running.add(entry);
      return () => void running.delete(entry);
    },
    stop: () => clearInterval(timer),
  };
}

/** Kinds of statements that end with a commit: `commit` itself, and writes outside of a transaction. */
const committing: ReadonlySet<string> = new Set(['commit', 'insert', 'update', 'delete', 'with', 'copy']);
