import type { ContentCardFragment, ContentPageQuery } from '../content.generated';

/** A brochure with cover and file, unless changed. */
export const tool = (id: number, change: Partial<ContentCardFragment> = {}): ContentCardFragment => ({
  __typename: 'ContentSummary',
  id: String(id),
  kind: 'DOCUMENT',
  docType: 'BROCHURE',
  title: `Brochure ${id}`,
  summary: 'La gamma estiva in otto pagine.',
  publishedOn: '2025-03-04',
  coverTicket: { __typename: 'FileTicket', url: `/files/cover-${id}` },
  file: {
    __typename: 'ContentFile',
    filename: `brochure-${id}.pdf`,
    contentType: 'application/pdf',
    size: 1_234_567,
  },
  ...change,
});

/** A news item in the list. */
export const newsItem = (id: number, change: Partial<ContentCardFragment> = {}): ContentCardFragment =>
  tool(id, { kind: 'NEWS', docType: null, title: `Notizia ${id}`, summary: 'In breve.', file: null, ...change });

type Page = NonNullable<ContentPageQuery['content']>;

/** A news item as its page reads it. */
export const article = (id: number, change: Partial<Page> = {}): Page => ({
  __typename: 'Content',
  id: String(id),
  kind: 'NEWS',
  docType: null,
  title: `Notizia ${id}`,
  summary: 'In breve.',
  publishedOn: '2025-09-01',
  coverTicket: null,
  file: null,
  body: '<p>Il <strong>testo</strong>.</p>',
  images: [],
  ...change,
});
