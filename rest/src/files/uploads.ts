/**
 * Files on their way in: announced, sent, and then named by the one call that uses them. What is never used is deleted
 * after a day.
 */
import type { AppSecret } from '@gdd/schema/secret';
import { uploadLimits, uploadPurposes, type UploadPurpose } from '@gdd/schema/campaigns';
import type { Permission } from '@gdd/schema/permissions';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import type { Database } from '../database/connections/connection.js';
import { isConnectionLost } from '../database/connections/failures.js';
import { requireAccess, type SignedIn } from '../platform/http/caller.js';
import type { ServiceContext } from '../platform/context.js';
import { safeFilename } from '../platform/http/disposition.js';
import { Refusal, wrongInput } from '../platform/http/errors.js';
import { newStorageKey, StorageFailure, type Storage, type StoredFile } from '../platform/storage/storage.js';
import { issueTicket, readTicket } from '../platform/secrets/tickets.js';
import {
  beginTry,
  completeUpload,
  deleteUploads,
  insertUpload,
  markUsed,
  uploadsBefore,
  usableUpload,
  type UploadRow,
} from './queries.js';
import type { UploadInput } from './schemas.js';
import { holderOf } from './holder.js';

/** Who may send files for a purpose: whoever may make the call that uses them. */
const senders: Readonly<Record<UploadPurpose, readonly Permission[]>> = {
  import: ['accessImportManager'],
  campaignAttachment: ['accessCampaigns'],
  contentCover: ['accessContentManager'],
  contentFile: ['accessContentManager'],
  contentImage: ['accessContentManager'],
  settlementPayments: ['accessCampaigns'],
  disputeAttachment: ['accessCampaigns', 'accessSubscription'],
};

/** An upload may be used this long after it was announced. */
const usableMs = 24 * 60 * 60 * 1000;
/** Deleted only some time later, so that no call ever uses what is being deleted. */
const deletedAfterMs = usableMs + 60 * 60 * 1000;

const longAgo = new Date(0);

/** A file that was an upload, and belongs to the call that took it. */
interface TakenFile extends StoredFile {
  readonly filename: string;
  readonly contentType: string;
  readonly storageKey: string;
}

const ticketContent = z.object({ uploadId: z.number(), purpose: z.enum(uploadPurposes) });

/**
 * Announces an upload.
 *
 * @returns its id, and the ticket with which the bytes may come
 * @throws Refusal FORBIDDEN without the permission for its purpose; PAYLOAD_TOO_LARGE
 */
export async function announceUpload(
  { database, clock }: ServiceContext,
  caller: SignedIn,
  input: UploadInput,
  secret: AppSecret,
) {
  requireAccess(senders[input.purpose], caller);
  if (input.size > uploadLimits[input.purpose]) throw new Refusal('PAYLOAD_TOO_LARGE');
  const now = clock.now();
  const { id } = await insertUpload(database, {
    ...input,
    userId: caller.userId,
    filename: safeFilename(input.filename),
    storageKey: newStorageKey(),
    createdAt: now,
  });
  return { uploadId: id, ...issueTicket('upload', { uploadId: id, purpose: input.purpose }, caller, now, secret) };
}

/**
 * Takes the bytes of an announced upload. A try that broke may be made again while the ticket lasts; the newest counts.
 *
 * @param bytes left where they are when they are refused
 * @throws Refusal as the ticket deserves; PAYLOAD_TOO_LARGE for more bytes than announced, BAD_USER_INPUT for fewer;
 *   CONFLICT when the upload is complete already
 */
export async function receiveUpload(context: ServiceContext, ticket: string, bytes: Readable, secret: AppSecret) {
  const { database, clock } = context;
  const { holder, content } = readTicket('upload', ticketContent, ticket, clock.now(), secret);
  const caller = await holderOf(context, holder);
  requireAccess(senders[content.purpose], caller);
  const upload = await beginTry(database, { id: content.uploadId, userId: caller.userId }, newStorageKey());
  if (upload === undefined) throw new Refusal('CONFLICT');
  const { id, size } = await keep(context, upload, bytes, { maxBytes: upload.size, minBytes: upload.size });
  return { id, size };
}

/**
 * Takes the bytes of a file that comes with the call that uses it, as an upload of its own.
 *
 * @returns the upload, which the call then takes like any other
 * @throws Refusal PAYLOAD_TOO_LARGE; BAD_USER_INPUT for a file without bytes
 */
