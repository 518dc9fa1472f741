import { closedCampaignsWith } from '../../../figures/sums/importSums.js';
import type { Database } from '../../../ground/database/connections/connection.js';
import { salesRowReader } from '../../../ground/domain/rows/salesRow.js';
import {
  listedProblems,
  type Checked,
  type ImportAct,
  type ImportJob,
  type KindOfImport,
  type Progress,
  type ReadFile,
} from '../record/kind.js';
import { warningsOf } from '../record/queries.js';
import { equalLines } from './equalLines.js';
import { fileWarnings } from './fileWarnings.js';
import { warningsOfRows } from './rowWarnings.js';
import { salesFileColumns, stageFile } from './stageFile.js';
import { prizesOfRows } from './rowPrizes.js';
import { addBrands, addLines, deleteLines, lastRow } from './saleLines.js';
import { countRows, forgetRows } from './stagedRows.js';
import {
  countRowsByOutcome,
  monthsOfLines,
  monthsOfRows,
  recordFoundLines,
  sampleOfRows,
  type RowsByOutcome,
} from './rowOutcomes.js';
import { checkAgainstDatabase } from './rowChecks.js';
import { problemGroups, problemsAfter } from './rowProblems.js';
import type { ImportProblem, ImportSampleRow, ImportTotals } from '../../../ground/database/tables/work/imports.js';
import { sampleSize } from '@gdd/schema/imports';
import { putFormerLinesBack, sampleOfCorrections, takeOutFormerLines } from './corrections.js';
import { causeOf } from '../../../figures/membershipChanges.js';
import { moveLines } from './movedLines.js';
import { laterImportsWithSameData, importsToUndoFirst } from '../record/laterChanges.js';

/** The number of problems that are read in one statement. */
const batchSize = 5000;
/** Rows that one statement turns into sale lines; limited, because it blocks the embedded database meanwhile. */
const sliceSize = 20_000;

/**
 * Imports of sale lines (docs/domain/imports.md). Files may have any length, so their rows are staged in the database.
 */
export const salesImport: KindOfImport = {
  columns: salesFileColumns,
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
    const rowsStaged = isStaged ? job.rowsRead : await stageFile(context, job.id, source, progress);
    const { database, programmeDay } = context;
    return stagedFile({ database, today: programmeDay() }, job.id, rowsStaged, isStaged ? job.noneKnownAsOf : null);
  },
  /**
   * Only later files that contain lines of this one are obstacles: such lines belong to the import that first applied
   * them. Nothing else depends on lines: figures are recomputed, goals and acceptances stay valid, redemptions stay
   * (the expendable prize does not fall below 0), and closed campaigns keep their snapshots.
   */
  obstacles: async (transaction, importId) =>
    importsToUndoFirst(transaction, await laterImportsWithSameData(transaction, importId)),
  closedCampaigns: closedCampaignsWith,
  worseningsOfUndo: () => Promise.resolve([]),
  undo: async (transaction, importId, act) => {
    const cause = causeOf(act, 'importUndone');
    await moveLines(transaction, importId, 'remove', cause);
    await deleteLines(transaction, importId);
    await putFormerLinesBack(transaction, importId, cause);
  },
  forget: forgetRows,
};

function totalsOf(outcome: RowsByOutcome, months: ImportTotals['months']): ImportTotals {
  const { rowsRead, errorCount, created, corrected, cancelled } = outcome;
  const updated = corrected + cancelled;
  const changing = created + cancelled;
  return { created: created - corrected, updated, unchanged: rowsRead - errorCount - changing, months };
}

type Preview = Pick<Checked, 'sample' | 'warnings' | 'prizes'> & Pick<Checked['totals'], 'months'>;

async function previewOf(
  transaction: Database,
  importId: number,
  { outcome, today }: { readonly outcome: RowsByOutcome; readonly today: string },
): Promise<Preview> {
  const ofFile = (await warningsOf(transaction, importId)).filter(
    // where nothing becomes a line, documents that a spreadsheet has changed make none twice
    ({ code }) => fileWarnings.includes(code) && (code !== 'documentNumber' || outcome.created > 0),
  );
  return {
    months: await monthsOfRows(transaction, importId, outcome),
    sample: await sampleOf(transaction, importId, outcome),
    warnings: [
      ...(await equalLines(transaction, importId, outcome)),
      ...(await warningsOfRows(transaction, importId, { outcome, today })),
      ...ofFile,
    ],
    prizes: await prizesOfRows(transaction, importId, outcome),
  };
}

