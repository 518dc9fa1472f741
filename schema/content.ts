/** Constants of contents, shared by all tiers (docs/domain/content.md). */
import type { TableFilters } from './lists.js';

/** The kind of a content; it never changes. */
export const contentKinds = ['document', 'news', 'single'] as const;
export type ContentKind = (typeof contentKinds)[number];

/** The types of documents, with their numbers in the specification. */
export const docTypes = { brochure: 1, catalogue: 2, banner: 3 } as const;
export type DocType = keyof typeof docTypes;
export type DocTypeId = (typeof docTypes)[DocType];
export const docTypeIds = [1, 2, 3] as const satisfies readonly DocTypeId[];

/** The segments of contents that `POST /cms/{segment}` lists. */
export const contentSegments = ['brochure', 'catalogue', 'banner', 'news', 'single'] as const;
export type ContentSegment = (typeof contentSegments)[number];

/** The state of a content on the programme's day; readers see published contents only. */
export const contentStates = ['draft', 'scheduled', 'published', 'archived'] as const;
export type ContentState = (typeof contentStates)[number];

/** The columns that the table of contents sorts by. */
export const contentSortColumns = ['id', 'title', 'kind', 'publishedOn', 'updatedAt'] as const;
export type ContentSortColumn = (typeof contentSortColumns)[number];

/** The filters of the table. */
export const contentFilters = {
  kind: 'values',
  doc_type_id: 'values',
  state: 'values',
  publishedOn: 'days',
} as const satisfies TableFilters;

/** The two files of a content. */
export const contentParts = ['file', 'cover'] as const;
export type ContentPart = (typeof contentParts)[number];

/** The maximum length of each text; the body includes its HTML tags. */
export const contentLengths = { title: 200, summary: 500, body: 100_000 } as const;

/** The maximum number of pixels (width × height) of an uploaded image: a larger one is a mistake or an attack. */
export const mostImagePixels = 40_000_000;

/** The maximum of the longer side of a stored image, in pixels. */
export const storedImageSide = 1600;
