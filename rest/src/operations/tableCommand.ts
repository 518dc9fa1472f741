/** Tables of settlements that an operator's command reads: payments, and what the exchange system answered. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { Refusal } from '../ground/platform/http/errors.js';
import type { FileSource } from '../ground/platform/spreadsheets/table.js';
import {
  rememberTableColumns,
  tableColumns,
  type TableContext,
  type TableKind,
} from '../sales/imports/mapping/tableColumns.js';
import type { ImportSource } from '../sales/imports/record/kind.js';
import { asReadable, mapped } from '../money/settlements/officeTable.js';
import { paymentsIn, paymentsTable, takePayments } from '../money/settlements/documents/payments.js';
import { isTable, outcomesIn, takeOutcomes } from '../money/settlements/outcomes/outcomes.js';
import { outcomesTable } from '../money/settlements/outcomes/outcomeTable.js';
import { columnOption, columnTable, mappedColumns } from './importColumns.js';
import { harmless, printedTable } from './printedTable.js';
import { OperatorError } from '../ground/operatorError.js';

/** What a command has read: the counts, and the rows that were refused. */
interface TakenTable {
  readonly counts: Readonly<Record<string, number>>;
  readonly refused: readonly (readonly string[])[];
  readonly refusedCount: number;
}

interface TableCommand extends TableKind {
  readonly isTable: (source: FileSource, filename: string) => Promise<boolean>;
  readonly take: (context: TableContext, source: ImportSource, filename: string) => Promise<TakenTable>;
}

/** A command changes things in nobody's name. */
const operator = { userId: null };

const commands: Readonly<Record<'payments' | 'outcomes', TableCommand>> = {
  payments: {
    ...paymentsTable,
    isTable: () => Promise.resolve(true),
    take: async (context, source) => {
      const payments = await asReadable(() => paymentsIn(source));
      const { rows, paid, unchanged, refused, refusedCount } = await takePayments(context, operator, payments);
      return {
        counts: { 'rows read': rows, paid, unchanged },
        refused: refused.map(({ row, number, reason }) => [String(row), number, reason]),
        refusedCount,
      };
    },
  },
  outcomes: {
    ...outcomesTable,
    isTable,
    take: async (context, source, filename) => {
      const outcomes = await asReadable(() => outcomesIn(source, filename));
      const {
        refused,
        refusedCount,
        rejections: _rejections,
        given,
        ...counts
      } = await takeOutcomes(context, operator, outcomes);
      return {
        counts: { 'outcomes read': given, ...counts },
        refused: refused.map(({ row, name, reason }) => [String(row ?? '-'), name, reason]),
        refusedCount,
      };
    },
  },
};

/**
 * Reads a table of settlements. The right rows are taken, as in the portal.
 *
 * @param columns what its columns are: COLUMN=FIELD, for a file with the header of another program
 * @returns the text to print, and whether every row was taken
 * @throws OperatorError for a file that is not such a table, and for wrong columns
 */
export async function tableCommand(
  context: TableContext,
  kind: keyof typeof commands,
  file: string,
  columns: readonly string[],
): Promise<{ readonly text: string; readonly isLoaded: boolean }> {
  const command = commands[kind];
  const filename = basename(file);
  const source: FileSource = {
    size: (await stat(file)).size,
    open: (range) =>
      Promise.resolve(createReadStream(file, range === undefined ? {} : { start: range.from, end: range.to })),
  };
  try {
    const isMappable = await command.isTable(source, filename);
    const guessed = isMappable ? await tableColumns(context, null, source, command, undefined) : undefined;
    if (guessed === undefined && columns.length > 0) {
      throw new OperatorError(`Give no ${columnOption}: the file cannot be read, or its own header names its columns.`);
    }
    const given = guessed === undefined || columns.length === 0 ? undefined : mappedColumns(guessed.header, columns);
    const fileColumns = given === undefined ? guessed : await tableColumns(context, null, source, command, given);
    if (fileColumns?.mapping === null) return { isLoaded: false, text: columnTable(fileColumns) };
    const taken = await command.take(context, mapped(source, fileColumns), filename);
    if (fileColumns !== undefined) await rememberTableColumns(context, null, command, fileColumns, filename);
    return { isLoaded: taken.refusedCount === 0, text: tableSummary(taken) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { message, reason, fields = {}, obstacles = [] } = error.body('').error;
    const where = harmless([...obstacles.map(({ text }) => text), ...Object.keys(fields)].join(', '));
    throw new OperatorError(`${reason ?? 'invalid'}: ${message} (${where})`);
  }
}

function tableSummary({ counts, refused, refusedCount }: TakenTable): string {
  const lines = printedTable(
    [...Object.entries(counts), ['refused', refusedCount] as const].map((each) => each.map(String)),
  );
  if (refused.length === 0) return `${lines}\n`;
  const more = refusedCount > refused.length ? `… and ${refusedCount - refused.length} more\n` : '';
  return `${printedTable([['row', 'document', 'reason'], ...refused])}\n${more}\n${lines}\n`;
}
