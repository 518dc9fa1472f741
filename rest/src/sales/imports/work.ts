/**
 * The work on one import: reading, applying, undoing. Interrupted work is started again; no step takes effect twice.
 */
import { isDeepStrictEqual } from 'node:util';
import type { FileHeader, ImportObstacle, ImportWarningCode } from '@gdd/schema/imports';
import { inLongTransaction } from '../../ground/database/connections/longTransaction.js';
import { recordRequest } from '../../decisions/approvals/requests/proposing.js';
import { approvalTerms } from '../../decisions/approvals/requests/terms.js';
import { publishEvent } from '../../events/publish.js';
import { recordAudit } from '../../ground/platform/audit.js';
import type { Clock } from '../../ground/clock.js';
import type { Storage } from '../../ground/platform/storage/storage.js';
import { groupsOf, rowsInError } from './files/fileRows.js';
import { writeErrorsFile } from './files/errorsFile.js';
import {
  listedProblems,
  type Checked,
  type CheckedFile,
  type ImportJob,
  type ImportSource,
  type Progress,
  type ReadFile,
  type RowsContext,
} from './record/kind.js';
import { kinds } from './kinds.js';
import { knownColumns } from './mapping/service.js';
import { obstacleFields } from './record/laterChanges.js';
import { settle, settleFailed, statusOf } from './record/queries.js';
import { RefusedFile, UnreadableFile } from './files/tableFile.js';
import { takeLock } from '../../ground/database/connections/locks.js';
import type { Database } from '../../ground/database/connections/connection.js';
import { Refusal } from '../../ground/platform/http/errors.js';
import { sumOf, takenTires } from './sales/changedTires.js';
import { beginApplying } from './service.js';

export interface WorkContext extends RowsContext {
  readonly storage: Storage;
  readonly clock: Clock;
}

/**
 * Does the work that the status of an import requires.
 *
 * @param progress throws to stop the work: the current transaction is rolled back
 */
export async function workOn(context: WorkContext, job: ImportJob, progress: Progress): Promise<void> {
  switch (job.status) {
    case 'reading':
      return readImport(context, job, progress);
    case 'applying':
      return applyImport(context, job, progress);
    case 'undoing':
      return undoImport(context, job);
    case 'ready':
    case 'invalid':
    case 'applied':
    case 'failed':
    case 'undone':
      return;
  }
}

function sourceOf({ storage }: WorkContext, { storageKey, size, pushedAs, mapping }: ImportJob): ImportSource {
  const isJsonLines = pushedAs === 'jsonLines';
  return {
    size,
    isJsonLines,
    ...(mapping && { mapping }),
    open: async (range) => (await storage.read(storageKey, range)).stream,
  };
}

async function readImport(context: WorkContext, job: ImportJob, progress: Progress): Promise<void> {
  const read = (as: ImportJob) =>
    kinds[as.kind].read(context, as, sourceOf(context, as), { discardStaged: true, progress });
  await orRefuse(context, job, async () => {
    try {
      await previewImport(context, job, await read(job));
    } catch (error) {
      if (!(error instanceof UnreadableFile) || error.header === undefined) throw error;
      const { header, remembered } = await knownColumns(context.database, job, error.header, context.programmeDay());
      if (remembered === undefined) throw new UnknownColumns(error.problems, header);
      await previewImport(context, remembered, await read(remembered));
    }
  });
}

/** Thrown for a file whose columns a user has to name first. */
class UnknownColumns extends UnreadableFile {
  constructor(
    problems: UnreadableFile['problems'],
    readonly guessed: FileHeader,
  ) {
    super(problems);
  }
}

/** Checks a file and stores the preview: the status becomes `ready`, or `invalid` where rows are in error. */
async function previewImport(context: WorkContext, job: ImportJob, file: ReadFile): Promise<void> {
  const checked = await inLongTransaction(context.database, (transaction) => file.check(transaction, 'preview'));
  const { rowsRead, errorCount, sample, warnings, prizes } = checked;
  const errorsFile = errorCount === 0 ? null : await errorsFileOf(context, { ...job, warnings }, checked.problems());
  await context.database.transaction(async (transaction) => {
    await settle(transaction, job, {
      ...counts(checked),
      sample,
      warnings,
      prizes,
      noneKnownAsOf: checked.noneKnownAsOf ?? null,
      worsening: checked.worsening ?? null,
      status: errorCount === 0 ? 'ready' : 'invalid',
      skipInvalid: false,
      errorsFile,
      progressDone: rowsRead,
      progressTotal: rowsRead,
    });
    // whoever has just said what the columns of a push are sees what they make of it first
    const isMapped = job.mapping !== null && !job.mapping.isRemembered;
    if (job.pushedAs !== null && !isMapped) await applyPush(transaction, job, context.clock.programmeNow());
  });
  await deleteErrorsFile(context, job);
}

