import type { AppSecret } from '@gdd/schema/secret';
import { contentParts } from '@gdd/schema/content';
import { z } from 'zod';
import { downloadRoute, type Downloads } from '../ground/files/downloads.js';
import { signFileTicket } from '../ground/files/tickets.js';
import type { ServiceContext } from '../ground/platform/context.js';
import { notFound } from '../ground/platform/http/errors.js';
import {
  idList,
  pathId,
  refusals,
  signedInCallerOf,
  success,
  successOf,
  type App,
} from '../ground/platform/http/routes.js';
import { ticketsById } from './schemas.js';
import { contentFile, contentImageFile, coversOf, imagesOf } from './contentFiles.js';

const tags = ['content'];

/** Routes of the files and images of contents, and of tickets for them. */
export function fileRoutes(app: App, context: ServiceContext, secret: AppSecret, downloads: Downloads): void {
  downloadRoute(app, downloads, context, {
    operationId: 'downloadTool',
    file: 'open',
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
    file: 'open',
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

  /** A route that issues tickets for many files; access is checked again when a ticket is used. */
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
          description: 'For loaders: up to 100 in one call. Files that the caller may not have are left out.',
          tags,
          querystring: z.strictObject({ ids: idList }),
          response: { 200: successOf(ticketsById), ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT') },
        },
      },
      async (request) => {
        const caller = signedInCallerOf(request);
        const files = await filesOf(context, caller, request.query.ids);
        return success({
          tickets: files.map(({ id, stored }) => ({
            id,
            ticket: signFileTicket(context, caller, { route, params: paramsOf(id) }, stored, secret),
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
