import { closedCampaignsWith } from '../../sums/importSums.js';
import type { Database } from '../../database/connections/connection.js';
import { problemIn } from '../../domain/rows/cells.js';
import { requiredSalesColumns, salesColumns, salesRowReader } from '../../domain/rows/salesRow.js';
import {
  listedProblems,
  type Checked,
  type ImportJob,
  type ImportSource,
  type KindOfImport,
  type Progress,
  type ReadFile,
  type RowsContext,
} from '../record/kind.js';
import { noteRowsStaged, warningsOf } from '../record/queries.js';
import { PointsInAmounts } from '../../domain/rows/pointsInAmounts.js';
import { warningsOfRows } from './rowWarnings.js';
import { prizesOfRows } from './rowPrizes.js';
import { addBrands, addLines, deleteLines, lastRow } from './saleLines.js';
import { analyzeRows, countRows, forgetRows, storeProblems, stageRows, stagedLine, placeOf } from './stagedRows.js';
import {
  countRowsByOutcome,
  monthsOfLines,
  monthsOfRows,
  recordFoundLines,
  sampleOfRows,
  type RowsByOutcome,
} from './rowOutcomes.js';
import { findRepeatedLines, checkAgainstDatabase } from './rowChecks.js';
import { problemGroups, problemsAfter } from './rowProblems.js';
import type { ImportProblem, ImportSampleRow, ImportTotals } from '../../database/tables/work/imports.js';
import { sampleSize } from '@gdd/schema/imports';
import { putFormerLinesBack, sampleOfCorrections, takeOutFormerLines } from './corrections.js';
import { causeOf } from '../../figures/membershipChanges.js';
import { moveLines } from './movedLines.js';
import { laterImportsWithSameData, importsToUndoFirst } from '../record/laterChanges.js';
import type { FileRow } from '../files/fileRow.js';
import { problemOf, readTableFile, wholeRow } from '../files/tableFile.js';
import { inLongTransaction } from '../../database/connections/longTransaction.js';

/** The approximate number of rows that are staged, and of problems that are read, in one statement. */
const batchSize = 5000;
/** Rows that one statement turns into sale lines; limited, because it blocks the embedded database meanwhile. */
const sliceSize = 20_000;

const columns = { all: salesColumns, required: requiredSalesColumns };

/**
 * Imports of sale lines (docs/domain/imports.md). Files may have any length, so their rows are staged in the database.
 */
export const salesImport: KindOfImport = {
  columns,
  example: [
    'FT-2025-000123',
    '1',
    '01234567897',
    '15/10/2025',
    'Marca',
    'invernale',
    'vettura',
    '17',
    'dettaglio',
    '4',
    '412,80',
    '',
  ],
  rowProblems: (format, today) => {
    const read = salesRowReader(format, today);
    return (cells) => read(cells).problems;
  },
  read: async (context, job, source, { discardStaged, progress }) => {
    // rowsRead is 0 where staging was interrupted; a completely staged file has at least one row
    const isStaged = !discardStaged && job.rowsRead > 0 && (await countRows(context.database, job.id)) === job.rowsRead;
    const rowsStaged = isStaged ? job.rowsRead : await stage(context, job.id, source, progress);
    return stagedFile(context.database, job.id, rowsStaged, isStaged ? job.noneKnownAsOf : null);
  },
  /**
   * Only later files that contain lines of this one are obstacles: such lines belong to the import that first applied
   * them. Nothing else depends on lines: figures are recomputed, goals and acceptances stay valid, redemptions stay
   * (the expendable prize does not fall below 0), and closed campaigns keep their snapshots.
   */
  obstacles: async (transaction, importId) =>
    importsToUndoFirst(transaction, await laterImportsWithSameData(transaction, importId)),
  closedCampaigns: closedCampaignsWith,
  undo: async (transaction, importId, act) => {
    const cause = causeOf(act, 'importUndone');
    await moveLines(transaction, importId, 'remove', cause);
    await deleteLines(transaction, importId);
    await putFormerLinesBack(transaction, importId, cause);
  },
  forget: forgetRows,
};

/**
 * Stages the rows of a file in the database. While one batch is being written, the next is read.
 *
 * @returns the number of rows
 */
async function stage(
  context: RowsContext,
  importId: number,
  source: ImportSource,
  progress: Progress,
): Promise<number> {
  const { database, programmeDay } = context;
  // marks staging as incomplete, until all rows are staged and checked for repetitions
  await noteRowsStaged(database, importId, 0);
  await forgetRows(database, importId);
  const { format, batches } = await readTableFile(source, columns);
  const read = salesRowReader(format, programmeDay());
  const points = new PointsInAmounts('importo', format);
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
      readInto(batch, importId, rows, { read, points });
      count += rows.length;
      progress(count, 0);
    }
  } finally {
    // when reading fails, waits for the batch that is being written, so that nothing is staged after this call
    await writing.catch(() => undefined);
  }
  await writing;
  await storeBatch(context, importId, batch);
  await inLongTransaction(database, async (transaction) => {
    await analyzeRows(transaction);
    await findRepeatedLines(transaction, importId);
    const mixed = points.warning();
    await noteRowsStaged(transaction, importId, count, mixed === undefined ? [] : [mixed]);
  });
  return count;
}

