import { sql, type SQL } from 'drizzle-orm';
import { brandKey } from '../../../figures/sums/lineRules.js';
import type { Database } from '../../../ground/database/connections/connection.js';
import { rowsIn } from '../../../ground/database/rows.js';
import { copyLine, type CopyRows } from '../../../ground/database/connections/copyRows.js';
import type { ImportProblem } from '../../../ground/database/tables/work/imports.js';
import { salesColumns, type ReadSalesRow } from '../../../ground/domain/rows/salesRow.js';

/** The index of a column in `salesColumns`; -1 for problems of a row as a whole. */
export function placeOf(column: string): number {
  return (salesColumns as readonly string[]).indexOf(column);
}

/** Deletes the staged rows of an import and their problems. */
export async function forgetRows(database: Database, importId: number): Promise<void> {
  await database.execute(sql`delete from import_sales where import_id = ${importId}`);
  await database.execute(sql`delete from import_problems where import_id = ${importId}`);
}

/** The number of staged rows of an import; after a crash of the database it is smaller than that of the file. */
export async function countRows(database: Database, importId: number): Promise<number> {
  const [counted] = rowsIn<{ readonly count: number }>(
    await database.execute(sql`select count(*)::int as count from import_sales where import_id = ${importId}`),
  );
  return counted?.count ?? 0;
}

const stagedColumns = `import_id, "row", document, line, vat_number, sold_on, brand, brand_key, season, segment, rim,
  channel, quantity, amount, action`;

/** A row of a sales file as a line for `copy`, with the values that could be read. */
export function stagedLine(importId: number, row: number, values: Partial<ReadSalesRow['values']>): string {
  return copyLine([
    importId,
    row,
    values.document,
    values.line,
    values.vatNumber,
    values.soldOn,
    values.brand,
    values.brand === undefined ? undefined : brandKey(values.brand),
    values.season,
    values.segment,
    values.rim,
    values.channel,
    values.quantity,
    values.amount,
    values.action ?? undefined,
  ]);
}

/**
 * Stages rows of a file.
 *
 * @param lines from `stagedLine`
 */
export async function stageRows(copyRows: CopyRows, lines: readonly Buffer[]): Promise<void> {
  await copyRows(`import_sales (${stagedColumns})`, Buffer.concat(lines));
}

/** Stores the problems of single rows. */
export async function storeProblems(
  database: Database,
  importId: number,
  problems: readonly (ImportProblem & { readonly place: number })[],
): Promise<void> {
  if (problems.length === 0) return;
  await database.execute(sql`
    insert into import_problems (import_id, "row", place, is_of_file, reason, parameters, value)
    select ${importId}::int, problem."row", problem.place, true, problem.reason, problem.parameters, problem.value
    from json_to_recordset(${JSON.stringify(problems)}::json)
      as problem("row" int, place smallint, reason text, parameters jsonb, value text)`);
}

/** Updates the planner's statistics of the staged rows, which may have grown from none to millions. */
export async function analyzeRows(transaction: Database): Promise<void> {
  await transaction.execute(sql`analyze import_sales`);
  await transaction.execute(sql`analyze import_problems`);
}

export const rowsOfImport = (importId: number) => sql`l.import_id = ${importId}`;

/** The key by which documents of lines are compared: without case. */
export const documentKey = (table: SQL) => sql`document_key(${table}.document)`;
