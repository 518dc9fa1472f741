import { docTypeIds, type DocTypeId } from '@gdd/schema/content';
import { z } from 'zod';
import type { ServiceContext } from '../ground/platform/context.js';
import { notFound } from '../ground/platform/http/errors.js';
import { pathId, refusals, success, successOf, type App } from '../ground/platform/http/routes.js';
import { contentSummary, documents, readContent } from './schemas.js';
import { documentsByType, documentsOfType, newsList, pageList, readSingle } from './reading.js';

const tags = ['content'];

/** Routes of published contents. */
export function readerRoutes(app: App, context: ServiceContext): void {
  const listed = (operationId: string, summary: string, contents: z.ZodType) => ({
    config: { access: 'signedIn' as const },
    schema: {
      operationId,
      summary,
      description: 'Contents published by the programme’s day and not archived, newest first, without their texts.',
      tags,
      response: { 200: successOf(z.object({ contents })), ...refusals('UNAUTHENTICATED', 'FORBIDDEN') },
    },
  });

  app.get('/content/docs', listed('listDocuments', 'The documents by their kinds', documents), async () =>
    success({ contents: await documentsByType(context) }),
  );

  app.get(
    '/content/docs/docType/:type',
    {
      config: { access: 'signedIn', object: null },
      schema: {
        operationId: 'listDocumentsOfType',
        summary: 'The documents of one kind',
        description: '1 brochures, 2 catalogues, 3 digital banners; as the list of all.',
        tags,
        params: z.object({ type: pathId }),
        response: {
          200: successOf(z.object({ contents: z.array(contentSummary) })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'),
        },
      },
    },
    async ({ params }) => {
      const type = docTypeIds.find((known): known is DocTypeId => known === params.type);
      if (type === undefined) throw notFound();
      return success({ contents: await documentsOfType(context, type) });
    },
  );

  app.get('/content/news', listed('listNews', 'The news', z.array(contentSummary)), async () =>
    success({ contents: await newsList(context) }),
  );

  app.get('/content/single', listed('listPages', 'The single pages', z.array(contentSummary)), async () =>
    success({ contents: await pageList(context) }),
  );

  app.get(
    '/content/single/:id',
    {
      config: { access: 'signedIn', object: 'id' },
      schema: {
        operationId: 'readContent',
        summary: 'A single page or a piece of news',
        description:
          'With its text. An archived content, a draft, or one published later is answered like a missing one.',
        tags,
        params: z.object({ id: pathId }),
        response: {
          200: successOf(z.object({ content: readContent })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'),
        },
      },
    },
    async ({ params }) => success({ content: await readSingle(context, params.id) }),
  );
}
