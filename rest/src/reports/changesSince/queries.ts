/** The rows changed since a position, sorted by transaction and key (docs/domain/changes-since.md). */
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../ground/database/connections/connection.js';
import { inOpenedCampaign } from '../../ground/database/opened.js';
import { rowsIn } from '../../ground/database/rows.js';
import { everInSubtreeOf, type Place as Top } from '../../ground/database/scope.js';
import { members, removedDealers } from '../../ground/database/tables/people/network.js';
import type { KeyOf, Place } from './cursor.js';
import type { SoldLine } from './schemas.js';

/** The identity and the present snapshot of the database. */
export interface Moment {
  /** The id of the database: transaction ids are valid only in it. */
  readonly source: string;
  readonly snapshot: string;
}

export async function momentNow(database: Database): Promise<Moment> {
  const [moment] = rowsIn<Moment>(
    await database.execute(sql`select id::text as source, pg_current_snapshot()::text as snapshot from change_source`),
  );
  if (moment === undefined) throw new Error('The database has no id.');
  return moment;
}

/** The changes that one call reads: visible in the snapshot `until` and not in the earlier one `seen`, after a row. */
export interface ChangeRange<Key> {
  readonly seen: string;
  readonly until: string;
  readonly after: Place<Key>;
  /** Maximum number of rows. */
  readonly limit: number;
}

/** A changed or deleted row, without its columns. */
interface Changed {
  readonly transaction: string;
}

export type ChangedDealer = Changed & { readonly id: number };
export type ChangedMembership = Changed & { readonly campaignId: number; readonly dealerId: number };
export type ChangedEntry = Changed & { readonly id: number };

/**
 * Condition on a transaction id: its changes belong to the range. Visibility in the snapshots decides, not the order of
 * ids: a transaction that began first may commit last, and readers need not wait for long ones.
 */
const between = (column: SQL, { seen, until }: Pick<ChangeRange<unknown>, 'seen' | 'until'>) => sql`
  ${column} >= pg_snapshot_xmin(${seen}::pg_snapshot) and ${column} < pg_snapshot_xmax(${until}::pg_snapshot)
  and not pg_visible_in_snapshot(${column}, ${seen}::pg_snapshot)
  and pg_visible_in_snapshot(${column}, ${until}::pg_snapshot)`;

/** Condition on a row of the range. @param key the columns of its key, which follow `changed_in` in the index */
function within(key: SQL, range: ChangeRange<readonly number[]>): SQL {
  const { transaction, key: last } = range.after;
  const behind = sql.join(
    last.map((part) => sql`${part}::int`),
    sql`, `,
  );
  return sql`(changed_in, ${key}) > (${transaction}::xid8, ${behind}) and ${between(sql`changed_in`, range)}`;
}

/** Merges changed and deleted rows, sorted by transaction and key. @param rows queries with the same columns */
async function merged<T>(
  database: Database,
  { limit }: Pick<ChangeRange<unknown>, 'limit'>,
  rows: readonly SQL[],
  key: SQL,
) {
  const parts = rows.map((each) => sql`(${each} order by changed_in, ${key} limit ${limit})`);
  const all = sql.join(parts, sql` union all `);
  return rowsIn<T>(await database.execute(sql`${all} order by changed_in, ${key} limit ${limit}`));
}

/** The dealers at or below a member that were changed, marked as deleted, or removed. */
export async function changedDealers(database: Database, top: Top, range: ChangeRange<KeyOf<'dealers'>>) {
  const visible = (condition: SQL | undefined) => condition ?? sql`true`;
  const rows = [
    sql`select changed_in, changed_in::text as transaction, id from ${members}
      where role = 'Dealer' and ${within(sql`id`, range)} and ${visible(everInSubtreeOf(top))}`,
    sql`select changed_in, changed_in::text as transaction, id from ${removedDealers}
      where ${within(sql`id`, range)} and ${visible(everInSubtreeOf(top, removedDealers))}`,
  ];
  return merged<ChangedDealer>(database, range, rows, sql`id`);
}

/** Condition on rows of dealers at or below a member, deleted ones included. */
function ofDealerBelow(top: Top): SQL {
  const below = everInSubtreeOf(top);
  return below === undefined ? sql`true` : sql`dealer_id in (select id from ${members} where ${below})`;
}

