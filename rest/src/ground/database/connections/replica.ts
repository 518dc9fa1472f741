/**
 * Reads of figures from a standby of the database, each as fresh as on the primary
 * (docs/decisions/0031-reads-from-a-replica.md).
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { drizzle as drizzleOn } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database, ReplicaState } from './connection.js';
import { isAway, isConnectionLost, isDatabaseDown, stateOf } from './failures.js';
import { isPoolExhausted, kindOf, observed, observing, type StatementObserver } from './statements.js';
import { inOwnTransaction, setForTransaction } from './transactionPooling.js';

/** Timeout for the replica to catch up, after which a read goes to the primary. */
const catchUpMs = 200;
/** The same while the primary is unreachable. */
const catchUpAloneMs = 2000;
/** Interval between checks of the replica's position. */
const pollMs = 5;
/** How long reads skip a replica after it lagged or was unreachable. */
const backOffMs = 5000;
/** How long the replica serves reads alone after the last response of the primary. */
const aloneMs = 30_000;
/** Interval between two checks whether a standby still replays: one that does has moved on after it. */
const replayCheckMs = 100;
/** Bytes of a page of the write-ahead log: the default `wal_block_size`. */
const pageBytes = 8192n;

interface Queryable {
  query(...statement: Parameters<pg.PoolClient['query']>): Promise<unknown>;
}

/** Positions of the write-ahead log; null where the server is a standby (the first) or no standby (the others). */
const flushedPosition = 'select case when not pg_is_in_recovery() then pg_current_wal_flush_lsn() end as position';
const receivedPosition = 'select case when pg_is_in_recovery() then pg_last_wal_receive_lsn() end as position';
const replayedPosition = 'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end as position';

interface PositionRow {
  readonly position: string | null;
}

/**
 * Parses a position of the log, two hexadecimal numbers (`16/B374D848`), into bytes; null where the server has none.
 */
function positionIn({ rows: [row] }: { readonly rows: readonly PositionRow[] }): bigint | null {
  if (row?.position == null) return null;
  const [file = '0', offset = '0'] = row.position.split('/');
  return (BigInt(`0x${file}`) << 32n) + BigInt(`0x${offset}`);
}

/** The time of the last successful statement on the primary. */
export class PrimaryContact {
  private answeredAt = -Infinity;

  /** Getting a connection does not count: a pooler accepts one while the server behind it is away. */
  readonly observe: StatementObserver = (statement) => (error) => {
    if (error === undefined && kindOf(statement) !== 'connect') this.answeredAt = performance.now();
  };

  /** Milliseconds since that statement; Infinity before the first. */
  get ago(): number {
    return performance.now() - this.answeredAt;
  }
}

const fallbacksOf = new WeakMap<Database, () => number>();

/**
 * The number of reads so far that fell back to the primary, or to the replica without the primary's position. A standby
 * may show a commit before its primary does, which waits for the standby to confirm it: where this number changes
 * between two reads, the second may see less than the first. Reads that skip the replica are not counted again.
 */
export function fallsToPrimary(database: Database): number {
  return fallbacksOf.get(database)?.() ?? 0;
}

/**
 * The database for reads of figures. Each statement, and each transaction as a whole, runs on a connection to the
 * replica that has replayed everything the primary had committed when the read began, so a caller sees its own writes.
 * Where the replica does not catch up in time or fails, the read runs on the primary, from its beginning if it had
 * started: its work must only read, or be safe to repeat. While the primary is unreachable, a replica that has replayed
 * all that it received serves reads alone, for the time of a failover (`aloneMs`).
 *
 * @param options.pool connections to the replica
 * @param options.primary connections to the primary
 * @param options.database the primary
 * @param options.contact the last contact with the primary; its observer is part of `observePrimary`
 * @param options.isPooled whether a transaction pooler stands in front of Postgres (`transactionPooling.ts`)
 */
