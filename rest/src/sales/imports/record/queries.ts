import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ImportKind, ImportStatus } from '@gdd/schema/campaigns';
import type { ImportFailure, ImportSortColumn, ImportState, ImportWarning } from '@gdd/schema/imports';
import type { Clock } from '../../../ground/clock.js';
import type { Database } from '../../../ground/database/connections/connection.js';
import { within } from '../../../ground/database/ranges.js';
import { intArray } from '../../../ground/database/intArray.js';
import { imports } from '../../../ground/database/tables/work/imports.js';
import { users } from '../../../ground/database/tables/people/accounts.js';
import { matchesSearch } from '../../../ground/database/search.js';
import { severalOf } from '../../../ground/domain/tableState.js';
import { publishEvent } from '../../../events/publish.js';
import { importsChanged, signal } from '../../../events/signals/signal.js';
import { jobQueue } from '../../../ground/platform/work/jobs.js';
import { areAwaitingColumns } from './awaitsColumns.js';
import type { ImportJob } from './kind.js';
import type { ImportTableState } from './schemas.js';

/** The statuses of imports that the worker has to work on. */
export const workStatuses = ['reading', 'applying', 'undoing'] as const satisfies readonly ImportStatus[];

export async function insertImport(database: Database, values: typeof imports.$inferInsert): Promise<ImportJob> {
  const [made] = await database.insert(imports).values(values).returning();
  if (made === undefined) throw new Error('The insert returned no row.');
  await signal(database, { topic: 'import', reference: made.id });
  return made;
}

/** The import of the same file of a user that is being applied or is applied. */
export async function liveImport(
  database: Database,
  kind: ImportKind,
  contentHash: string,
): Promise<ImportJob | undefined> {
  const [job] = await database
    .select()
    .from(imports)
    .where(
      and(
        eq(imports.kind, kind),
        eq(imports.contentHash, contentHash),
        inArray(imports.status, ['applying', 'applied']),
        not(imports.isGenerated),
      ),
    );
  return job;
}

/** A push of the same content that is being read, or waits to be confirmed. */
export async function waitingPush(
  database: Database,
  kind: ImportKind,
  contentHash: string,
): Promise<ImportJob | undefined> {
  const [job] = await database
    .select()
    .from(imports)
    .where(
      and(
        eq(imports.kind, kind),
        eq(imports.contentHash, contentHash),
        isNotNull(imports.pushedAs),
        or(
          inArray(imports.status, ['reading', 'ready']),
          // without valid rows there is nothing to confirm: the same file may be pushed again
          and(eq(imports.status, 'invalid'), gt(imports.rowsValid, 0)),
        ),
      ),
    )
    .orderBy(asc(imports.id))
    .limit(1);
  return job;
}

/** What identifies a file of a sender. */
interface SentFile {
  readonly kind: ImportKind;
  readonly contentHash: string;
}

/** The latest import of the same file by a command of the operator that waits: to be read, applied or told its columns. */
export async function waitingCommand(
  database: Database,
  { kind, contentHash }: SentFile,
): Promise<ImportJob | undefined> {
  const [job] = await database
    .select()
    .from(imports)
    .where(
      and(
        eq(imports.kind, kind),
        eq(imports.contentHash, contentHash),
        isNull(imports.createdBy),
        isNull(imports.pushedAs),
        or(inArray(imports.status, ['reading', 'ready']), areAwaitingColumns),
      ),
    )
    .orderBy(desc(imports.id))
    .limit(1);
  return job;
}

/** An import, its row locked until the transaction ends. */
export async function importForUpdate(transaction: Database, id: number): Promise<ImportJob | undefined> {
  const [job] = await transaction.select().from(imports).where(eq(imports.id, id)).for('update');
  return job;
}

/** The present status of an import. */
export async function statusOf(database: Database, id: number): Promise<ImportStatus | undefined> {
  const [job] = await database.select({ status: imports.status }).from(imports).where(eq(imports.id, id));
  return job?.status;
}

/** An import with the name of the user who loaded it. */
export async function importById(database: Database, id: number) {
  const [row] = await importRows(database).where(eq(imports.id, id));
  return row;
}

export type FoundImport = NonNullable<Awaited<ReturnType<typeof importById>>>;

const sortColumns: Readonly<Record<ImportSortColumn, PgColumn>> = {
  id: imports.id,
  kind: imports.kind,
  status: imports.status,
  filename: imports.filename,
  createdAt: imports.createdAt,
  rowsRead: imports.rowsRead,
  errorCount: imports.errorCount,
};

/** A page of the history of imports, with the total. */
export async function importPage(database: Database, state: ImportTableState) {
  const { page, pageSize } = state.paginator;
  const matching = importsMatching(state);
  const [items, [counted]] = await Promise.all([
    importRows(database)
      .where(matching)
      .orderBy(...importsOrder(state.sorting))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    database.select({ total: count() }).from(imports).where(matching),
  ]);
  return { items, total: counted?.total ?? 0 };
}

