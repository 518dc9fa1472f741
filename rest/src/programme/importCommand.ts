import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { importKinds, uploadLimits, type ImportKind } from '@gdd/schema/campaigns';
import { missingConfirmations, type ImportConfirmation } from '@gdd/schema/imports';
import { importFailureTexts } from '@gdd/schema/importTexts';
import type { Config } from '../config.js';
import { openProgramme } from './programme.js';
import { systemClock } from '../clock.js';
import { safeFilename } from '../platform/http/disposition.js';
import { OperatorError } from '../operatorError.js';
import { programmeDay } from '../platform/programmeDay.js';
import { newStorageKey } from '../platform/storage/storage.js';
import { openFiles } from '../platform/storage/storageMark.js';
import type { ImportJob } from '../imports/record/kind.js';
import { insertImport, liveImport } from '../imports/record/queries.js';
import type { ChangedTires } from '../imports/sales/changedTires.js';
import { beginApplying } from '../imports/service.js';
import { reasonSentence } from '../imports/files/texts.js';
import type { WorkContext } from '../imports/work.js';
import { workUntilSettled } from '../imports/worker.js';

const confirmWarningsOption = '--confirm-warnings';
const confirmEqualLinesOption = '--confirm-equal-lines';

/** What the operator has confirmed. */
interface Confirmed {
  readonly confirmWarnings: boolean;
  readonly confirm: readonly ImportConfirmation[];
}

/** Wrong use of the command; the message explains it. */
class CommandError extends OperatorError {}

/**
 * Imports a file by an operator's command: the same import as in the portal, applied at once if no row has an error.
 *
 * @param args the kind of file, and its path
 * @returns the text to print, and whether the import was applied; a file with errors changes nothing
 * @throws OperatorError: the file does not exist, or the embedded database is in use
 */
export async function importCommand(
  args: readonly string[],
  config: Config,
): Promise<{ readonly text: string; readonly isLoaded: boolean }> {
  const options: readonly string[] = [confirmWarningsOption, confirmEqualLinesOption];
  const [kindName, file, ...rest] = args.filter((arg) => !options.includes(arg));
  const kind = importKinds.find((name) => name === kindName);
  if (kind === undefined || file === undefined || rest.length > 0) {
    throw new CommandError(
      `Usage: npm run import -- ${importKinds.join('|')} FILE [${confirmWarningsOption}] [${confirmEqualLinesOption}]`,
    );
  }
  const confirmed: Confirmed = {
    confirmWarnings: args.includes(confirmWarningsOption),
    confirm: args.includes(confirmEqualLinesOption) ? ['equalLines'] : [],
  };
  const found = await stat(file).catch(() => undefined);
  if (found === undefined) throw new CommandError(`There is no file ${file}.`);
  if (!found.isFile()) throw new CommandError(`${file} is not a file.`);
  const programme = await openProgramme(config, systemClock);
  try {
    const storage = await openFiles(config, programme, systemClock);
    const loaded = await load(
      { ...programme, storage, clock: systemClock, programmeDay: programmeDay(config.today, systemClock) },
      { kind, file, confirmed },
    );
    const { job } = loaded;
    const isLoaded = job.status === 'applied';
    if ('excess' in loaded) return { isLoaded, text: secondPersonText(loaded.excess, job.id) };
    if (job.status === 'ready') {
      return { isLoaded, text: warningTable(job, missingConfirmations(job.warnings, confirmed)) };
    }
    return { isLoaded, text: isLoaded ? summary(job) : errorTable(job) };
  } finally {
    await programme.close();
  }
}

async function load(
  context: WorkContext,
  { kind, file, confirmed }: { readonly kind: ImportKind; readonly file: string; readonly confirmed: Confirmed },
): Promise<{ readonly job: ImportJob } | { readonly job: ImportJob; readonly excess: ChangedTires }> {
  const { database, storage, clock } = context;
  const storageKey = newStorageKey();
  const stored = await storage.write(storageKey, createReadStream(file), { maxBytes: uploadLimits.import });
  const earlier = await liveImport(database, kind, stored.contentHash);
  const silent = { info: () => undefined, warn: () => undefined };
  const work = (id: number) => workUntilSettled({ ...context, log: silent }, id);
  // an unfinished import of the same file continues; a finished one is not repeated
  if (earlier !== undefined) {
    await storage.delete(storageKey);
    return { job: await work(earlier.id) };
  }
  const filename = safeFilename(basename(file));
  const { id } = await insertImport(database, { ...stored, kind, filename, storageKey, createdAt: clock.now() });
  const read = await work(id);
  const isBlocked = missingConfirmations(read.warnings, confirmed).length > 0;
  if (read.status !== 'ready' || isBlocked) return { job: read };
  const now = clock.now();
  const excess = await beginApplying(database, id, { skipInvalid: false, ...confirmed, actorId: null, now });
  return excess === undefined ? { job: await work(id) } : { job: read, excess };
}

/** Nobody can approve what a command does: the file waits in the portal, where two users apply it. */
function secondPersonText({ tires, lines }: ChangedTires, id: number): string {
  return `the file takes ${tires} tyres away or corrects them, in ${lines} lines that exist: more than one person may
(settings of approvals). nothing was changed: import ${id} waits in the portal, where one user applies it and another approves.
`;
}

function summary({ rowsRead, rowsValid, totals: { created, updated, unchanged } }: ImportJob): string {
  const skipped = rowsRead === rowsValid ? '' : `left out  ${rowsRead - rowsValid}\n`;
  return `rows read ${rowsRead}\ncreated   ${created}\nupdated   ${updated}\nunchanged ${unchanged}\n${skipped}`;
}

function warningTable({ warnings }: ImportJob, missing: readonly ImportConfirmation[]): string {
  const lines = warnings.map(({ code, column, count, value, suggestion, examples }) => {
    const what = [value, suggestion && `nearest known: ${suggestion}`].filter(Boolean).join(', ');
    const rows = examples.map(({ row }) => row).join(', ');
    return `${column}: ${code} in ${count} rows${what === '' ? '' : ` (${what})`}, such as ${rows}`;
  });
  const options = new Set(
    missing.map((name) => (name === 'equalLines' ? confirmEqualLinesOption : confirmWarningsOption)),
  );
  const given = [...options].join(' ');
  return `${harmless(lines.join('\n'))}\n\nnothing was changed: check them, and give ${given} if they are right.\n`;
}

/** Removes control characters, because texts of the file must not control the terminal. */
const harmless = (text: string) => text.replace(/(?!\n)\p{Cc}/gu, ' ');

function errorTable({ rowsRead, errorCount, errors, groups, failure }: ImportJob): string {
  if (failure !== null) return `${importFailureTexts[failure]}\nnothing was changed.\n`;
  const lines = [
    ['row', 'column', 'reason', 'value'],
    ...errors.map((error) => [String(error.row), error.column, reasonSentence(error), error.value]),
  ].map((line) => line.map((cell) => harmless(cell.replaceAll('\n', ' '))));
  const widths = [0, 1, 2].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const table = lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const count = groups.reduce((sum, { rows }) => sum + rows, 0);
  const more = count > errors.length ? `… and ${count - errors.length} more\n` : '';
  return `${table.join('\n')}\n${more}\nrows read ${rowsRead}, rows in error ${errorCount}: nothing was changed.\n`;
}
