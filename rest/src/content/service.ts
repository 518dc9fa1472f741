import { isDeepStrictEqual } from 'node:util';
import {
  docTypes,
  type ContentKind,
  type ContentPart,
  type ContentSegment,
  type ContentState,
  type DocTypeId,
} from '@gdd/schema/content';
import type { Database } from '../database/connection.js';
import type { ChangedFields, KeptFile, KeptImage } from '../database/schema.js';
import { typeOfFile } from '../files/acceptedTypes.js';
import type { Download } from '../files/downloads.js';
import { abandonFile, takeUpload } from '../files/uploads.js';
import { difference, recordAudit } from '../platform/audit.js';
import type { SignedIn } from '../platform/caller.js';
import type { ServiceContext } from '../platform/context.js';
import { notFound, Refusal, wrongInput } from '../platform/errors.js';
import { once, type IdempotentRequest } from '../platform/idempotency.js';
import { imagesIn, isEmptyHtml, sanitisedHtml } from './html.js';
import { prepareImage, type PreparedImage } from './images.js';
import {
  changeContent,
  contentById,
  contentForUpdate,
  contentPage,
  contentsByIds,
  imagesByIds,
  insertContent,
  insertImage,
  keptImages,
  readableContents,
  setImageUses,
  type ContentRow,
  type ContentSummaryRow,
} from './queries.js';
import type {
  ContentImageView,
  ContentSummaryView,
  ContentTableState,
  CreateContent,
  ManagedContentView,
  ManagedSummaryView,
  ReadContentView,
  UpdateContent,
} from './schemas.js';

/** The kinds that each segment of `POST /cms/{segment}` lists. */
const segments: Readonly<Record<ContentSegment, { readonly kind: ContentKind; readonly docTypeId?: DocTypeId }>> = {
  brochure: { kind: 'document', docTypeId: docTypes.brochure },
  catalogue: { kind: 'document', docTypeId: docTypes.catalogue },
  banner: { kind: 'document', docTypeId: docTypes.banner },
  news: { kind: 'news' },
  single: { kind: 'single' },
};

/** Whether readers see a content, and why not. */
export function stateOf(
  { archived, publishedOn }: Pick<ContentRow, 'archived' | 'publishedOn'>,
  today: string,
): ContentState {
  const shown = publishedOn === null ? 'draft' : publishedOn > today ? 'scheduled' : 'published';
  return archived ? 'archived' : shown;
}

function mayManage({ permissions }: SignedIn): boolean {
  return permissions.includes('accessContentManager');
}

/** The documents that readers see, by their kinds, newest first. */
export async function documentsByType({ database, programmeDay }: ServiceContext) {
  const found = await readableContents(database, programmeDay(), { kind: 'document' });
  const ofType = (id: DocTypeId) => found.filter(({ docTypeId }) => docTypeId === id).map(summaryView);
  return {
    brochures: ofType(docTypes.brochure),
    catalogues: ofType(docTypes.catalogue),
    digitalBanners: ofType(docTypes.banner),
  };
}

/** The documents of one kind that readers see, newest first. */
export async function documentsOfType({ database, programmeDay }: ServiceContext, docTypeId: DocTypeId) {
  return (await readableContents(database, programmeDay(), { kind: 'document', docTypeId })).map(summaryView);
}

/** The news that readers see, newest first. */
export async function newsList({ database, programmeDay }: ServiceContext) {
  return (await readableContents(database, programmeDay(), { kind: 'news' })).map(summaryView);
}

/** The single pages that readers see, newest first. */
export async function pageList({ database, programmeDay }: ServiceContext) {
  return (await readableContents(database, programmeDay(), { kind: 'single' })).map(summaryView);
}

/**
 * A single page or a piece of news, as readers read it.
 *
 * @throws Refusal NOT_FOUND, also for what readers do not see
 */
export async function readSingle({ database, programmeDay }: ServiceContext, id: number): Promise<ReadContentView> {
  const found = await contentById(database, id);
  if (found === undefined || found.kind === 'document' || stateOf(found, programmeDay()) !== 'published') {
    throw notFound();
  }
  return readView(found);
}