/** The request of the history, but for its page. */
type ImportsRequest = Omit<ImportTableState, 'paginator'>;

/** The ids of all imports of the history, in its order. */
export async function importIds(database: Database, request: ImportsRequest): Promise<number[]> {
  const rows = await database
    .select({ id: imports.id })
    .from(imports)
    .where(importsMatching(request))
    .orderBy(...importsOrder(request.sorting));
  return rows.map(({ id }) => id);
}

/** The imports of some ids; unknown ids are left out. */
export function importsByIds(database: Database, ids: readonly number[]) {
  return importRows(database).where(sql`${imports.id} = any(${intArray(ids)})`);
}

/** Imports with the names of the users who loaded them. */
function importRows(database: Database) {
  return database
    .select({ job: imports, createdBy: { name: users.name, username: users.username } })
    .from(imports)
    .leftJoin(users, eq(users.id, imports.createdBy));
}

const importsOrder = ({ column, direction }: ImportsRequest['sorting']) => [
  (direction === 'asc' ? asc : desc)(sortColumns[column]),
  asc(imports.id),
];

/** The status that the history shows and filters by. */
const stateOf = sql<ImportState>`case when ${areAwaitingColumns} then 'awaitsColumns' else ${imports.status} end`;

function importsMatching({ filter = {}, searchTerm }: Pick<ImportsRequest, 'filter' | 'searchTerm'>) {
  const kinds = severalOf(filter.kind);
  const states = severalOf(filter.status);
  const day = sql`(${imports.createdAt} at time zone 'Europe/Rome')::date`;
  return and(
    kinds && inArray(imports.kind, kinds),
    states && inArray(stateOf, states),
    within(day, filter.createdAt),
    matchesSearch(searchTerm, sql`fold_text(${imports.filename})`),
  );
}

/** The queue of imports to work on, with their leases. */
export const importQueue = jobQueue(imports, workStatuses, importsChanged);

/**
 * Stores the number of staged rows of an import's file; 0 while staging is incomplete.
 *
 * @param warnings warnings about the text of the file, which cannot be derived from the staged values
 */
export async function noteRowsStaged(
  database: Database,
  id: number,
  rows: number,
  warnings: readonly ImportWarning[] = [],
): Promise<void> {
  await database.update(imports).set({ rowsRead: rows, warnings }).where(eq(imports.id, id));
}

/** Stores the header of a foreign file, and the mapping by which it is read. */
export async function noteColumns(
  database: Database,
  id: number,
  columns: Pick<ImportJob, 'header' | 'mapping'>,
): Promise<void> {
  await database.update(imports).set(columns).where(eq(imports.id, id));
}

/** The stored warnings of an import. */
export async function warningsOf(database: Database, id: number): Promise<readonly ImportWarning[]> {
  const [job] = await database.select({ warnings: imports.warnings }).from(imports).where(eq(imports.id, id));
  return job?.warnings ?? [];
}

/**
 * Ends the work on an import: writes the result and the new status.
 *
 * @returns false, and writes nothing, where another replica has changed the status already
 */
export async function settle(
  database: Database,
  job: Pick<ImportJob, 'id' | 'status'>,
  changes: Partial<typeof imports.$inferInsert> & { readonly status: ImportStatus },
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const settled = await transaction
      .update(imports)
      .set({ ...changes, leaseUntil: null, tries: 0 })
      .where(and(eq(imports.id, job.id), eq(imports.status, job.status)))
      .returning({ id: imports.id });
    if (settled.length === 0) return false;
    await signal(transaction, { topic: 'import', reference: job.id });
    return true;
  });
}

/** Settles an import as failed, and publishes the event. */
export async function settleFailed(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  job: Pick<ImportJob, 'id' | 'status'>,
  failure: ImportFailure,
): Promise<void> {
  await database.transaction(async (transaction) => {
    if (!(await settle(transaction, job, { status: 'failed', failure }))) return;
    await publishEvent(transaction, {
      kind: 'importFailed',
      key: job.id,
      at: clock.programmeNow(),
      about: { importId: job.id },
    });
  });
}

/** Imports whose staged rows are no longer needed: settled, or not applied for long. At most 100. */
export function importsWithIdleRows(database: Database, createdBefore: Date) {
  const hasRows = sql`(exists (select from import_sales r where r.import_id = ${imports.id})
    or exists (select from import_problems p where p.import_id = ${imports.id}))`;
  return database
    .select({ id: imports.id, kind: imports.kind })
    .from(imports)
    .where(
      and(
        or(
          inArray(imports.status, ['applied', 'failed', 'undone']),
          and(inArray(imports.status, ['ready', 'invalid']), lt(imports.createdAt, createdBefore)),
        ),
        hasRows,
      ),
    )
    .limit(100);
}
