import { isDeepStrictEqual } from 'node:util';
import type { ContentPart } from '@gdd/schema/content';
import type { SystemClock } from '../ground/clock.js';
import type { Database } from '../ground/database/connections/connection.js';
import type { StoredFile, StoredImage } from '../ground/database/tables/content/content.js';
import { typeOfFile } from '../ground/files/acceptedTypes.js';
import type { Download } from '../ground/files/fileContent.js';
import { abandonFile, takeUpload } from '../ground/files/uploads.js';
import { recordAudit } from '../ground/platform/audit.js';
import type { SignedIn } from '../ground/platform/http/caller.js';
import type { ServiceContext } from '../ground/platform/context.js';
import { notFound, wrongInput } from '../ground/platform/http/errors.js';
import { idempotent, type IdempotentRequest } from '../ground/platform/http/idempotency.js';
import { prepareImage, type PreparedImage } from './images.js';
import { contentsByIds, imagesByIds, insertImage } from './queries.js';
import type { ContentImageView } from './schemas.js';
import { stateOf } from './views.js';

function mayManage({ permissions }: SignedIn): boolean {
  return permissions.includes('accessContentManager');
}

/** The new files of a content: undefined leaves a file as it is, null removes it. */
interface NewFiles {
  readonly cover?: StoredImage | null;
  readonly file?: StoredFile | null;
}

/**
 * Adds an image from an upload; texts refer to it by its id.
 *
 * @throws Refusal BAD_USER_INPUT for an upload that is unknown or not an image
 */
export async function addContentImage(
  context: ServiceContext,
  caller: SignedIn,
  uploadId: number,
  request: IdempotentRequest | undefined,
): Promise<ContentImageView> {
  const { database, clock } = context;
  const now = clock.programmeNow();
  const prepared = await prepareImage(context, caller, uploadId, 'contentImage');
  if (prepared === 'notAllowed') throw wrongInput({ upload: 'notAllowed' });
  return idempotent(database, request, clock, async (transaction) => {
    const image = await takeImage(transaction, caller, { uploadId, prepared, field: 'upload' }, 'contentImage', clock);
    const id = await insertImage(transaction, image, caller.userId, now);
    await recordAudit(transaction, now, [
      {
        actorId: caller.userId,
        entity: 'contentImage',
        entityId: id,
        action: 'created',
        before: null,
        after: auditFile(image),
      },
    ]);
    const { contentType, size, width, height } = image;
    return { id, contentType, size, width, height };
  });
}

/**
 * A file of a content.
 *
 * @throws Refusal NOT_FOUND, for readers also if the content is not published
 */
export async function contentFile(
  { database, programmeDay }: ServiceContext,
  caller: SignedIn,
  id: number,
  part: ContentPart,
): Promise<Download> {
  const [content] = await contentsByIds(database, [id]);
  const isOpen = content !== undefined && (mayManage(caller) || stateOf(content, programmeDay()) === 'published');
  const stored = isOpen ? content[part] : null;
  if (stored === null) throw notFound();
  return downloadOf(stored);
}

/**
 * An image of a text.
 *
 * @throws Refusal NOT_FOUND, for readers also if no published content shows it
 */
export async function contentImageFile(
  { database, programmeDay }: ServiceContext,
  caller: SignedIn,
  id: number,
): Promise<Download> {
  const [contentImage] = await imagesByIds(database, [id], mayManage(caller) ? undefined : programmeDay());
  if (contentImage === undefined) throw notFound();
  return downloadOf(contentImage.image);
}

/** The covers of those of the contents that the caller may read. */
export async function coversOf(
  { database, programmeDay }: ServiceContext,
  caller: SignedIn,
  ids: readonly number[],
): Promise<{ readonly id: number; readonly stored: StoredFile }[]> {
  const today = programmeDay();
  const contents = await contentsByIds(database, ids);
  const open = contents.filter((content) => mayManage(caller) || stateOf(content, today) === 'published');
  return open.flatMap(({ id, cover }) => (cover === null ? [] : [{ id, stored: cover }]));
}