/** A page of the table of contents. */
export async function contentsTable(
  { database, programmeDay }: ServiceContext,
  state: ContentTableState,
  segment?: ContentSegment,
) {
  const today = programmeDay();
  const { items, total } = await contentPage(database, today, state, segment && segments[segment]);
  return { items: items.map((row) => managedSummaryView(row, today)), total };
}

/** A content, drafts too. @throws Refusal NOT_FOUND */
export async function contentDetails({ database, programmeDay }: ServiceContext, id: number) {
  const found = await contentById(database, id);
  if (found === undefined) throw notFound();
  return managedView(found, programmeDay());
}

/** The files that a change brings: undefined stays, null goes. */
interface NewFiles {
  readonly cover?: KeptImage | null;
  readonly file?: KeptFile | null;
}

/**
 * Creates a content.
 *
 * @throws Refusal BAD_USER_INPUT for an upload that is unknown or not what its name promises, and for what is published
 *   and not whole
 */
export async function createContent(
  context: ServiceContext,
  caller: SignedIn,
  { coverUpload, fileUpload, doc_type_id: docTypeId, body: html, ...input }: CreateContent,
  asked: IdempotentRequest | undefined,
): Promise<ManagedContentView> {
  const { database, clock, programmeDay } = context;
  const now = clock.now();
  const prepared = await preparedCover(context, caller, coverUpload);
  return once(database, asked, now, async (transaction) => {
    const files = await takeFiles(context, transaction, caller, { coverUpload, fileUpload, prepared }, now);
    const { body, imageIds } = await acceptedBody(transaction, html);
    const values = { ...input, docTypeId, body, cover: files.cover ?? null, file: files.file ?? null, archived: false };
    refuseUnfinished(values);
    const made = await insertContent(transaction, { ...values, createdAt: now, updatedAt: now });
    await setImageUses(transaction, made.id, imageIds, now);
    const after = auditView(made);
    await recordAudit(transaction, now, [
      { actorId: caller.userId, entity: 'content', entityId: made.id, action: 'created', before: null, after },
    ]);
    return managedView(made, programmeDay());
  });
}

/**
 * Changes what is given of a content; the same values again change nothing.
 *
 * @throws Refusal NOT_FOUND; CONFLICT, reason staleVersion, when it has a newer version than the one that the caller
 *   started from; BAD_USER_INPUT as at its creation
 */
export async function updateContent(
  context: ServiceContext,
  caller: SignedIn,
  id: number,
  { version, coverUpload, fileUpload, doc_type_id: docTypeId, body: html, ...input }: UpdateContent,
): Promise<ManagedContentView> {
  const { database, clock, programmeDay } = context;
  const prepared = await preparedCover(context, caller, coverUpload);
  return database.transaction(async (transaction) => {
    const now = clock.now();
    const before = await contentForUpdate(transaction, id);
    if (before === undefined) throw notFound();
    if (version !== undefined && version !== before.version) {
      throw new Refusal('CONFLICT', { reason: 'staleVersion', currentVersion: before.version });
    }
    if (docTypeId !== undefined && before.kind !== 'document') throw wrongInput({ doc_type_id: 'notAllowed' });
    const taken = await takeFiles(context, transaction, caller, { coverUpload, fileUpload, prepared }, now);
    const files = given({
      cover: await otherFile(transaction, caller, 'contentCover', before.cover, taken.cover),
      file: await otherFile(transaction, caller, 'contentFile', before.file, taken.file),
    });
    const text = html === undefined ? undefined : await acceptedBody(transaction, html);
    const after: ContentRow = {
      ...before,
      ...given(input),
      ...given({ docTypeId, body: text?.body, cover: files.cover, file: files.file }),
    };
    refuseUnfinished(after);
    const changed = difference(auditView(before), auditView(after));
    if (changed === undefined) return managedView(before, programmeDay());
    if (text !== undefined) await setImageUses(transaction, id, text.imageIds, now);
    if (files.cover !== undefined && before.cover !== null) {
      await abandonFile(transaction, caller, 'contentCover', before.cover);
    }
    if (files.file !== undefined && before.file !== null) {
      await abandonFile(transaction, caller, 'contentFile', before.file);
    }
    await recordAudit(transaction, now, [
      { actorId: caller.userId, entity: 'content', entityId: id, action: 'updated', ...changed },
    ]);
    const { docTypeId: newType, title, summary, body, cover, file, publishedOn, archived } = after;
    const values = { docTypeId: newType, title, summary, body, cover, file, publishedOn, archived, updatedAt: now };
    return managedView(await changeContent(transaction, id, values), programmeDay());
  });
}

