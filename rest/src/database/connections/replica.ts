/** Reads of figures on a standby of the database, each as fresh as on the primary (docs/decisions/0031-reads-from-a-replica.md). */
import { setTimeout as pause } from 'node:timers/promises';
import type { drizzle as drizzleOn } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database, ReplicaState } from './connection.js';
import { isAway, isConnectionLost, isDatabaseDown, stateOf } from './failures.js';
import { isPoolExhausted, kindOf, observed, observing, type StatementObserver } from './statements.js';
import { inOwnTransaction, setForTransaction } from './transactionPooling.js';

/** For how long a read waits for the replica to catch up before it goes to the primary. */
const patienceMs = 200;
/** The same while there is no primary to go to. */
const patienceAloneMs = 2000;
/** Between two looks at how far it is. */
const lookMs = 5;
/** For how long a replica that lags or is away is left alone. */
const restMs = 5000;
/** For how long after the primary answered last the replica answers alone. */
const aloneMs = 30_000;
/** Between two looks at a standby that is sent nothing more: what replays at all has come further. */
const stillMs = 100;
/** Bytes of a page of the log, `wal_block_size` of any usual Postgres. */
const pageBytes = 8192n;

interface Queryable {
  query(...statement: Parameters<pg.PoolClient['query']>): Promise<unknown>;
}

const flushed = 'select case when not pg_is_in_recovery() then pg_current_wal_flush_lsn() end as position';
const received = 'select case when pg_is_in_recovery() then pg_last_wal_receive_lsn() end as position';
const replayed = 'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end as position';

interface PositionRow {
  readonly position: string | null;
}

/** A position of the log, which Postgres writes as two hexadecimal numbers, in bytes; null where the server has none. */
function positionIn({ rows: [row] }: { readonly rows: readonly PositionRow[] }): bigint | null {
  if (row?.position == null) return null;
  const [file = '0', offset = '0'] = row.position.split('/');
  return (BigInt(`0x${file}`) << 32n) + BigInt(`0x${offset}`);
}

/** When the primary last answered a statement. */
export class PrimaryContact {
  private answeredAt = -Infinity;

  /** A connection alone is no answer: a pooler gives one while the server behind it is away. */
  readonly observe: StatementObserver = (statement) => (error) => {
    if (error === undefined && kindOf(statement) !== 'connect') this.answeredAt = performance.now();
  };

  /** Milliseconds since then. */
  get ago(): number {
    return performance.now() - this.answeredAt;
  }
}

const fallsOf = new WeakMap<Database, () => number>();

/**
 * How often a read that could go to the replica went to the primary instead, or to the replica alone. A standby may show a
 * commit a moment before its primary does (which waits until standbys have it): who reads twice, and the first time from the
 * standby, may see less the second time if this has changed in between.
 */
export function fallsToPrimary(database: Database): number {
  return fallsOf.get(database)?.() ?? 0;
}

