import type { AppSecret } from '@gdd/schema/secret';
import { anyExportAccess, documentPages, exportAccess } from '@gdd/schema/exports';
import { z } from 'zod';
import { downloadRoute, type Downloads } from '../../ground/files/downloads.js';
import { requireGateway } from '../../ground/platform/http/gatewayKey.js';
import { requireAccess } from '../../ground/platform/http/caller.js';
import { idempotentRequest } from '../../ground/platform/http/idempotency.js';
import {
  idempotencyHeader,
  nothing,
  pathId,
  refusals,
  signedInCallerOf,
  success,
  successOf,
  type App,
} from '../../ground/platform/http/routes.js';
import { addPage } from './documents.js';
import { exportBody, exportPageBody, exportPagesEndBody, exportTypeNamed, exportView } from './schemas.js';
import {
  deleteOwnExport,
  endExportPages,
  exportFile,
  ownExport,
  ownExports,
  requestExport,
  type ExportContext,
} from './service.js';

const tags = ['exports'];
const access = anyExportAccess;
/** Limit of the body of a page in bytes: a million characters of lines, which are escaped once more as JSON. */
const largestPage = 4_000_000;
const oneExport = successOf(z.object({ export: exportView }));
const byId = z.object({ id: pathId });

/** Exports that run as jobs, and their files (docs/domain/reports.md, 'Exports'). */
export function exportJobRoutes(app: App, context: ExportContext, secret: AppSecret, downloads: Downloads): void {
  app.post(
    '/exports',
    {
      // the cost of streaming the same file at once: the work is only deferred
      config: { access, accessByType: exportAccess, forTokens: true, cost: 200 },
      // Permissions are checked before the input (docs/domain/network-and-access.md).
      preValidation: (request, _reply, done) => {
        const named = exportTypeNamed.safeParse(request.body);
        if (named.success) requireAccess(exportAccess[named.data.type], signedInCallerOf(request));
        done();
      },
      schema: {
        operationId: 'requestExport',
        summary: 'Have a file made',
        description:
          'In the background, of all rows at one moment. Each type wants the permission of what is exported, asked again when the file is made and when it is fetched. At most two of a user wait or run.',
        tags,
        headers: idempotencyHeader,
        body: exportBody,
        response: {
          201: oneExport,
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND', 'RATE_LIMITED'),
        },
      },
    },
    async (request, reply) => {
      const caller = signedInCallerOf(request);
      const idempotent = idempotentRequest(request, caller, secret);
      const made = await requestExport(context, downloads, caller, request.body, idempotent);
      return reply.code(201).send(success({ export: made }));
    },
  );

  app.get(
    '/exports',
    {
      config: { access, duringWork: true },
      schema: {
        operationId: 'listExports',
        summary: 'The own exports',
        description: 'Those of the last seven days, the newest first.',
        tags,
        response: {
          200: successOf(z.object({ exports: z.array(exportView) })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN'),
        },
      },
    },
    async (request) => success({ exports: await ownExports(context, signedInCallerOf(request)) }),
  );

  app.get(
    '/exports/:id',
    {
      config: { access, duringWork: true, object: 'id' },
      schema: {
        operationId: 'getExport',
        summary: 'One of the own exports',
        description: 'How far it is, and what its file has to be like.',
        tags,
        params: byId,
        response: { 200: oneExport, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND') },
      },
    },
    async (request) => success({ export: await ownExport(context, signedInCallerOf(request), request.params.id) }),
  );

  app.delete(
    '/exports/:id',
    {
      config: { access, forTokens: true, duringWork: true, object: 'id' },
      schema: {
        operationId: 'deleteExport',
        summary: 'Delete an export',
        description: 'One that is not done is cancelled; its file is removed.',
        tags,
        params: byId,
        response: { 200: nothing, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND') },
      },
    },
    async (request) => {
      await deleteOwnExport(context, signedInCallerOf(request), request.params.id);
      return success({});
    },
  );

  app.put(
    '/exports/:id/pages/:page',
    {
      config: { access, forTokens: true, object: 'id', cost: 1 },
      bodyLimit: largestPage,
      schema: {
        operationId: 'addExportPage',
        summary: 'Send a page of a document',
        description:
          'Of an export of the type `document`, by the gateway that reads it for who asked for it, in the place of what the page was before.',
        tags,
        params: byId.extend({ page: z.coerce.number().int().min(1).max(documentPages) }),
        body: exportPageBody,
        response: {
          200: nothing,
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND'),
        },
      },
    },
    async (request) => {
      requireGateway('pages', request.body.key, secret);
      const { id, page } = request.params;
      await addPage(context, signedInCallerOf(request), id, page, request.body);
      return success({});
    },
  );

  app.put(
    '/exports/:id/pages',
    {
      config: { access, forTokens: true, object: 'id', cost: 1 },
      schema: {
        operationId: 'endExportPages',
        summary: 'End the pages of a document',
        description: 'All are there, and the file is made of them; or there is none, and why.',
        tags,
        params: byId,
        body: exportPagesEndBody,
        response: { 200: nothing, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND') },
      },
    },
    async (request) => {
      requireGateway('pages', request.body.key, secret);
      await endExportPages(context, signedInCallerOf(request), request.params.id, request.body);
      return success({});
    },
  );

  const fileRoute = {
    method: 'GET',
    access,
    object: 'file',
    tags,
    produces: ['*/*'],
  } as const;
  downloadRoute(app, downloads, context, {
    ...fileRoute,
    operationId: 'downloadExport',
    file: 'recorded',
    url: '/download/:file',
    summary: 'The file of an export',
    description: 'Whoever asked for it fetches it, with the permission of what is exported.',
    params: z.object({ file: pathId }),
    produce: (caller, { params }) => exportFile(context, caller, params.file),
  });
  downloadRoute(app, downloads, context, {
    ...fileRoute,
    operationId: 'downloadNamedExport',
    file: 'recorded',
    url: '/download/:file/:sub',
    summary: 'The file of an export by its name',
    description: 'As without the name, which must be the one that the file has.',
    params: z.object({ file: pathId, sub: z.string() }),
    produce: (caller, { params }) => exportFile(context, caller, params.file, params.sub),
  });
}
