import type { ImportObstacle, ImportPrizes, ImportWarning } from '@gdd/schema/imports';
import type { Database } from '../../database/connections/connection.js';
import type { CopyRows } from '../../database/connections/copyRows.js';
import type {
  imports,
  ImportProblem,
  ImportProblemGroup,
  ImportSampleRow,
  ImportTotals,
} from '../../database/tables/work/imports.js';
import type { Act } from '../../platform/audit.js';
import type { Progress } from '../../platform/work/jobs.js';
import type { ProgrammeDay } from '../../platform/programmeDay.js';
import type { FileSource } from '../../platform/spreadsheets/table.js';

export type ImportJob = typeof imports.$inferSelect;

/** The columns of a kind of file. */
export interface FileColumns {
  /** In the order in which errors are looked for. */
  readonly all: readonly string[];
  /** Those without which a file is refused. */
  readonly required: readonly string[];
}

/** The problems of the rows of a file against one another and against the database, at one moment. */
export interface Checked {
  readonly rowsRead: number;
  /** Rows in error. */
  readonly errorCount: number;
  /** The first 1,000, by row and column. */
  readonly errors: readonly ImportProblem[];
  /** All of them, those that most rows have first. */
  readonly groups: readonly ImportProblemGroup[];
  /** The first 20 rows that change something. */
  readonly sample: readonly ImportSampleRow[];
  /** What may be a mistake in the other rows; found for a preview alone, as is the next. */
  readonly warnings: readonly ImportWarning[];
  /** The changes of prizes, by campaign. */
  readonly prizes: readonly ImportPrizes[];
  /** The changes of the other rows. */
  readonly totals: ImportTotals;
  /** The applied imports against which no line of the file is known; undefined where some are, or none were looked for. */
  readonly noneKnownAsOf?: string | undefined;
}

/** Who applies or undoes an import, and when. */
export type ImportAct = Act & { readonly importId: number };

export type { Progress } from '../../platform/work/jobs.js';

/** A file that was read: its rows are known, each by itself. */
export interface ReadFile {
  /**
   * Checks the rows against one another and against the database.
   *
   * @param purpose with `apply` the transaction takes the locks that keep what was checked as it is
   */
  check(transaction: Database, purpose: 'preview' | 'apply'): Promise<Checked>;
  /** The problems that the last check found, by row and column: a row has one for each bad column. */
  problems(): AsyncIterable<ImportProblem> | Iterable<ImportProblem>;
  /**
   * Does what the right rows say.
   *
   * @param transaction in which they were checked, for `apply`
   */
  apply(transaction: Database, act: ImportAct, progress: Progress): Promise<ImportTotals>;
}

/** Where the rows of a file are staged while it is checked. */
export interface RowsContext {
  readonly database: Database;
  readonly copyRows: CopyRows;
  readonly programmeDay: ProgrammeDay;
}

/** A closed campaign that counted lines of an import. */
export interface ClosedCampaign {
  readonly id: number;
  readonly title: string;
  /** Net, as it counted them. */
  readonly tires: number;
}

/** The steps that the three kinds of import do each in their own way. */
export interface KindOfImport {
  readonly columns: FileColumns;
  /** A line that shows how a file is written. */
  readonly example: readonly string[];
  /**
   * Reads a file, each row by itself.
   *
   * @param again what a try that broke off, or a preview, left behind is not to be trusted
   * @throws UnreadableFile, RefusedFile
   */
  read(
    context: RowsContext,
    job: Pick<ImportJob, 'id' | 'rowsRead' | 'noneKnownAsOf'>,
    source: FileSource,
    options: { readonly again: boolean; readonly progress: Progress },
  ): Promise<ReadFile>;
  /**
   * The obstacles to undoing an import, later imports first, which are to be undone first, the last of them first.
   *
   * @param transaction for `undo` it takes the locks that keep it so
   */
  obstacles(transaction: Database, importId: number, purpose: 'look' | 'undo'): Promise<readonly ImportObstacle[]>;
  /** The closed campaigns that counted lines of an import, which its undoing leaves as they are; by title. */
  closedCampaigns(database: Database, importId: number): Promise<readonly ClosedCampaign[]>;
  /**
   * Takes back what an import did.
   *
   * @param transaction in which nothing was found to stand in the way, for `undo`
   */
  undo(transaction: Database, importId: number, act: ImportAct): Promise<void>;
  /** Deletes the staged rows of an import that is settled. */
  forget(database: Database, importId: number): Promise<void>;
}

/** The most problems that are listed; all are counted. */
export const listedProblems = 1000;
