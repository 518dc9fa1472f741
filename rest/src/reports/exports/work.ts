/** Making one export: a file of one snapshot of the database; the same data give the same bytes. */
import { Readable } from 'node:stream';
import { exportAccess, type ExportFailure } from '@gdd/schema/exports';
import { inSnapshot } from '../../ground/database/connections/longTransaction.js';
import { callerOfUser } from '../../people/auth/sessions.js';
import type { Downloads } from '../../ground/files/downloads.js';
import type { Download } from '../../ground/files/fileContent.js';
import { isSignedIn, requireAccess, type SignedIn } from '../../ground/platform/http/caller.js';
import { readingOnly, type ServiceContext } from '../../ground/platform/context.js';
import { Refusal } from '../../ground/platform/http/errors.js';
import type { Progress } from '../../ground/platform/work/jobs.js';
import { newStorageKey } from '../../ground/platform/storage/storage.js';
import { noteFileOfTry, settleExport, type ExportJob } from './queries.js';
import { documentDownload, lacksPages, requireSameReader } from './documents.js';
import { exportRoutes } from './types.js';

/** The context of the worker. */
export interface ExportWorkContext extends ServiceContext {
  /** The download routes, whose `produce` jobs call. */
  readonly downloads: Downloads;
}

/** Limit of a file's size. */
const maxBytes = 4_000_000_000;

/**
 * Makes the file of an export from the data found by this try. The clock shows when the export was requested, so that
 * nothing in the file depends on the try.
 *
 * @param progress throws to stop the work; the partial file is then deleted
 */
export async function makeExport(context: ExportWorkContext, job: ExportJob, progress: Progress): Promise<void> {
  const { database, clock, storage } = context;
  if (lacksPages(job)) {
    await settleExport(database, job, { status: 'failed', failure: 'interrupted', finishedAt: clock.programmeNow() });
    return;
  }
  const storageKey = newStorageKey();
  if (!(await noteFileOfTry(database, job, storageKey))) return;
  // the file of an earlier try that ended before its outcome was stored
  if (job.storageKey !== null) await storage.delete(job.storageKey);
  let isStored = false;
  try {
    const made = await inSnapshot(readingOnly(context).database, (snapshot) =>
      writeFile({ ...context, database: snapshot, reading: undefined }, job, storageKey, progress),
    );
    // if settling throws, the row may already name the file: it stays, and a next try would delete it
    isStored = true;
    isStored = await settleExport(database, job, { status: 'done', finishedAt: clock.programmeNow(), ...made });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await settleExport(database, job, {
      status: 'failed',
      failure: failureOf(error),
      finishedAt: clock.programmeNow(),
    });
  } finally {
    if (!isStored) await storage.delete(storageKey);
  }
}

async function writeFile(context: ExportWorkContext, job: ExportJob, storageKey: string, progress: Progress) {
  const { storage } = context;
  const caller = await ownerOf(context, job);
  const { filename, contentType, content } = await downloadOf(context, job, caller);
  if (content.kind !== 'generated') throw new Error('An export is no stored file.');
  let rows = 0;
  const chunks = content.chunks({
    wantsTotal: true,
    row: (done, total) => {
      rows = done;
      progress(done, total);
    },
  });
  const stored = await storage.write(storageKey, Readable.from(chunks, { objectMode: false }), { maxBytes });
  return {
    filename,
    contentType,
    ...stored,
    rows,
    progressDone: rows,
    progressTotal: rows,
    memberId: caller.member.id,
  };
}

async function downloadOf(context: ExportWorkContext, job: ExportJob, caller: SignedIn): Promise<Download> {
  if (job.type === 'document') return documentDownload(context.database, job);
  const route = context.downloads.get(exportRoutes[job.type]);
  if (route === undefined) throw new Error(`No route answers exports of the type ${job.type}.`);
  return route.produce(caller, job.input, {
    ...context,
    clock: { ...context.clock, now: () => context.clock.now(), programmeNow: () => job.createdAt },
    programmeDay: () => job.day,
  });
}

/**
 * The owner of an export, with the current permissions.
 *
 * @throws Refusal FORBIDDEN if the owner may no longer export this
 */
async function ownerOf(context: ExportWorkContext, job: ExportJob): Promise<SignedIn> {
  const caller = await callerOfUser(context, job.userId);
  if (caller === null || !isSignedIn(caller)) throw new Refusal('FORBIDDEN');
  requireAccess(exportAccess[job.type], caller);
  requireSameReader(job, caller);
  return caller;
}

function failureOf({ code }: Refusal): ExportFailure {
  switch (code) {
    case 'FORBIDDEN':
      return 'forbidden';
    case 'PAYLOAD_TOO_LARGE':
      return 'tooLarge';
    default:
      return 'refused';
  }
}
