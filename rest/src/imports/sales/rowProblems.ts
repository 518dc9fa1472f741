import { sql } from 'drizzle-orm';
import type { Database } from '../../database/connections/connection.js';
import { rowsIn } from '../../database/rows.js';
import type { ImportProblem, ImportProblemGroup } from '../../database/tables/work/imports.js';
import { salesColumns } from '../../domain/rows/salesRow.js';
import { wholeRow } from '../files/tableFile.js';

const columnAt = (place: number): string => salesColumns[place] ?? wholeRow;

/**
 * The problems in an import's rows, one a row: that of its first bad column.
 *
 * @param afterRow leaves the rows up to this one out
 */
export async function problemsAfter(
  database: Database,
  importId: number,
  afterRow: number,
  limit: number,
): Promise<ImportProblem[]> {
  const problems = rowsIn<Omit<ImportProblem, 'column'> & { readonly place: number }>(
    await database.execute(sql`${firstProblems(importId)} and "row" > ${afterRow} ${byRow} limit ${limit}`),
  );
  return problems.map(({ place, ...problem }) => ({ ...problem, column: columnAt(place) }));
}

const firstProblems = (importId: number) => sql`
  select distinct on ("row") "row", place, reason, parameters, value from import_problems where import_id = ${importId}`;
const byRow = sql`order by "row", place, is_of_file desc`;

/** Counts the rows with the same problem in the same column, those of most rows first. */
export async function problemGroups(transaction: Database, importId: number): Promise<ImportProblemGroup[]> {
  const groups = rowsIn<Omit<ImportProblemGroup, 'column'> & { readonly place: number }>(
    await transaction.execute(sql`
      select place, reason, count(*)::int as rows from (${firstProblems(importId)} ${byRow}) as first
      group by place, reason order by rows desc, place, reason`),
  );
  return groups.map(({ place, ...group }) => ({ ...group, column: columnAt(place) }));
}
