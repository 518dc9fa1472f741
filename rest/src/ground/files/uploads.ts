/**
 * Uploads: announced, sent, and then named by the one call that uses them. Unused ones are deleted after a day.
 */
import type { AppSecret } from '@gdd/schema/secret';
import { uploadLimits, uploadPurposes, type UploadPurpose } from '@gdd/schema/campaigns';
import type { Permission } from '@gdd/schema/permissions';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import type { SystemClock } from '../clock.js';
import type { Database } from '../database/connections/connection.js';
import { isConnectionLost } from '../database/connections/failures.js';
import { requireAccess, type SignedIn } from '../platform/http/caller.js';
import type { ServiceContext } from '../platform/context.js';
import { safeFilename } from '../platform/http/disposition.js';
import { Refusal, wrongInput } from '../platform/http/errors.js';
import type { FileSource } from '../platform/spreadsheets/table.js';
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
import type { HolderOf } from './tickets.js';

/** The permissions to send files for a purpose: those of the call that uses them. */
const senders: Readonly<Record<UploadPurpose, readonly Permission[]>> = {
  import: ['accessImportManager'],
  campaignAttachment: ['accessCampaigns'],
  contentCover: ['accessContentManager'],
  contentFile: ['accessContentManager'],
  contentImage: ['accessContentManager'],
  settlementPayments: ['accessCampaigns'],
  settlementOutcomes: ['accessCampaigns'],
  disputeAttachment: ['accessCampaigns', 'accessSubscription'],
};

/** How long after its announcement an upload may be used. */
const usableMs = 24 * 60 * 60 * 1000;
/** An hour later than `usableMs`, so that no call uses an upload that is being deleted. */
const deletedAfterMs = usableMs + 60 * 60 * 1000;

const longAgo = new Date(0);

/** The file of a used upload; it belongs to the call that used it. */
interface TakenFile extends StoredFile {
  readonly filename: string;
  readonly contentType: string;
  readonly storageKey: string;
}

const ticketContent = z.object({ uploadId: z.number(), purpose: z.enum(uploadPurposes) });

/**
 * Announces an upload.
 *
 * @returns its id, and the ticket for sending the bytes
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
 * Stores the bytes of an announced upload. A failed try may be repeated while the ticket is valid; the newest try
 * counts.
 *
 * @param bytes not read if the upload is refused
 * @throws Refusal of an invalid or expired ticket; PAYLOAD_TOO_LARGE for more bytes than announced, BAD_USER_INPUT for
 *   fewer; CONFLICT if the upload is complete already; as `Scanner.scan`
 */
export async function receiveUpload(
  context: ServiceContext,
  ticket: string,
  bytes: Readable,
  secret: AppSecret,
  holderOf: HolderOf,
) {
  const { database, clock } = context;
  const { holder, content } = readTicket('upload', ticketContent, ticket, clock.now(), secret);
  const caller = await holderOf(context, holder);
  requireAccess(senders[content.purpose], caller);
  const upload = await beginTry(database, { id: content.uploadId, userId: caller.userId }, newStorageKey());
  if (upload === undefined) throw new Refusal('CONFLICT');
  const { id, size } = await storeBytes(context, upload, bytes, { maxBytes: upload.size, minBytes: upload.size });
  return { id, size };
}

/**
 * Stores the bytes of a file in the body of the call that uses it, as an upload.
 *
 * @returns the upload, which the call then uses like any other
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
  return storeBytes(context, upload, bytes, { maxBytes: uploadLimits[file.purpose], minBytes: 1 });
}

async function storeBytes(
  { database, storage, clock, scanner }: ServiceContext,
  upload: UploadRow,
  bytes: Readable,
  { minBytes, maxBytes }: { readonly minBytes: number; readonly maxBytes: number },
) {
  const stored = await storage.write(upload.storageKey, bytes, { maxBytes }).catch((error: unknown) => {
    if (error instanceof Refusal || error instanceof StorageFailure) throw error;
    // the client has aborted: nobody receives this response, and it must not be logged as a failure
    throw new Refusal('BAD_USER_INPUT');
  });
  try {
    if (stored.size === 0) throw new Refusal('BAD_USER_INPUT', { reason: 'emptyBody', fields: { size: 'mismatch' } });
    if (stored.size < minBytes) throw wrongInput({ size: 'mismatch' });
    // before its answer the upload is not complete, so that nobody can use the file
    if (scanner !== undefined) await scanner.scan((await storage.read(upload.storageKey)).stream);
    if (!(await completeUpload(database, upload, stored, clock.now()))) throw new Refusal('CONFLICT');
  } catch (error) {
    // if the database connection was lost, the row may name the file: housekeeping then deletes both
    if (!isConnectionLost(error)) await storage.delete(upload.storageKey);
    throw error;
  }
  return { id: upload.id, ...stored };
}

/**
 * A complete upload of the caller, to inspect before it is used; undefined if it belongs to somebody else, is for
 * another purpose, not complete, too old, or used (a repeated call may have succeeded already).
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
 * Uses an upload: from now on the caller is responsible for the file under its storage key. Of concurrent calls, one
 * gets it.
 *
 * @param transaction the one that stores the file's new owner
 * @param field the input field that names the upload
 * @returns its file name, content type, size, content hash and storage key
 * @throws Refusal BAD_USER_INPUT (`upload` is unknown): somebody else's, for another purpose, not complete, used, or
 *   too old
 */
export async function takeUpload(
  transaction: Database,
  caller: SignedIn,
  id: number,
  purpose: UploadPurpose,
  clock: SystemClock,
  field = 'upload',
): Promise<TakenFile> {
  const now = clock.now();
  const taken = await markUsed(transaction, caller.userId, id, purpose, usableSince(now), now);
  if (taken?.contentHash == null) throw wrongInput({ [field]: 'unknown' });
  const { filename, contentType, size, contentHash, storageKey } = taken;
  return { filename, contentType, size, contentHash, storageKey };
}

/**
 * Uses an upload whose file is read once and then deleted, also where reading fails.
 *
 * @param field the input field that names the upload
 * @param read gets the file's name and its bytes
 * @throws Refusal as `takeUpload`; what `read` throws
 */
export async function readUpload<T>(
  { database, storage, clock }: ServiceContext,
  caller: SignedIn,
  { id, purpose, field }: { readonly id: number; readonly purpose: UploadPurpose; readonly field: string },
  read: (source: FileSource, filename: string) => Promise<T>,
): Promise<T> {
  const { filename, size, storageKey } = await database.transaction((transaction) =>
    takeUpload(transaction, caller, id, purpose, clock, field),
  );
  const source = { size, open: async (range) => (await storage.read(storageKey, range)).stream } satisfies FileSource;
  try {
    return await read(source, filename);
  } finally {
    await storage.delete(storageKey);
  }
}

/**
 * Hands over a file, whose owner is deleted in the same transaction, to housekeeping: it is stored as an expired
 * upload, which `deleteOldUploads` deletes.
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

/** Deletes old uploads: the unused ones with their files; the files of used ones belong to other rows. */
export async function deleteOldUploads(database: Database, storage: Storage, now: Date): Promise<void> {
  const old = await uploadsBefore(database, new Date(now.getTime() - deletedAfterMs));
  // the files first: if the process ends in between, the rows still name them
  for (const { usedAt, storageKey } of old) if (usedAt === null) await storage.delete(storageKey);
  await deleteUploads(
    database,
    old.map(({ id }) => id),
  );
}
