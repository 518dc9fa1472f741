import { sql } from 'drizzle-orm';

/**
 * A part of a `with` for a single statement that notes in passing what a crash may take: named in its `from`, the commit
 * waits neither for the disk nor for a standby, so that who only reads does not wait for either. Within a transaction that
 * has written it changes nothing.
 */
export const quickCommit = sql`quick as materialized (
  select case when pg_current_xact_id_if_assigned() is null then set_config('synchronous_commit', 'off', true) end)`;
