import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { CopyRows } from './copyRows.js';

/** The database, or a transaction on it; embedded and Postgres alike. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** Where the database is; the settings of the same names (`config.ts`). */
export interface DatabaseAddresses {
  readonly databaseUrl: string | undefined;
  readonly directDatabaseUrl?: string | undefined;
  readonly databaseReadUrl?: string | undefined;
}

/** The connections of a process to a server. */
export interface PoolState {
  /** The most there may be. */
  readonly limit: number;
  /** Those there are. */
  readonly size: number;
  /** Those of them that nobody uses. */
  readonly idle: number;
  /** Number of requests waiting for a connection. */
  readonly waiting: number;
}

/**
 * How reads ended that could go to the replica: answered by it, or answered by it alone while the primary was away
 * (`alone`); on the primary, because it had not replayed in time what was committed (`lagging`), was not reached or is no
 * standby (`away`), could not do this one (`refused`: a conflict with what it replays, a temporary table), or because it
 * was left alone for a while after lagging or being away (`resting`).
 */
type ReplicaOutcome = 'answered' | 'alone' | 'lagging' | 'away' | 'refused' | 'resting';

/** How the replica is used by a process. */
export interface ReplicaState {
  /** Reads since the process began, by outcome. */
  readonly reads: Readonly<Record<ReplicaOutcome, number>>;
  /** Bytes of the log that the replica still had to replay when it was asked last. */
  readonly lagBytes: number;
}

export interface OpenDatabase {
  readonly database: Database;
  /** For reads of figures, which a replica answers (`replica.ts`); undefined without one. */
  readonly reading?: Database;
  /** How the replica is used; undefined without one. */
  readonly replica?: () => ReplicaState;
  /** How the connections are used, now; undefined on the embedded database, which has none. */
  readonly pool?: () => PoolState;
  /** The embedded database's way to answer during a transaction; undefined on a server, which has many connections. */
  readonly meanwhile?: Meanwhile;
  /** The fast way in for many rows. */
  readonly copyRows: CopyRows;
  /**
   * Runs work while no other process on the same database runs work of this kind: starting, migrating, seeding. Fails
   * when the connection that keeps the others out is lost.
   */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** Lets running queries end, writes everything out, gives the folder free. */
  close(): Promise<void>;
}

/** How the embedded database answers while a transaction holds its one connection. */
export interface Meanwhile {
  /** Whether a transaction uses it now. */
  isBusy(): boolean;
  /**
   * Asks between the statements of the transaction, and sees what it has changed so far. Only for what such a
   * transaction does not touch, and for statements that cannot fail: a failure would end the transaction.
   */
  readonly database: Database;
}
