import { importKinds } from '@gdd/schema/campaigns';
import { z } from 'zod';
import { approval } from '../../decisions/approvals/requests/schemas.js';
import { downloadRoute, type Downloads } from '../../ground/files/downloads.js';
import { acceptFiles, fileIn } from '../../ground/files/fileBody.js';
import { pathId, refusals, signedInCallerOf, success, successOf, type App } from '../../ground/platform/http/routes.js';
import { spreadsheetTypes } from '../../ground/platform/spreadsheets/spreadsheet.js';
import { importsFile } from './importsExport.js';
import { completenessRoutes } from './completeness/routes.js';
import { mappingRoutes } from './mapping/routes.js';
import { pushRoutes } from './pushRoute.js';
import { applyBody, importDetail, importRow, importsFileBody, importTableState, importUndo } from './record/schemas.js';
import { importErrors, importTemplate } from './importFiles.js';
import {
  applyImport,
  importDetails,
  importsTable,
  startImport,
  undoImport,
  undoPreview,
  type ImportContext,
} from './service.js';

const tags = ['imports'];
const config = { access: ['accessImportManager'] } as const;
const oneImport = successOf(z.object({ import: importDetail }));

/** Routes of imports: files that are loaded, previewed, applied and undone (docs/domain/imports.md). */
export function importRoutes(app: App, context: ImportContext, downloads: Downloads): void {
  void app.register(async (scope: App) => {
    await acceptFiles(scope);
    startRoute(scope, context);
  });
  pushRoutes(app, context);
  mappingRoutes(app, context);
  completenessRoutes(app, context);
  fileRoutes(app, context, downloads);

  app.get(
    '/imports/:id',
    {
      config: { ...config, scope: 'sales:write', duringWork: true, object: 'id' },
      schema: {
        operationId: 'getImport',
        summary: 'One import',
        description: 'Its state and progress, what is wrong in the file, and what it changes.',
        tags,
        params: z.object({ id: pathId }),
        response: { 200: oneImport, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND') },
      },
    },
    async (request) => success({ import: await importDetails(context, request.params.id) }),
  );

  app.post(
    '/imports/:id/apply',
    {
      config: { ...config, object: 'id' },
      schema: {
        operationId: 'applyImport',
        summary: 'Apply an import',
        description:
          'In the background, all or nothing. A file with bad rows wants skipInvalid, which leaves them out; one with warnings that need it, confirmWarnings or their names in confirm; lines that equal others under another document are taken only with equalLines there. Repeated, it succeeds and changes nothing. One whose rows take many tyres from existing lines may wait for a second person: 202. So may goals that make something worse for dealers that accepted theirs, where they are not refused (worseForDealers).',
        tags,
        params: z.object({ id: pathId }),
        body: applyBody,
        response: {
          200: oneImport,
          202: successOf(z.object({ import: importDetail, approval })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT'),
        },
      },
    },
    async (request, reply) => {
      const result = await applyImport(context, signedInCallerOf(request), request.params.id, request.body);
      return result.approval === undefined
        ? success({ import: result.import })
        : reply.code(202).send(success({ import: result.import, approval: result.approval }));
    },
  );

  app.get(
    '/imports/:id/undo',
    {
      config: { ...config, object: 'id' },
      schema: {
        operationId: 'importUndo',
        summary: 'The preview of the undoing of an import',
        description: 'What it leaves as it is: closed campaigns that counted the lines of a sales file.',
        tags,
        params: z.object({ id: pathId }),
        response: {
          200: successOf(z.object({ undo: importUndo })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'),
        },
      },
    },
    async (request) => success({ undo: await undoPreview(context, request.params.id) }),
  );

  app.post(
    '/imports/:id/undo',
    {
      config: { ...config, object: 'id' },
      schema: {
        operationId: 'undoImport',
        summary: 'Undo an import',
        description:
          'In the background, as a whole. Where something later depends on it, its failure names what. Repeated, it succeeds and changes nothing. One that changes many tyres may wait for a second person: 202.',
        tags,
        params: z.object({ id: pathId }),
        response: {
          200: oneImport,
          202: successOf(z.object({ import: importDetail, approval })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'),
        },
      },
    },
    async (request, reply) => {
      const result = await undoImport(context, signedInCallerOf(request), request.params.id);
      return result.approval === undefined
        ? success({ import: result.import })
        : reply.code(202).send(success({ import: result.import, approval: result.approval }));
    },
  );

  app.post(
    '/imports/table',
    {
      config: { ...config, effect: 'read' },
      schema: {
        operationId: 'importsTable',
        summary: 'The history of imports',
        description: 'Filtered, searched by file name, sorted (ties by id) and paged, with the exact total.',
        tags,
        body: importTableState,
        response: {
          200: successOf(z.object({ items: z.array(importRow), total: z.number().int() })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT'),
        },
      },
    },
    async (request) => success(await importsTable(context, request.body)),
  );
}

function fileRoutes(app: App, context: ImportContext, downloads: Downloads): void {
  const produces = ['text/csv'] as const;
  downloadRoute(app, downloads, context, {
    operationId: 'exportImports',
    file: 'recorded',
    method: 'POST',
    url: '/imports/export',
    access: config.access,
    cost: 200,
    summary: 'The history of imports as a table',
    description: 'Filtered, searched and sorted as the history is; all of it, however long.',
    tags,
    produces: [spreadsheetTypes.xlsx, spreadsheetTypes.csv, spreadsheetTypes.jsonl],
    params: z.object({}),
    body: importsFileBody,
    produce: (_caller, { body }, at) => Promise.resolve(importsFile(at, body)),
  });
  downloadRoute(app, downloads, context, {
    operationId: 'importErrorsFile',
    file: 'recorded',
    method: 'GET',
    url: '/imports/:id/errors',
    access: config.access,
    object: 'id',
    summary: 'The bad rows of an import',
    description: 'A CSV with the reason in front of each row.',
    tags,
    produces,
    params: z.object({ id: pathId }),
    produce: (_caller, { params }) => importErrors(context, params.id),
  });
  downloadRoute(app, downloads, context, {
    operationId: 'importTemplateFile',
    file: 'open',
    method: 'GET',
    url: '/imports/templates/:kind',
    access: config.access,
    object: null,
    summary: 'A file to begin with',
    description: 'A CSV with the columns of a kind of import and an example.',
    tags,
    produces,
    params: z.object({ kind: z.enum(importKinds) }),
    produce: (_caller, { params }) => Promise.resolve(importTemplate(params.kind)),
  });
}

function startRoute(scope: App, context: ImportContext): void {
  scope.post(
    '/imports/:kind',
    {
      config: { ...config, takes: 'file', object: null },
      schema: {
        operationId: 'startImport',
        summary: 'Load a file',
        description:
          'The file is the field `file` of a form, the body itself, or an upload that a JSON body names. It is read in the background. A file that is being applied or is applied answers 200 with that import.',
        tags,
        params: z.object({ kind: z.enum(importKinds) }),
        querystring: z.strictObject({
          filename: z.string().min(1).max(1000).optional().describe('Names a file that is the body itself'),
        }),
        response: {
          200: oneImport,
          201: oneImport,
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'PAYLOAD_TOO_LARGE'),
        },
      },
    },
    async (request, reply) => {
      const input = await fileIn(request, request.query.filename);
      const started = await startImport(context, signedInCallerOf(request), request.params.kind, input);
      return reply.code(started.isNew ? 201 : 200).send(success({ import: started.import }));
    },
  );
}
