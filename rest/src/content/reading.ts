import { docTypes, type DocTypeId } from '@gdd/schema/content';
import type { ServiceContext } from '../platform/context.js';
import { notFound } from '../platform/http/errors.js';
import { contentById, readableContents } from './queries.js';
import type { ReadContentView } from './schemas.js';
import { summaryView, stateOf, readView } from './views.js';

/** The documents that readers see, by their kinds, newest first. */
export async function documentsByType({ database, programmeDay }: ServiceContext) {
  const found = await readableContents(database, programmeDay(), { kind: 'document' });
  const ofType = (id: DocTypeId) => found.filter(({ docTypeId }) => docTypeId === id).map(summaryView);
  return {
    brochures: ofType(docTypes.brochure),
    catalogues: ofType(docTypes.catalogue),
    digitalBanners: ofType(docTypes.banner),
  };
}

/** The documents of one kind that readers see, newest first. */
export async function documentsOfType({ database, programmeDay }: ServiceContext, docTypeId: DocTypeId) {
  return (await readableContents(database, programmeDay(), { kind: 'document', docTypeId })).map(summaryView);
}

/** The news that readers see, newest first. */
export async function newsList({ database, programmeDay }: ServiceContext) {
  return (await readableContents(database, programmeDay(), { kind: 'news' })).map(summaryView);
}

/** The single pages that readers see, newest first. */
export async function pageList({ database, programmeDay }: ServiceContext) {
  return (await readableContents(database, programmeDay(), { kind: 'single' })).map(summaryView);
}

/**
 * A single page or a piece of news, as readers read it.
 *
 * @throws Refusal NOT_FOUND, also for what readers do not see
 */
export async function readSingle({ database, programmeDay }: ServiceContext, id: number): Promise<ReadContentView> {
  const found = await contentById(database, id);
  if (found === undefined || found.kind === 'document' || stateOf(found, programmeDay()) !== 'published') {
    throw notFound();
  }
  return readView(found);
}
