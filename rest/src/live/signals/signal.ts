/** Signals of what changed, written in the transaction of the change (docs/domain/live.md). */
import type { SignalTopic } from '@gdd/schema/live';
import { lt, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/connections/connection.js';
import { signals } from '../../database/tables/work/signals.js';

/** What is signalled, and to whom. */
export interface Signal {
  readonly topic: SignalTopic;
  /** Whom it concerns alone; default: everybody who may know of it. */
  readonly userId?: number;
  /** The id of the import or export. */
  readonly reference?: number;
}

/** Signals a change to the streams that are open when its transaction is committed. */
export async function signal(transaction: Database, { topic, userId, reference }: Signal): Promise<void> {
  await transaction.insert(signals).values({ topic, userId: userId ?? null, reference: reference ?? null });
}

/** Signals that figures are newer, once for a transaction however often it moves some. */
export async function signalFigures(transaction: Database): Promise<void> {
  await transaction.execute(sql`
    insert into signals (topic) select 'figures'
    where not exists (select from signals where transaction = pg_current_xact_id() and topic = 'figures')`);
}

/** The signals of jobs, as a part of the statement that changes their rows. @param changed the ids of those rows */
export const importsChanged = (changed: SQL): SQL =>
  sql`insert into signals (topic, reference) select 'import', id from ${changed}`;

/** The same of exports, which concern their owners alone. */
export const exportsChanged = (changed: SQL): SQL => sql`
  insert into signals (topic, user_id, reference)
  select 'export', exports.user_id, exports.id from exports join ${changed} using (id)`;

/** Deletes signals that no stream asks for any more. */
export async function deleteOldSignals(database: Database, before: Date): Promise<void> {
  await database.delete(signals).where(lt(signals.at, before));
}
