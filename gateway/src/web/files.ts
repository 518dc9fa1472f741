import { enumName } from '@gdd/schema/graphqlNames';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GatewayError } from '../errors/gatewayError.js';
import { pushSaleLines, receiveUpload } from '../upstream/endpoints.generated.js';
import type { Schema } from '../upstream/endpoint.js';
import type { Download, FileStream } from '../upstream/fileStream.js';
import type { Upstream } from '../upstream/upstream.js';
import { sendError } from './failures.js';
import { identityOf } from './requests/requestIdentity.js';

/** The policy of files: one that is opened in the browser may run scripts, load resources and send requests nowhere. */
const filePolicy = "default-src 'none'; sandbox";

/** Milliseconds for which the rest of an upload is read and discarded after an early response. */
const discardMs = 5_000;

/** Characters of a ticket at most: the REST service issues no longer ones. */
const maxTicketLength = 8_000;

/** Counts as a read, which may be repeated: an upload has no effect until a mutation names it. */
const repeatableUpload = { ...receiveUpload, effect: 'read', deadline: 'read' } as const;

interface TicketRoute {
  Params: { ticket: string };
}

/**
 * `GET` and `HEAD /files/{ticket}` and `PUT /uploads/{ticket}` (docs/decisions/0005-files-by-ticket.md): files are
 * streamed between the browser and the REST service. The ticket is the only credential that an address may contain; the
 * REST service issued and validates it. `POST /sales/lines` streams the sale lines of another system, with its bearer
 * (docs/integrations.md).
 */
export function serveFiles(app: FastifyInstance, upstream: Upstream): void {
  const sendFile = async (request: FastifyRequest<TicketRoute>, reply: FastifyReply): Promise<FastifyReply> => {
    const path = `/files/${ticketOf(request)}`;
    const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
    const { status, headers, body } = await streamFor(request, reply, upstream).download(method, path, request.headers);
    if (status === 416) {
      return sendError(request, reply.headers(contentRangeOf(headers)), new GatewayError('BAD_USER_INPUT'), status);
    }
    return reply
      .code(status)
      .headers({ 'content-disposition': 'attachment', ...headers, ...cacheControlOf(headers) })
      .header('content-security-policy', filePolicy)
      .send(body);
  };
  // HEAD is forwarded as HEAD: Fastify's own HEAD route would fetch the whole file.
  for (const method of ['GET', 'HEAD'] as const) {
    app.route<TicketRoute>({
      method,
      url: '/files/:ticket',
      exposeHeadRoute: false,
      config: { isTransfer: true },
      handler: sendFile,
    });
  }
  void app.register((uploads, _options, done) => {
    serveUploads(uploads, upstream);
    done();
  });
}

/** Registers the uploads. No parser of the app may read their bodies, which are streamed as they are. */
function serveUploads(app: FastifyInstance, upstream: Upstream): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  app.put<TicketRoute>('/uploads/:ticket', { config: { isTransfer: true } }, async (request, reply) => {
    const path = `/uploads/${ticketOf(request)}`;
    const { raw, headers } = request;
    try {
      const stream = streamFor(request, reply, upstream);
      const description = { length: headers['content-length'] };
      const { id, size } = (await stream.upload(repeatableUpload, path, raw, description)).data.upload;
      return await reply.header('cache-control', 'no-store').send({ data: { upload: { id: String(id), size } } });
    } finally {
      discardRest(request);
    }
  });
  app.post('/sales/lines', { config: { isTransfer: true } }, async (request, reply) => {
    const { raw, headers, query } = request;
    const { filename } = query as { readonly filename?: unknown };
    const path = `/sales/lines${typeof filename === 'string' ? `?filename=${encodeURIComponent(filename)}` : ''}`;
    const description = { length: headers['content-length'], type: headers['content-type'] };
    try {
      const { data } = await streamFor(request, reply, upstream).upload(pushSaleLines, path, raw, description);
      const pushed = pushedImport(data.import);
      const isAtWork = ['READING', 'APPLYING'].includes(pushed.status);
      return await reply
        .code(isAtWork ? 202 : 200)
        .header('cache-control', 'no-store')
        .send({ data: { import: pushed } });
    } finally {
      discardRest(request);
    }
  });
}

/** The outcome of a push, with the names of the GraphQL type `Import`. */
function pushedImport({ id, status, rowsRead, rowsValid, errorCount, ...outcome }: Schema<'Import'>) {
  const { created, updated, unchanged } = outcome.totals;
  return {
    id: String(id),
    status: enumName(status),
    rowsRead,
    rowsValid,
    errorCount,
    totals: { created, updated, unchanged },
    errors: outcome.errors.map(({ row, column, reason, value, message }) => ({
      row,
      column,
      reason: enumName(reason),
      value,
      message,
    })),
    warnings: outcome.warnings.map(({ code, column, count, value, suggestion, needsConfirmation }) => ({
      code: enumName(code),
      column,
      count,
      value,
      suggestion,
      needsConfirmation,
    })),
    failure: outcome.failure === null ? null : enumName(outcome.failure),
  };
}

/** @throws GatewayError NOT_FOUND where the text cannot be a ticket */
function ticketOf({ params }: FastifyRequest<TicketRoute>): string {
  if (!/^[\w.~-]+$/.test(params.ticket) || params.ticket.length > maxTicketLength) throw new GatewayError('NOT_FOUND');
  return params.ticket;
}

function streamFor(request: FastifyRequest, reply: FastifyReply, upstream: Upstream): FileStream {
  const stream = upstream.fileStream(identityOf(request));
  reply.raw.once('close', () => stream.end());
  return stream;
}

/** The size of a file whose requested range does not exist. */
function contentRangeOf({ 'content-range': range }: Download['headers']): Record<string, string> {
  return range === undefined ? {} : { 'content-range': range };
}

/** A stored file, which has an ETag, may be cached by the browser and revalidated; a generated one may not. */
function cacheControlOf({ etag }: Download['headers']): { readonly 'cache-control': string } {
  return { 'cache-control': etag === undefined ? 'private, no-store' : 'private, no-cache' };
}

/**
 * Reads and discards the rest of an upload after an early response, for at most `discardMs`: clients read the response
 * only when they have sent the whole body.
 */
function discardRest({ raw }: FastifyRequest): void {
  if (raw.complete || raw.destroyed) return;
  raw.unpipe().resume();
  const timer = setTimeout(() => raw.destroy(), discardMs).unref();
  raw.once('close', () => clearTimeout(timer));
}