/**
 * Starts applying a push without its rows in error. Where that is refused, as with warnings, it waits for a user; where
 * it takes more tyres away than one person may, for a second one.
 */
async function applyPush(transaction: Database, { id, createdBy }: ImportJob, now: Date): Promise<void> {
  const options = { skipInvalid: true, confirmWarnings: false, confirm: [] };
  const begin = async () => {
    const request = await beginApplying(transaction, id, { ...options, actorId: createdBy, now });
    if (request !== undefined && createdBy !== null) {
      await recordRequest(transaction, { userId: createdBy }, now, request);
    }
  };
  await begin().catch((error: unknown) => {
    // refused: the push keeps its status until a user confirms it
    if (!(error instanceof Refusal)) throw error;
  });
}

/** Deletes the errors file of an earlier check, which has been replaced. */
async function deleteErrorsFile({ storage }: WorkContext, { errorsFile }: ImportJob): Promise<void> {
  if (errorsFile !== null) await storage.delete(errorsFile.storageKey);
}

function counts({ rowsRead, errorCount, errors, groups, totals }: Checked) {
  return { rowsRead, rowsValid: rowsRead - errorCount, errorCount, errors, groups, totals };
}

/** @param job with the warnings of the check, which say how the dates are written */
function errorsFileOf(context: WorkContext, job: ImportJob, problems: ReturnType<CheckedFile['problems']>) {
  const isMonthFirst = job.warnings.some(({ code }) => code === 'monthFirstDates');
  return writeErrorsFile(context.storage, kinds[job.kind].columns, sourceOf(context, job), problems, { isMonthFirst });
}

/** Works on a file. One that cannot be read makes the import `invalid` with the problems listed, or `failed`. */
async function orRefuse(context: WorkContext, job: ImportJob, work: () => Promise<void>): Promise<void> {
  const { database } = context;
  try {
    await work();
  } catch (error) {
    if (error instanceof UnreadableFile) {
      const { problems } = error;
      const errorsFile = await errorsFileOf(context, job, problems);
      await settle(database, job, {
        status: 'invalid',
        rowsValid: 0,
        // counts rows: one row, such as the header, may have several problems
        errorCount: rowsInError(problems),
        errors: problems.slice(0, listedProblems),
        groups: groupsOf(problems),
        sample: [],
        warnings: [],
        prizes: [],
        errorsFile,
        ...(error instanceof UnknownColumns && { header: error.guessed }),
      });
      await deleteErrorsFile(context, job);
    } else if (error instanceof RefusedFile) {
      await settleFailed(context, job, error.failure);
    } else {
      throw error;
    }
    await kinds[job.kind].forget(database, job.id);
  }
}

async function applyImport(context: WorkContext, job: ImportJob, progress: Progress): Promise<void> {
  const { database, clock } = context;
  const kind = kinds[job.kind];
  await orRefuse(context, job, async () => {
    const file = await kind.read(context, job, sourceOf(context, job), { discardStaged: false, progress });
    const act = {
      actorId: job.actedBy,
      confirmedBy: job.confirmedBy,
      now: clock.programmeNow(),
      realNow: clock.now(),
      importId: job.id,
    };
    const outcome = await inLongTransaction(database, async (transaction) => {
      await takeLock(transaction, 'imports');
      // another replica may have done the work while this one waited for the lock
      if ((await statusOf(transaction, job.id)) !== job.status) return undefined;
      const checked = await file.check(transaction, 'apply');
      const isWrong = checked.errorCount > 0 && (!job.skipInvalid || checked.errorCount === checked.rowsRead);
      const isMore = hasNewWarning(checked, job) || (await takesMoreThanAllowed(transaction, job, checked));
      if (isWrong || isMore || (await worsensOtherwise(transaction, job, checked)))
        return { checked, isApplied: false };
      const totals = await checked.apply(transaction, act, progress);
      const { rowsRead, errorCount } = checked;
      const done = { progressDone: rowsRead - errorCount, progressTotal: rowsRead - errorCount };
      const isOurs = await settle(transaction, job, {
        ...counts(checked),
        ...done,
        totals,
        status: 'applied',
        appliedAt: act.now,
        failure: null,
      });
      if (!isOurs) throw new Error('The status changed though the import was locked.');
      const { created, updated, unchanged } = totals;
      const after = { kind: job.kind, filename: job.filename, created, updated, unchanged, skipped: errorCount };
      await recordAudit(transaction, act.now, [
        { actorId: act.actorId, entity: 'import', entityId: job.id, action: 'applied', before: null, after },
      ]);
      await publishEvent(transaction, {
        kind: 'importApplied',
        key: job.id,
        at: act.now,
        about: { importId: job.id },
      });
      return { checked, isApplied: true };
    });
    if (outcome === undefined) return;
    // what was valid, no worse or no more in the preview is not by now: a new preview, for the user to check
    if (!outcome.isApplied) return previewImport(context, job, file);
    await renewErrorsFile(context, job, outcome.checked);
    await kind.forget(database, job.id);
  });
}

