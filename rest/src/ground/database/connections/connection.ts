import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { CopyRows } from './copyRows.js';

/** The database, embedded or on a Postgres server, or a transaction on it. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** Addresses of the database, from the settings of the same names (`config.ts`). */
export interface DatabaseAddresses {
  readonly databaseUrl: string | undefined;
  readonly directDatabaseUrl?: string | undefined;
  readonly databaseReadUrl?: string | undefined;
}

/** The connection pool of a process to a Postgres server. */
export interface PoolState {
  /** The maximum number of connections. */
  readonly limit: number;
  /** Number of open connections. */
  readonly size: number;
  /** Number of open connections that are not in use. */
  readonly idle: number;
  /** Number of requests waiting for a connection. */
  readonly waiting: number;
}

/**
 * Outcomes of reads that may go to the replica. The replica served the read (`answered`), also while the primary was
 * unreachable (`alone`). Otherwise the primary served it, because the replica had not replayed the latest commits in
 * time (`lagging`), was unreachable or no standby (`away`), could not execute the read (`refused`: a conflict with what
 * it replays, a temporary table), or was not tried (`resting`: for a while after `lagging` or `away`, or because all of
 * its connections were in use).
 */
type ReplicaOutcome = 'answered' | 'alone' | 'lagging' | 'away' | 'refused' | 'resting';

/** Usage of the replica by a process. */
export interface ReplicaState {
  /** Reads since the process began, by outcome. */
  readonly reads: Readonly<Record<ReplicaOutcome, number>>;
  /** Bytes of the write-ahead log that the replica had not replayed yet at the last check. */
  readonly lagBytes: number;
}

export interface OpenDatabase {
  readonly database: Database;
  /** The database for reads of figures, which go to the replica (`replica.ts`); undefined without a replica. */
  readonly reading?: Database;
  /** Usage of the replica; undefined without a replica. */
  readonly replica?: () => ReplicaState;
  /** Current state of the connection pool; undefined on the embedded database, which has no pool. */
  readonly pool?: () => PoolState;
  /** Access to the embedded database during a transaction; undefined on a server, which has many connections. */
  readonly meanwhile?: Meanwhile;
  /** Bulk insert with COPY. */
  readonly copyRows: CopyRows;
  /**
   * Runs work under a lock that only one process on the database holds at a time: starting, migrating, seeding. Fails
   * when the connection that holds the lock breaks.
   */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** Waits for running queries, flushes everything to disk and unlocks the data folder. */
  close(): Promise<void>;
}

/** Access to the embedded database while a transaction holds its only connection. */
export interface Meanwhile {
  /** Whether a transaction holds the connection now. */
  isBusy(): boolean;
  /**
   * Runs statements between those of the transaction, as part of it: they see its uncommitted changes. Only for rows
   * that such a transaction does not touch, and for statements that cannot fail: a failure would abort the transaction.
   */
  readonly database: Database;
}
