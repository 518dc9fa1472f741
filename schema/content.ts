/** Contents (docs/domain/content.md), one list for all tiers. */
import type { TableFilters } from './lists.js';

/** The kind of a content; it stays the one it was created with. */
export const contentKinds = ['document', 'news', 'single'] as const;
export type ContentKind = (typeof contentKinds)[number];

/** The kinds of documents, by the number that the specification gives each. */
export const docTypes = { brochure: 1, catalogue: 2, banner: 3 } as const;
export type DocType = keyof typeof docTypes;
export type DocTypeId = (typeof docTypes)[DocType];
export const docTypeIds = [1, 2, 3] as const satisfies readonly DocTypeId[];

/** The segments of contents that `POST /cms/{segment}` lists. */
export const contentSegments = ['brochure', 'catalogue', 'banner', 'news', 'single'] as const;
export type ContentSegment = (typeof contentSegments)[number];

/** Whether readers see a content, by the programme's day: only a published one. */
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

/** The two files that a content may have of its own. */
export const contentParts = ['file', 'cover'] as const;
export type ContentPart = (typeof contentParts)[number];

/** The most characters of each text; of the body with its tags. */
export const contentLengths = { title: 200, summary: 500, body: 100_000 } as const;

/** The most pixels of an image that is sent, width by height: more of them are a mistake, or a trap. */
export const mostImagePixels = 40_000_000;

/** The longer side of a stored image at most, in pixels. */
export const storedImageSide = 1600;