/** The changed or removed memberships of dealers at or below a member, in all campaigns except drafts. */
export async function changedMemberships(database: Database, top: Top, range: ChangeRange<KeyOf<'memberships'>>) {
  const key = sql`campaign_id, dealer_id`;
  const columns = sql`changed_in, changed_in::text as transaction, campaign_id as "campaignId", dealer_id as "dealerId"`;
  const condition = sql`${within(key, range)} and ${inOpenedCampaign} and ${ofDealerBelow(top)}`;
  const rows = [
    sql`select ${columns} from memberships where ${condition}`,
    sql`select ${columns} from removed_memberships gone where ${condition}
      and not exists (select from memberships m where (m.campaign_id, m.dealer_id) = (gone.campaign_id, gone.dealer_id))`,
  ];
  return merged<ChangedMembership>(database, range, rows, sql`"campaignId", "dealerId"`);
}

/** The new ledger entries of dealers at or below a member. */
export async function newEntries(database: Database, top: Top, range: ChangeRange<KeyOf<'entries'>>) {
  return rowsIn<ChangedEntry>(
    await database.execute(sql`
      select changed_in::text as transaction, id from ledger_entries
      where ${within(sql`id`, range)} and ${ofDealerBelow(top)}
      order by changed_in, id limit ${range.limit}`),
  );
}

/** An import of sales that was applied or undone. */
export type ChangedImport = Changed & { readonly id: number };

/** The import whose lines are to be read next or further, and the one after it. */
export async function changedImports(database: Database, range: Omit<ChangeRange<KeyOf<'lines'>>, 'limit'>) {
  return rowsIn<ChangedImport>(
    await database.execute(sql`
      select lines_changed_in::text as transaction, id from imports
      where (lines_changed_in, id) >= (${range.after.transaction}::xid8, ${range.after.key[0]}::int)
        and ${between(sql`lines_changed_in`, range)}
      order by lines_changed_in, id limit 2`),
  );
}

/** A line that an import added, corrected or removed. */
interface ChangedLine {
  readonly document: string;
  readonly line: number;
  /** The present line; null where it is deleted. */
  readonly saleLine: Omit<SoldLine, 'id' | 'document' | 'line'> | null;
}

/**
 * The lines of dealers at or below a member that an import or its undoing added, corrected or removed, sorted by
 * document and line.
 *
 * @param after the last line read
 * @param limit maximum number of lines
 */
export async function changedLines(
  database: Database,
  top: Top,
  importId: number,
  after: { readonly document: string; readonly line: number },
  limit: number,
) {
  const values = sql`s.import_id, s.sold_on, s.brand_id, s.season, s.segment, s.rim, s.channel, s.quantity, s.amount`;
  return rowsIn<ChangedLine>(
    await database.execute(sql`
      with touched as (
        select s.document, s.line, s.dealer_id, ${values}
        from sales s where s.import_id = ${importId}
        union all
        select coalesce(s.document, gone.document), gone.line, coalesce(s.dealer_id, gone.dealer_id), ${values}
        from (
          select document, line, dealer_id from sale_corrections where import_id = ${importId} and is_cancelled
          union all select document, line, dealer_id from removed_lines where import_id = ${importId}
        ) as gone left join sales s on document_key(s.document) = document_key(gone.document)
          and s.line = gone.line and not s.is_older_twin
      )
      select t.document, t.line, case when t.import_id is not null then jsonb_build_object(
        'dealerId', t.dealer_id, 'importId', t.import_id, 'soldOn', to_char(t.sold_on, 'YYYY-MM-DD'), 'brand', b.name,
        'season', t.season, 'segment', t.segment, 'rim', t.rim, 'channel', t.channel, 'quantity', t.quantity,
        'amount', t.amount::text) end as "saleLine"
      from (
        select * from touched
        where (document, line) > (${after.document}, ${after.line}::int) and ${ofDealerBelow(top)}
        order by document, line limit ${limit}
      ) as t left join brands b on b.id = t.brand_id
      order by t.document, t.line`),
  );
}

/**
 * Gives a restored database a new id: existing cursors become invalid, and rows with transaction ids of the original
 * database that are not in the past here count as changed now. The append-only trigger of the ledger would refuse that.
 */
export async function renewChangeSource(transaction: Database): Promise<void> {
  await transaction.execute(sql`update change_source set id = gen_random_uuid()`);
  const append = sql`trigger ledger_entries_append_only`;
  await transaction.execute(sql`alter table ledger_entries disable ${append}`);
  for (const [table, column] of [
    ['members', 'changed_in'],
    ['memberships', 'changed_in'],
    ['ledger_entries', 'changed_in'],
    ['removed_dealers', 'changed_in'],
    ['removed_memberships', 'changed_in'],
    ['imports', 'lines_changed_in'],
  ] as const) {
    const name = sql.identifier(column);
    await transaction.execute(sql`
      update ${sql.identifier(table)} set ${name} = pg_current_xact_id()
      where ${name} >= pg_snapshot_xmin(pg_current_snapshot())`);
  }
  await transaction.execute(sql`alter table ledger_entries enable ${append}`);
}
