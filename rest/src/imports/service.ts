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
import { changedBy } from './sales/changedTires.js';
import { named } from './record/laterChanges.js';
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

/** The context of the imports' services, beside that of every area. */
export interface ImportContext extends ServiceContext {
  /** Tells the worker that there is work. */
  readonly wakeImports: () => void;
  /** The import that this process works on while its transaction holds the embedded database, as far as it is. */
  readonly importInHand?: (id: number) => FoundImport | undefined;
}

/**
 * Takes a file in, to be read in the background. The same file of a user again, while it is being applied or is applied,
 * is the earlier import; pushed again, also while that one is read or waits to be confirmed.
 *
 * @param options.isPush whether it is applied by itself once it is read; default: somebody looks at its preview first
 * @param options.isGenerated whether the portal wrote the file: it is always a new import
 * @throws Refusal PAYLOAD_TOO_LARGE; BAD_USER_INPUT for a file without bytes, reason emptyBody, for an upload that cannot
 *   be used, and for a push of another content type, reason wrongContentType
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
      const about = { kind, filename, size, contentHash, storageKey, pushedAs, isGenerated };
      const values = { ...about, createdBy: caller.userId, createdAt: now };
      return { isNew: true, job: await insertImport(transaction, values) };
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
  };
}

/** A page of the history. */
export async function importsTable({ database }: ServiceContext, state: ImportTableState) {
  const { items, total } = await importPage(database, state);
  return { items: items.map(rowView), total };
}

/** An import, as the history shows it. */
export function rowView({ job, createdBy }: Awaited<ReturnType<typeof importPage>>['items'][number]): ImportRowView {
  const { id, kind, status, filename, size, rowsRead, rowsValid, errorCount } = job;
  return {
    ...{ id, kind, status, filename, size, rowsRead, rowsValid, errorCount },
    createdAt: job.createdAt.toISOString(),
    createdBy: createdBy === null ? null : (createdBy.name ?? createdBy.username),
    appliedAt: job.appliedAt?.toISOString() ?? null,
    undoneAt: job.undoneAt?.toISOString() ?? null,
  };
}

/**
 * Has an import applied, in the background. Of the same file loaded several times, one is applied: the database decides.
 *
 * @throws Refusal NOT_FOUND; CONFLICT, reason importNotReady: it is being read, failed, was undone, or the same file is
 *   applied already; importHasErrors: without skipInvalid, or with no row that is right; importHasWarnings: some that want
 *   confirmation, without it
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
  /** Whether somebody has looked at the warnings that want it. */
  readonly confirmWarnings: boolean;
  /** Null for an operator's command. */
  readonly actorId: number | null;
}

/**
 * Makes the applying of an import the worker's next task.
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
 * Has an import undone, in the background. What comes in between and stands in the way, the import itself names then.
 *
 * @throws Refusal NOT_FOUND; CONFLICT, reason importNotReady for one that is not applied; laterChanges where something
 *   depends on it by now, with what that is; approvalPending
 * @returns the import; with it, where it changes more tyres than one person may undo, the request that waits for a second
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
    const obstacles = await kinds[job.kind].obstacles(transaction, id, 'look');
    if (obstacles.length > 0) throw new Refusal('CONFLICT', { reason: 'laterChanges', ...named(obstacles) });
    const { undo: limit } = await approvalTerms(transaction);
    if (confirmation === 'wanted' && limit.on) {
      const undo = await changedBy(transaction, id);
      const asked = { kind: 'undo' as const, subject: `undo ${id}`, importId: id, request: { undo } };
      if (undo.tires > limit.tires) return propose(transaction, caller, clock.now(), asked);
    }
    await settle(transaction, job, { status: 'undoing', actedBy: caller.userId, ...named([]), failure: null });
    return undefined;
  });
  if (approval === undefined) wakeImports();
  return { import: await importDetails(context, id), approval };
}

/**
 * What the undoing of an import leaves as it is.
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

/** How a file of a kind begins: its columns, and a line to be replaced. */
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
