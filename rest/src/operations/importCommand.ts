import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { uploadLimits, type ImportKind } from '@gdd/schema/campaigns';
import { mappedFileKinds, missingConfirmations, type ImportConfirmation } from '@gdd/schema/imports';
import { importFailureTexts } from '@gdd/schema/importTexts';
import type { Config } from '../config.js';
import { columnOption, columnOptions, columnTable, mappedColumns } from './importColumns.js';
import { harmless, printedTable } from './printedTable.js';
import { openProgramme } from './programme.js';
import { clockOf } from '../ground/clock.js';
import { takeLock } from '../ground/database/connections/locks.js';
import { romeDay } from '../ground/domain/romeDay.js';
import { clamScanner } from '../ground/platform/scanner.js';
import { safeFilename } from '../ground/platform/http/disposition.js';
import { Refusal } from '../ground/platform/http/errors.js';
import { OperatorError } from '../ground/operatorError.js';
import { programmeDay } from '../ground/platform/programmeDay.js';
import { newStorageKey } from '../ground/platform/storage/storage.js';
import { openFiles } from '../ground/platform/storage/storageMark.js';
import type { ImportJob } from '../sales/imports/record/kind.js';
import { insertImport, liveImport, waitingCommand } from '../sales/imports/record/queries.js';
import type { ApprovalRequest } from '../ground/database/tables/programme/approvals.js';
import { beginApplying } from '../sales/imports/service.js';
import { reasonSentence } from '../sales/imports/files/texts.js';
import type { WorkContext } from '../sales/imports/work.js';
import { mapColumns } from '../sales/imports/mapping/service.js';
import { tableCommand } from './tableCommand.js';
import { workUntilSettled } from '../sales/imports/worker.js';

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
 * @param args the kind of file, and its path; and what its columns are, for one with the header of another program
 * @returns the text to print, and whether the import was applied; a file with errors changes nothing
 * @throws OperatorError: the file does not exist, is not clean, or the embedded database is in use
 */
export async function importCommand(
  args: readonly string[],
  config: Config,
): Promise<{ readonly text: string; readonly isLoaded: boolean }> {
  const flags: readonly string[] = [confirmWarningsOption, confirmEqualLinesOption];
  const options = columnOptions(args);
  const [kindName, file, ...rest] = options?.others.filter((arg) => !flags.includes(arg)) ?? [];
  const kind = mappedFileKinds.find((name) => name === kindName);
  if (options === undefined || kind === undefined || file === undefined || rest.length > 0) {
    const confirming = flags.map((flag) => `[${flag}]`).join(' ');
    const usage = `npm run import -- ${mappedFileKinds.join('|')} FILE ${confirming} [${columnOption} COLUMN=FIELD]...`;
    throw new CommandError(`Usage: ${usage}`);
  }
  const confirmed: Confirmed = {
    confirmWarnings: args.includes(confirmWarningsOption),
    confirm: args.includes(confirmEqualLinesOption) ? ['equalLines'] : [],
  };
  const found = await stat(file).catch(() => undefined);
  if (found === undefined) throw new CommandError(`There is no file ${file}.`);
  if (!found.isFile()) throw new CommandError(`${file} is not a file.`);
  await scan(file, config);
  const clock = clockOf(config);
  const programme = await openProgramme(config, clock);
  try {
    const context = { ...programme, clock, programmeDay: programmeDay(config.today, clock) };
    if (kind === 'payments' || kind === 'outcomes') return await tableCommand(context, kind, file, options.columns);
    const storage = await openFiles(config, programme, clock);
    const loaded = await load({ ...context, storage }, { kind, file, confirmed, columns: options.columns });
    const { job } = loaded;
    const isLoaded = job.status === 'applied';
    if (job.header !== null && job.mapping === null) return { isLoaded, text: columnTable(job) };
    if ('request' in loaded) return { isLoaded, text: secondPersonText(loaded) };
    if (job.status === 'ready') {
      return { isLoaded, text: warningTable(job, missingConfirmations(job.warnings, confirmed)) };
    }
    return { isLoaded, text: isLoaded ? summary(job) : errorTable(job) };
  } finally {
    await programme.close();
  }
}

/** Has a file looked through as one that is sent to the portal. @throws CommandError where it is not clean */
async function scan(file: string, { clamdAddress }: Pick<Config, 'clamdAddress'>): Promise<void> {
  try {
    await clamScanner(clamdAddress)?.scan(createReadStream(file));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new CommandError(`${error.message}: ${error.body('').error.message}`);
  }
}