export async function receiveFile(
  context: ServiceContext,
  caller: SignedIn,
  file: { readonly purpose: UploadPurpose; readonly filename: string; readonly contentType: string },
  bytes: Readable,
): Promise<{ readonly id: number; readonly contentHash: string }> {
  const upload = await insertUpload(context.database, {
    ...file,
    userId: caller.userId,
    filename: safeFilename(file.filename),
    size: 0,
    storageKey: newStorageKey(),
    createdAt: context.clock.now(),
  });
  return keep(context, upload, bytes, { maxBytes: uploadLimits[file.purpose], minBytes: 1 });
}

async function keep(
  { database, storage, clock }: ServiceContext,
  upload: UploadRow,
  bytes: Readable,
  { minBytes, maxBytes }: { readonly minBytes: number; readonly maxBytes: number },
) {
  const stored = await storage.write(upload.storageKey, bytes, { maxBytes }).catch((error: unknown) => {
    if (error instanceof Refusal || error instanceof StorageFailure) throw error;
    // the caller broke off: the response reaches nobody, and nothing is wrong here
    throw new Refusal('BAD_USER_INPUT');
  });
  try {
    if (stored.size === 0) throw new Refusal('BAD_USER_INPUT', { reason: 'emptyBody', fields: { size: 'mismatch' } });
    if (stored.size < minBytes) throw wrongInput({ size: 'mismatch' });
    if (!(await completeUpload(database, upload, stored, clock.now()))) throw new Refusal('CONFLICT');
  } catch (error) {
    // where the connection broke the row may name the file, and goes with it once nobody uses it
    if (!isConnectionLost(error)) await storage.delete(upload.storageKey);
    throw error;
  }
  return { id: upload.id, ...stored };
}

/**
 * A complete upload of the caller, to look at before it is taken; undefined where it is another's, for another purpose,
 * not complete, used, or too old: a call may have been answered already.
 */
export function uploadIfReady(
  { database, clock }: ServiceContext,
  caller: SignedIn,
  id: number,
  purpose: UploadPurpose,
): Promise<UploadRow | undefined> {
  return usableUpload(database, caller.userId, id, purpose, usableSince(clock.now()));
}

/**
 * Takes an upload for the call that uses it: from now on the file under its storage key is that call's to keep or
 * delete. Of several calls at once, one gets it.
 *
 * @param transaction in which the file's new owner is written
 * @param field what names the upload in the call's input
 * @returns its file name, content type, size, content hash and storage key
 * @throws Refusal BAD_USER_INPUT (`upload` is unknown): another's, for another purpose, not complete, used, or too old
 */
export async function takeUpload(
  transaction: Database,
  caller: SignedIn,
  id: number,
  purpose: UploadPurpose,
  now: Date,
  field = 'upload',
): Promise<TakenFile> {
  const taken = await markUsed(transaction, caller.userId, id, purpose, usableSince(now), now);
  if (taken?.contentHash == null) throw wrongInput({ [field]: 'unknown' });
  const { filename, contentType, size, contentHash, storageKey } = taken;
  return { filename, contentType, size, contentHash, storageKey };
}

/**
 * Gives up a file whose owner is deleted in the same transaction: the next tidying deletes it, as an upload that nobody
 * can use any more.
 */
export async function abandonFile(
  transaction: Database,
  caller: SignedIn,
  purpose: UploadPurpose,
  { filename, contentType, size, contentHash, storageKey }: TakenFile,
): Promise<void> {
  await insertUpload(transaction, {
    purpose,
    filename,
    contentType,
    size,
    contentHash,
    storageKey,
    userId: caller.userId,
    createdAt: longAgo,
    completedAt: longAgo,
  });
}

function usableSince(now: Date): Date {
  return new Date(now.getTime() - usableMs);
}

/** Deletes the uploads that nobody used within a day, with their files, and forgets the used ones. */
export async function deleteOldUploads(database: Database, storage: Storage, now: Date): Promise<void> {
  const old = await uploadsBefore(database, new Date(now.getTime() - deletedAfterMs));
  // the files first: should the process end in between, the rows still tell of them
  for (const { usedAt, storageKey } of old) if (usedAt === null) await storage.delete(storageKey);
  await deleteUploads(
    database,
    old.map(({ id }) => id),
  );
}
