import { isDeepStrictEqual } from 'node:util';
import { propose, type NewApproval } from '../../decisions/approvals/requests/proposing.js';
import type { ApprovalView } from '../../decisions/approvals/requests/schemas.js';
import { needsSecond } from '../../decisions/approvals/requests/worsenings.js';
import type { ImportKind } from '@gdd/schema/campaigns';
import { confirmationOf, missingConfirmations, type ImportWorsening } from '@gdd/schema/imports';
import type { Database } from '../../ground/database/connections/connection.js';
import type { FileInput } from '../../ground/files/fileBody.js';
import { abandonFile, receiveFile, takeUpload } from '../../ground/files/uploads.js';
import { lossesIn } from '../../programme/memberships/goals/effects.js';
import type { GoalsRequest } from '../../ground/database/tables/programme/approvals.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { notFound, Refusal } from '../../ground/platform/http/errors.js';
import { violatedConstraint } from '../../ground/database/connections/failures.js';
import { takeLock } from '../../ground/database/connections/locks.js';
import { kinds } from './kinds.js';
import { mildestOf, requestForGoals, requestForTires, requestForUndo, type GivenOptions } from './requests.js';
import { reasonSentence } from './files/texts.js';
import { columnsView } from './mapping/service.js';
import { awaitsColumns } from './record/awaitsColumns.js';
import { takenTires, undoneTires, type ChangedTires } from './sales/changedTires.js';
import { countTires } from './sales/dayTires.js';
import { obstacleFields } from './record/laterChanges.js';
import {
  importById,
  importForUpdate,
  importPage,
  insertImport,
  liveImport,
  settle,
  waitingPush,
  type FoundImport,
} from './record/queries.js';
import { pushFormatOf } from './record/pushFormat.js';
import type { ImportJob } from './record/kind.js';
import type { ImportDetail, ImportRowView, ImportTableState, ImportUndo } from './record/schemas.js';

/** The context of the import services. */
export interface ImportContext extends ServiceContext {
  /** Wakes the worker: there is work. */
  readonly wakeImports: () => void;
  /**
   * The import with its progress, where this process works on it in a transaction that blocks the embedded database, so
   * that its row cannot be read; else undefined.
   */
  readonly importInHand?: (id: number) => FoundImport | undefined;
}

/**
 * Receives a file, which is then read in the background. Where the same file of a user is being applied or is applied
 * already, that import is returned instead; for a push also where it is being read or waits to be confirmed.
 *
 * @param options.isPush whether the import is applied automatically once it is read; default: it waits for
 *   `applyImport`
 * @param options.isGenerated whether the portal wrote the file: it is always a new import
 * @throws Refusal PAYLOAD_TOO_LARGE; BAD_USER_INPUT for a file without bytes, reason emptyBody, for an upload that
 *   cannot be used, and for a push of another content type, reason wrongContentType
 */
export async function startImport(
  context: ImportContext,
  caller: SignedIn,
  kind: ImportKind,
  input: FileInput,
  { isPush = false, isGenerated = false }: { readonly isPush?: boolean; readonly isGenerated?: boolean } = {},
): Promise<{ readonly isNew: boolean; readonly import: ImportDetail }> {
  const { database, clock, wakeImports } = context;
  const purpose = 'import';
  const upload =
    input.kind === 'upload'
      ? input.id
      : (await receiveFile(context, caller, { purpose, ...input.file }, input.file.bytes)).id;
  const now = clock.programmeNow();
  const started = await database.transaction(async (transaction) => {
    if (isPush) await takeLock(transaction, 'pushes');
    const file = await takeUpload(transaction, caller, upload, purpose, clock);
    const pushedAs = isPush ? pushFormatOf(file.contentType) : null;
    const earlier = isGenerated
      ? undefined
      : ((await liveImport(transaction, kind, file.contentHash)) ??
        (isPush ? await waitingPush(transaction, kind, file.contentHash) : undefined));
    if (earlier === undefined) {
      const { filename, size, contentHash, storageKey } = file;
      const job = await insertImport(transaction, {
        kind,
        filename,
        size,
        contentHash,
        storageKey,
        pushedAs,
        isGenerated,
        createdBy: caller.userId,
        createdAt: now,
      });
      return { isNew: true, job };
    }
    await abandonFile(transaction, caller, purpose, file);
    return { isNew: false, job: earlier };
  });
  if (started.isNew) wakeImports();
  return { isNew: started.isNew, import: await importDetails(context, started.job.id) };
}

/**
 * One import.
 *
 * @throws Refusal NOT_FOUND
 */
export async function importDetails({ database, importInHand }: ImportContext, id: number): Promise<ImportDetail> {
  const row = importInHand?.(id) ?? (await importById(database, id));
  if (row === undefined) throw notFound();
  const { job } = row;
  return {
    ...rowView(row),
    errors: job.errors.map((problem) => ({ ...problem, message: reasonSentence(problem) })),
    groups: [...job.groups],
    sample: [...job.sample],
    warnings: job.warnings.map((warning) => ({
      ...warning,
      examples: [...warning.examples],
      confirmation: confirmationOf(warning.code) ?? null,
    })),
    prizes: [...job.prizes],
    worsening: job.worsening === null ? null : worseningView(job.worsening),
    totals: { ...job.totals, months: [...job.totals.months] },
    progress: { done: job.progressDone, total: job.progressTotal },
    failure: job.failure,
    obstacles: [...job.obstacles],
    obstacleCount: job.obstacleCount,
    columns: columnsView(job),
  };
}

