import type { AppSecret } from '@gdd/schema/secret';
import { contentSegments, type ContentSegment } from '@gdd/schema/content';
import { z } from 'zod';
import type { ServiceContext } from '../ground/platform/context.js';
import { idempotentRequest } from '../ground/platform/http/idempotency.js';
import {
  idempotencyHeader,
  pathId,
  refusals,
  signedInCallerOf,
  success,
  successOf,
  type App,
} from '../ground/platform/http/routes.js';
import {
  contentImage,
  contentTableState,
  createContentBody,
  imageUpload,
  managedContent,
  managedSummary,
  updateContentBody,
} from './schemas.js';
import { addContentImage } from './contentFiles.js';
import { contentDetails, contentsTable, createContent, updateContent } from './service.js';

const access = ['accessContentManager'] as const;
const tags = ['content'];

const page = { items: z.array(managedSummary), total: z.number().int() };
const oneContent = successOf(z.object({ content: managedContent }));

/** Routes of content management. */
export function managerRoutes(app: App, context: ServiceContext, secret: AppSecret): void {
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
      const idempotent = idempotentRequest(request, caller, secret);
      return reply.code(201).send(success({ content: await createContent(context, caller, request.body, idempotent) }));
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
          'Fields left out stay as they are; a null upload takes the file away. Publishing, archiving and taking back are ' +
          'changes of publishedOn and archived. With a version: an outdated one is a conflict.',
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
      const idempotent = idempotentRequest(request, caller, secret);
      const image = await addContentImage(context, caller, request.body.upload, idempotent);
      return reply.code(201).send(success({ image }));
    },
  );
}
