import { docTypes, type DocTypeId } from '@gdd/schema/content';
import type { ServiceContext } from '../ground/platform/context.js';
import { notFound } from '../ground/platform/http/errors.js';
import { contentById, readableContents } from './queries.js';
import type { ReadContentView } from './schemas.js';
import { summaryView, stateOf, readView } from './views.js';

/** The published documents by type, newest first. */
export async function documentsByType({ database, programmeDay }: ServiceContext) {
  const documents = await readableContents(database, programmeDay(), { kind: 'document' });
  const ofType = (id: DocTypeId) => documents.filter(({ docTypeId }) => docTypeId === id).map(summaryView);
  return {
    brochures: ofType(docTypes.brochure),
    catalogues: ofType(docTypes.catalogue),
    digitalBanners: ofType(docTypes.banner),
  };
}

/** The published documents of one type, newest first. */
export async function documentsOfType({ database, programmeDay }: ServiceContext, docTypeId: DocTypeId) {
  return (await readableContents(database, programmeDay(), { kind: 'document', docTypeId })).map(summaryView);
}

/** The published news, newest first. */
export async function newsList({ database, programmeDay }: ServiceContext) {
  return (await readableContents(database, programmeDay(), { kind: 'news' })).map(summaryView);
}

/** The published single pages, newest first. */
export async function pageList({ database, programmeDay }: ServiceContext) {
  return (await readableContents(database, programmeDay(), { kind: 'single' })).map(summaryView);
}

/**
 * A published single page or piece of news, with its text.
 *
 * @throws Refusal NOT_FOUND, also if it is not published or is a document
 */
export async function readSingle({ database, programmeDay }: ServiceContext, id: number): Promise<ReadContentView> {
  const content = await contentById(database, id);
  if (content === undefined || content.kind === 'document' || stateOf(content, programmeDay()) !== 'published') {
    throw notFound();
  }
  return readView(content);
}