interface LoadedFile {
  readonly kind: ImportKind;
  readonly file: string;
  readonly confirmed: Confirmed;
  /** What its columns are: COLUMN=FIELD, by number or header. */
  readonly columns: readonly string[];
}

/** An import that was loaded; `request`: what a second person has to approve, where it waits for one. */
type Loaded =
  | { readonly job: ImportJob }
  | {
      readonly job: ImportJob;
      readonly request: ApprovalRequest;
      /** Whether it has waited since an earlier command. */
      readonly isEarlier: boolean;
    };

async function load(context: WorkContext, { kind, file, confirmed, columns }: LoadedFile): Promise<Loaded> {
  const { database, storage, clock } = context;
  const storageKey = newStorageKey();
  const stored = await storage.write(storageKey, createReadStream(file), { maxBytes: uploadLimits.import });
  const filename = safeFilename(basename(file));
  // an unfinished import of the same file continues, one that waits is not made twice, a finished one is not repeated
  const { id, isEarlier } = await database.transaction(async (transaction) => {
    await takeLock(transaction, 'pushes');
    const sent = { kind, contentHash: stored.contentHash };
    const earlier =
      (await liveImport(transaction, kind, stored.contentHash)) ?? (await waitingCommand(transaction, sent));
    if (earlier !== undefined) return { id: earlier.id, isEarlier: true };
    const made = { ...stored, kind, filename, storageKey, createdAt: clock.programmeNow() };
    return { id: (await insertImport(transaction, made)).id, isEarlier: false };
  });
  if (isEarlier) await storage.delete(storageKey);
  const silent = { info: () => undefined, warn: () => undefined };
  const work = (id: number) => workUntilSettled({ ...context, log: silent }, id);
  const found = await work(id);
  if (found.status === 'applied') return { job: found };
  const read = columns.length === 0 ? found : await readMapped(context, found, columns).then(() => work(id));
  const isBlocked = missingConfirmations(read.warnings, confirmed).length > 0;
  if (read.status !== 'ready' || isBlocked) return { job: read };
  const now = clock.programmeNow();
  const request = await beginApplying(database, id, { skipInvalid: false, ...confirmed, actorId: null, now });
  return request === undefined ? { job: await work(id) } : { job: read, request: request.request, isEarlier };
}

/** Nobody can approve what a command does: the file waits in the portal, where two users apply it. */
function secondPersonText({ job, request, isEarlier }: Extract<Loaded, { isEarlier: boolean }>): string {
  const waits = isEarlier ? `has waited in the portal since ${romeDay(job.createdAt)}` : 'waits in the portal';
  return `the file ${changeText(request)}: more than one person may
(settings of approvals). nothing was changed: import ${job.id} ${waits}, where one user applies it and another approves.
`;
}

/** What a file changes that a second person has to approve. */
function changeText({ correction, goals }: ApprovalRequest): string {
  return correction === undefined
    ? `makes goals worse that ${goals?.dealers ?? 0} dealers accepted`
    : `takes ${correction.tires} tyres away or corrects them, in ${correction.lines} lines that exist`;
}

/** Says what the columns of a file are, so that it is read anew. @throws CommandError where they are wrong */
async function readMapped({ database, clock }: WorkContext, job: ImportJob, columns: readonly string[]): Promise<void> {
  if (job.header === null) {
    throw new CommandError(`Give no ${columnOption}: the file cannot be read, or its own header names its columns.`);
  }
  const body = { columns: mappedColumns(job.header, columns), remember: true };
  try {
    await mapColumns({ database, now: clock.programmeNow() }, null, job.id, body);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { message, reason, fields = {} } = error.body('').error;
    const where = Object.keys(fields).map((field) => harmless(optionOf(columns, field)));
    throw new CommandError(`${reason}: ${message} (${where.join(', ')})`);
  }
}

/** The option that a wrong field of a mapping comes from, or the field that has no column. */
function optionOf(columns: readonly string[], field: string): string {
  const [, place = ''] = field.split('.');
  return columns[Number(place)] ?? place;
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

function errorTable({ rowsRead, errorCount, errors, groups, failure }: ImportJob): string {
  if (failure !== null) return `${importFailureTexts[failure]}\nnothing was changed.\n`;
  const table = printedTable([
    ['row', 'column', 'reason', 'value'],
    ...errors.map((error) => [String(error.row), error.column, reasonSentence(error), error.value]),
  ]);
  const count = groups.reduce((sum, { rows }) => sum + rows, 0);
  const more = count > errors.length ? `… and ${count - errors.length} more\n` : '';
  return `${table}\n${more}\nrows read ${rowsRead}, rows in error ${errorCount}: nothing was changed.\n`;
}
