import { documentSchemaName, exportAccess, exportDays } from '@gdd/schema/exports';
import type { SystemClock } from '../../ground/clock.js';
import type { Download } from '../../ground/files/fileContent.js';
import type { Downloads } from '../../ground/files/downloads.js';
import { lockExports, refuseFurtherExport } from '../../ground/files/exportLimit.js';
import { requireAccess, requireStepUp, type SignedIn } from '../../ground/platform/http/caller.js';
import { duringWork, type ServiceContext } from '../../ground/platform/context.js';
import { notFound, Refusal } from '../../ground/platform/http/errors.js';
import { idempotent, type IdempotentRequest } from '../../ground/platform/http/idempotency.js';
import { deleteExportRow, exportOf, exportsOf, insertExport, type ExportJob } from './queries.js';
import { documentSchema, endPages, newDocument, requireSameReader } from './documents.js';
import type { DocumentExportBody, ExportBody, ExportPagesEndBody, ExportView } from './schemas.js';
import { exportRoutes, inputOf } from './types.js';
import type { RunningExport } from './worker.js';

/** The context of the export services. */
export interface ExportContext extends ServiceContext {
  /** Wakes the worker. */
  readonly wakeExports: () => void;
  /** The export that this process is making, if it has this id. */
  readonly exportInHand?: (id: number) => RunningExport | undefined;
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Queues an export (docs/domain/reports.md, 'Exports').
 *
 * @throws Refusal FORBIDDEN for a type that the caller may not export, and with reason stepUpRequired; RATE_LIMITED, reason tooManyExportJobs, for a
 *   third one that awaits pages, is queued or runs; any refusal of the route that streams the same file
 */
export async function requestExport(
  context: ExportContext,
  downloads: Downloads,
  caller: SignedIn,
  body: ExportBody,
  request: IdempotentRequest | undefined,
): Promise<ExportView> {
  const { database, clock, programmeDay, wakeExports } = context;
  const { type, format } = body;
  requireAccess(exportAccess[type], caller);
  const now = clock.programmeNow();
  const planned =
    body.type === 'document'
      ? newDocument(body, caller, clock.now())
      : await plannedFile(downloads, caller, body, clock);
  const view = await idempotent(database, request, clock, async (transaction) => {
    const { userId } = caller;
    await lockExports(transaction, userId);
    await refuseFurtherExport(transaction, userId, 'job', clock.now());
    const expiresAt = new Date(now.getTime() + exportDays * dayMs);
    const values = { userId, type, format, ...planned, day: programmeDay() };
    return viewOf(await insertExport(transaction, { ...values, createdAt: now, expiresAt }), context);
  });
  wakeExports();
  return view;
}

/** The input of the route that streams the same file, which validates it, and the name and type of the file. */
async function plannedFile(
  downloads: Downloads,
  caller: SignedIn,
  body: Exclude<ExportBody, DocumentExportBody>,
  clock: SystemClock,
) {
  const input = inputOf(body);
  const route = downloads.get(exportRoutes[body.type]);
  if (route === undefined) throw new Error(`No route answers exports of the type ${body.type}.`);
  if (route.stepUp) requireStepUp(caller, clock);
  const { filename, contentType } = await route.produce(caller, input);
  return { input, filename, contentType };
}

/**
 * Ends the pages of a document and wakes the worker if its file is to be made.
 *
 * @throws Refusal NOT_FOUND if the export does not await pages
 */
export async function endExportPages(
  context: ExportContext,
  caller: SignedIn,
  id: number,
  body: ExportPagesEndBody,
): Promise<void> {
  if (await endPages(context, caller, id, body)) context.wakeExports();
}

/** The caller's exports, the newest first. */
export async function ownExports(context: ExportContext, { userId }: SignedIn): Promise<ExportView[]> {
  const jobs = await exportsOf(duringWork(context).database, userId, context.clock.programmeNow());
  return jobs.map((job) => viewOf(job, context));
}

/**
 * One of the caller's exports.
 *
 * @throws Refusal NOT_FOUND if it does not exist, belongs to somebody else, or has expired
 */
export async function ownExport(context: ExportContext, caller: SignedIn, id: number): Promise<ExportView> {
  return viewOf(await foundExport(duringWork(context), caller, id), context);
}

/**
 * Deletes an export and its file; one that is not done is cancelled.
 *
 * @throws Refusal NOT_FOUND as `ownExport`
 */
export async function deleteOwnExport(context: ExportContext, caller: SignedIn, id: number): Promise<void> {
  const { database, storage, exportInHand } = context;
  await foundExport(duringWork(context), caller, id);
  // first, because the embedded database deletes the row only after the running work has ended
  exportInHand?.(id)?.drop();
  const deleted = await deleteExportRow(database, id);
  if (deleted?.storageKey != null) await storage.delete(deleted.storageKey);
}

/**
 * The file of one of the caller's exports, if the caller may still export it.
 *
 * @param name the name of the file, or `schema.json` for the JSON Schema of a line of a document; default: the file
 * @throws Refusal NOT_FOUND as `ownExport`, if the export is not done, or for another name; FORBIDDEN if the caller has
 *   lost the permission or belongs to another member than when the file was made
 */
export async function exportFile(
  context: ServiceContext,
  caller: SignedIn,
  id: number,
  name?: string,
): Promise<Download> {
  const job = await foundExport(context, caller, id);
  requireAccess(exportAccess[job.type], caller);
  requireSameReader(job, caller);
  if (name === documentSchemaName) return documentSchema(job);
  const { status, filename, contentType, storageKey, size, contentHash } = job;
  if (status !== 'done' || storageKey === null || size === null || contentHash === null) throw notFound();
  if (name !== undefined && name !== filename) throw notFound();
  if (job.memberId !== caller.member.id) throw new Refusal('FORBIDDEN');
  const content = { kind: 'stored', storageKey, size, contentHash, rows: job.rows } as const;
  return { filename, contentType, exportType: job.type, content };
}

async function foundExport({ database, clock }: ServiceContext, { userId }: SignedIn, id: number): Promise<ExportJob> {
  const job = await exportOf(database, userId, id, clock.programmeNow());
  if (job === undefined) throw notFound();
  return job;
}

function viewOf(job: ExportJob, { exportInHand }: Pick<ExportContext, 'exportInHand'>): ExportView {
  const { id, type, format, status, rows, size, filename, failure } = job;
  const written = { done: job.progressDone, total: job.progressTotal };
  return {
    id,
    type,
    format,
    status,
    rows,
    size,
    filename,
    failure,
    progress: (status === 'running' ? exportInHand?.(id)?.progress : undefined) ?? written,
    sha256: status === 'done' ? job.contentHash : null,
    createdAt: job.createdAt.toISOString(),
    finishedAt: job.finishedAt?.toISOString() ?? null,
    expiresAt: job.expiresAt.toISOString(),
  };
}
