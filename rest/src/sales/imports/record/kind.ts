import type { ColumnMapping, ImportObstacle, ImportPrizes, ImportWarning, ImportWorsening } from '@gdd/schema/imports';
import type { Cell, CellFormat, RowProblem } from '../../../ground/domain/rows/cells.js';
import type { Database } from '../../../ground/database/connections/connection.js';
import type { CopyRows } from '../../../ground/database/connections/copyRows.js';
import type {
  imports,
  ImportProblem,
  ImportProblemGroup,
  ImportSampleRow,
  ImportTotals,
} from '../../../ground/database/tables/work/imports.js';
import type { Act } from '../../../ground/platform/audit.js';
import type { Progress } from '../../../ground/platform/work/jobs.js';
import type { ProgrammeDay } from '../../../ground/platform/programmeDay.js';
import type { FileSource } from '../../../ground/platform/spreadsheets/table.js';
import type { GoalEffect } from '../../../programme/memberships/goals/effects.js';

export type ImportJob = typeof imports.$inferSelect;

/** The file of an import. */
export interface ImportSource extends FileSource {
  /** What its columns are; without one its header names them. */
  readonly mapping?: ColumnMapping;
}

/** The columns of a kind of file. */
export interface FileColumns {
  /** All columns, in the order in which errors are reported. */
  readonly all: readonly string[];
  /** The columns that a file must have. */
  readonly required: readonly string[];
  /** What other programs call them, by column, as in `synonyms.ts`. Default: the synonyms there. */
  readonly synonyms?: Readonly<Record<string, string>>;
}

/** The result of checking the rows of a file against one another and against the database. */
export interface Checked {
  readonly rowsRead: number;
  /** Rows in error. */
  readonly errorCount: number;
  /** The first 1,000, by row and column. */
  readonly errors: readonly ImportProblem[];
  /** Counts of all problems by reason and column, most frequent first. */
  readonly groups: readonly ImportProblemGroup[];
  /** The first 20 rows that change something. */
  readonly sample: readonly ImportSampleRow[];
  /** Possible mistakes in the valid rows; when a file is applied, those alone that later changes can bring about. */
  readonly warnings: readonly ImportWarning[];
  /** The changes of prizes, by campaign; only for a preview. */
  readonly prizes: readonly ImportPrizes[];
  /** What goals make worse for dealers that accepted theirs; undefined where nobody is worse off. */
  readonly worsening?: ImportWorsening | undefined;
  /** The changes that the valid rows make. */
  readonly totals: ImportTotals;
  /**
   * Identifies the set of applied imports at the time of the check, where none of the file's lines existed in them
   * (`appliedSales`); undefined where some did, or the kind has no lines.
   */
  readonly noneKnownAsOf?: string | undefined;
}

/** Who applies or undoes an import, and when. */
export type ImportAct = Act & { readonly importId: number };

export type { Progress } from '../../../ground/platform/work/jobs.js';

/** A file whose rows were checked. */
export interface CheckedFile extends Checked {
  /** All problems that were found, by row and column: a row has one for each bad column. */
  problems(): AsyncIterable<ImportProblem> | Iterable<ImportProblem>;
  /**
   * Applies the valid rows.
   *
   * @param transaction the one in which the file was checked for `apply`
   */
  apply(transaction: Database, act: ImportAct, progress: Progress): Promise<ImportTotals>;
}

/** A file whose rows were read, without regard to each other. */
export interface ReadFile {
  /**
   * Checks the rows against one another and against the database.
   *
   * @param purpose `apply`: the transaction takes locks, so that the result stays valid until it ends
   */
  check(transaction: Database, purpose: 'preview' | 'apply'): Promise<CheckedFile>;
}

/** The context in which a file is read and its rows are staged. */
export interface RowsContext {
  readonly database: Database;
  readonly copyRows: CopyRows;
  readonly programmeDay: ProgrammeDay;
}

/** A closed campaign that counted lines of an import. */
export interface ClosedCampaign {
  readonly id: number;
  readonly title: string;
  /** Net tyres of those lines. */
  readonly tires: number;
}

/** What an undoing does to the goal of a dealer in one campaign. */
export type UndoneGoal = GoalEffect & { readonly campaignId: number };

/** The steps of an import that differ by kind. */
export interface KindOfImport {
  readonly columns: FileColumns;
  /** An example row for the template. */
  readonly example: readonly string[];
  /**
   * Returns a reader of rows that tells what is wrong with each cell, by which the columns of a foreign header are
   * recognized.
   *
   * @param today yyyy-mm-dd
   */
  rowProblems(format: CellFormat, today: string): (cells: readonly Cell[]) => readonly RowProblem<string>[];
  /**
   * Reads a file, each row without regard to the others.
   *
   * @param options.discardStaged rows staged by an earlier, possibly interrupted run are not reused
   * @throws UnreadableFile, RefusedFile
   */
  read(
    context: RowsContext,
    job: Pick<ImportJob, 'id' | 'rowsRead' | 'noneKnownAsOf'>,
    source: ImportSource,
    options: { readonly discardStaged: boolean; readonly progress: Progress },
  ): Promise<ReadFile>;
  /**
   * The obstacles to undoing an import. Later imports, which have to be undone before it, come first, latest first.
   *
   * @param purpose `undo`: the transaction takes locks, so that the result stays valid until it ends
   */
  obstacles(transaction: Database, importId: number, purpose: 'preview' | 'undo'): Promise<readonly ImportObstacle[]>;
  /** The closed campaigns that counted lines of an import, by title; its undoing does not change them. */
  closedCampaigns(database: Database, importId: number): Promise<readonly ClosedCampaign[]>;
  /** What its undoing makes worse for dealers that accepted goals; empty where nobody is worse off. */
  worseningsOfUndo(database: Database, importId: number): Promise<readonly UndoneGoal[]>;
  /**
   * Undoes an import.
   *
   * @param transaction has called `obstacles` for `undo` and found none
   */
  undo(transaction: Database, importId: number, act: ImportAct): Promise<void>;
  /** Deletes the staged rows of an import that is settled. */
  forget(database: Database, importId: number): Promise<void>;
}

/** The maximum of problems that are listed; all are counted. */
export const listedProblems = 1000;
