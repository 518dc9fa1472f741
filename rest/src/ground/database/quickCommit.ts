import { sql } from 'drizzle-orm';

/**
 * A common table expression for a single statement that records what a crash may lose, such as the last use of a
 * session: selected from in that statement, it makes the commit asynchronous, so that a request that otherwise only
 * reads waits neither for the disk nor for a standby. It has no effect in a transaction that has written already.
 */
export const quickCommit = sql`quick as materialized (
  select case when pg_current_xact_id_if_assigned() is null then set_config('synchronous_commit', 'off', true) end)`;
