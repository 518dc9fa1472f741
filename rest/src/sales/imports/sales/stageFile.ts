import type { ImportWarning } from '@gdd/schema/imports';
import { inLongTransaction } from '../../../ground/database/connections/longTransaction.js';
import { problemIn, type CellFormat } from '../../../ground/domain/rows/cells.js';
import { requiredSalesColumns, salesColumns, salesRowReader } from '../../../ground/domain/rows/salesRow.js';
import type { FileRow } from '../files/fileRow.js';
import { problemOf, readTableFile, wholeRow } from '../files/tableFile.js';
import type { ImportSource, Progress, RowsContext } from '../record/kind.js';
import { noteRowsStaged } from '../record/queries.js';
import { FileWarnings } from './fileWarnings.js';
import { findRepeatedLines } from './rowChecks.js';
import { analyzeRows, forgetRows, placeOf, stagedLine, stageRows, storeProblems } from './stagedRows.js';

/** The approximate number of rows that are staged in one statement. */
const batchSize = 5000;

export const salesFileColumns = { all: salesColumns, required: requiredSalesColumns };

/**
 * Reads a sales file and stages its rows in the database. A file whose dates turn out to have the month first is read
 * once more, so.
 *
 * @returns the number of rows
 */
export async function stageFile(
  context: RowsContext,
  importId: number,
  source: ImportSource,
  progress: Progress,
): Promise<number> {
  const { database } = context;
  // marks staging as incomplete, until all rows are staged and checked for repetitions
  await noteRowsStaged(database, importId, 0);
  let staged = await stage(context, importId, source, progress);
  if (staged.isMonthFirst) {
    const { warnings: firstWarnings } = staged;
    staged = await stage(context, importId, source, progress, { isMonthFirst: true });
    // the first reading has counted the dates that showed their order
    const warnings = [
      ...staged.warnings.filter(({ code }) => code !== 'monthFirstDates' && code !== 'mixedDates'),
      ...firstWarnings.filter(({ code }) => code === 'monthFirstDates'),
    ];
    staged = { ...staged, warnings };
  }
  const { count, warnings } = staged;
  await inLongTransaction(database, async (transaction) => {
    await analyzeRows(transaction);
    await findRepeatedLines(transaction, importId);
    await noteRowsStaged(transaction, importId, count, warnings);
  });
  return count;
}

interface Staged {
  readonly count: number;
  readonly warnings: readonly ImportWarning[];
  readonly isMonthFirst: boolean;
}

/** Stages the rows of a file. While one batch is being written, the next is read. */
async function stage(
  context: RowsContext,
  importId: number,
  source: ImportSource,
  progress: Progress,
  order: Pick<CellFormat, 'isMonthFirst'> = {},
): Promise<Staged> {
  await forgetRows(context.database, importId);
  const { format, batches } = await readTableFile(source, salesFileColumns);
  const warnings = new FileWarnings(format, source.isJsonLines !== true);
  const noteDate = warnings.dates.noteRead.bind(warnings.dates);
  const read = salesRowReader({ ...format, ...order }, context.programmeDay(), noteDate);
  let batch: ReadBatch = emptyBatch();
  let writing: Promise<void> = Promise.resolve();
  let count = 0;
  try {
    for await (const rows of batches) {
      if (batch.rowCount >= batchSize) {
        await writing;
        writing = storeBatch(context, importId, batch);
        // the failure is thrown at the next await; this only prevents an unhandled rejection
        writing.catch(() => undefined);
        batch = emptyBatch();
      }
      readInto(batch, importId, rows, { read, warnings });
      count += rows.length;
      progress(count, 0);
    }
  } finally {
    // when reading fails, waits for the batch that is being written, so that nothing is staged after this call
    await writing.catch(() => undefined);
  }
  await writing;
  await storeBatch(context, importId, batch);
  return { count, warnings: warnings.warnings(), isMonthFirst: warnings.dates.isMonthFirst };
}

interface ReadBatch {
  rowCount: number;
  /**
   * The rows as text for `copy`, in chunks: buffers are outside of the JavaScript heap, so that the garbage collector
   * does not have to scan them.
   */
  readonly lines: Buffer[];
  readonly problems: Parameters<typeof storeProblems>[2][number][];
}

const emptyBatch = (): ReadBatch => ({ rowCount: 0, lines: [], problems: [] });

function readInto(
  batch: ReadBatch,
  importId: number,
  rows: readonly FileRow[],
  { read, warnings }: { readonly read: ReturnType<typeof salesRowReader>; readonly warnings: FileWarnings },
): void {
  const lines = rows.map(({ row, cells, fault }) => {
    if (fault !== undefined) {
      batch.problems.push({ ...problemOf(row, problemIn(wholeRow, fault), fault.value), place: placeOf(wholeRow) });
      return stagedLine(importId, row, {});
    }
    const line = read(cells);
    for (const problem of line.problems) {
      const place = placeOf(problem.column);
      batch.problems.push({ ...problemOf(row, problem, cells[place] ?? ''), place });
    }
    warnings.note(row, cells, line);
    return stagedLine(importId, row, line.values);
  });
  batch.lines.push(Buffer.from(lines.join('')));
  batch.rowCount += rows.length;
}

async function storeBatch(
  { database, copyRows }: RowsContext,
  importId: number,
  { lines, problems }: ReadBatch,
): Promise<void> {
  if (lines.length > 0) await stageRows(copyRows, lines);
  await storeProblems(database, importId, problems);
}
