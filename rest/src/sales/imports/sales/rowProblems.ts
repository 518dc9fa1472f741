import { sql } from 'drizzle-orm';
import type { Database } from '../../../ground/database/connections/connection.js';
import { rowsIn } from '../../../ground/database/rows.js';
import type { ImportProblem, ImportProblemGroup } from '../../../ground/database/tables/work/imports.js';
import { salesColumns } from '../../../ground/domain/rows/salesRow.js';
import { wholeRow } from '../files/tableFile.js';
import { placeOf } from './stagedRows.js';

const columnAt = (place: number): string => salesColumns[place] ?? wholeRow;

/**
 * A page of the problems in an import's rows, by row and column, at most one for each cell.
 *
 * @param after the last problem of the previous page; undefined: the first page
 */
export async function problemsAfter(
  database: Database,
  importId: number,
  after: Pick<ImportProblem, 'row' | 'column'> | undefined,
  limit: number,
): Promise<ImportProblem[]> {
  const problems = rowsIn<Omit<ImportProblem, 'column'> & { readonly place: number }>(
    await database.execute(sql`
      ${cellProblems(importId)} and ("row", place) > (${after?.row ?? 0}, ${after ? placeOf(after.column) : noPlace})
      ${byCell} limit ${limit}`),
  );
  return problems.map(({ place, ...problem }) => ({ ...problem, column: columnAt(place) }));
}

/** Sorts before -1, the place of problems of a row as a whole. */
const noPlace = -2;

const cellProblems = (importId: number) => sql`
  select distinct on ("row", place) "row", place, reason, parameters, value
  from import_problems where import_id = ${importId}`;
/** For `distinct on`: of several problems of a cell that of the file itself is listed. */
const byCell = sql`order by "row", place, is_of_file desc`;

/** Counts the rows by problem and column, most frequent first. */
export async function problemGroups(transaction: Database, importId: number): Promise<ImportProblemGroup[]> {
  const groups = rowsIn<Omit<ImportProblemGroup, 'column'> & { readonly place: number }>(
    await transaction.execute(sql`
      select place, reason, count(*)::int as rows from (${cellProblems(importId)} ${byCell}) as cell
      group by place, reason order by rows desc, place, reason`),
  );
  return groups.map(({ place, ...group }) => ({ ...group, column: columnAt(place) }));
}