const worseningView = ({ goals, ...losses }: ImportWorsening) => ({
  ...losses,
  goals: goals.map(({ terms, ...goal }) => ({ ...goal, terms: [...terms] })),
});

/** A page of the history of imports. */
export async function importsTable({ database }: ServiceContext, state: ImportTableState) {
  const { items, total } = await importPage(database, state);
  return { items: items.map(rowView), total };
}

/** An import in the history. */
export function rowView({ job, createdBy }: Awaited<ReturnType<typeof importPage>>['items'][number]): ImportRowView {
  const { id, kind, status, filename, size, rowsRead, rowsValid, errorCount } = job;
  return {
    id,
    kind,
    status,
    awaitsColumns: awaitsColumns(job),
    filename,
    size,
    rowsRead,
    rowsValid,
    errorCount,
    createdAt: job.createdAt.toISOString(),
    createdBy: createdBy === null ? null : (createdBy.name ?? createdBy.username),
    appliedAt: job.appliedAt?.toISOString() ?? null,
    undoneAt: job.undoneAt?.toISOString() ?? null,
  };
}

/** An import, with the request for approval where a second person has to confirm the call. */
export interface ImportOutcome {
  readonly import: ImportDetail;
  readonly approval?: ApprovalView | undefined;
}

/**
 * Starts applying an import in the background. Of several imports with the same content only one can be applied; a
 * unique index ensures it.
 *
 * @throws Refusal NOT_FOUND; CONFLICT, reason importNotReady: it is being read, failed, was undone, or the same content
 *   is applied already; importHasErrors: rows are in error without skipInvalid, or no row is valid; importHasEqualLines
 *   and importHasWarnings: warnings need a confirmation that was not given; worseForDealers; approvalPending
 * @returns the import; with `approval`, where it waits for a second person: goals make something worse, or rows take more
 *   tyres from existing lines than one person may
 */
export async function applyImport(
  context: ImportContext,
  caller: SignedIn,
  id: number,
  options: GivenOptions,
  confirmed: ConfirmedBySecond = {},
): Promise<ImportOutcome> {
  const now = context.clock.programmeNow();
  const approval = await context.database.transaction(async (transaction) => {
    const { userId: actorId, confirmedBy } = caller;
    const request = await beginApplying(transaction, id, { ...options, actorId, confirmedBy, now, confirmed });
    return request && propose(transaction, caller, now, request);
  });
  if (approval === undefined) context.wakeImports();
  return { import: await importDetails(context, id), approval };
}

/** What a second person has confirmed when an import is applied: the goals that get worse, or the tyres that are taken away. */
interface ConfirmedBySecond {
  readonly goals?: true;
  readonly tires?: ChangedTires;
}

interface ApplyOptions extends GivenOptions {
  /** Null for a command of the operator. */
  readonly actorId: number | null;
  /** The user who has confirmed it as a second person. Default: none was asked. */
  readonly confirmedBy?: number | null | undefined;
  readonly now: Date;
  /** What a second person has confirmed. Default: nothing. */
  readonly confirmed?: ConfirmedBySecond;
}

/**
 * Sets an import to `applying`, so that the worker applies it. Does nothing where it is applying or applied already.
 *
 * @returns what a second person has to approve first, which the caller asks for; undefined: it is applied
 * @throws Refusal as `applyImport`, but approvalPending
 */
export async function beginApplying(
  database: Database,
  id: number,
  { skipInvalid, actorId, confirmedBy = null, now, confirmed = {}, ...given }: ApplyOptions,
): Promise<NewApproval | undefined> {
  const begin = database.transaction(async (transaction) => {
    const job = await importForUpdate(transaction, id);
    if (job === undefined) throw notFound();
    if (job.status === 'applying' || job.status === 'applied') return undefined;
    if (job.status !== 'ready' && job.status !== 'invalid') throw new Refusal('CONFLICT', { reason: 'importNotReady' });
    const hasErrors = job.status === 'invalid';
    if (hasErrors && (!skipInvalid || job.rowsValid === 0))
      throw new Refusal('CONFLICT', { reason: 'importHasErrors' });
    const missing = missingConfirmations(job.warnings, given);
    if (missing.includes('equalLines')) throw new Refusal('CONFLICT', { reason: 'importHasEqualLines' });
    if (missing.length > 0) throw new Refusal('CONFLICT', { reason: 'importHasWarnings' });
    const input = { skipInvalid, ...given };
    const confirmation = confirmed.tires === undefined ? 'wanted' : 'given';
    const counted =
      job.kind === 'sales' ? await countTires(transaction, { actorId, now, confirmation }, takenTires(id)) : undefined;
    if (counted?.needsSecond === true) return requestForTires(id, input, counted);
    const { worsening } = job;
    const ofGoals = confirmed.goals === true ? 'given' : 'wanted';
    if (worsening !== null && (await needsSecond(transaction, 'goalsWorsening', ofGoals)))
      return requestForGoals(id, input, worsening);
    await settle(transaction, job, {
      status: 'applying',
      skipInvalid: hasErrors,
      actedBy: actorId,
      confirmedBy,
      allowedTires: (confirmed.tires ?? counted)?.tires ?? null,
      failure: null,
      progressDone: 0,
      progressTotal: job.rowsValid,
    });
    return undefined;
  });
  return begin.catch((error: unknown) => {
    if (violatedConstraint(error) !== 'imports_content_unique') throw error;
    throw new Refusal('CONFLICT', { reason: 'importNotReady' });
  });
}

