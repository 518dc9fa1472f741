import { contentParts, contentSegments, docTypeIds, type ContentSegment, type DocTypeId } from '@gdd/schema/content';
import { z } from 'zod';
import { downloadRoute, type Downloads } from '../files/downloads.js';
import { signFileTicket } from '../files/tickets.js';
import type { ServiceContext } from '../platform/context.js';
import { notFound } from '../platform/errors.js';
import { idempotentRequest } from '../platform/idempotency.js';
import {
  idempotencyHeader,
  idList,
  pathId,
  refusals,
  signedInCallerOf,
  success,
  successOf,
  type App,
} from '../platform/routes.js';
import {
  contentImage,
  contentSummary,
  contentTableState,
  createContentBody,
  documents,
  imageUpload,
  managedContent,
  managedSummary,
  readContent,
  ticketsById,
  updateContentBody,
} from './schemas.js';
import {
  addContentImage,
  contentDetails,
  contentFile,
  contentImageFile,
  contentsTable,
  coversOf,
  createContent,
  documentsByType,
  documentsOfType,
  imagesOf,
  newsList,
  pageList,
  readSingle,
  updateContent,
} from './service.js';

const tags = ['content'];
const access = ['accessContentManager'] as const;

/** Contents for readers and for those who keep them (specification, section 7, 'Files and content'). */
export function contentRoutes(app: App, context: ServiceContext, secret: string, downloads: Downloads): void {
  readerRoutes(app, context);
  fileRoutes(app, context, secret, downloads);
  managerRoutes(app, context, secret);
}

