/**
 * Loads a file into the programme: `node rest/dist/import.js network FILE`. Exits with 1, and changes nothing, when the
 * file has errors, is missing, or the embedded database is in use.
 */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { ConfigError, readConfig } from './config.js';
import { FolderLocked } from './database/folderLock.js';
import { DemonstrationUsersInProduction, openProgramme } from './database/programme.js';
import { importNetwork, type ImportReport } from './imports/service.js';
import { systemClock } from './platform/clock.js';

/** The command was called in a way that cannot work; the message says how. */
class CommandError extends Error {}

async function run([kind, file, ...rest]: readonly string[]): Promise<void> {
  if (kind !== 'network' || file === undefined || rest.length > 0) {
    throw new CommandError('Usage: npm run import -- network FILE');
  }
  const found = await stat(file).catch(() => undefined);
  if (found === undefined) throw new CommandError(`There is no file ${file}.`);
  if (!found.isFile()) throw new CommandError(`${file} is not a file.`);
  const programme = await openProgramme(readConfig(process.env), systemClock);
  try {
    const report = await importNetwork(
      { database: programme.database, clock: systemClock },
      () => createReadStream(file),
      null,
    );
    process.stdout.write(report.errorCount === 0 ? summary(report) : errorTable(report));
    if (report.errorCount > 0) process.exitCode = 1;
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

try {
  await run(process.argv.slice(2));
} catch (error) {
  const isTold =
    error instanceof CommandError ||
    error instanceof ConfigError ||
    error instanceof FolderLocked ||
    error instanceof DemonstrationUsersInProduction;
  if (!isTold) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