/**
 * Starts undoing an import in the background. Obstacles that arise before the worker gets to it are reported in the
 * import (`obstacles`), which then stays applied.
 *
 * @throws Refusal NOT_FOUND; CONFLICT, reason importNotReady for an import that is not applied; laterChanges with the
 *   obstacles; worseForDealers; approvalPending; previewOutdated where it makes other things worse than were confirmed
 * @returns the import; with `approval`, where it waits for a second person: it changes more tyres than one person may, or
 *   makes goals that dealers accepted worse
 */
export async function undoImport(
  context: ImportContext,
  caller: SignedIn,
  id: number,
  confirmed: ConfirmedUndo = {},
): Promise<ImportOutcome> {
  const { database, clock, wakeImports } = context;
  const now = clock.programmeNow();
  const approval = await database.transaction(async (transaction) => {
    const job = await importForUpdate(transaction, id);
    if (job === undefined) throw notFound();
    if (job.status === 'undoing' || job.status === 'undone') return undefined;
    if (job.status !== 'applied') throw new Refusal('CONFLICT', { reason: 'importNotReady' });
    const obstacles = await kinds[job.kind].obstacles(transaction, id, 'preview');
    if (obstacles.length > 0) throw new Refusal('CONFLICT', { reason: 'laterChanges', ...obstacleFields(obstacles) });
    const confirmation = confirmed.tires === true ? 'given' : 'wanted';
    const undo = await countTires(transaction, { actorId: caller.userId, now, confirmation }, undoneTires(id));
    if (undo?.needsSecond === true) {
      const request = { undo: { tires: undo.tires, lines: undo.lines } };
      return propose(transaction, caller, now, { kind: 'undo', subject: `undo ${id}`, importId: id, request });
    }
    const waiting = await proposeUndoOfGoals(transaction, caller, now, job, confirmed.goals);
    if (waiting !== undefined) return waiting;
    await settle(transaction, job, {
      status: 'undoing',
      actedBy: caller.userId,
      confirmedBy: caller.confirmedBy ?? null,
      ...obstacleFields([]),
      failure: null,
    });
    return undefined;
  });
  if (approval === undefined) wakeImports();
  return { import: await importDetails(context, id), approval };
}

/** What a second person has confirmed when an import is undone: the tyres that it changes, or the goals that get worse. */
interface ConfirmedUndo {
  readonly tires?: true;
  readonly goals?: Pick<GoalsRequest, 'dealers' | 'worsenings'>;
}

/**
 * Requests the approval of an undoing that makes something worse for dealers that accepted their goals.
 *
 * @returns undefined where it is undone at once
 * @throws Refusal CONFLICT, reason worseForDealers, approvalPending, or previewOutdated where other things get worse than
 *   were confirmed
 */
async function proposeUndoOfGoals(
  transaction: Database,
  caller: SignedIn,
  now: Date,
  { id, kind }: ImportJob,
  confirmed: ConfirmedUndo['goals'],
): Promise<ApprovalView | undefined> {
  const effects = await kinds[kind].worseningsOfUndo(transaction, id);
  const worsenings = mildestOf(effects.flatMap((effect) => effect.worsenings));
  if (confirmed !== undefined) {
    const { dealers } = confirmed;
    const isSame = isDeepStrictEqual(
      { dealers: effects.length, worsenings },
      { dealers, worsenings: confirmed.worsenings },
    );
    if (!isSame) throw new Refusal('CONFLICT', { reason: 'previewOutdated' });
  }
  if (effects.length === 0) return undefined;
  if (!(await needsSecond(transaction, 'goalsWorsening', confirmed === undefined ? 'wanted' : 'given')))
    return undefined;
  return propose(transaction, caller, now, await requestForUndo(transaction, id, effects));
}

/**
 * What the undoing of an import would leave unchanged, and what it would make worse for dealers that accepted.
 *
 * @throws Refusal NOT_FOUND
 */
export async function undoPreview({ database }: ServiceContext, id: number): Promise<ImportUndo> {
  const row = await importById(database, id);
  if (row === undefined) throw notFound();
  const kind = kinds[row.job.kind];
  const effects = await kind.worseningsOfUndo(database, id);
  return {
    closedCampaigns: [...(await kind.closedCampaigns(database, id))],
    worsening: effects.length === 0 ? null : lossesIn(effects),
  };
}
