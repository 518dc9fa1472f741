/** The work on one import: reading, applying, undoing. Whatever is interrupted is begun again, and nothing is done twice. */
import { isDeepStrictEqual } from 'node:util';
import { inLongTransaction } from '../database/connections/longTransaction.js';
import { publishEvent } from '../events/publish.js';
import { recordAudit } from '../platform/audit.js';
import type { Clock } from '../clock.js';
import type { Storage } from '../platform/storage/storage.js';
import type { FileSource } from '../platform/spreadsheets/table.js';
import { groupsOf, rowsInError } from './files/fileRows.js';
import { writeErrorsFile } from './files/errorsFile.js';
import {
  listedProblems,
  type Checked,
  type ImportJob,
  type Progress,
  type ReadFile,
  type RowsContext,
} from './record/kind.js';
import { kinds } from './kinds.js';
import { named } from './record/laterChanges.js';
import { settle, settleFailed, statusOf } from './record/queries.js';
import { RefusedFile, UnreadableFile } from './files/tableFile.js';
import { takeLock } from '../database/connections/locks.js';
import type { Database } from '../database/connections/connection.js';
import { Refusal } from '../platform/http/errors.js';
import { beginApplying } from './service.js';

export interface WorkContext extends RowsContext {
  readonly storage: Storage;
  readonly clock: Clock;
}

/**
 * Does what the status of an import asks for.
 *
 * @param progress throws when the work is to stop: what was done in the transaction at hand is taken back
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

function sourceOf({ storage }: WorkContext, { storageKey, size, pushedAs }: ImportJob): FileSource {
  const isJsonLines = pushedAs === 'jsonLines';
  return { size, isJsonLines, open: async (range) => (await storage.read(storageKey, range)).stream };
}

async function readImport(context: WorkContext, job: ImportJob, progress: Progress): Promise<void> {
  const kind = kinds[job.kind];
  await orRefuse(context, job, async () => {
    const file = await kind.read(context, job, sourceOf(context, job), { again: true, progress });
    await previewImport(context, job, file);
  });
}

/** Finds out what a file would change, and writes it: ready to be applied, or with rows in error. */
async function previewImport(context: WorkContext, job: ImportJob, file: ReadFile): Promise<void> {
  const checked = await inLongTransaction(context.database, (transaction) => file.check(transaction, 'preview'));
  const { rowsRead, errorCount, sample, warnings, prizes } = checked;
  const errorsFile = errorCount === 0 ? null : await errorsFileOf(context, job, file.problems());
  await context.database.transaction(async (transaction) => {
    await settle(transaction, job, {
      ...counts(checked),
      sample,
      warnings,
      prizes,
      noneKnownAsOf: checked.noneKnownAsOf ?? null,
      status: errorCount === 0 ? 'ready' : 'invalid',
      skipInvalid: false,
      errorsFile,
      progressDone: rowsRead,
      progressTotal: rowsRead,
    });
    if (job.pushedAs !== null) await applyPush(transaction, job);
  });
  await forgetErrorsFile(context, job);
}

/** Has a push applied but for its rows in error, unless it is as a file that somebody has to look at. */
async function applyPush(transaction: Database, { id, createdBy }: ImportJob): Promise<void> {
  const options = { skipInvalid: true, confirmWarnings: false, actorId: createdBy };
  await beginApplying(transaction, id, options).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
}

/** The file of an earlier look at the rows: another has taken its place. */
async function forgetErrorsFile({ storage }: WorkContext, { errorsFile }: ImportJob): Promise<void> {
  if (errorsFile !== null) await storage.delete(errorsFile.storageKey);
}

function counts({ rowsRead, errorCount, errors, groups, totals }: Checked) {
  return { rowsRead, rowsValid: rowsRead - errorCount, errorCount, errors, groups, totals };
}

function errorsFileOf(context: WorkContext, job: ImportJob, problems: ReturnType<ReadFile['problems']>) {
  return writeErrorsFile(context.storage, kinds[job.kind].columns, sourceOf(context, job), problems);
}

/** Does work on a file; one that is no table with its columns is an import in error, or one that failed. */
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
        // Several things may be wrong with one row, such as the header.
        errorCount: rowsInError(problems),
        errors: problems.slice(0, listedProblems),
        groups: groupsOf(problems),
        sample: [],
        warnings: [],
        prizes: [],
        errorsFile,
      });
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
    const file = await kind.read(context, job, sourceOf(context, job), { again: false, progress });
    const act = { actorId: job.actedBy, now: clock.now(), importId: job.id };
    const outcome = await inLongTransaction(database, async (transaction) => {
      await takeLock(transaction, 'imports');
      // another replica may have done it while this one waited
      if ((await statusOf(transaction, job.id)) !== job.status) return undefined;
      const checked = await file.check(transaction, 'apply');
      const isWrong = checked.errorCount > 0 && (!job.skipInvalid || checked.errorCount === checked.rowsRead);
      if (isWrong) return { checked, isApplied: false };
      const totals = await file.apply(transaction, act, progress);
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
    // what was right when it was previewed may be wrong by now: somebody looks at it again
    if (!outcome.isApplied) return previewImport(context, job, file);
    await renewErrorsFile(context, job, outcome.checked, file);
    await kind.forget(database, job.id);
  });
}

/** Lists the rows that were left out, where they are not those of the preview. */
async function renewErrorsFile(context: WorkContext, job: ImportJob, checked: Checked, file: ReadFile): Promise<void> {
  const { errorCount, errors } = checked;
  if (errorCount === job.errorCount && isDeepStrictEqual(errors, job.errors)) return;
  const errorsFile = errorCount === 0 ? null : await errorsFileOf(context, job, file.problems());
  await settle(context.database, { ...job, status: 'applied' }, { status: 'applied', errorsFile });
  await forgetErrorsFile(context, job);
}

async function undoImport({ database, clock }: WorkContext, job: ImportJob): Promise<void> {
  const kind = kinds[job.kind];
  const act = { actorId: job.actedBy, now: clock.now(), importId: job.id, isUndo: true } as const;
  await inLongTransaction(database, async (transaction) => {
    await takeLock(transaction, 'imports');
    if ((await statusOf(transaction, job.id)) !== job.status) return;
    const obstacles = await kind.obstacles(transaction, job.id, 'undo');
    if (obstacles.length > 0) {
      await settle(transaction, job, { status: 'applied', ...named(obstacles) });
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
