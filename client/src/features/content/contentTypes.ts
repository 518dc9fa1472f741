import type { ContentSegment } from '@gdd/schema/content';
import type { ContentKind, DocType } from '../../shared/apollo/schema.generated';

interface Typed {
  readonly kind: ContentKind;
  readonly docType: DocType | null;
}

/** A person's word for a type of content → the API's: the one place where the two meet. */
export const typeOptions: Readonly<Record<ContentSegment, Typed>> = {
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

/** The type of a content; a document of no kind, which the service does not make, counts as a brochure. */
export function typeOf({ kind, docType }: Typed): ContentSegment {
  if (kind === 'DOCUMENT') return typeOfDocument[docType ?? 'BROCHURE'];
  return kind === 'NEWS' ? 'news' : 'single';
}

/** The page on which readers see a content; documents stand among the tools. */
export function readerPath({ id, kind }: { readonly id: string; readonly kind: ContentKind }): string {
  if (kind === 'DOCUMENT') return '/tools';
  return kind === 'NEWS' ? `/news/${id}` : `/content/${id}`;
}
