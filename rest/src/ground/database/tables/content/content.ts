import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { ContentKind, DocTypeId } from '@gdd/schema/content';
import { textC, instant } from '../columns.js';
import { users } from '../people/accounts.js';

/** A file of a content item; its bytes are in the file storage. */
export interface StoredFile {
  readonly filename: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-256 of the bytes, hexadecimal. */
  readonly contentHash: string;
  readonly storageKey: string;
}

/** An image of a content item, scaled and encoded for screens. */
export interface StoredImage extends StoredFile {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Content items (docs/domain/content.md): documents, news, single pages. */
export const contents = pgTable(
  'contents',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: textC('kind').$type<ContentKind>().notNull(),
    docTypeId: smallint('doc_type_id').$type<DocTypeId>(),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    /** HTML that `content/html.ts` has sanitised. */
    body: text('body').notNull().default(''),
    cover: jsonb('cover').$type<StoredImage>(),
    file: jsonb('file').$type<StoredFile>(),
    /** The first day on which readers see it; null for a draft. */
    publishedOn: date('published_on', { mode: 'string' }),
    archived: boolean('archived').notNull().default(false),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** The text of the quick search, without case and accents. */
    searchText: textC('search_text')
      .notNull()
      .generatedAlwaysAs(sql`fold_text(title || ' ' || summary)`),
    titleSort: textC('title_sort')
      .notNull()
      .generatedAlwaysAs(sql`fold_text(title)`),
  },
  (t) => [
    check('contents_doc_type', sql`(${t.kind} = 'document') = (${t.docTypeId} is not null)`),
    index('contents_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
    index('contents_title').on(t.titleSort, t.id),
    index('contents_kind').on(t.kind, t.docTypeId, t.publishedOn, t.id),
    index('contents_published_on').on(t.publishedOn, t.id),
    index('contents_updated_at').on(t.updatedAt, t.id),
  ],
);

/** Images that editors inserted into texts. */
export const contentImages = pgTable(
  'content_images',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    image: jsonb('image').$type<StoredImage>().notNull(),
    addedBy: integer('added_by').references(() => users.id, { onDelete: 'set null' }),
    addedAt: instant('added_at').notNull(),
    /** Since when no text uses the image, which is deleted some time later; null while one uses it. */
    unusedSince: instant('unused_since'),
  },
  (t) => [index('content_images_unused').on(t.unusedSince)],
);

/** The content items that use an image; several where a text was copied. */
export const contentImageUses = pgTable(
  'content_image_uses',
  {
    contentId: integer('content_id')
      .notNull()
      .references(() => contents.id),
    imageId: integer('image_id')
      .notNull()
      .references(() => contentImages.id),
  },
  (t) => [primaryKey({ columns: [t.contentId, t.imageId] }), index('content_image_uses_image').on(t.imageId)],
);
