import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Config } from '../config.js';
import { openProgramme } from '../database/programme.js';
import { systemClock } from '../platform/clock.js';
import { OperatorError } from '../platform/operatorError.js';
import { importNetwork, type ImportReport } from './service.js';

/** The command was called in a way that cannot work; the message says how. */
export class CommandError extends OperatorError {}

/**
 * Loads a file into the programme, as an operator's command.
 *
 * @param args the kind of file, and its path
 * @returns what to print, and whether the file was loaded; one with errors changes nothing
 * @throws OperatorError: no such file, or the embedded database is in use
 */
export async function importCommand(
  args: readonly string[],
  config: Config,
): Promise<{ readonly text: string; readonly isLoaded: boolean }> {
  const [kind, file, ...rest] = args;
  if (kind !== 'network' || file === undefined || rest.length > 0) {
    throw new CommandError('Usage: npm run import -- network FILE');
  }
  const found = await stat(file).catch(() => undefined);
  if (found === undefined) throw new CommandError(`There is no file ${file}.`);
  if (!found.isFile()) throw new CommandError(`${file} is not a file.`);
  const programme = await openProgramme(config, systemClock);
  try {
    const context = { database: programme.database, clock: systemClock };
    const report = await importNetwork(context, () => createReadStream(file), null);
    const isLoaded = report.errorCount === 0;
    return { isLoaded, text: isLoaded ? summary(report) : errorTable(report) };
  } finally {
    await programme.close();
  }
}

function summary({ rowsRead, created, updated, unchanged }: ImportReport): string {
  return `rows read ${rowsRead}\ncreated   ${created}\nupdated   ${updated}\nunchanged ${unchanged}\n`;
}

function errorTable({ rowsRead, errorCount, errors }: ImportReport): string {
  const lines = [
    ['row', 'column', 'reason', 'value'],
    ...errors.map(({ row, column, reason, value }) => [String(row), column, reason, value]),
    // a text of the file must not steer the terminal
  ].map((line) => line.map((cell) => cell.replace(/\p{Cc}/gu, ' ')));
  const widths = [0, 1, 2].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const table = lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const more = errorCount > errors.length ? `… and ${errorCount - errors.length} more\n` : '';
  return `${table.join('\n')}\n${more}\nrows read ${rowsRead}, rows in error ${errorCount}: nothing was changed.\n`;
}
