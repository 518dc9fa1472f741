import { propose, type Confirmation } from '../approvals/requests/proposing.js';
import type { ApprovalView } from '../approvals/requests/schemas.js';
import { approvalTerms } from '../approvals/requests/terms.js';
import type { ImportKind } from '@gdd/schema/campaigns';
import { Readable } from 'node:stream';
import type { Database } from '../database/connections/connection.js';
import type { Download } from '../files/fileContent.js';
import type { FileInput } from '../files/fileBody.js';
import { abandonFile, receiveFile, takeUpload } from '../files/uploads.js';
import type { SignedIn } from '../platform/http/caller.js';
import type { ServiceContext } from '../platform/context.js';
import { notFound, Refusal } from '../platform/http/errors.js';
import { violatedConstraint } from '../database/connections/failures.js';
import { takeLock } from '../database/connections/locks.js';
import { spreadsheet, spreadsheetTypes } from '../platform/spreadsheets/spreadsheet.js';
import type { Column } from '../platform/spreadsheets/columns.js';
import { kinds } from './kinds.js';
import { reasonSentence } from './files/texts.js';
import { columnsView } from './mapping/service.js';
import { changedBy } from './sales/changedTires.js';
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
  const now = clock.now();
  const started = await database.transaction(async (transaction) => {
    if (isPush) await takeLock(transaction, 'pushes');
    const file = await takeUpload(transaction, caller, upload, purpose, now);
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
  const found = importInHand?.(id) ?? (await importById(database, id));
  if (found === undefined) throw notFound();
  const { job } = found;
  return {
    ...rowView(found),
    errors: job.errors.map((problem) => ({ ...problem, message: reasonSentence(problem) })),
    groups: [...job.groups],
    sample: [...job.sample],
    warnings: job.warnings.map((warning) => ({ ...warning, examples: [...warning.examples] })),
    prizes: [...job.prizes],
    totals: { ...job.totals, months: [...job.totals.months] },
    progress: { done: job.progressDone, total: job.progressTotal },
    failure: job.failure,
    obstacles: [...job.obstacles],
    obstacleCount: job.obstacleCount,
    columns: columnsView(job),
  };
}

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

/**
 * Starts applying an import in the background. Of several imports with the same content only one can be applied; a
 * unique index ensures it.
 *
 * @throws Refusal NOT_FOUND; CONFLICT, reason importNotReady: it is being read, failed, was undone, or the same content
 *   is applied already; importHasErrors: rows are in error without skipInvalid, or no row is valid; importHasWarnings:
 *   warnings need a confirmation that was not given
 */
export async function applyImport(
  context: ImportContext,
  caller: SignedIn,
  id: number,
  options: Omit<ApplyOptions, 'actorId'>,
): Promise<ImportDetail> {
  await beginApplying(context.database, id, { ...options, actorId: caller.userId });
  context.wakeImports();
  return importDetails(context, id);
}

interface ApplyOptions {
  /** Whether the rows in error are left out. */
  readonly skipInvalid: boolean;
  /** Whether the user has confirmed the warnings that need it. */
  readonly confirmWarnings: boolean;
  /** Null for a command of the operator. */
  readonly actorId: number | null;
}

/**
 * Sets an import to `applying`, so that the worker applies it. Does nothing where it is applying or applied already.
 *
 * @throws Refusal as `applyImport`
 */
export async function beginApplying(
  database: Database,
  id: number,
  { skipInvalid, confirmWarnings, actorId }: ApplyOptions,
): Promise<void> {
  const begin = database.transaction(async (transaction) => {
    const job = await importForUpdate(transaction, id);
    if (job === undefined) throw notFound();
    if (job.status === 'applying' || job.status === 'applied') return;
    if (job.status !== 'ready' && job.status !== 'invalid') throw new Refusal('CONFLICT', { reason: 'importNotReady' });
    const hasErrors = job.status === 'invalid';
    if (hasErrors && (!skipInvalid || job.rowsValid === 0))
      throw new Refusal('CONFLICT', { reason: 'importHasErrors' });
    if (!confirmWarnings && job.warnings.some(({ needsConfirmation }) => needsConfirmation))
      throw new Refusal('CONFLICT', { reason: 'importHasWarnings' });
    await settle(transaction, job, {
      status: 'applying',
      skipInvalid: hasErrors,
      actedBy: actorId,
      failure: null,
      progressDone: 0,
      progressTotal: job.rowsValid,
    });
  });
  await begin.catch((error: unknown) => {
    if (violatedConstraint(error) !== 'imports_content_unique') throw error;
    throw new Refusal('CONFLICT', { reason: 'importNotReady' });
  });
}

/**
 * Starts undoing an import in the background. Obstacles that arise before the worker gets to it are reported in the
 * import (`obstacles`), which then stays applied.
 *
 * @throws Refusal NOT_FOUND; CONFLICT, reason importNotReady for an import that is not applied; laterChanges with the
 *   obstacles; approvalPending
 * @returns the import; with `approval`, where it changes more tyres than one person may undo and waits for a second
 *   person
 */
export async function undoImport(
  context: ImportContext,
  caller: SignedIn,
  id: number,
  confirmation: Confirmation = 'wanted',
): Promise<{ readonly import: ImportDetail; readonly approval?: ApprovalView | undefined }> {
  const { database, clock, wakeImports } = context;
  const approval = await database.transaction(async (transaction) => {
    const job = await importForUpdate(transaction, id);
    if (job === undefined) throw notFound();
    if (job.status === 'undoing' || job.status === 'undone') return undefined;
    if (job.status !== 'applied') throw new Refusal('CONFLICT', { reason: 'importNotReady' });
    const obstacles = await kinds[job.kind].obstacles(transaction, id, 'preview');
    if (obstacles.length > 0) throw new Refusal('CONFLICT', { reason: 'laterChanges', ...obstacleFields(obstacles) });
    const { undo: limit } = await approvalTerms(transaction);
    if (confirmation === 'wanted' && limit.on) {
      const undo = await changedBy(transaction, id);
      const proposal = { kind: 'undo' as const, subject: `undo ${id}`, importId: id, request: { undo } };
      if (undo.tires > limit.tires) return propose(transaction, caller, clock.now(), proposal);
    }
    await settle(transaction, job, { status: 'undoing', actedBy: caller.userId, ...obstacleFields([]), failure: null });
    return undefined;
  });
  if (approval === undefined) wakeImports();
  return { import: await importDetails(context, id), approval };
}

/**
 * What the undoing of an import would leave unchanged.
 *
 * @throws Refusal NOT_FOUND
 */
export async function undoPreview({ database }: ServiceContext, id: number): Promise<ImportUndo> {
  const found = await importById(database, id);
  if (found === undefined) throw notFound();
  return { closedCampaigns: [...(await kinds[found.job.kind].closedCampaigns(database, id))] };
}

/**
 * The bad rows of an import, as a file.
 *
 * @throws Refusal NOT_FOUND, also for an import without any
 */
export async function importErrors({ database }: ServiceContext, id: number): Promise<Download> {
  const errorsFile = (await importById(database, id))?.job.errorsFile;
  if (errorsFile == null) throw notFound();
  return {
    filename: `errori-importazione-${id}.csv`,
    contentType: spreadsheetTypes.csv,
    content: { kind: 'stored', ...errorsFile },
  };
}

const templateNames: Readonly<Record<ImportKind, string>> = {
  sales: 'modello-vendite.csv',
  network: 'modello-rete.csv',
  goals: 'modello-obiettivi.csv',
};

/** The template of a kind of import: a CSV with its columns and an example row. */
export function importTemplate(kind: ImportKind): Download {
  const { columns, example } = kinds[kind];
  const written = columns.all.map((header, place): Column<readonly string[]> => ({
    kind: 'text',
    header,
    value: (cells) => cells[place] ?? null,
  }));
  return {
    filename: templateNames[kind],
    contentType: spreadsheetTypes.csv,
    content: {
      kind: 'generated',
      isExport: false,
      chunks: () => spreadsheet('csv', kind, written, Readable.from([example]) as AsyncIterable<readonly string[]>),
    },
  };
}
