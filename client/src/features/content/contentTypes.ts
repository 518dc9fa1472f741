import type { ContentSegment } from '@gdd/schema/content';
import type { ContentKind, DocType } from '../../shared/apollo/schema.generated';

interface TypedContent {
  readonly kind: ContentKind;
  readonly docType: DocType | null;
}

/** The segments of the portal → the API's kind and document type; the only place that maps them. */
export const typeOptions: Readonly<Record<ContentSegment, TypedContent>> = {
  brochure: { kind: 'DOCUMENT', docType: 'BROCHURE' },
  catalogue: { kind: 'DOCUMENT', docType: 'CATALOGUE' },
  banner: { kind: 'DOCUMENT', docType: 'BANNER' },
  news: { kind: 'NEWS', docType: null },
  single: { kind: 'SINGLE', docType: null },
};

const typeOfDocument: Readonly<Record<DocType, ContentSegment>> = {
  BROCHURE: 'brochure',
  CATALOGUE: 'catalogue',
  BANNER: 'banner',
};

/** The segment of a content; a document without a type, which the service does not create, counts as a brochure. */
export function typeOf({ kind, docType }: TypedContent): ContentSegment {
  if (kind === 'DOCUMENT') return typeOfDocument[docType ?? 'BROCHURE'];
  return kind === 'NEWS' ? 'news' : 'single';
}

/** The page on which readers see a content; documents are on the tools page. */
export function readerPath({ id, kind }: { readonly id: string; readonly kind: ContentKind }): string {
  if (kind === 'DOCUMENT') return '/tools';
  return kind === 'NEWS' ? `/news/${id}` : `/content/${id}`;
}