/**
 * What is looked at again when a file is applied: lines that became equal to rows of it since the preview. The months are
 * computed from the lines then, and the rest is not needed.
 *
 * @param areUnchanged whether the lines are the same as at the preview
 */
async function recheckOf(
  transaction: Database,
  importId: number,
  { outcome, areUnchanged }: { readonly outcome: RowsByOutcome; readonly areUnchanged: boolean },
): Promise<Preview> {
  const warnings = areUnchanged ? [] : await equalLines(transaction, importId, outcome);
  return { months: [], sample: [], warnings, prizes: [] };
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
  { database, today }: { readonly database: Database; readonly today: string },
  importId: number,
  rowsStaged: number,
  noneKnownAsOf: ImportJob['noneKnownAsOf'],
): ReadFile {
  return {
    check: async (transaction, purpose) => {
      const knownAsOf = purpose === 'apply' ? (noneKnownAsOf ?? undefined) : undefined;
      const asOf = await checkAgainstDatabase(transaction, importId, knownAsOf);
      const outcome = await countRowsByOutcome(transaction, importId);
      const { rowsRead, errorCount } = outcome;
      // the tables of staged rows are unlogged: a crash of the database empties them
      if (rowsRead !== rowsStaged) throw new Error('The staged rows are gone.');
      const errors = errorCount === 0 ? [] : await problemsAfter(transaction, importId, undefined, listedProblems);
      const groups = errorCount === 0 ? [] : await problemGroups(transaction, importId);
      const areUnchanged = asOf !== undefined && asOf === knownAsOf;
      const { months, ...preview } =
        purpose === 'preview'
          ? await previewOf(transaction, importId, { outcome, today })
          : await recheckOf(transaction, importId, { outcome, areUnchanged });
      return {
        rowsRead,
        errorCount,
        errors,
        groups,
        totals: totalsOf(outcome, months),
        noneKnownAsOf: asOf,
        ...preview,
        problems: () => allProblems(database, importId),
        apply: (transaction, act, progress) => applyRows(transaction, importId, outcome, act, progress),
      };
    },
  };
}

/** All problems of the staged rows, read in batches. */
async function* allProblems(database: Database, importId: number): AsyncGenerator<ImportProblem> {
  let after: ImportProblem | undefined;
  for (;;) {
    const problems = await problemsAfter(database, importId, after, batchSize);
    yield* problems;
    after = problems.at(-1);
    if (problems.length < batchSize) return;
  }
}

/** Makes sale lines of the valid staged rows. @param outcome how the check in the same transaction counted the rows */
async function applyRows(
  transaction: Database,
  importId: number,
  outcome: RowsByOutcome,
  act: ImportAct,
  progress: Progress,
): Promise<ImportTotals> {
  const cause = causeOf(act, 'importApplied');
  const { rowsRead, errorCount, valid, created } = outcome;
  const total = rowsRead - errorCount;
  const hasCorrections = outcome.corrected + outcome.cancelled > 0;
  if (created < valid || hasCorrections) await recordFoundLines(transaction, importId);
  const end = await lastRow(transaction, importId);
  await addBrands(transaction, importId);
  // computed before the corrected lines are deleted, since they are part of the sales before
  let months = hasCorrections ? await monthsOfRows(transaction, importId, outcome) : undefined;
  if (hasCorrections) await takeOutFormerLines(transaction, importId, cause);
  for (let after = 0; after < end; after += sliceSize) {
    await addLines(transaction, importId, outcome, { after, upTo: after + sliceSize });
    progress(Math.min(after + sliceSize, total), total);
  }
  await moveLines(transaction, importId, 'add', cause, async () => {
    months ??= await monthsOfLines(transaction);
  });
  return totalsOf(outcome, months ?? []);
}