const amountPlace = placeOf('importo');

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
  { read, points }: { readonly read: ReturnType<typeof salesRowReader>; readonly points: PointsInAmounts },
): void {
  const lines = rows.map(({ row, cells, fault }) => {
    if (fault !== undefined) {
      batch.problems.push({ ...problemOf(row, problemIn(wholeRow, fault), fault.value), place: placeOf(wholeRow) });
      return stagedLine(importId, row, {});
    }
    const { values, problems } = read(cells);
    for (const problem of problems) {
      const place = placeOf(problem.column);
      batch.problems.push({ ...problemOf(row, problem, cells[place] ?? ''), place });
    }
    if (values.amount !== undefined) points.note(row, cells[amountPlace] ?? '');
    return stagedLine(importId, row, values);
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

function totalsOf(outcome: RowsByOutcome, months: ImportTotals['months']): ImportTotals {
  const { rowsRead, errorCount, created, corrected, cancelled } = outcome;
  const updated = corrected + cancelled;
  const changing = created + cancelled;
  return { created: created - corrected, updated, unchanged: rowsRead - errorCount - changing, months };
}

type Preview = Pick<Checked, 'sample' | 'warnings' | 'prizes'> & Pick<Checked['totals'], 'months'>;

/** Used when a file is applied: the months are computed from the lines then, and the rest is not needed. */
const emptyPreview: Preview = { months: [], sample: [], warnings: [], prizes: [] };

async function previewOf(transaction: Database, importId: number, outcome: RowsByOutcome): Promise<Preview> {
  const ofFile = (await warningsOf(transaction, importId)).filter(({ code }) => code === 'mixedDecimals');
  return {
    months: await monthsOfRows(transaction, importId, outcome),
    sample: await sampleOf(transaction, importId, outcome),
    warnings: [...(await warningsOfRows(transaction, importId, outcome)), ...ofFile],
    prizes: await prizesOfRows(transaction, importId, outcome),
  };
}

/** The first rows that create, correct or cancel a line. */
async function sampleOf(transaction: Database, importId: number, outcome: RowsByOutcome): Promise<ImportSampleRow[]> {
  const added = await sampleOfRows(transaction, importId, outcome);
  if (outcome.corrected + outcome.cancelled === 0) return added;
  const corrections = await sampleOfCorrections(transaction, importId);
  const corrected = new Set(corrections.map(({ row }) => row));
  return [...added.filter(({ row }) => !corrected.has(row)), ...corrections]
    .sort((one, other) => one.row - other.row)
    .slice(0, sampleSize);
}

function stagedFile(
  database: Database,
  importId: number,
  rowsStaged: number,
  noneKnownAsOf: ImportJob['noneKnownAsOf'],
): ReadFile {
  let lastOutcome: RowsByOutcome | undefined;
  return {
    check: async (transaction, purpose) => {
      const knownAsOf = purpose === 'apply' ? (noneKnownAsOf ?? undefined) : undefined;
      const asOf = await checkAgainstDatabase(transaction, importId, knownAsOf);
      lastOutcome = await countRowsByOutcome(transaction, importId);
      const { rowsRead, errorCount } = lastOutcome;
      // the tables of staged rows are unlogged: a crash of the database empties them
      if (rowsRead !== rowsStaged) throw new Error('The staged rows are gone.');
      const errors = errorCount === 0 ? [] : await problemsAfter(transaction, importId, undefined, listedProblems);
      const groups = errorCount === 0 ? [] : await problemGroups(transaction, importId);
      const preview = purpose === 'preview' ? await previewOf(transaction, importId, lastOutcome) : emptyPreview;
      const { months, ...found } = preview;
      return {
        rowsRead,
        errorCount,
        errors,
        groups,
        totals: totalsOf(lastOutcome, months),
        noneKnownAsOf: asOf,
        ...found,
      };
    },
    problems: async function* () {
      let after: ImportProblem | undefined;
      for (;;) {
        const problems = await problemsAfter(database, importId, after, batchSize);
        yield* problems;
        after = problems.at(-1);
        if (problems.length < batchSize) return;
      }
    },
    apply: async (transaction, act, progress) => {
      const cause = causeOf(act, 'importApplied');
      if (lastOutcome === undefined) throw new Error('An applied import was checked in the same transaction.');
      const { rowsRead, errorCount, right, created } = lastOutcome;
      const total = rowsRead - errorCount;
      const hasCorrections = lastOutcome.corrected + lastOutcome.cancelled > 0;
      if (created < right || hasCorrections) await recordFoundLines(transaction, importId);
      const end = await lastRow(transaction, importId);
      await addBrands(transaction, importId);
      // computed before the corrected lines are deleted, since they are part of the sales before
      let months = hasCorrections ? await monthsOfRows(transaction, importId, lastOutcome) : undefined;
      if (hasCorrections) await takeOutFormerLines(transaction, importId, cause);
      for (let after = 0; after < end; after += sliceSize) {
        await addLines(transaction, importId, lastOutcome, { after, upTo: after + sliceSize });
        progress(Math.min(after + sliceSize, total), total);
      }
      await moveLines(transaction, importId, 'add', cause, async () => {
        months ??= await monthsOfLines(transaction);
      });
      return totalsOf(lastOutcome, months ?? []);
    },
  };
}