/** Those of the images that the caller may read. */
export async function imagesOf(
  { database, programmeDay }: ServiceContext,
  caller: SignedIn,
  ids: readonly number[],
): Promise<{ readonly id: number; readonly stored: StoredFile }[]> {
  const images = await imagesByIds(database, ids, mayManage(caller) ? undefined : programmeDay());
  return images.map(({ id, image }) => ({ id, stored: image }));
}

/** The prepared cover of an upload; undefined without one. @throws Refusal BAD_USER_INPUT if it is not an image */
export async function preparedCover(
  context: ServiceContext,
  caller: SignedIn,
  uploadId: number | null | undefined,
): Promise<PreparedImage | undefined> {
  if (uploadId == null) return undefined;
  const prepared = await prepareImage(context, caller, uploadId, 'contentCover');
  if (prepared === 'notAllowed') throw wrongInput({ coverUpload: 'notAllowed' });
  return prepared;
}

interface Uploads {
  readonly coverUpload?: number | null | undefined;
  readonly fileUpload?: number | null | undefined;
  readonly prepared: PreparedImage | undefined;
}

/** Uses the uploads of a change and returns its new files. */
export async function takeFiles(
  { storage, clock }: ServiceContext,
  transaction: Database,
  caller: SignedIn,
  { coverUpload, fileUpload, prepared }: Uploads,
): Promise<NewFiles> {
  const cover =
    coverUpload == null
      ? coverUpload
      : await takeImage(
          transaction,
          caller,
          { uploadId: coverUpload, prepared, field: 'coverUpload' },
          'contentCover',
          clock,
        );
  if (fileUpload == null) return withoutUndefined({ cover, file: fileUpload });
  const sent = await takeUpload(transaction, caller, fileUpload, 'contentFile', clock, 'fileUpload');
  // checked by content; the announced content type is ignored
  const contentType = await typeOfFile(storage, sent, 'contents');
  if (contentType === undefined) throw wrongInput({ fileUpload: 'notAllowed' });
  return withoutUndefined({ cover, file: { ...sent, contentType } });
}

/** A new file if it differs from the stored one; an identical one is abandoned, and undefined keeps the stored file. */
export async function changedFile<T extends StoredFile>(
  transaction: Database,
  caller: SignedIn,
  purpose: 'contentCover' | 'contentFile',
  before: T | null,
  taken: T | null | undefined,
): Promise<T | null | undefined> {
  if (taken == null || before === null || !isDeepStrictEqual(auditFile(before), auditFile(taken))) return taken;
  await abandonFile(transaction, caller, purpose, taken);
  return undefined;
}

/** Uses the upload of an image and the prepared image made from it; the uploaded file itself is abandoned. */
async function takeImage(
  transaction: Database,
  caller: SignedIn,
  {
    uploadId,
    prepared,
    field,
  }: { readonly uploadId: number; readonly prepared: PreparedImage | undefined; readonly field: string },
  purpose: 'contentCover' | 'contentImage',
  clock: SystemClock,
): Promise<StoredImage> {
  const sent = await takeUpload(transaction, caller, uploadId, purpose, clock, field);
  // the upload was not ready before the transaction, when it should have been prepared
  if (prepared === undefined) throw wrongInput({ [field]: 'unknown' });
  await abandonFile(transaction, caller, purpose, sent);
  const { width, height } = prepared;
  return { ...(await takeUpload(transaction, caller, prepared.uploadId, purpose, clock, field)), width, height };
}

/** The fields that are not undefined. */
export function withoutUndefined<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

function downloadOf({ filename, contentType, storageKey, size, contentHash }: StoredFile): Download {
  return { filename, contentType, content: { kind: 'stored', storageKey, size, contentHash } };
}

/** The fields of a file in the audit trail, also compared to find out whether two files are the same. */
export const auditFile = ({ filename, size, contentHash }: StoredFile) => ({ filename, size, contentHash });
