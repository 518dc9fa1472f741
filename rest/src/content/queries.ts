import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notExists,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ContentKind, ContentSortColumn, ContentState, DocTypeId } from '@gdd/schema/content';
import { pick, without } from '@gdd/schema/fields';
import type { Database } from '../ground/database/connections/connection.js';
import { within } from '../ground/database/ranges.js';
import {
  contentImages,
  contentImageUses,
  contents,
  type StoredImage,
} from '../ground/database/tables/content/content.js';
import { matchesSearch } from '../ground/database/search.js';
import { severalOf } from '../ground/domain/tableState.js';
import type { ContentTableState } from './schemas.js';

const columns = pick(getTableColumns(contents), [
  'id',
  'kind',
  'docTypeId',
  'title',
  'summary',
  'body',
  'cover',
  'file',
  'publishedOn',
  'archived',
  'version',
  'createdAt',
  'updatedAt',
]);

/** The columns of lists: without the text, which is the largest part of a content. */
const summaryColumns = pick(columns, without(Object.keys(columns) as (keyof typeof columns)[], ['body']));

export type ContentRow = Pick<typeof contents.$inferSelect, keyof typeof columns>;
export type ContentSummaryRow = Omit<ContentRow, 'body'>;

/** Whether readers see a content on a day. */
function isReadable(today: string): SQL | undefined {
  return and(eq(contents.archived, false), lte(contents.publishedOn, today));
}

function inState(state: ContentState, today: string): SQL | undefined {
  const notArchived = eq(contents.archived, false);
  switch (state) {
    case 'archived':
      return eq(contents.archived, true);
    case 'draft':
      return and(notArchived, isNull(contents.publishedOn));
    case 'scheduled':
      return and(notArchived, gt(contents.publishedOn, today));
    case 'published':
      return isReadable(today);
  }
}

const newestFirst = [desc(contents.publishedOn), desc(contents.id)];

/** The contents of a kind that readers see, newest first. */
export function readableContents(
  database: Database,
  today: string,
  { kind, docTypeId }: { readonly kind: ContentKind; readonly docTypeId?: DocTypeId },
): Promise<ContentSummaryRow[]> {
  return database
    .select(summaryColumns)
    .from(contents)
    .where(
      and(
        isReadable(today),
        eq(contents.kind, kind),
        docTypeId === undefined ? undefined : eq(contents.docTypeId, docTypeId),
      ),
    )
    .orderBy(...newestFirst);
}

/** News and documents published since a day, newest first. */
export function newContents(
  database: Database,
  { since, today }: { readonly since: string; readonly today: string },
): Promise<ContentSummaryRow[]> {
  return database
    .select(summaryColumns)
    .from(contents)
    .where(and(isReadable(today), gte(contents.publishedOn, since), inArray(contents.kind, ['news', 'document'])))
    .orderBy(...newestFirst);
}

/** One content, in any state. */
export async function contentById(database: Database, id: number): Promise<ContentRow | undefined> {
  const [content] = await database.select(columns).from(contents).where(eq(contents.id, id));
  return content;
}

/** The same, locked until the transaction ends. */
export async function contentForUpdate(transaction: Database, id: number): Promise<ContentRow | undefined> {
  const [content] = await transaction.select(columns).from(contents).where(eq(contents.id, id)).for('update');
  return content;
}

/** Several contents, without their texts. */
export function contentsByIds(database: Database, ids: readonly number[]): Promise<ContentSummaryRow[]> {
  return database
    .select(summaryColumns)
    .from(contents)
    .where(inArray(contents.id, [...ids]));
}

/** The columns of each sort option; texts are sorted without case and accents. */
const sortColumns: Readonly<Record<ContentSortColumn, PgColumn>> = {
  ...pick(getTableColumns(contents), ['id', 'kind', 'publishedOn', 'updatedAt']),
  title: contents.titleSort,
};

