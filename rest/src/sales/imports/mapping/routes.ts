import { z } from 'zod';
import {
  nothing,
  pathId,
  refusals,
  signedInCallerOf,
  success,
  successOf,
  type App,
} from '../../../ground/platform/http/routes.js';
import { importDetail } from '../record/schemas.js';
import { importDetails, type ImportContext } from '../service.js';
import { columnMapping, mappingBody } from '../record/mappingSchemas.js';
import { columnMappingList, deleteColumnMapping, mapColumns } from './service.js';

const tags = ['imports'];
const access = ['accessImportManager'] as const;

/** Routes of the columns of foreign files (docs/domain/imports.md, 'Columns of other programs'). */
export function mappingRoutes(app: App, context: ImportContext): void {
  app.post(
    '/imports/:id/mapping',
    {
      config: { access, object: 'id' },
      schema: {
        operationId: 'mapImportColumns',
        summary: 'Say what the columns of a file are',
        description:
          "For a file whose header the portal does not know: its import says what it found, and a guess (`columns`). The file is read anew in the background; nothing is applied. The sender's later files with exactly the same header are read so too.",
        tags,
        params: z.object({ id: pathId }),
        body: mappingBody,
        response: {
          200: successOf(z.object({ import: importDetail })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT'),
        },
      },
    },
    async (request) => {
      const { id } = request.params;
      const at = { database: context.database, now: context.clock.programmeNow() };
      await mapColumns(at, signedInCallerOf(request).userId, id, request.body);
      context.wakeImports();
      return success({ import: await importDetails(context, id) });
    },
  );

  app.get(
    '/imports/mappings',
    {
      config: { access },
      schema: {
        operationId: 'columnMappings',
        summary: 'The columns that are remembered',
        description: 'By kind, the latest first; those of the senders that the caller sees. At most 1,000.',
        tags,
        response: {
          200: successOf(z.object({ mappings: z.array(columnMapping) })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN'),
        },
      },
    },
    async (request) => success({ mappings: await columnMappingList(context, signedInCallerOf(request)) }),
  );

  app.delete(
    '/imports/mappings/:id',
    {
      config: { access, object: 'id' },
      schema: {
        operationId: 'deleteColumnMapping',
        summary: 'Forget columns',
        description: 'The next file with that header asks again. What was imported stays.',
        tags,
        params: z.object({ id: pathId }),
        response: { 200: nothing, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND') },
      },
    },
    async (request) => {
      await deleteColumnMapping(context, signedInCallerOf(request), request.params.id);
      return success({});
    },
  );
}
