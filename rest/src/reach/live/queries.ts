import type { SignalTopic } from '@gdd/schema/live';
import { sql } from 'drizzle-orm';
import type { Database } from '../../ground/database/connections/connection.js';
import { rowsIn } from '../../ground/database/rows.js';

/** The signals committed between two reads. */
export interface SignalsFound {
  /** The `pg_snapshot` of this read: which transactions it could see. */
  readonly snapshot: string;
  /** Whether the earlier snapshot has transactions that this database has not begun: it is of another database. */
  readonly isAhead: boolean;
  readonly signals: {
    readonly topic: SignalTopic;
    readonly userId: number | null;
    readonly reference: number | null;
  }[];
}

interface Row {
  readonly snapshot: string;
  readonly is_ahead: boolean;
  readonly topic: SignalTopic | null;
  readonly user_id: number | null;
  readonly reference: number | null;
}

/**
 * The signals that are visible now and were not to an earlier snapshot, each once. Transactions are compared, not ids
 * or times: a row written first may be committed last, and a long transaction delays no other signal.
 *
 * @param snapshot of the earlier read; null returns no signals, only the current snapshot
 * @param limit maximum number of signals
 */
export async function signalsSince(database: Database, snapshot: string | null, limit: number): Promise<SignalsFound> {
  const earlier = sql`coalesce(${snapshot}::pg_snapshot, pg_current_snapshot())`;
  const rows = rowsIn<Row>(
    await database.execute(sql`
      select pg_current_snapshot()::text as snapshot,
        pg_snapshot_xmax(${earlier}) > pg_snapshot_xmax(pg_current_snapshot()) as is_ahead, found.*
      from (values (1)) as one left join (
        select distinct topic, user_id, reference from signals
        where transaction >= pg_snapshot_xmin(${earlier}) and not pg_visible_in_snapshot(transaction, ${earlier})
          and transaction < pg_snapshot_xmax(pg_current_snapshot())
        limit ${limit}
      ) as found on true`),
  );
  const [firstRow] = rows;
  if (firstRow === undefined) throw new Error('The look at the signals returned no row.');
  return {
    snapshot: firstRow.snapshot,
    isAhead: firstRow.is_ahead,
    signals: rows.flatMap(({ topic, user_id: userId, reference }) =>
      topic === null ? [] : [{ topic, userId, reference }],
    ),
  };
}