/**
 * The database for reads of figures. Each statement, and each transaction as a whole, goes to a connection of the replica
 * once that shows everything that the primary had committed when the read began: whoever wrote something sees it. Where it
 * does not in time, or cannot answer, the read is made on the primary, again where it had begun: such work does nothing
 * but read, or what may be done twice. While the primary is away, a replica that shows all that it was sent answers alone,
 * for as long as a failover takes.
 *
 * @param options.pool connections of the replica
 * @param options.primary connections of the primary
 * @param options.database the primary
 * @param options.contact when the primary was heard of; it is part of `observePrimary`
 * @param options.isPooled whether a pooler hands connections on after each transaction (`transactionPooling.ts`)
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
  let falls = 0;
  let restsUntil = 0;
  /** The last position of the primary's log that is known here. */
  let newest = 0n;

  /**
   * What is committed now is before this position of the primary's log: it is flushed before anybody hears of it. null: the
   * primary has become a standby. Reads that begin while it is asked for share the next one.
   */
  let asked: Promise<unknown> = Promise.resolve();
  let next: Promise<bigint | null> | undefined;
  function positionNow(): Promise<bigint | null> {
    next ??= asked.then(() => {
      next = undefined;
      const position = observing(observePrimary, 'select', () => primary.query<PositionRow>(flushed)).then((result) => {
        const found = positionIn(result);
        newest = found ?? newest;
        return found;
      });
      asked = position.catch(() => undefined);
      return position;
    });
    return next;
  }

  /** The same, asked again where a connection broke: one that did says nothing about the server. */
  async function positionOfPrimary(): Promise<bigint | null> {
    try {
      return await positionNow();
    } catch (error) {
      if (isConnectionLost(error)) return positionNow();
      throw error;
    }
  }

  /** What a connection has shown already: a standby never shows less again. */
  const shown = new WeakMap<pg.PoolClient, bigint>();

  /** What a connection shows now; null: it leads to no standby. */
  async function look(client: pg.PoolClient, timeoutMs: number): Promise<bigint | null> {
    // the driver has a timeout for a statement too, its types only for a connection
    const looking: pg.QueryConfig & Pick<pg.ClientConfig, 'query_timeout'> = {
      text: replayed,
      query_timeout: timeoutMs,
    };
    const reached = positionIn(await client.query<PositionRow>(looking));
    if (reached !== null) shown.set(client, reached);
    return reached;
  }

  /** Whether a connection leads to a standby that shows a position of the log; it is waited for. */
  async function reaches(
    client: pg.PoolClient,
    position: bigint,
    timeoutMs: number,
  ): Promise<'answered' | 'lagging' | 'away'> {
    const end = performance.now() + timeoutMs;
    while (position > (shown.get(client) ?? -1n)) {
      if (performance.now() > end) return 'lagging';
      const reached = await look(client, timeoutMs);
      if (reached === null) return 'away';
      lagBytes = reached < position ? Number(position - reached) : 0;
      if (lagBytes > 0) await pause(lookMs);
    }
    return 'answered';
  }

  /**
   * What a standby has to show before it answers alone: all that it was sent, and that the primary is known to have committed;
   * null: it is none. A primary writes and sends its log up to the end of a record, or of a page, which may cut a record in
   * two. Where it dies then, that record is never replayed, and nobody was told that it is committed.
   */
  async function positionAlone(client: pg.PoolClient): Promise<bigint | null> {
    const sent = positionIn(await client.query<PositionRow>(received));
    if (sent === null) return null;
    if (sent < newest) return newest;
    if (sent % pageBytes !== 0n) return sent;
    const end = performance.now() + patienceAloneMs;
    for (let before: bigint | null = null; ;) {
      const now = await look(client, patienceAloneMs);
      if (now === null || now >= sent || now === before) return now;
      // it still replays: what it was sent is what it has to show
      if (performance.now() > end) return sent;
      before = now;
      await pause(stillMs);
    }
  }

  /**
   * A connection that shows everything up to a position; undefined where there is none.
   *
   * @param isAlone the next read takes another connection, maybe to another standby, where this one lags
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
      outcome = position === null ? 'away' : await reaches(client, position, isAlone ? patienceAloneMs : patienceMs);
    } catch (error) {
      if (isPoolExhausted(error)) {
        // others read there: nothing is wrong with it
        reads.resting += 1;
        return undefined;
      }
      // whatever keeps it from saying how far it is: the read has the primary
      outcome = 'away';
    }
    if (outcome === 'answered') return client;
    client?.release(outcome === 'away' || isAlone);
    reads[outcome] += 1;
    restsUntil = performance.now() + restMs;
    return undefined;
  }

  /** A connection that may answer alone; undefined where there is none, or the primary is away for longer than a failover takes. */
  async function connectionAlone(): Promise<pg.PoolClient | undefined> {
    return contact.ago > aloneMs ? undefined : connectionAt(positionAlone, true);
  }

  /** A connection to read on, by what it may answer; undefined: the primary has to. */
  async function connection(): Promise<{ client: pg.PoolClient; as: 'answered' | 'alone' } | undefined> {
    let position: bigint | null;
    try {
      position = await positionOfPrimary();
    } catch (error) {
      const client = isAway(error) ? await connectionAlone() : undefined;
      if (client === undefined) throw error;
      falls += 1;
      return { client, as: 'alone' };
    }
    if (performance.now() < restsUntil) {
      reads.resting += 1;
      return undefined;
    }
    const client = await connectionAt(() => position);
    if (client !== undefined) return { client, as: 'answered' };
    falls += 1;
    return undefined;
  }

  async function read<T>(work: (client: pg.PoolClient) => Promise<T>, onPrimary: () => Promise<T>): Promise<T> {
    const found = await connection();
    if (found === undefined) return onPrimary();
    const { client, as } = found;
    try {
      const result = await work(client);
      client.release();
      reads[as] += 1;
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