/** Whether a warning that wants confirming has come up, or counts more rows, since the preview that was confirmed. */
function hasNewWarning({ warnings }: Checked, { warnings: previewed }: ImportJob): boolean {
  const countOf = (code: ImportWarningCode) => previewed.find((warning) => warning.code === code)?.count ?? 0;
  return warnings.some(({ needsConfirmation, code, count }) => needsConfirmation && count > countOf(code));
}

/**
 * Whether the rows take more tyres from existing lines than was counted, or confirmed by a second person, when applying
 * began: lines have changed since.
 */
async function takesMoreThanAllowed(
  transaction: Database,
  { id, kind, allowedTires }: ImportJob,
  { totals }: Checked,
): Promise<boolean> {
  if (kind !== 'sales' || allowedTires === null || totals.updated === 0) return false;
  return (await sumOf(transaction, takenTires(id))).tires > allowedTires;
}

/**
 * Whether goals make other things worse than the preview showed, where more is needed for that than telling the dealers:
 * what was confirmed is what happens.
 */
async function worsensOtherwise(transaction: Database, job: ImportJob, { worsening }: Checked): Promise<boolean> {
  if (worsening === undefined || isDeepStrictEqual(worsening, job.worsening)) return false;
  return (await approvalTerms(transaction)).goalsWorsening !== 'told';
}

/** Replaces the errors file, where the rows left out differ from those of the preview. */
async function renewErrorsFile(context: WorkContext, job: ImportJob, checked: CheckedFile): Promise<void> {
  const { errorCount, errors } = checked;
  if (errorCount === job.errorCount && isDeepStrictEqual(errors, job.errors)) return;
  const errorsFile = errorCount === 0 ? null : await errorsFileOf(context, job, checked.problems());
  await settle(context.database, { ...job, status: 'applied' }, { status: 'applied', errorsFile });
  await deleteErrorsFile(context, job);
}

async function undoImport({ database, clock }: WorkContext, job: ImportJob): Promise<void> {
  const kind = kinds[job.kind];
  const { actedBy: actorId, confirmedBy } = job;
  const act = {
    actorId,
    confirmedBy,
    now: clock.programmeNow(),
    realNow: clock.now(),
    importId: job.id,
    isUndo: true,
  } as const;
  await inLongTransaction(database, async (transaction) => {
    await takeLock(transaction, 'imports');
    if ((await statusOf(transaction, job.id)) !== job.status) return;
    const obstacles = [
      ...(await kind.obstacles(transaction, job.id, 'undo')),
      ...(await unconfirmedWorsening(transaction, job)),
    ];
    if (obstacles.length > 0) {
      await settle(transaction, job, { status: 'applied', ...obstacleFields(obstacles) });
      return;
    }
    await kind.undo(transaction, job.id, act);
    await settle(transaction, job, { status: 'undone', undoneAt: act.now, failure: null });
    const { filename, totals } = job;
    const before = { kind: job.kind, filename, created: totals.created, updated: totals.updated };
    await recordAudit(transaction, act.now, [
      { actorId: act.actorId, entity: 'import', entityId: job.id, action: 'undone', before, after: null },
    ]);
  });
}

/**
 * The obstacle where goals that dealers accepted get worse, which nobody has confirmed though the settings want it: they
 * have changed since the undoing began, or the figures have.
 */
async function unconfirmedWorsening(
  transaction: Database,
  { id, kind, filename, confirmedBy }: ImportJob,
): Promise<readonly ImportObstacle[]> {
  const { goalsWorsening: mode } = await approvalTerms(transaction);
  if (mode === 'told' || (mode === 'twoPersons' && confirmedBy !== null)) return [];
  const effects = await kinds[kind].worseningsOfUndo(transaction, id);
  return effects.length === 0 ? [] : [{ kind: 'worseForDealers', text: filename, id }];
}