function readerRoutes(app: App, context: ServiceContext): void {
  const listed = (operationId: string, summary: string, answer: z.ZodType) => ({
    config: { access: 'signedIn' as const },
    schema: {
      operationId,
      summary,
      description: 'What is published by the programme’s day and not archived, newest first, without the texts.',
      tags,
      response: { 200: successOf(z.object({ contents: answer })), ...refusals('UNAUTHENTICATED', 'FORBIDDEN') },
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
        description: 'With its text. What is archived, a draft, or published later is answered like a missing one.',
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

function fileRoutes(app: App, context: ServiceContext, secret: string, downloads: Downloads): void {
  downloadRoute(app, downloads, context, {
    operationId: 'downloadTool',
    method: 'GET',
    url: '/download/tools/:a/:b',
    access: 'signedIn',
    object: 'a',
    summary: 'A file of a content',
    description:
      'a is the content, b `file` or `cover`; to readers only of what they see, to content managers of drafts too.',
    tags,
    produces: ['*/*'],
    params: z.object({ a: pathId, b: z.string().meta({ enum: [...contentParts] }) }),
    produce: (caller, { params }, at) => {
      const part = contentParts.find((known) => known === params.b);
      if (part === undefined) throw notFound();
      return contentFile(at, caller, params.a, part);
    },
  });

  downloadRoute(app, downloads, context, {
    operationId: 'downloadContentImage',
    method: 'GET',
    url: '/imgs/:id',
    access: 'signedIn',
    object: 'id',
    summary: 'An image of a text',
    description: 'To readers only where a text shows it that they see, to content managers every one.',
    tags,
    produces: ['image/webp'],
    params: z.object({ id: pathId }),
    produce: (caller, { params }, at) => contentImageFile(at, caller, params.id),
  });

  /** Tickets for many files by one call; each is asked for its access again when it is used. */
  const ticketsOf = (
    url: '/content/covers' | '/content/images',
    operationId: string,
    summary: string,
    route: 'downloadTool' | 'downloadContentImage',
    paramsOf: (id: number) => Readonly<Record<string, string>>,
    filesOf: typeof coversOf,
  ) =>
    app.get(
      url,
      {
        config: { access: 'signedIn', internal: true, batchedBy: 'ids' },
        schema: {
          operationId,
          summary,
          description: 'For loaders: up to 100 in one call. What the caller may not have is left out.',
          tags,
          querystring: z.strictObject({ ids: idList }),
          response: { 200: successOf(ticketsById), ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT') },
        },
      },
      async (request) => {
        const caller = signedInCallerOf(request);
        const found = await filesOf(context, caller, request.query.ids);
        return success({
          tickets: found.map(({ id, kept }) => ({
            id,
            ticket: signFileTicket(context, caller, { route, params: paramsOf(id) }, kept, secret),
          })),
        });
      },
    );
  const covers = 'The covers of contents, as tickets';
  ticketsOf(
    '/content/covers',
    'coverTickets',
    covers,
    'downloadTool',
    (id) => ({ a: String(id), b: 'cover' }),
    coversOf,
  );
  const images = 'Images of texts, as tickets';
  ticketsOf('/content/images', 'imageTickets', images, 'downloadContentImage', (id) => ({ id: String(id) }), imagesOf);
}

const page = { items: z.array(managedSummary), total: z.number().int() };
const oneContent = successOf(z.object({ content: managedContent }));

function managerRoutes(app: App, context: ServiceContext, secret: string): void {
  app.post(
    '/cms',
    {
      config: { access, effect: 'read' },
      schema: {
        operationId: 'contentsTable',
        summary: 'A page of the contents',
        description: 'All of them, drafts and archived ones too, filtered, searched (title, summary), sorted, paged.',
        tags,
        body: contentTableState,
        response: {
          200: successOf(z.object(page)),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT'),
        },
      },
    },
    async (request) => success(await contentsTable(context, request.body)),
  );

  app.post(
    '/cms/:segment',
    {
      config: { access, effect: 'read', object: 'segment' },
      schema: {
        operationId: 'contentsOfSegment',
        summary: 'The contents of one kind, or one content',
        description:
          'brochure, catalogue, banner, news or single: a page of those, as the table of all. A number, with an empty ' +
          'body: that content, drafts too.',
        tags,
        params: z.object({ segment: z.string() }),
        body: contentTableState,
        response: {
          200: z.union([oneContent, successOf(z.object(page))]),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND'),
        },
      },
    },
    async (request) => {
      const { segment } = request.params;
      const known = contentSegments.find((each): each is ContentSegment => each === segment);
      if (known !== undefined) return success(await contentsTable(context, request.body, known));
      return success({ content: await contentDetails(context, pathId.parse(segment)) });
    },
  );

  app.post(
    '/cms/create',
    {
      config: { access },
      schema: {
        operationId: 'createContent',
        summary: 'Create a content',
        description:
          'A draft without publishedOn. A document that is published has a file, news and single pages a text. The ' +
          'text is sanitised, the cover made ready for screens.',
        tags,
        headers: idempotencyHeader,
        body: createContentBody,
        response: { 201: oneContent, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT') },
      },
    },
    async (request, reply) => {
      const caller = signedInCallerOf(request);
      const asked = idempotentRequest(request, `user:${caller.userId}`, secret);
      return reply.code(201).send(success({ content: await createContent(context, caller, request.body, asked) }));
    },
  );

  app.post(
    '/cms/update/:id',
    {
      config: { access, object: 'id' },
      schema: {
        operationId: 'updateContent',
        summary: 'Change a content',
        description:
          'What is left out stays; a null upload takes the file away. Publishing, archiving and taking back are ' +
          'changes of publishedOn and archived. With a version, a newer one is a conflict.',
        tags,
        params: z.object({ id: pathId }),
        body: updateContentBody,
        response: {
          200: oneContent,
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT'),
        },
      },
    },
    async (request) =>
      success({ content: await updateContent(context, signedInCallerOf(request), request.params.id, request.body) }),
  );

  app.post(
    '/cms/images',
    {
      config: { access },
      schema: {
        operationId: 'addContentImage',
        summary: 'Put an image among those of texts',
        description:
          'A text then shows it as <img src="/imgs/{id}">. PNG, JPEG or WebP, kept as WebP of at most 1600 pixels; ' +
          'one that no text has shown for a day is deleted.',
        tags,
        headers: idempotencyHeader,
        body: imageUpload,
        response: {
          201: successOf(z.object({ image: contentImage })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT'),
        },
      },
    },
    async (request, reply) => {
      const caller = signedInCallerOf(request);
      const asked = idempotentRequest(request, `user:${caller.userId}`, secret);
      const image = await addContentImage(context, caller, request.body.upload, asked);
      return reply.code(201).send(success({ image }));
    },
  );
}
