import type pg from 'pg';
import { kindOf, type StatementObserver } from './statements.js';

/** For how long a commit waits for a standby; who wrote is answered before the gateway stops waiting for the response. */
const patienceMs = 8000;
const lookMs = 1000;

/**
 * Ends the sessions of the service's role in its database whose commit waits for a standby for too long. Their callers see
 * a connection that broke during the commit, and say that the outcome is unknown: it is committed here, is seen by others
 * as soon as the session has ended, and is there for good once a standby has it, or lost with this server if that dies
 * before. To cancel the statement would not do: the commit would report success.
 */
const endUnconfirmed = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and usename = current_user and wait_event = 'SyncRep'
    and now() - state_change > make_interval(secs => $1 / 1000.0)`;

/**
 * Watches for commits that wait for a standby. No limit of Postgres ends them: `statement_timeout` is over when they begin.
 *
 * @param connect a connection of its own, which is asked only where a statement has been running for so long
 */
export function watchUnconfirmed(connect: () => pg.Client): {
  readonly observe: StatementObserver;
  readonly stop: () => void;
} {
  /** The instants at which the statements began that run now. */
  const running = new Set<{ readonly since: number }>();
  let isLooking = false;
  const look = async (): Promise<void> => {
    const client = connect();
    // whatever keeps it from looking, the next look is soon
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query(endUnconfirmed, [patienceMs]);
    } catch {
      // the database is away: what waits there is waited for no more
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  const timer = setInterval(() => {
    // the first is the oldest
    const [oldest] = running;
    if (isLooking || oldest === undefined || performance.now() - oldest.since < patienceMs) return;
    isLooking = true;
    void look().finally(() => (isLooking = false));
  }, lookMs);
  timer.unref();
  return {
    observe: (statement) => {
      if (!ending.has(kindOf(statement))) return () => undefined;
      const entry = { since: performance.now() };
      running.add(entry);
      return () => void running.delete(entry);
    },
    stop: () => clearInterval(timer),
  };
}

/** What a commit ends, its own statement or one without a transaction. */
const ending: ReadonlySet<string> = new Set(['commit', 'insert', 'update', 'delete', 'with', 'copy']);
