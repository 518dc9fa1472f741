import type { AppSecret } from '@gdd/schema/secret';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import type { ServiceContext } from '../platform/context.js';
import { refusals, signedInCallerOf, success, successOf, type App } from '../platform/http/routes.js';
import { bucketAddress } from './bucketAddress.js';
import { takeBodiesAsStreams } from './bytes.js';
import { sendDownload } from './sendDownload.js';
import { recordSentFile } from './sentFiles.js';
import { fileMethods, type Downloads } from './downloads.js';
import { fileTicket, fileTicketInput, receivedUpload, uploadInput, uploadTicket } from './schemas.js';
import { downloadByTicket, issueFileTicket, type HolderOf } from './tickets.js';
import { announceUpload, receiveUpload } from './uploads.js';

const tags = ['files'];
const byTicket = z.object({ ticket: z.string() });

/** Routes for uploads and downloads by ticket (docs/decisions/0005-files-by-ticket.md). */
export function fileRoutes(
  app: App,
  context: ServiceContext,
  secret: AppSecret,
  downloads: Downloads,
  holderOf: HolderOf,
): void {
  app.post(
    '/uploads',
    {
      config: {
        access: ['accessCampaigns', 'accessImportManager', 'accessContentManager', 'accessSubscription'],
        scope: ['sales:write', 'documents:write'],
      },
      schema: {
        operationId: 'prepareUpload',
        summary: 'Announce a file',
        description:
          'Answers a ticket for its bytes, which must begin to come within five minutes; another call then names the ' +
          'upload. Each purpose wants the permission of that call, and has its own limit of size.',
        tags,
        body: uploadInput,
        response: {
          201: successOf(z.object({ upload: uploadTicket })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'PAYLOAD_TOO_LARGE'),
        },
      },
    },
    async (request, reply) => {
      const upload = await announceUpload(context, signedInCallerOf(request), request.body, secret);
      return reply.code(201).send(success({ upload }));
    },
  );

  void app.register((bytes: App, _options, done) => {
    bytes.removeAllContentTypeParsers();
    takeBodiesAsStreams(bytes);
    bytes.put(
      '/uploads/:ticket',
      {
        config: { access: 'public', internal: true, takes: 'bytes', object: null },
        schema: {
          operationId: 'receiveUpload',
          summary: 'The bytes of an announced file',
          description:
            'The body is the file as it is, of exactly the announced size. The ticket is the credential; a try that ' +
            'broke may be made again.',
          tags,
          params: byTicket,
          response: {
            200: successOf(z.object({ upload: receivedUpload })),
            ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'BAD_USER_INPUT', 'PAYLOAD_TOO_LARGE'),
          },
        },
      },
      async (request) => {
        // a request without a body is not parsed: then the raw request is an empty stream
        const body = (request.body as Readable | undefined) ?? request.raw;
        return success({ upload: await receiveUpload(context, request.params.ticket, body, secret, holderOf) });
      },
    );
    done();
  });

  app.post(
    '/file-tickets',
    {
      config: { access: 'signedIn', effect: 'read', internal: true },
      schema: {
        operationId: 'issueFileTicket',
        summary: 'A ticket for a file',
        description:
          'Takes the operationId of a route that answers a file, with its parameters and body. The access of that ' +
          'route is checked now and again when the ticket is used, within five minutes, as often as need be.',
        tags,
        body: fileTicketInput,
        response: {
          200: successOf(fileTicket),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'BAD_USER_INPUT', 'RATE_LIMITED'),
        },
      },
    },
    async (request) =>
      success(await issueFileTicket(context, downloads, signedInCallerOf(request), request.body, secret)),
  );

  for (const method of fileMethods('GET')) {
    app.route({
      method,
      url: '/files/:ticket',
      config: { access: 'public', internal: true, object: null, file: 'byTicket' },
      schema: {
        operationId: 'downloadByTicket',
        summary: 'The file of a ticket',
        description:
          'The ticket is the credential. Stored files answer ETag, Range, If-Range and If-None-Match. Where files are in a ' +
          'bucket that sends them itself, GET of one that is no picture answers a redirection to it, signed for a minute.',
        tags,
        params: byTicket,
        response: {
          200: { description: 'The file', content: { '*/*': { schema: z.string().meta({ format: 'binary' }) } } },
          302: z.undefined().describe('The file is fetched from the bucket'),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'BAD_USER_INPUT', 'RATE_LIMITED'),
        },
      },
      handler: async (request, reply) => {
        const { caller, download, asked } = await downloadByTicket(
          context,
          downloads,
          request.params.ticket,
          secret,
          holderOf,
        );
        const address = await bucketAddress(request, context.storage, download);
        if (address === undefined) return sendDownload(request, reply, context, caller, download, asked);
        const { content } = download;
        if (asked !== undefined && content.kind === 'stored') {
          const sent = { bytes: content.size, rows: content.rows ?? null, isWhole: true };
          await recordSentFile(context, caller, asked, download, sent);
        }
        return reply.header('cache-control', 'private, no-store').redirect(address);
      },
    });
  }
}
