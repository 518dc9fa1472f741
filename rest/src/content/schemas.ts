import {
  contentKinds,
  contentLengths,
  contentSortColumns,
  contentStates,
  docTypeIds,
  type contentFilters,
} from '@gdd/schema/content';
import { z } from 'zod';
import { oneOrSeveral, rangeOf, tableState } from '../ground/domain/tableState.js';
import { isStorable } from '../ground/domain/text.js';
import { calendarDate, emptyableText, line } from '../ground/platform/http/inputs.js';
import { bodyId } from '../ground/platform/http/routes.js';
import { fileTicket, uploadReference } from '../ground/files/schemas.js';

const kind = z.enum(contentKinds).meta({ id: 'ContentKind' });
const state = z.enum(contentStates).meta({ id: 'ContentState' });
const docType = z.literal(docTypeIds);
const day = z.string().meta({ format: 'date' });

const file = z
  .object({ filename: z.string(), contentType: z.string(), size: z.number().int().describe('Bytes') })
  .meta({ id: 'ContentFile' });

const imageFields = {
  contentType: z.string(),
  size: z.number().int().describe('Bytes'),
  width: z.number().int().describe('Pixels'),
  height: z.number().int().describe('Pixels'),
};

const cover = z.object({ filename: z.string(), ...imageFields }).meta({ id: 'ContentCover' });

const summary = {
  id: z.number().int(),
  kind,
  doc_type_id: docType.nullable().describe('1 brochure, 2 catalogue, 3 digital banner; null of what is no document'),
  title: z.string(),
  summary: z.string(),
  cover: cover.nullable(),
  file: file.nullable(),
  publishedOn: day.nullable().describe('Readers see it from this day on; null: a draft'),
};

/** A content in the lists of readers. */
export const contentSummary = z.object(summary).meta({ id: 'ContentSummary' });

const details = {
  ...summary,
  body: z.string().describe('Sanitised HTML; its images stand as /imgs/{id}'),
  imageIds: z.array(z.number().int()).describe('The images that the body shows'),
};

/** A content with its text, for readers. */
export const readContent = z.object(details).meta({ id: 'ReadContent' });

const managed = {
  archived: z.boolean(),
  state: state.describe('By the programme’s day'),
  version: z.number().int().describe('Changes with every change of the content'),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
};

/** A content in the table of content managers. */
export const managedSummary = z.object({ ...summary, ...managed }).meta({ id: 'ManagedContentSummary' });

/** A content with its text, for content managers. */
export const managedContent = z.object({ ...details, ...managed }).meta({ id: 'ManagedContent' });

export type ContentSummaryView = z.output<typeof contentSummary>;
export type ReadContentView = z.output<typeof readContent>;
export type ManagedSummaryView = z.output<typeof managedSummary>;
export type ManagedContentView = z.output<typeof managedContent>;

/** An image for texts. */
export const contentImage = z.object({ id: z.number().int(), ...imageFields }).meta({ id: 'ContentImage' });

export type ContentImageView = z.output<typeof contentImage>;

/** The documents by type. */
export const documents = z.object({
  brochures: z.array(contentSummary),
  catalogues: z.array(contentSummary),
  digitalBanners: z.array(contentSummary),
});

const paragraphs = z.string().refine(isStorable).max(contentLengths.body);

const fields = {
  title: line(contentLengths.title),
  summary: emptyableText(line(contentLengths.summary)).transform((text) => text ?? ''),
  body: emptyableText(paragraphs)
    .transform((text) => text ?? '')
    .describe('HTML; what is not allowed is left out. An image is <img src="/imgs/{id}">'),
  publishedOn: calendarDate.nullable().describe('From which day readers see it; null: not yet'),
  coverUpload: bodyId.nullable().describe('An upload for contentCover; null: no cover'),
  fileUpload: bodyId.nullable().describe('An upload for contentFile; null: no file'),
};

/** The body that creates a content. */
export const createContentBody = z
  .strictObject({
    kind: z.enum(contentKinds),
    doc_type_id: docType.nullable().default(null).describe('Required for a document, and only for one'),
    title: fields.title,
    summary: fields.summary.default(''),
    body: fields.body.default(''),
    publishedOn: fields.publishedOn.default(null),
    coverUpload: fields.coverUpload.default(null),
    fileUpload: fields.fileUpload.default(null),
  })
  .refine((input) => input.kind !== 'document' || input.doc_type_id !== null, { path: ['doc_type_id'] })
  .refine((input) => input.kind === 'document' || input.doc_type_id === null, { path: ['doc_type_id'] });

/** The body that changes a content; omitted fields stay as they are. */
export const updateContentBody = z.strictObject({
  doc_type_id: docType.optional().describe('Only for a document'),
  title: fields.title.optional(),
  summary: fields.summary.optional(),
  body: fields.body.optional(),
  publishedOn: fields.publishedOn.optional(),
  archived: z.boolean().optional().describe('Readers see no archived content'),
  coverUpload: fields.coverUpload.optional(),
  fileUpload: fields.fileUpload.optional(),
  version: z.number().int().min(1).optional().describe('The one that the edit started from'),
});

export type CreateContent = z.output<typeof createContentBody>;
export type UpdateContent = z.output<typeof updateContentBody>;

const contentFilter = z.strictObject({
  kind: oneOrSeveral(z.enum(contentKinds)).optional(),
  doc_type_id: oneOrSeveral(docType).optional(),
  state: oneOrSeveral(z.enum(contentStates)).optional(),
  publishedOn: rangeOf(calendarDate).optional().describe('Both days included'),
} satisfies Record<keyof typeof contentFilters, z.ZodType>);

export const contentTableState = tableState(contentFilter, contentSortColumns, 'id');

export type ContentTableState = z.output<typeof contentTableState>;

/** The body of POST /cms/images. */
export const imageUpload = uploadReference;

/**
 * Tickets for many files, with the ids of their contents or images; files that the caller may not read are left out.
 */
export const ticketsById = z.object({
  tickets: z.array(z.object({ id: z.number().int(), ticket: fileTicket }).meta({ id: 'TicketOfId' })),
});