/**
 * Takes an image for a text, which then shows it by its number.
 *
 * @throws Refusal BAD_USER_INPUT for an upload that is unknown or no image
 */
export async function addContentImage(
  context: ServiceContext,
  caller: SignedIn,
  uploadId: number,
  asked: IdempotentRequest | undefined,
): Promise<ContentImageView> {
  const { database, clock } = context;
  const now = clock.now();
  const prepared = await prepareImage(context, caller, uploadId, 'contentImage');
  if (prepared === 'notAllowed') throw wrongInput({ upload: 'notAllowed' });
  return once(database, asked, now, async (transaction) => {
    const image = await takeImage(transaction, caller, { uploadId, prepared, field: 'upload' }, 'contentImage', now);
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
 * @throws Refusal NOT_FOUND, to readers also for that of what they do not see
 */
export async function contentFile(
  { database, programmeDay }: ServiceContext,
  caller: SignedIn,
  id: number,
  part: ContentPart,
): Promise<Download> {
  const [content] = await contentsByIds(database, [id]);
  const isOpen = content !== undefined && (mayManage(caller) || stateOf(content, programmeDay()) === 'published');
  const kept = isOpen ? content[part] : null;
  if (kept === null) throw notFound();
  return downloadOf(kept);
}

/**
 * An image of a text.
 *
 * @throws Refusal NOT_FOUND, to readers also for one that no text shows which they see
 */
export async function contentImageFile(
  { database, programmeDay }: ServiceContext,
  caller: SignedIn,
  id: number,
): Promise<Download> {
  const [found] = await imagesByIds(database, [id], mayManage(caller) ? undefined : programmeDay());
  if (found === undefined) throw notFound();
  return downloadOf(found.image);
}

/** The covers of contents that the caller may have, by the ids of the contents. */
export async function coversOf(
  { database, programmeDay }: ServiceContext,
  caller: SignedIn,
  ids: readonly number[],
): Promise<{ readonly id: number; readonly kept: KeptFile }[]> {
  const today = programmeDay();
  const found = await contentsByIds(database, ids);
  const open = found.filter((content) => mayManage(caller) || stateOf(content, today) === 'published');
  return open.flatMap(({ id, cover }) => (cover === null ? [] : [{ id, kept: cover }]));
}

/** The images of texts that the caller may have, by their ids. */
export async function imagesOf(
  { database, programmeDay }: ServiceContext,
  caller: SignedIn,
  ids: readonly number[],
): Promise<{ readonly id: number; readonly kept: KeptFile }[]> {
  const found = await imagesByIds(database, ids, mayManage(caller) ? undefined : programmeDay());
  return found.map(({ id, image }) => ({ id, kept: image }));
}

async function preparedCover(
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

async function takeFiles(
  { storage }: ServiceContext,
  transaction: Database,
  caller: SignedIn,
  { coverUpload, fileUpload, prepared }: Uploads,
  now: Date,
): Promise<NewFiles> {
  const cover =
    coverUpload == null
      ? coverUpload
      : await takeImage(
          transaction,
          caller,
          { uploadId: coverUpload, prepared, field: 'coverUpload' },
          'contentCover',
          now,
        );
  if (fileUpload == null) return given({ cover, file: fileUpload });
  const sent = await takeUpload(transaction, caller, fileUpload, 'contentFile', now, 'fileUpload');
  // by its content, whatever it was announced as
  const contentType = await typeOfFile(storage, sent, 'contents');
  if (contentType === undefined) throw wrongInput({ fileUpload: 'notAllowed' });
  return given({ cover, file: { ...sent, contentType } });
}

/** A file that takes the place of another; the same once more is given up, and the other stays. */
async function otherFile<T extends KeptFile>(
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

/** Takes an image that was sent, together with what was made of it; the sent one is given up. */
async function takeImage(
  transaction: Database,
  caller: SignedIn,
  {
    uploadId,
    prepared,
    field,
  }: { readonly uploadId: number; readonly prepared: PreparedImage | undefined; readonly field: string },
  purpose: 'contentCover' | 'contentImage',
  now: Date,
): Promise<KeptImage> {
  const sent = await takeUpload(transaction, caller, uploadId, purpose, now, field);
  // it was not there a moment ago
  if (prepared === undefined) throw wrongInput({ [field]: 'unknown' });
  await abandonFile(transaction, caller, purpose, sent);
  const { width, height } = prepared;
  return { ...(await takeUpload(transaction, caller, prepared.uploadId, purpose, now, field)), width, height };
}

/** A text as it is kept, with the images that it shows: those that there are. */
async function acceptedBody(transaction: Database, html: string) {
  const known = await keptImages(transaction, imagesIn(html));
  const body = sanitisedHtml(html, (id) => known.has(id));
  return { body, imageIds: imagesIn(body) };
}

/** What readers are to see is whole: a document has its file, a text its words. */
function refuseUnfinished({
  kind,
  publishedOn,
  file,
  body,
}: Pick<ContentRow, 'kind' | 'publishedOn' | 'file' | 'body'>) {
  if (publishedOn === null) return;
  if (kind === 'document' && file === null) throw wrongInput({ fileUpload: 'required' });
  if (kind !== 'document' && isEmptyHtml(body)) throw wrongInput({ body: 'required' });
}

/** Those of some fields that are given. */
function given<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

function downloadOf({ filename, contentType, storageKey, size, contentHash }: KeptFile): Download {
  return { filename, contentType, content: { kind: 'stored', storageKey, size, contentHash } };
}

const auditFile = ({ filename, size, contentHash }: KeptFile) => ({ filename, size, contentHash });

/** The fields of a content in the trail. */
function auditView({ kind, docTypeId, title, summary, body, cover, file, publishedOn, archived }: ContentRow) {
  const files = { cover: cover && auditFile(cover), file: file && auditFile(file) };
  return { kind, docTypeId, title, summary, body, ...files, publishedOn, archived } satisfies ChangedFields;
}

function summaryView(row: ContentSummaryRow): ContentSummaryView {
  const { id, kind, docTypeId, title, summary, publishedOn } = row;
  const { cover, file } = row;
  return {
    id,
    kind,
    doc_type_id: docTypeId,
    title,
    summary,
    cover: cover && {
      filename: cover.filename,
      contentType: cover.contentType,
      size: cover.size,
      width: cover.width,
      height: cover.height,
    },
    file: file && { filename: file.filename, contentType: file.contentType, size: file.size },
    publishedOn,
  };
}

/** Sanitised once more: what was kept by an earlier version, or written by other hands, is shown by today's rules. */
function readView(row: ContentRow): ReadContentView {
  const body = sanitisedHtml(row.body);
  return { ...summaryView(row), body, imageIds: imagesIn(body) };
}

function managedFields({ archived, publishedOn, version, createdAt, updatedAt }: ContentSummaryRow, today: string) {
  return {
    archived,
    state: stateOf({ archived, publishedOn }, today),
    version,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

function managedSummaryView(row: ContentSummaryRow, today: string): ManagedSummaryView {
  return { ...summaryView(row), ...managedFields(row, today) };
}

function managedView(row: ContentRow, today: string): ManagedContentView {
  return { ...readView(row), ...managedFields(row, today) };
}
