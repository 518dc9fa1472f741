import { docTypes, type ContentKind, type ContentSegment, type DocTypeId } from '@gdd/schema/content';
import type { Database } from '../ground/database/connections/connection.js';
import type { ChangedFields } from '../ground/database/tables/changedFields.js';
import { abandonFile } from '../ground/files/uploads.js';
import { difference, recordAudit } from '../ground/platform/audit.js';
import type { SignedIn } from '../ground/platform/http/caller.js';
import type { ServiceContext } from '../ground/platform/context.js';
import { notFound, refuseStale, wrongInput } from '../ground/platform/http/errors.js';
import { idempotent, type IdempotentRequest } from '../ground/platform/http/idempotency.js';
import { imagesIn, isEmptyHtml, sanitisedHtml } from './html.js';
import {
  changeContent,
  contentById,
  contentForUpdate,
  contentPage,
  insertContent,
  storedImages,
  setImageUses,
  type ContentRow,
} from './queries.js';
import type { ContentTableState, CreateContent, ManagedContentView, UpdateContent } from './schemas.js';
import { managedSummaryView, managedView } from './views.js';
import { preparedCover, takeFiles, withoutUndefined, changedFile, auditFile } from './contentFiles.js';

/** The kinds that each segment of `POST /cms/{segment}` lists. */
const segments: Readonly<Record<ContentSegment, { readonly kind: ContentKind; readonly docTypeId?: DocTypeId }>> = {
  brochure: { kind: 'document', docTypeId: docTypes.brochure },
  catalogue: { kind: 'document', docTypeId: docTypes.catalogue },
  banner: { kind: 'document', docTypeId: docTypes.banner },
  news: { kind: 'news' },
  single: { kind: 'single' },
};

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

/** A content in any state. @throws Refusal NOT_FOUND */
export async function contentDetails({ database, programmeDay }: ServiceContext, id: number) {
  const content = await contentById(database, id);
  if (content === undefined) throw notFound();
  return managedView(content, programmeDay());
}

/**
 * Creates a content.
 *
 * @throws Refusal BAD_USER_INPUT for an upload that is unknown or does not match its file name, and for a published
 *   content without its file or text
 */
export async function createContent(
  context: ServiceContext,
  caller: SignedIn,
  { coverUpload, fileUpload, doc_type_id: docTypeId, body: html, ...input }: CreateContent,
  request: IdempotentRequest | undefined,
): Promise<ManagedContentView> {
  const { database, clock, programmeDay } = context;
  const now = clock.programmeNow();
  const prepared = await preparedCover(context, caller, coverUpload);
  return idempotent(database, request, clock, async (transaction) => {
    const files = await takeFiles(context, transaction, caller, { coverUpload, fileUpload, prepared });
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
 * Changes the given fields of a content; identical values change nothing.
 *
 * @throws Refusal NOT_FOUND; CONFLICT, reason staleVersion, if there is a newer version than the caller's;
 *   BAD_USER_INPUT as in `createContent`
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
    const now = clock.programmeNow();
    const before = await contentForUpdate(transaction, id);
    if (before === undefined) throw notFound();
    refuseStale(version, before);
    if (docTypeId !== undefined && before.kind !== 'document') throw wrongInput({ doc_type_id: 'notAllowed' });
    const taken = await takeFiles(context, transaction, caller, { coverUpload, fileUpload, prepared });
    const files = withoutUndefined({
      cover: await changedFile(transaction, caller, 'contentCover', before.cover, taken.cover),
      file: await changedFile(transaction, caller, 'contentFile', before.file, taken.file),
    });
    const text = html === undefined ? undefined : await acceptedBody(transaction, html);
    const after: ContentRow = {
      ...before,
      ...withoutUndefined(input),
      ...withoutUndefined({ docTypeId, body: text?.body, cover: files.cover, file: files.file }),
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

/** The sanitised text, with the ids of its images; images that do not exist are removed. */
async function acceptedBody(transaction: Database, html: string) {
  const known = await storedImages(transaction, imagesIn(html));
  const body = sanitisedHtml(html, (id) => known.has(id));
  return { body, imageIds: imagesIn(body) };
}

/** Refuses a published content that is not complete: a document needs a file, any other content a text. */
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

/** The fields of a content in the audit trail. */
function auditView({ kind, docTypeId, title, summary, body, cover, file, publishedOn, archived }: ContentRow) {
  const files = { cover: cover && auditFile(cover), file: file && auditFile(file) };
  return { kind, docTypeId, title, summary, body, ...files, publishedOn, archived } satisfies ChangedFields;
}