export function openReplica({
  pool,
  primary,
  database,
  contact,
  isPooled,
  drizzle,
  observe,
  observePrimary,
}: {
  readonly pool: pg.Pool;
  readonly primary: pg.Pool;
  readonly database: Database;
  readonly contact: PrimaryContact;
  readonly isPooled: boolean;
  readonly drizzle: typeof drizzleOn;
  readonly observe: StatementObserver;
  readonly observePrimary: StatementObserver;
}): { readonly reading: Database; readonly state: () => ReplicaState } {
  const reads: Record<keyof ReplicaState['reads'], number> = {
    answered: 0,
    alone: 0,
    lagging: 0,
    away: 0,
    refused: 0,
    resting: 0,
  };
  let lagBytes = 0;
  let fallbacks = 0;
  let skippedUntil = 0;
  /** The last known position of the primary's log. */
  let lastKnown = 0n;

  /**
   * The flushed position of the primary's log, which includes every commit that was acknowledged by now; null where the
   * primary has become a standby. One query runs at a time; reads that begin during it share the next one.
   */
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<bigint | null> | undefined;
  function positionNow(): Promise<bigint | null> {
    next ??= running.then(() => {
      next = undefined;
      const position = observing(observePrimary, 'select', () => primary.query<PositionRow>(flushedPosition)).then(
        (result) => {
          const flushed = positionIn(result);
          lastKnown = flushed ?? lastKnown;
          return flushed;
        },
      );
      running = position.catch(() => undefined);
      return position;
    });
    return next;
  }

  /** The same, queried again after a broken connection, which need not mean that the server is unreachable. */
  async function positionOfPrimary(): Promise<bigint | null> {
    try {
      return await positionNow();
    } catch (error) {
      if (isConnectionLost(error)) return positionNow();
      throw error;
    }
  }

  /** The last known replayed position of each connection's server, which never decreases. */
  const replayedOn = new WeakMap<pg.PoolClient, bigint>();

  /** Queries the replayed position of a connection's server; null where it is not a standby. */
  async function queryReplayed(client: pg.PoolClient, timeoutMs: number): Promise<bigint | null> {
    // the driver supports query_timeout for a single statement too; its types declare it for connections only
    const statement: pg.QueryConfig & Pick<pg.ClientConfig, 'query_timeout'> = {
      text: replayedPosition,
      query_timeout: timeoutMs,
    };
    const reached = positionIn(await client.query<PositionRow>(statement));
    if (reached !== null) replayedOn.set(client, reached);
    return reached;
  }

  /** Waits until the server of a connection, a standby, has replayed its log up to a position. */
  async function waitFor(
    client: pg.PoolClient,
    position: bigint,
    timeoutMs: number,
  ): Promise<'answered' | 'lagging' | 'away'> {
    const end = performance.now() + timeoutMs;
    while (position > (replayedOn.get(client) ?? -1n)) {
      if (performance.now() > end) return 'lagging';
      const reached = await queryReplayed(client, timeoutMs);
      if (reached === null) return 'away';
      lagBytes = reached < position ? Number(position - reached) : 0;
      if (lagBytes > 0) await pause(pollMs);
    }
    return 'answered';
  }

  /**
   * The position that a standby must have replayed before it serves reads alone: all that it received, and no less than
   * the last known position of the primary; null where it is not a standby. A primary sends its log up to the end of a
   * record, or of a page, which may cut a record in two. If it dies then, that record is never replayed, and its commit
   * was never acknowledged: so where the received log ends at the end of a page, a standby that stopped replaying is
   * complete.
   */
  async function positionAlone(client: pg.PoolClient): Promise<bigint | null> {
    const receivedEnd = positionIn(await client.query<PositionRow>(receivedPosition));
    if (receivedEnd === null) return null;
    if (receivedEnd < lastKnown) return lastKnown;
    if (receivedEnd % pageBytes !== 0n) return receivedEnd;
    const end = performance.now() + catchUpAloneMs;
    for (let previous: bigint | null = null; ;) {
      const now = await queryReplayed(client, catchUpAloneMs);
      if (now === null || now >= receivedEnd || now === previous) return now;
      // it still replays, so it has to replay all that it received
      if (performance.now() > end) return receivedEnd;
      previous = now;
      await pause(replayCheckMs);
    }
  }

  /**
   * A connection to a replica that has replayed its log up to a position; undefined where there is none.
   *
   * @param isAlone whether the primary is unreachable: then a lagging connection is closed, so that the next read opens
   *   another, which may lead to another standby
   */
  async function connectionAt(
    positionFor: (client: pg.PoolClient) => bigint | null | Promise<bigint | null>,
    isAlone = false,
  ): Promise<pg.PoolClient | undefined> {
    let client: pg.PoolClient | undefined;
    let outcome: 'answered' | 'lagging' | 'away';
    try {
      client = await pool.connect();
      const position = await positionFor(client);
      outcome = position === null ? 'away' : await waitFor(client, position, isAlone ? catchUpAloneMs : catchUpMs);
    } catch (error) {
      if (isPoolExhausted(error)) {
        // other reads use all of its connections: that is no failure of the replica
        reads.resting += 1;
        return undefined;
      }
      // any other failure: the read goes to the primary, which reports its own
      outcome = 'away';
    }
    if (outcome === 'answered') return client;
    client?.release(outcome === 'away' || isAlone);
    reads[outcome] += 1;
    skippedUntil = performance.now() + backOffMs;
    return undefined;
  }

  /** A connection to serve a read alone; undefined where there is none, or after `aloneMs` without the primary. */
  async function connectionAlone(): Promise<pg.PoolClient | undefined> {
    return contact.ago > aloneMs ? undefined : connectionAt(positionAlone, true);
  }

  /** A connection to the replica and the outcome to count; undefined where the read has to go to the primary. */
  async function connection(): Promise<{ client: pg.PoolClient; outcome: 'answered' | 'alone' } | undefined> {
    let position: bigint | null;
    try {
      position = await positionOfPrimary();
    } catch (error) {
      const client = isAway(error) ? await connectionAlone() : undefined;
      if (client === undefined) throw error;
      fallbacks += 1;
      return { client, outcome: 'alone' };
    }
    if (performance.now() < skippedUntil) {
      reads.resting += 1;
      return undefined;
    }
    const client = await connectionAt(() => position);
    if (client !== undefined) return { client, outcome: 'answered' };
    fallbacks += 1;
    return undefined;
  }

  async function read<T>(work: (client: pg.PoolClient) => Promise<T>, onPrimary: () => Promise<T>): Promise<T> {
    const replicaConnection = await connection();
    if (replicaConnection === undefined) return onPrimary();
    const { client, outcome } = replicaConnection;
    try {
      const result = await work(client);
      client.release();
      reads[outcome] += 1;
      return result;
    } catch (error) {
      const isReplicaFault = isReplicaFailure(error);
      client.release(isReplicaFault);
      if (!isReplicaFault) throw error;
      reads[isConnectionLost(error) ? 'away' : 'refused'] += 1;
      fallbacks += 1;
      return onPrimary();
    }
  }

  const query: Queryable['query'] = (...statement) =>
    read(
      (client) => {
        const replica = observed<Queryable>(client, observe);
        return isPooled ? inOwnTransaction(client, () => replica.query(...statement)) : replica.query(...statement);
      },
      () => observed<Queryable>(primary, observePrimary).query(...statement),
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
  fallbacksOf.set(reading, () => fallbacks);
  return { reading, state: () => ({ reads, lagBytes }) };
}

/**
 * Whether a failure is caused by the replica, not by the read: it became unreachable, cancelled a statement that
 * conflicted with what it replays (40001, 40P01, 57P04), refused a write, also to a temporary table (25006), or an
 * access to an unlogged table (0A000).
 */
function isReplicaFailure(error: unknown): boolean {
  return isDatabaseDown(error) || ['0A000', '40P01', '57P04'].includes(stateOf(error) ?? '');
}
