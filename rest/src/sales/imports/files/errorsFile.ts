import { Readable } from 'node:stream';
import type { ImportProblem, StoredReport } from '../../../ground/database/tables/work/imports.js';
import type { CellFormat } from '../../../ground/domain/rows/cells.js';
import { writtenCell } from '../../../ground/domain/rows/writtenCell.js';
import { spreadsheet } from '../../../ground/platform/spreadsheets/spreadsheet.js';
import type { Column } from '../../../ground/platform/spreadsheets/columns.js';
import { newStorageKey, type Storage } from '../../../ground/platform/storage/storage.js';
import { reasonSentence } from './texts.js';
import type { FileColumns, ImportSource } from '../record/kind.js';
import { readTableFile, UnreadableFile } from './tableFile.js';

type DateOrderOf = Pick<CellFormat, 'isMonthFirst'>;

interface WrongRow {
  readonly reason: string;
  readonly cells: readonly string[];
}

/** The maximum size of the file of bad rows: that of the largest import, plus the reasons. */
const maxBytes = 4_000_000_000;

/**
 * Writes the bad rows of a file to a CSV with their reasons in the first column. Corrected, and without that column, it
 * can be imported itself. The source file is read again for it as a stream, so that nothing is buffered.
 *
 * @param problems in the order of the rows
 * @param order whether the dates of the file have the month first: in the file of bad rows they have the day first
 */
export async function writeErrorsFile(
  storage: Storage,
  columns: FileColumns,
  source: ImportSource,
  problems: AsyncIterable<ImportProblem> | Iterable<ImportProblem>,
  order: DateOrderOf = {},
): Promise<StoredReport> {
  const missing = await missingColumns(source, columns);
  const written: readonly Column<WrongRow>[] = [
    { kind: 'text', header: 'motivo', value: ({ reason }) => reason },
    ...columns.all.flatMap((header, place): Column<WrongRow>[] =>
      missing.has(header) ? [] : [{ kind: 'text', header, value: ({ cells }) => cells[place] ?? null }],
    ),
  ];
  const storageKey = newStorageKey();
  const bytes = Readable.from(
    spreadsheet('csv', 'Errori', written, wrongRows({ columns, source, order }, oneByOne(problems))),
    {
      objectMode: false,
    },
  );
  const stored = await storage.write(storageKey, bytes, { maxBytes });
  return { storageKey, ...stored };
}

/**
 * The optional columns that a file does not have. They are left out, since empty cells would be read as empty values.
 */
async function missingColumns(source: ImportSource, columns: FileColumns): Promise<ReadonlySet<string>> {
  try {
    const { missing, batches } = await readTableFile(source, columns);
    const rows = batches[Symbol.asyncIterator]();
    // a generator runs its cleanup on return() only once it has started
    await rows.next();
    await rows.return?.();
    return missing;
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return new Set();
  }
}

/** The rows that have a problem, with their cells; a problem of a row that cannot be read is listed without cells. */
async function* wrongRows(
  {
    columns,
    source,
    order,
  }: { readonly columns: FileColumns; readonly source: ImportSource; readonly order: DateOrderOf },
  problems: AsyncGenerator<ImportProblem>,
): AsyncGenerator<WrongRow> {
  // problems and rows both come in the order of rows, so that one pass matches them
  let next = await problems.next();
  try {
    const { format, batches } = await readTableFile(source, columns);
    for await (const rows of batches) {
      for (const { row, cells } of rows) {
        if (next.done === true) return;
        for (; next.done !== true && next.value.row < row; next = await problems.next()) yield withoutCells(next.value);
        const reasons: string[] = [];
        for (; next.done !== true && next.value.row === row; next = await problems.next()) {
          reasons.push(reasonOf(next.value));
        }
        if (reasons.length === 0) continue;
        const texts = cells.map((cell, place) => writtenCell(columns.all[place] ?? '', cell, { ...format, ...order }));
        yield { reason: reasons.join(' '), cells: texts };
      }
    }
  } catch (error) {
    // the problems of an unreadable file are listed below
    if (!(error instanceof UnreadableFile)) throw error;
  }
  for (; next.done !== true; next = await problems.next()) yield withoutCells(next.value);
}

async function* oneByOne<T>(list: AsyncIterable<T> | Iterable<T>): AsyncGenerator<T> {
  for await (const each of list) yield each;
}

const reasonOf = (problem: ImportProblem) => `Riga ${problem.row}, ${problem.column}: ${reasonSentence(problem)}`;

const withoutCells = (problem: ImportProblem): WrongRow => ({ reason: reasonOf(problem), cells: [] });