/** A page of the contents, and the total of all pages. */
export async function contentPage(
  database: Database,
  today: string,
  { filter = {}, searchTerm, paginator: { page, pageSize }, sorting }: ContentTableState,
  segment: { readonly kind?: ContentKind; readonly docTypeId?: DocTypeId } = {},
) {
  const kinds = severalOf(filter.kind);
  const docTypeIds = severalOf(filter.doc_type_id);
  const states = severalOf(filter.state);
  const matching = and(
    segment.kind && eq(contents.kind, segment.kind),
    segment.docTypeId && eq(contents.docTypeId, segment.docTypeId),
    kinds && inArray(contents.kind, kinds),
    docTypeIds && inArray(contents.docTypeId, docTypeIds),
    states && or(...states.map((state) => inState(state, today))),
    within(contents.publishedOn, filter.publishedOn),
    matchesSearch(searchTerm, contents.searchText),
  );
  const direction = sorting.direction === 'asc' ? asc : desc;
  const [items, [counted]] = await Promise.all([
    database
      .select(summaryColumns)
      .from(contents)
      .where(matching)
      .orderBy(direction(sortColumns[sorting.column]), asc(contents.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    database.select({ total: count() }).from(contents).where(matching),
  ]);
  return { items, total: counted?.total ?? 0 };
}

type NewContent = Omit<ContentRow, 'id' | 'version'>;

export async function insertContent(transaction: Database, values: NewContent): Promise<ContentRow> {
  const [made] = await transaction.insert(contents).values(values).returning(columns);
  if (made === undefined) throw new Error('The content just created is gone.');
  return made;
}

/** Updates a content and increments its version. */
export async function changeContent(
  transaction: Database,
  id: number,
  changes: Partial<Omit<NewContent, 'kind' | 'createdAt'>>,
): Promise<ContentRow> {
  const [changed] = await transaction
    .update(contents)
    .set({ ...changes, version: sql`${contents.version} + 1` })
    .where(eq(contents.id, id))
    .returning(columns);
  if (changed === undefined) throw new Error('The row that this transaction holds is gone.');
  return changed;
}

/** The existing images of these ids, locked against deletion until the transaction ends. */
export async function storedImages(transaction: Database, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await transaction
    .select({ id: contentImages.id })
    .from(contentImages)
    .where(inArray(contentImages.id, [...ids]))
    .orderBy(asc(contentImages.id))
    .for('update');
  return new Set(rows.map(({ id }) => id));
}

const isUsed = (database: Database) =>
  database
    .select({ one: sql`1` })
    .from(contentImageUses)
    .where(eq(contentImageUses.imageId, contentImages.id));

/** Stores which images a text shows; images that no text shows any more are marked as unused since now. */
export async function setImageUses(
  transaction: Database,
  contentId: number,
  imageIds: readonly number[],
  now: Date,
): Promise<void> {
  const before = await transaction
    .delete(contentImageUses)
    .where(eq(contentImageUses.contentId, contentId))
    .returning({ imageId: contentImageUses.imageId });
  if (imageIds.length > 0) {
    await transaction.insert(contentImageUses).values(imageIds.map((imageId) => ({ contentId, imageId })));
    await transaction
      .update(contentImages)
      .set({ unusedSince: null })
      .where(inArray(contentImages.id, [...imageIds]));
  }
  const gone = before.map(({ imageId }) => imageId).filter((id) => !imageIds.includes(id));
  if (gone.length === 0) return;
  await transaction
    .update(contentImages)
    .set({ unusedSince: now })
    .where(and(inArray(contentImages.id, gone), notExists(isUsed(transaction))));
}

/** Stores an image, which is unused until a text shows it. @returns its id */
export async function insertImage(
  transaction: Database,
  image: StoredImage,
  addedBy: number,
  addedAt: Date,
): Promise<number> {
  const [made] = await transaction
    .insert(contentImages)
    .values({ image, addedBy, addedAt, unusedSince: addedAt })
    .returning({ id: contentImages.id });
  if (made === undefined) throw new Error('The image just added is gone.');
  return made.id;
}

/**
 * The images of these ids.
 *
 * @param today only images shown by a content that is published on this day; undefined: all images
 */
export function imagesByIds(database: Database, ids: readonly number[], today: string | undefined) {
  const visible = database
    .select({ imageId: contentImageUses.imageId })
    .from(contentImageUses)
    .innerJoin(contents, eq(contents.id, contentImageUses.contentId))
    .where(and(inArray(contentImageUses.imageId, [...ids]), today === undefined ? undefined : isReadable(today)));
  return database
    .select({ id: contentImages.id, image: contentImages.image })
    .from(contentImages)
    .where(
      and(inArray(contentImages.id, [...ids]), today === undefined ? undefined : inArray(contentImages.id, visible)),
    );
}

/** Deletes the rows of images unused since before a time. @returns their files, to be deleted from the storage */
export async function deleteUnusedImages(database: Database, before: Date): Promise<StoredImage[]> {
  const deleted = await database
    .delete(contentImages)
    .where(
      and(isNotNull(contentImages.unusedSince), lt(contentImages.unusedSince, before), notExists(isUsed(database))),
    )
    .returning({ image: contentImages.image });
  return deleted.map(({ image }) => image);
}
