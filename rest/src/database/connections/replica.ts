/** Reads of figures on a standby of the database, each as fresh as on the primary (docs/decisions/0031-reads-from-a-replica.md). */
import { setTimeout as pause } from 'node:timers/promises';
import type { drizzle as drizzleOn } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database, ReplicaState } from './connection.js';
import { isConnectionLost, isDatabaseDown, stateOf } from './failures.js';
import { observed, observing, type StatementObserver } from './statements.js';
import { inOwnTransaction, setForTransaction } from './transactionPooling.js';

/** For how long a read waits for the replica to catch up before it goes to the primary. */
const patienceMs = 200;
/** Between two looks at how far it is. */
const lookMs = 5;
/** For how long a replica that lags or is away is left alone. */
const restMs = 5000;

interface Queryable {
  query(...statement: Parameters<pg.PoolClient['query']>): Promise<unknown>;
}

const flushed = 'select case when not pg_is_in_recovery() then pg_current_wal_flush_lsn() end as position';
const replayed = 'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end as replayed';

/** A position of the log as Postgres writes it, two hexadecimal numbers, in bytes. */
function bytesOf(position: string): bigint {
  const [file = '0', offset = '0'] = position.split('/');
  return (BigInt(`0x${file}`) << 32n) + BigInt(`0x${offset}`);
}

const fallsOf = new WeakMap<Database, () => number>();

/**
 * How often a read that could go to the replica went to the primary instead. A standby may show a commit a moment before
 * its primary does (which waits until standbys have it): who reads twice, and the first time from the standby, may see
 * less the second time if this has changed in between.
 */
export function fallsToPrimary(database: Database): number {
  return fallsOf.get(database)?.() ?? 0;
}

/**
 * The database for reads of figures. Each statement, and each transaction as a whole, goes to a connection of the replica
 * once that shows everything that the primary had committed when the read began: whoever wrote something sees it. Where it
 * does not in time, or cannot answer, the read is made on the primary, again where it had begun: such work does nothing
 * but read, or what may be done twice.
 *
 * @param options.pool connections of the replica
 * @param options.primary connections of the primary
 * @param options.database the primary
 * @param options.isPooled whether a pooler hands connections on after each transaction (`transactionPooling.ts`)
 */
export function openReplica({
  pool,
  primary,
  database,
  isPooled,
  drizzle,
  observe,
}: {
  readonly pool: pg.Pool;
  readonly primary: pg.Pool;
  readonly database: Database;
  readonly isPooled: boolean;
  readonly drizzle: typeof drizzleOn;
  readonly observe: StatementObserver;
}): { readonly reading: Database; readonly state: () => ReplicaState } {
  const reads: Record<keyof ReplicaState['reads'], number> = {
    answered: 0,
    lagging: 0,
    away: 0,
    refused: 0,
    resting: 0,
  };
  let lagBytes = 0;
  let falls = 0;
  let restsUntil = 0;

  /**
   * What is committed now is before this position of the primary's log: it is flushed before anybody hears of it. null: the
   * primary has become a standby. Reads that begin while it is asked for share the next one.
   */
  let asked: Promise<unknown> = Promise.resolve();
  let next: Promise<bigint | null> | undefined;
  function positionNow(): Promise<bigint | null> {
    next ??= asked.then(() => {
      next = undefined;
      const position = observing(observe, 'select', () => primary.query<{ position: string | null }>(flushed)).then(
        ({ rows }) => (rows[0]?.position == null ? null : bytesOf(rows[0].position)),
      );
      asked = position.catch(() => undefined);
      return position;
    });
    return next;
  }

  /** What a connection has shown already: a standby never shows less again. */
  const shown = new WeakMap<pg.PoolClient, bigint>();

  /** Whether a connection leads to a standby that shows a position of the log; it is waited for. */
  async function reaches(client: pg.PoolClient, position: bigint): Promise<'answered' | 'lagging' | 'away'> {
    const began = performance.now();
    while (position > (shown.get(client) ?? -1n)) {
      const left = patienceMs - (performance.now() - began);
      if (left <= 0) return 'lagging';
      // the driver has it for a statement too, its types only for a connection
      const look: pg.QueryConfig & Pick<pg.ClientConfig, 'query_timeout'> = { text: replayed, query_timeout: left };
      const { rows } = await client.query<{ replayed: string | null }>(look);
      if (rows[0]?.replayed == null) return 'away';
      const reached = bytesOf(rows[0].replayed);
      shown.set(client, reached);
      lagBytes = reached < position ? Number(position - reached) : 0;
      if (lagBytes > 0) await pause(lookMs);
    }
    return 'answered';
  }

  /** A connection that shows everything that is committed now; undefined where there is none. */
  async function caughtUp(): Promise<pg.PoolClient | undefined> {
    if (performance.now() < restsUntil) {
      reads.resting += 1;
      return undefined;
    }
    const position = await positionNow();
    let client: pg.PoolClient | undefined;
    let outcome: 'answered' | 'lagging' | 'away' = 'away';
    try {
      if (position !== null) {
        client = await pool.connect();
        outcome = await reaches(client, position);
      }
    } catch {
      // whatever keeps it from saying how far it is: the read has the primary
      outcome = 'away';
    }
    if (outcome === 'answered') return client;
    client?.release(outcome === 'away');
    reads[outcome] += 1;
    falls += 1;
    restsUntil = performance.now() + restMs;
    return undefined;
  }

  async function read<T>(work: (client: pg.PoolClient) => Promise<T>, onPrimary: () => Promise<T>): Promise<T> {
    const client = await caughtUp();
    if (client === undefined) return onPrimary();
    try {
      const result = await work(client);
      client.release();
      reads.answered += 1;
      return result;
    } catch (error) {
      const isReplicas = isOfReplica(error);
      client.release(isReplicas);
      if (!isReplicas) throw error;
      reads[isConnectionLost(error) ? 'away' : 'refused'] += 1;
      falls += 1;
      return onPrimary();
    }
  }

  const query: Queryable['query'] = (...statement) =>
    read(
      (client) => {
        const replica = observed<Queryable>(client, observe);
        return isPooled ? inOwnTransaction(client, () => replica.query(...statement)) : replica.query(...statement);
      },
      () => observed<Queryable>(primary, observe).query(...statement),
    );
  const reading = drizzle(Object.assign(Object.create(pool) as pg.Pool, { query }));
  reading.transaction = (work, config) =>
    read(
      (client) =>
        drizzle(observed(client, observe)).transaction(async (transaction) => {
          if (isPooled) await client.query(setForTransaction);
          return work(transaction);
        }, config),
      () => database.transaction(work as Parameters<Database['transaction']>[0], config) as never,
    );
  fallsOf.set(reading, () => falls);
  return { reading, state: () => ({ reads, lagBytes }) };
}

/**
 * Whether a failure is the replica's, not the read's: it went away, cancelled what was in the way of replaying (40001,
 * 40P01), does not write, not even a temporary table (25006), or does not know unlogged tables (0A000).
 */
function isOfReplica(error: unknown): boolean {
  return isDatabaseDown(error) || ['0A000', '40P01', '57P04'].includes(stateOf(error) ?? '');
}
