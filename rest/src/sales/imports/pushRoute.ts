import { z } from 'zod';
import { acceptFiles, fileIn } from '../../ground/files/fileBody.js';
import { refusals, signedInCallerOf, success, successOf, type App } from '../../ground/platform/http/routes.js';
import { pushSales } from './push.js';
import { importDetail } from './record/schemas.js';
import type { ImportContext } from './service.js';

const onePush = successOf(z.object({ import: importDetail }));

/** The route by which other systems send sale lines (docs/integrations.md). */
export function pushRoutes(app: App, context: ImportContext): void {
  void app.register(async (scope: App) => {
    await acceptFiles(scope);
    scope.post(
      '/sales/lines',
      {
        config: { access: ['accessImportManager'], scope: 'sales:write', takes: 'lines' },
        schema: {
          operationId: 'pushSaleLines',
          summary: 'Send sale lines',
          description:
            'An import of kind sales that is applied without a preview, and leaves out the rows in error. The lines come as text/csv or as application/x-ndjson: the body itself, the field `file` of a form, or an upload that a JSON body names. The same lines again answer the earlier import. 202 where it is still at work.',
          tags: ['imports'],
          querystring: z.strictObject({
            filename: z.string().min(1).max(1000).optional().describe('Names the lines in the history of imports'),
          }),
          response: {
            200: onePush,
            202: onePush,
            ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'PAYLOAD_TOO_LARGE'),
          },
        },
      },
      async (request, reply) => {
        const input = await fileIn(request, request.query.filename);
        const pushed = await pushSales(context, signedInCallerOf(request), input);
        return reply.code(pushed.isSettled ? 200 : 202).send(success({ import: pushed.import }));
      },
    );
  });
}
