import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { CopyRows } from './copyRows.js';
import type { ReplicaState } from './replica.js';

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
  /** Who waits for one. */
  readonly waiting: number;
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
  /** Whether a transaction holds it now. */
  isHeld(): boolean;
  /**
   * Asks between the statements of the transaction, and sees what it has changed so far. Only for what such a
   * transaction does not touch, and for statements that cannot fail: a failure would end the transaction.
   */
  readonly database: Database;
}
