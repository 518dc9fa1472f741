/** Signals of what changed, written in the transaction of the change (docs/domain/live.md). */
import type { SignalTopic } from '@gdd/schema/live';
import { lt, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../ground/database/connections/connection.js';
import { signals } from '../../ground/database/tables/work/signals.js';

/** A signal and its recipients. */
export interface Signal {
  readonly topic: SignalTopic;
  /** The only recipient; default: every user with access to the topic. */
  readonly userId?: number;
  /** The id of the import or export. */
  readonly reference?: number;
}

/** Stores a signal, which open streams receive when the transaction is committed. */
export async function signal(transaction: Database, { topic, userId, reference }: Signal): Promise<void> {
  await transaction.insert(signals).values({ topic, userId: userId ?? null, reference: reference ?? null });
}

/** Signals that figures have changed, once per transaction. */
export async function signalFigures(transaction: Database): Promise<void> {
  await transaction.execute(sql`
    insert into signals (topic) select 'figures'
    where not exists (select from signals where transaction = pg_current_xact_id() and topic = 'figures')`);
}

/** The signals of changed imports, as a part of the statement that changes the rows. @param changed the ids of these */
export const importsChanged = (changed: SQL): SQL =>
  sql`insert into signals (topic, reference) select 'import', id from ${changed}`;

/** The same for exports; only their owners are recipients. */
export const exportsChanged = (changed: SQL): SQL => sql`
  insert into signals (topic, user_id, reference)
  select 'export', exports.user_id, exports.id from exports join ${changed} using (id)`;

/** Deletes signals older than an instant; no stream can resume before it. */
export async function deleteOldSignals(database: Database, before: Date): Promise<void> {
  await database.delete(signals).where(lt(signals.at, before));
}
